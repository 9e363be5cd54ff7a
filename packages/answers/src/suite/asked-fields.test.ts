import { readFileSync } from "node:fs";
import { ASKED_OF_PROFILE, profileFromFilters, profileToFilters } from "@sendoff/domain/profile";
import { expect, test } from "vitest";
import { z } from "zod";
import { answerField, isUnknown } from "../engine/index.ts";
import { factsFromJson } from "../facts/index.ts";
import { readCases } from "./read-cases.fixture.ts";

const People = z.record(
  z.string(),
  z.looseObject({ profile: z.record(z.string(), z.unknown()).optional() }),
);
const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const people = People.parse(JSON.parse(read("applicants.json")));
const cases = ["answerable", "sensitive"]
  .flatMap((name) => readCases(read(`${name}.cases.txt`)))
  .filter((entry) => entry.expected[0] !== undefined);

type Value = Record<string, unknown>;
const without = (item: Value, key: string): Value =>
  Object.fromEntries(Object.entries(item).filter(([name]) => name !== key));

/** The applicant as if their profile said nothing in this field. */
function lacking(person: Value, section: string, key: string): Value {
  const profile = profileFromFilters(person["profile"]) as Value;
  const value = profile[section];
  const left = Array.isArray(value)
    ? key === ""
      ? []
      : value.map((item: Value) => without(item, key))
    : without(value as Value, key);
  return { ...person, profile: profileToFilters({ ...profile, [section]: left } as never) };
}

type Person = ReturnType<typeof factsFromJson>;
const isAnswered = (facts: Person | undefined, { field }: (typeof cases)[number]): boolean =>
  facts !== undefined && !isUnknown(answerField(field, facts));
const full = new Map(Object.entries(people).map(([name, person]) => [name, factsFromJson(person)]));
const answered = cases.filter((entry) => isAnswered(full.get(entry.applicant), entry));

/** Of the suite's questions, how many lose their answer when a field is empty. */
function countAsked(section: string, key: string): number {
  const poorer = new Map(
    Object.entries(people).map(([name, person]) => [
      name,
      factsFromJson(lacking(person, section, key)),
    ]),
  );
  return answered.filter((entry) => !isAnswered(poorer.get(entry.applicant), entry)).length;
}

test("what forms ask of a profile most is what the engine loses without it", () => {
  const counted = ASKED_OF_PROFILE.map(({ section, field }) => ({
    section,
    field,
    questions: countAsked(section, field),
  }));
  expect(ASKED_OF_PROFILE).toEqual(counted);
});
