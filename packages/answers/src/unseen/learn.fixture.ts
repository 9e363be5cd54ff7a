import { openBank, savedOf } from "../bank/bank.ts";
import type { FieldValue, FormField } from "@sendoff/contract/form";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { type Case, readCases } from "../suite/read-cases.fixture.ts";
import { understand } from "../reading/understand.ts";
import { isUnsafe } from "../engine/unsafe.ts";
import { isUnknownValue, valueFor } from "../engine/value-for.ts";
import {
  chanceOf,
  type Features,
  type Model,
  WEIGHED,
  type Weighed,
} from "../learned-weights/model.ts";
import { findingOf as findingOfSaved, savedCandidates } from "../bank/saved-by-weight.ts";
import {
  findingOf as findingOfThing,
  thingCandidates,
  wantedOf,
} from "../second-look/thing-by-weight.ts";
import { wordsOf } from "../learned-weights/words.ts";
import { peopleOf } from "./read-set.fixture.ts";

/** The texts of a set's two files. */
export interface SetTexts {
  cases: string;
  applicants: string;
}

interface Asked {
  expected: Case["expected"];
  field: FormField;
  question: Question;
  meaning: Meaning | undefined;
  facts: Facts;
}

/** What might answer a question, and whether it would have been right. */
interface Row {
  features: Features;
  isRight: boolean;
}

/** A word that fewer questions hold is as rare as one that none holds. */
const LEAST_COUNT = 2;

/**
 * Learns from sets of questions how rare words are in forms, and what speaks for a saved answer or a thing of the profile: of each
 * question the likest one is looked at, and whether it gives what the set's author expects. Nothing is drawn by lot.
 */
export function learn(sets: readonly SetTexts[]): Model {
  const all = sets.flatMap(askedIn);
  const model = { questions: all.length, counts: countsOf(all) };
  const none = { saved: {}, thing: {}, bound: {}, years: {} };
  const rows: Record<Weighed, Row[]> = { saved: [], thing: [], bound: [], years: [] };
  for (const asked of all) {
    const { question, meaning, facts } = asked;
    const [saved] = savedCandidates(savedOf(facts), question, meaning, facts, {
      ...model,
      weights: none,
    });
    if (saved !== undefined && saved.isSafe)
      add(rows.saved, asked, saved.features, findingOfSaved(saved));
    const wanted = wantedOf(question);
    if (wanted === undefined) continue;
    const [best] = thingCandidates(question, meaning, facts, { ...model, weights: none });
    if (best === undefined || !best.isSafe) continue;
    const finding = findingOfThing(best.thing, wanted, facts, openBank(facts));
    add(rows[wanted.kind], asked, best.features, finding);
  }
  const weights: Record<Weighed, Features> = { ...none };
  for (const kind of WEIGHED) weights[kind] = fit(rows[kind]);
  return { ...model, weights };
}

function askedIn({ cases, applicants }: SetTexts): Asked[] {
  const people = peopleOf(applicants);
  return readCases(cases).flatMap(({ applicant, field, expected }) => {
    const facts = people.get(applicant);
    if (facts === undefined || field.kind === "file") return [];
    const question = readQuestion(field);
    return [{ expected, field, question, meaning: understand(question), facts }];
  });
}

/** In how many questions each word stands, rounded to steps of a fifth: more tells no more. */
function countsOf(all: readonly Asked[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { question } of all)
    for (const key of new Set(wordsOf(question).asked.map((word) => word.key)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Map(
    [...counts].flatMap(([key, count]) =>
      count < LEAST_COUNT || key.includes(",") ? [] : [[key, rounded(count)] as const],
    ),
  );
}

const rounded = (count: number): number =>
  count < 5 ? count : Math.round(1.2 ** Math.round(Math.log(count) / Math.log(1.2)));

function add(rows: Row[], asked: Asked, features: Features, finding: Finding | undefined): void {
  const value = finding === undefined ? undefined : valueOf(asked, finding);
  if (value === undefined) return;
  rows.push({
    features,
    isRight: asked.expected.some((each) => each !== undefined && isSame(each, value)),
  });
}

function valueOf(
  { field, question, meaning, facts }: Asked,
  finding: Finding,
): FieldValue | undefined {
  if (isUnsafe(finding, question, meaning, facts)) return undefined;
  const value = valueFor(finding, field, question, meaning, {
    facts,
    bank: openBank(facts),
    page: [],
  });
  return isUnknownValue(value) ? undefined : value;
}

const isSame = (left: FieldValue, right: FieldValue): boolean =>
  Array.isArray(left) && Array.isArray(right)
    ? JSON.stringify(left.toSorted()) === JSON.stringify(right.toSorted())
    : left === right;

const STEPS = 600;
const RATE = 0.3;
const MOMENTUM = 0.9;
/** Holds weights near 0 where little speaks for them. */
const DECAY = 0.0005;

/** The weights that fit the rows best: gradient descent over all rows at once, from 0. */
function fit(rows: readonly Row[]): Features {
  const names = Object.keys(rows[0]?.features ?? {});
  const weights: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
  const speed: Record<string, number> = { ...weights };
  for (let step = 0; step < STEPS; step += 1) {
    const slope: Record<string, number> = Object.fromEntries(names.map((name) => [name, 0]));
    for (const { features, isRight } of rows) {
      const miss = chanceOf(weights, features) - (isRight ? 1 : 0);
      for (const name of names) slope[name] = (slope[name] ?? 0) + miss * (features[name] ?? 0);
    }
    for (const name of names) {
      const weight = weights[name] ?? 0;
      const pull = (slope[name] ?? 0) / rows.length + (name === "always" ? 0 : DECAY * weight);
      speed[name] = MOMENTUM * (speed[name] ?? 0) + pull;
      weights[name] = weight - RATE * (speed[name] ?? 0);
    }
  }
  return weights;
}
