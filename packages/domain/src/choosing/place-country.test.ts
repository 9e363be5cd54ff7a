import { expect, test } from "vitest";
import { countryOfPlace } from "./place-country.ts";

test.each([
  ["Manchester", "GB"],
  ["Bengaluru", "IN"],
  ["Mississauga, Canada", "CA"],
  ["Dubai", "AE"],
  ["Ireland", "IE"],
  ["Leeds (Morley)", "GB"],
  ["Leeds LS28", "GB"],
  ["Berlin-Neukölln", "DE"],
  ["Fitzroy, Melbourne VIC", "AU"],
  ["Newcastle NSW", "AU"],
  ["Europe", undefined],
  ["Remote", undefined],
  ["Nowhere in particular", undefined],
  ["", undefined],
])("%s lies in %s", (place, country) => {
  expect(countryOfPlace(place)).toBe(country);
});
