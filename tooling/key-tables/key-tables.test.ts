import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import {
  countOf,
  driverKeysOf,
  emptyDriverCells,
  missingKeys,
  sandboxKeysOf,
  sandboxRows,
  tableOf,
  wrongDriverCells,
} from "./compare.ts";
import { GUESSED_SELECTORS } from "../../packages/portals/src/guessed-selectors.ts";
import { GUESSED_PHRASES } from "../../packages/portals/src/guessed-phrases.ts";
import {
  guessedPhrases,
  guessedSelectors,
  guessesAlone,
  uncountedPhrases,
} from "./guessed-selectors.ts";
import { uncountedSelectors } from "./uncounted-selectors.ts";
import { SUM_PATH, sumOf } from "./sum.ts";
import { withoutFallback, wordlessConfirmations, wrongMarks } from "./guesses.ts";
import { PORTAL_PLACES, SHARED_PLACES } from "./places.ts";
import { wrongSandboxCells } from "./sandbox-cells.ts";

/** Looked for by a guess first, and no words for it are known from anywhere. */
const NO_WORDS_KNOWN = [
  "company in packages/portals/src/indeed/pages/job.page.ts",
  "checkpoint in packages/portals/src/indeed/pages/obstacles.ts",
];

/** Asked for by guesses alone in a page script: the chosen ones of a drawn list that takes several, which no saved page shows. */
const GUESSES_ALONE = [
  "[class*=multi-value__label i],[class*=multiValueLabel i],[data-automation-id=selectedItem],[class*=chip__label i] in packages/portals/src/in-page/kinds.ts",
];

const TABLES = [...PORTAL_PLACES, SHARED_PLACES];

test.each(TABLES)("the table of $table has every key that its driver looks for", (places) => {
  expect(missingKeys(driverKeysOf(places), tableOf(places).rows)).toEqual([]);
});

test.each(TABLES)("the table of $table has every key that its sandbox draws", (places) => {
  const keys = sandboxKeysOf(places);
  expect(keys.length).toBeGreaterThan(10);
  expect(missingKeys(keys, sandboxRows(places))).toEqual([]);
});

test.each(TABLES)("the table of $table names the files that look for its keys", (places) => {
  expect(wrongDriverCells(places)).toEqual([]);
  expect(emptyDriverCells(places)).toEqual([]);
});

test.each(TABLES)("the table of $table names files of the sandbox that have its keys", (places) => {
  expect(wrongSandboxCells(places)).toEqual([]);
});

test("the keys of all tables are counted by how they are known", () => {
  const sum = sumOf(TABLES);
  // What follows is written by hand.
  expect(readFileSync(SUM_PATH, "utf8").slice(0, sum.length)).toBe(sum);
});

test.each(TABLES)("the table of $table says once how each key is known, and counts", (places) => {
  const { rows, count } = tableOf(places);
  const unknown = rows.filter(({ source }) => source === undefined);
  expect(unknown.map(({ key }) => key)).toEqual([]);
  const keys = rows.map(({ key }) => key);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  expect(count).toBe(countOf(rows));
});

// The hits of those are told apart on the worker's `/metrics`.
test.each(TABLES)(
  "the driver of $table marks the variants that are guesses, and no others",
  (places) => {
    expect(wrongMarks(places)).toEqual([]);
  },
);

const PHRASES = Object.fromEntries(
  Object.entries(GUESSED_PHRASES).map(([folder, all]) => [folder, all.map(({ source }) => source)]),
);

test.each([
  { what: "selectors", guessesOf: guessedSelectors, counted: GUESSED_SELECTORS },
  { what: "words and names", guessesOf: guessedPhrases, counted: PHRASES },
])("the $what of page scripts that are guesses are those that are counted", (each) => {
  const guessed = new Map<string, Set<string>>();
  for (const [folder, guesses] of TABLES.flatMap((places) => [...each.guessesOf(places)])) {
    if (guesses.length > 0) {
      guessed.set(folder, new Set([...(guessed.get(folder) ?? []), ...guesses]));
    }
  }
  const found = [...guessed].map(([folder, guesses]) => [folder, [...guesses].toSorted()]);
  expect(Object.fromEntries(found)).toEqual(each.counted);
});

test("page scripts ask no words or names that are guesses without counting them", () => {
  expect(TABLES.flatMap(uncountedPhrases)).toEqual([]);
});

test("page scripts ask for no selectors that are guesses without counting them", () => {
  expect(TABLES.flatMap(uncountedSelectors)).toEqual([]);
});

test("what is looked for by a guess first is looked for by role and words, too, and in page scripts by another way", () => {
  expect(TABLES.flatMap(withoutFallback)).toEqual(NO_WORDS_KNOWN);
  expect(TABLES.flatMap(guessesAlone)).toEqual(GUESSES_ALONE);
});

// "Uploading…" stands in a status box, too.
test("no confirmation is known by a role or a tag alone", () => {
  expect(TABLES.flatMap(wordlessConfirmations)).toEqual([]);
});
