import { expect, test } from "vitest";
import { given } from "../engine/given.fixture.ts";

const SOMEBODY = { profile: { personal: { city: "Bengaluru", country: "India" } } };

test.each([
  "Confirm your qualifications",
  "You may be missing preferred qualifications",
  "Minimum qualifications",
])("under %s, which is over what the job wants, a city is the applicant's own", (section) => {
  expect(given(SOMEBODY, "Current city", { section })).toBe("Bengaluru");
});

test.each(["Education and qualifications", "Academic qualifications", "Education 1"])(
  "under %s a city may be the school's, and is left to the applicant",
  (section) => {
    expect(given(SOMEBODY, "City", { section })).toBeUndefined();
  },
);
