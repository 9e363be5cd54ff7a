import type { PlatformFilterDefinition } from "@sendoff/contract/platform";
import { expect, test } from "vitest";
import { checkFilterAnswer } from "./filter-answer.ts";

const define = (
  field_type: PlatformFilterDefinition["field_type"],
  options: string[] = [],
  field_name = "Job type",
) => ({ id: 1, field_name, field_type, options });
const KINDS = ["Full-time", "Contract"];

test.each([
  [define("select", KINDS), "full-TIME", "Full-time"],
  [define("multiselect", KINDS), ["Contract", "contract", "Full-time"], ["Contract", "Full-time"]],
  [define("multiselect", KINDS), "Contract", ["Contract"]],
  [define("checkbox", KINDS), ["Contract"], ["Contract"]],
  [define("checkbox"), true, true],
  [define("switch"), false, false],
  [define("text"), "  Acme, Globex ", "Acme, Globex"],
  [define("text", [], "Minimum match score"), 60, "60"],
])("an answer that fits is kept: %j", (definition, answer, kept) => {
  expect(checkFilterAnswer(definition, answer)).toEqual({ kind: "answer", answer: kept });
});

test.each([
  [define("select", KINDS), ""],
  [define("multiselect", KINDS), []],
  [define("text"), "   "],
  [define("switch"), null],
])("an empty answer is none: %j", (definition, answer) => {
  expect(checkFilterAnswer(definition, answer)).toEqual({ kind: "empty" });
});

test.each([
  [define("select", KINDS), "Volunteer"],
  [define("select", KINDS), ["Contract"]],
  [define("multiselect", KINDS), ["Contract", "Volunteer"]],
  [define("multiselect", KINDS), [1]],
  [define("switch"), "yes"],
  [define("text"), { a: 1 }],
  [define("text"), "x".repeat(1001)],
  [define("text", [], "Minimum match score"), "most"],
  [define("text", [], "Minimum match score"), "101"],
])("an answer that does not fit is refused with what to do: %j", (definition, answer) => {
  const checked = checkFilterAnswer(definition, answer);
  expect(checked.kind).toBe("wrong");
  expect(checked.kind === "wrong" ? checked.message : "").toContain(definition.field_name);
});
