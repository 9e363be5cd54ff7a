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
import { PORTAL_PLACES, SHARED_PLACES } from "./places.ts";

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

test.each(TABLES)("the table of $table says how each key is known, and counts", (places) => {
  const { rows, count } = tableOf(places);
  const unknown = rows.filter(({ source }) => source === undefined);
  expect(unknown.map(({ key }) => key)).toEqual([]);
  expect(count).toBe(countOf(rows));
});
