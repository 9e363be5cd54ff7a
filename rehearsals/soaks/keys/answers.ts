import { createHash } from "node:crypto";
import type { FieldValue, FormField } from "@sendoff/contract/form";
import type { ApplyInput, CvFile } from "@sendoff/portals/driver";
import { SUITE_ANSWERS } from "../../../packages/portals/src/testing/suite-jobs.fixture.ts";
import { withoutMarks } from "./mark.ts";

const BYTES = new TextEncoder().encode("%PDF-1.4 the CV of Asha");
export const CV: CvFile = {
  fileName: "asha-cv.pdf",
  mimeType: "application/pdf",
  bytes: BYTES,
  sha256: createHash("sha256").update(BYTES).digest("hex"),
};

const PERSON: readonly (readonly [RegExp, FieldValue])[] = [
  [/first name|^first$/i, "Asha"],
  [/last name|surname|^last$/i, "Kumar"],
  [/name/i, "Asha Kumar"],
  [/phone|mobile/i, "9876543210"],
  [/privacy|consent|agree/i, true],
];

/** What the person says to a question in its own words. */
function known(question: string, account: string): FieldValue | undefined {
  if (/e-?mail/i.test(question)) return account;
  const known = SUITE_ANSWERS[question];
  if (known !== undefined) return known;
  return PERSON.find(([words]) => words.test(question))?.[1];
}

/** Some makers write "YES". */
const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The choice that says the same on this page, whose words may be marked. */
function asOffered(field: FormField, value: FieldValue): FieldValue {
  const find = (wanted: string): string =>
    field.options.find((option) => isSame(withoutMarks(option), wanted)) ??
    field.options.find((option) => wanted.startsWith(`${withoutMarks(option)},`)) ??
    wanted;
  if (Array.isArray(value)) return value.map(find);
  return typeof value === "string" ? find(value) : value;
}

/** Answers of one person, the same on every page. */
export const answersOf =
  (account: string): ApplyInput["answer"] =>
  (field) => {
    const value = known(withoutMarks(field.question), account);
    if (value === undefined) return { kind: "unknown", reason: "Nobody said" };
    const answer = {
      value: asOffered(field, value),
      source: "profile",
      confidence: 1,
      why: "",
    } as const;
    return { kind: "answer", answer };
  };
