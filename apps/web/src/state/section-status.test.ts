import { type Profile, emptyProfile } from "@sendoff/contract/profile";
import { describe, expect, it } from "vitest";
import type { SectionKey } from "./profile-schema.ts";
import { sectionStatus } from "./section-status.ts";

const profile = (fields: Partial<Profile>): Profile => ({ ...emptyProfile(), ...fields });
const skill = { name: "SQL", years: 3 };

// SPEC 2b.21, 4.14, 4.15, 4.16, 4.17
describe("how far a section is", () => {
  it.each<[string, SectionKey, Partial<Profile>, string]>([
    ["personal with a first name", "personal", { personal: { firstName: "Meera" } }, "Completed"],
    ["personal with a last name", "personal", { personal: { lastName: "Nair" } }, "Completed"],
    ["personal with neither", "personal", { personal: { city: "Pune" } }, "Incomplete"],
    ["personal without anything", "personal", {}, "Not Started"],
    ["preferences with a title", "jobPrefs", { jobPrefs: { jobTitle: "Chef" } }, "Completed"],
    ["preferences with an industry", "jobPrefs", { jobPrefs: { industry: "Food" } }, "Completed"],
    ["preferences without anything", "jobPrefs", {}, "Not Started"],
    ["a list with an item", "skills", { skills: [skill] }, "Completed"],
    ["a list without one", "skills", {}, "Not Started"],
  ])("%s", (_what, key, fields, status) => {
    expect(sectionStatus(profile(fields), key)).toBe(status);
  });

  it.each<[string, { roles: string[]; locations: string[] }, string]>([
    ["a role and a place", { roles: ["Chef"], locations: ["Pune"] }, "Completed"],
    ["a role and no place", { roles: ["Chef"], locations: [] }, "Incomplete"],
  ])("preferences are %s too, typed on the dashboard", (_what, search, status) => {
    expect(sectionStatus(profile({}), "jobPrefs", search)).toBe(status);
  });
});
