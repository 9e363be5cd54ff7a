import { expect, test } from "vitest";
import { countryOfPlace } from "./place-country.ts";

test.each([
  ["Manchester", "GB"],
  ["Bengaluru", "IN"],
  ["Mississauga, Canada", "CA"],
  ["Dubai", "AE"],
  ["Ireland", "IE"],
  ["Europe", undefined],
  ["Remote", undefined],
  ["Nowhere in particular", undefined],
  ["", undefined],
])("%s lies in %s", (place, country) => {
  expect(countryOfPlace(place)).toBe(country);
});
