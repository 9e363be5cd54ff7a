import { expect, test } from "vitest";
import { cityNames } from "./city-names.ts";
import { LOCATION_ALIASES, LOCATIONS } from "./constants.ts";

test.each([
  ["Poona", "Pune"],
  ["New  Delhi", "delhi"],
  ["bengaluru", "Bangalore"],
  ["NYC", "New York"],
  ["Cochin", "Kochi"],
])("%s is %s, whichever of the two is asked for", (one, other) => {
  expect(cityNames(one)).toEqual(cityNames(other));
  expect(cityNames(one).length).toBeGreaterThan(1);
});

test("a place without other names goes by its own", () => {
  expect(cityNames(" Jaipur ")).toEqual(["jaipur"]);
});

test("no name means two places", () => {
  const all = Object.entries(LOCATION_ALIASES).flatMap(([name, others]) => [name, ...others]);
  const names = [...all, ...LOCATIONS.filter((name) => !(name in LOCATION_ALIASES))];
  expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
});
