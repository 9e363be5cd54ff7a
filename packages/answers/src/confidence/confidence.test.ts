import { readFileSync, readdirSync } from "node:fs";
import type { FormField } from "@sendoff/contract/form";
import { expect, test } from "vitest";
import { answerField, answerForm } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";
import { FIRST_RUNS } from "../unseen/first-runs.fixture.ts";
import { confidenceOf, laplace, shownBy, tableText } from "./calibrate.fixture.ts";
import { CONCLUSIONS } from "./conclusion.ts";
import { SURENESS } from "./table.ts";

const UNSEEN = new URL("../unseen/", import.meta.url);
const SETS = readdirSync(UNSEEN).filter((name) => /^q\d+$/.test(name));
const read = (path: string): string => readFileSync(new URL(path, UNSEEN), "utf8");

test("the table is what the first runs make of it", () => {
  expect(read("../confidence/table.ts")).toBe(tableText(FIRST_RUNS));
});

test("every unseen set has its first run on record", () => {
  expect(SETS.filter((name) => !FIRST_RUNS.some(({ set }) => set === name))).toEqual([]);
});

test("no kind claims more than the first runs show", () => {
  const runs = FIRST_RUNS.map(({ counts }) => counts);
  for (const kind of CONCLUSIONS)
    expect(SURENESS[kind].confidence).toBeLessThanOrEqual(shownBy(kind, runs));
});

test("few answers claim little, and the same words no less than other words", () => {
  expect(laplace({ right: 0, given: 0 })).toBe(0.5);
  expect(laplace({ right: 3, given: 3 })).toBe(0.8);
  // 0.9722: never rounded up.
  expect(laplace({ right: 34, given: 34 })).toBe(0.97);
  const few = [{ same_words: { right: 1, given: 2 }, other_words: { right: 97, given: 98 } }];
  expect(confidenceOf("same_words", few)).toBe(laplace({ right: 98, given: 100 }));
  expect(confidenceOf("other_words", few)).toBe(laplace({ right: 98, given: 100 }));
  const many = [{ same_words: { right: 98, given: 98 }, other_words: { right: 9, given: 10 } }];
  expect(confidenceOf("same_words", many)).toBe(0.99);
});

const facts = factsFromJson({
  user: {
    first_name: "Asha",
    last_name: "Rao",
    email: "asha@example.in",
    notice_period: "30 days",
  },
  profile: {},
  answers: [
    { question: "Are you willing to travel?", answer: "Yes" },
    { question: "Do you own a car?", answer: "No" },
  ],
  today: "2026-11-24",
});
const asked = (question: string, options: string[] = []): FormField => ({
  question,
  kind: options.length === 0 ? "text" : "radio",
  required: true,
  options,
  value: "",
  error: "",
});

test("an answer is as sure as its kind, on a form as alone", () => {
  const fields = [
    asked("Are you willing to travel?", ["Yes", "No"]),
    asked("First name"),
    asked("Can you join within 45 days?", ["Yes", "No"]),
    { ...asked("Gender", ["Female", "Male", "Prefer not to say"]), required: false },
  ];
  const kinds = ["same_words", "profile", "reckoned", "policy"] as const;
  const confidences = kinds.map((kind) => ({ confidence: SURENESS[kind].confidence }));
  expect(answerForm(fields, facts)).toMatchObject(confidences);
  expect(fields.map((field) => answerField(field, facts))).toMatchObject(confidences);
});

test("what the form holds already and is right is as sure as it was found", () => {
  const held = { ...asked("First name"), value: "Asha" };
  const { confidence } = SURENESS.profile;
  expect(answerField(held, facts)).toMatchObject({ source: "prefilled", confidence });
});
