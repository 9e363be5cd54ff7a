import { expect, test } from "vitest";
import { hasJobPreferences, jobPreferencesFromFilters } from "./job-preferences.ts";

// SPEC 5.27
test("roles and locations are trimmed and lose their duplicates", () => {
  expect(
    jobPreferencesFromFilters({
      roles: [" Backend Engineer", "backend engineer", "", 5, "QA"],
      locations: ["Pune"],
      salary_range: { min: 300_000, max: 1_500_000 },
      personal: {},
    }),
  ).toEqual({
    roles: ["Backend Engineer", "QA"],
    locations: ["Pune"],
    salaryRange: { min: 300_000, max: 1_500_000 },
  });
});

// SPEC 3.23
test("JSON text is read like an object, and junk is no preference", () => {
  expect(jobPreferencesFromFilters('{"roles":["QA"],"locations":"Pune"}')).toEqual({
    roles: ["QA"],
    locations: [],
  });
  for (const junk of [undefined, null, 5, "{", "[]", [], { salary_range: { min: 9, max: 1 } }]) {
    expect(jobPreferencesFromFilters(junk)).toEqual({ roles: [], locations: [] });
  }
});

// SPEC 1.7
test("a search needs a role and a place", () => {
  expect(hasJobPreferences({ roles: ["QA"], locations: ["Pune"] })).toBe(true);
  expect(hasJobPreferences({ roles: ["QA"], locations: [] })).toBe(false);
});
