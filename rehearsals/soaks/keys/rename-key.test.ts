import { expect, test } from "vitest";
import type { KeyAtom } from "../../../tooling/key-tables/key-atoms.ts";
import { withMark } from "./mark.ts";
import { renameKey } from "./rename-key.ts";

const JSON_TYPE = "application/json";
const renamed = (data: unknown, atom: KeyAtom): unknown =>
  JSON.parse(renameKey(JSON.stringify(data), JSON_TYPE, atom));

test("words in a page's data are renamed, and names that its scripts go by are not", () => {
  const submit = { kind: "words", operator: "matches", value: "^(submit|send)( now)?$" } as const;
  const data = { action: "submit", label: "Submit", hint: "send now" };
  expect(renamed(data, submit)).toEqual({
    action: "submit",
    label: withMark("Submit"),
    hint: withMark("send now"),
  });
});

test("a script that looks for an element by its name finds it under the new one", () => {
  const label = { kind: "words", operator: "=", value: "Loading more jobs" } as const;
  const code = `document.querySelector('section[aria-label="Loading more jobs"]')`;
  expect(renameKey(code, "text/javascript", label)).toBe(
    `document.querySelector('section[aria-label="${withMark("Loading more jobs")}"]')`,
  );
});

test("an id is renamed in a page's data too, as a value and as a name", () => {
  const id = { kind: "id", operator: "*=", value: "error-text" } as const;
  const data = { problems: ["q1-error-text"], actions: { "q2-error-text": "error" } };
  const mark = withMark("error-text");
  expect(renamed(data, id)).toEqual({
    problems: [`q1-${mark}`],
    actions: { [`q2-${mark}`]: "error" },
  });
});
