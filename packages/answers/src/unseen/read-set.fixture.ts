import type { FieldValue, FormField } from "@sendoff/contract/form";
import { z } from "zod";
import { concludeField } from "../engine/engine.ts";
import type { Facts } from "../facts/facts.ts";
import { isUnknown } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";
import type { Conclusion } from "../confidence/conclusion.ts";
import { type Case, readCases } from "../suite/read-cases.fixture.ts";

const People = z.record(z.string(), z.unknown());

/** How an answer to one line of an unseen set compares with what its author expects. */
export type Verdict = "right" | "asked, which is fine" | "asked" | "wrong" | "invented";

/** One line of a set with what the engine gave. */
export interface Judged {
  applicant: string;
  field: FormField;
  expected: readonly (FieldValue | undefined)[];
  given: FieldValue | undefined;
  /** The kind of conclusion of what was given. */
  conclusion: Conclusion | undefined;
  verdict: Verdict;
}

/** The numbers of one set. */
export interface Score {
  questions: number;
  answerable: number;
  right: number;
  /** Right, or asked where a careful assistant might ask as well. */
  rightOrFine: number;
  /** Answered with something else than expected, inventions included. */
  wrong: number;
}

/** The people of a set with their facts; `applicants` is the text of its file. */
export const peopleOf = (applicants: string): Map<string, Facts> =>
  new Map(
    Object.entries(People.parse(JSON.parse(applicants))).map(([name, person]) => [
      name,
      factsFromJson(person),
    ]),
  );

/** Answers every line of a set; `cases` and `applicants` are the texts of its two files. */
export function judge(cases: string, applicants: string): Judged[] {
  const people = peopleOf(applicants);
  const all = readCases(cases);
  return all.map(({ applicant, field, expected, mayAsk }, at) => {
    const facts = people.get(applicant);
    if (facts === undefined) throw new Error(`The set has no applicant ${applicant}`);
    const outcome = concludeField(field, facts, dialCodeBefore(all[at - 1], applicant, field));
    const given = isUnknown(outcome) ? undefined : outcome.value;
    const conclusion = isUnknown(outcome) ? undefined : outcome.conclusion;
    const verdict = verdictOn(given, expected, mayAsk);
    return { applicant, field, expected, given, conclusion, verdict };
  });
}

/** A list of dial codes right before a phone number is on the same page, as on every form that has the two. */
function dialCodeBefore(
  before: Case | undefined,
  applicant: string,
  field: FormField,
): FormField[] {
  return field.kind === "tel" && before?.applicant === applicant && before.field.kind === "select"
    ? [before.field]
    : [];
}

function verdictOn(
  given: FieldValue | undefined,
  expected: readonly (FieldValue | undefined)[],
  mayAsk: boolean,
): Verdict {
  if (expected.some((value) => isSame(value, given))) return "right";
  if (given !== undefined)
    return expected.every((value) => value === undefined) ? "invented" : "wrong";
  return mayAsk ? "asked, which is fine" : "asked";
}

function isSame(left: FieldValue | undefined, right: FieldValue | undefined): boolean {
  if (Array.isArray(left) && Array.isArray(right))
    return JSON.stringify(left.toSorted()) === JSON.stringify(right.toSorted());
  return left === right;
}

/** Counts the verdicts on a set. */
export function scoreOf(judged: readonly Judged[]): Score {
  const answerable = judged.filter(({ expected }) => expected.some((value) => value !== undefined));
  const right = answerable.filter(({ verdict }) => verdict === "right").length;
  const fine = answerable.filter(({ verdict }) => verdict === "asked, which is fine").length;
  return {
    questions: judged.length,
    answerable: answerable.length,
    right,
    rightOrFine: right + fine,
    wrong: judged.filter(({ verdict }) => verdict === "wrong" || verdict === "invented").length,
  };
}

/** One line for a person who looks for what went wrong. */
export function lineOf({ applicant, field, expected, given, verdict }: Judged): string {
  const options = field.options.length === 0 ? "" : ` | ${field.options.join("; ")}`;
  const wanted = expected.map((value) => JSON.stringify(value) ?? "unknown").join(" or ");
  return `  ${verdict}: ${applicant}: ${field.kind} ${field.question}${options} | expected ${wanted} | given ${JSON.stringify(given) ?? "unknown"}`;
}
