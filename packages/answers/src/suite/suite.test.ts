import { readFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import type { FieldValue } from "@sendoff/contract/form";
import { answerField, isUnknown } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";
import { readCases, type Case } from "./read-cases.fixture.ts";

const people = new Map<string, unknown>(
  Object.entries(
    JSON.parse(readFileSync(new URL("applicants.json", import.meta.url), "utf8")) as object,
  ),
);
const load = (name: string): Case[] =>
  readCases(readFileSync(new URL(`${name}.cases.txt`, import.meta.url), "utf8"));
const answerable = load("answerable");
const sensitive = load("sensitive");
const unanswerable = load("unanswerable");

interface Outcome extends Case {
  given: FieldValue | undefined;
  isRight: boolean;
}

function run(cases: Case[]): Outcome[] {
  return cases.map((entry) => {
    const outcome = answerField(entry.field, factsFromJson(people.get(entry.applicant)));
    const given = isUnknown(outcome) ? undefined : outcome.value;
    return {
      ...entry,
      given,
      isRight: JSON.stringify(given) === JSON.stringify(entry.expected[0]),
    };
  });
}

function report(name: string, outcomes: Outcome[]): void {
  const wrong = outcomes.filter((outcome) => !outcome.isRight);
  const lines = wrong.map(
    ({ applicant, field, expected, given }) =>
      `  ${applicant}: ${field.question} | expected ${JSON.stringify(expected[0]) ?? "unknown"} | given ${JSON.stringify(given) ?? "unknown"}`,
  );
  process.stdout.write(
    `${name}: ${String(outcomes.length - wrong.length)} of ${String(outcomes.length)} right\n${lines.join("\n")}${lines.length > 0 ? "\n" : ""}`,
  );
}

// Two thousand questions on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

describe("the question suite", () => {
  it("holds at least 400 questions of at least 8 applicants, none of them twice", () => {
    const all = [...answerable, ...sensitive, ...unanswerable];
    expect(all.length).toBeGreaterThanOrEqual(400);
    expect(new Set(all.map((entry) => entry.applicant)).size).toBeGreaterThanOrEqual(8);
    expect(new Set(all.map((entry) => JSON.stringify([entry.applicant, entry.field]))).size).toBe(
      all.length,
    );
  });

  it("answers at least 95 % of the answerable questions right", () => {
    const outcomes = run(answerable);
    report("answerable", outcomes);
    expect(
      outcomes.filter((outcome) => outcome.isRight).length / outcomes.length,
    ).toBeGreaterThanOrEqual(0.95);
  });

  it("answers no sensitive question wrong", () => {
    const outcomes = run(sensitive);
    report("sensitive", outcomes);
    expect(outcomes.filter((outcome) => !outcome.isRight && outcome.given !== undefined)).toEqual(
      [],
    );
    expect(
      outcomes.filter((outcome) => outcome.isRight).length / outcomes.length,
    ).toBeGreaterThanOrEqual(0.95);
  });

  it("leaves every unanswerable question unknown", () => {
    const outcomes = run(unanswerable);
    report("unanswerable", outcomes);
    expect(outcomes.filter((outcome) => outcome.given !== undefined)).toEqual([]);
  });
});
