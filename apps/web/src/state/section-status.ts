import type { JobPreferences, Profile } from "@sendoff/contract/profile";
import { hasJobPreferences } from "@sendoff/domain/profile";
import type { SectionKey } from "./profile-schema.ts";

export type SectionStatus = "Completed" | "Incomplete" | "Not Started";

const NO_SEARCH: JobPreferences = { roles: [], locations: [] };

const has = (value: string | undefined) => value !== undefined && value !== "";

/**
 * SPEC 4: when a section counts as complete. Roles and places to search for are job preferences too, wherever they were typed:
 * with them that section is not one that was never started.
 */
export function isSectionComplete(
  profile: Profile,
  key: SectionKey,
  search: JobPreferences = NO_SEARCH,
): boolean {
  if (key === "personal") return has(profile.personal.firstName) || has(profile.personal.lastName);
  if (key === "jobPrefs") {
    const { jobTitle, industry } = profile.jobPrefs;
    return has(jobTitle) || has(industry) || hasJobPreferences(search);
  }
  return profile[key].length > 0;
}

/** Incomplete is begun without what counts; Not Started is empty (SPEC 2). */
export function sectionStatus(
  profile: Profile,
  key: SectionKey,
  search: JobPreferences = NO_SEARCH,
): SectionStatus {
  if (isSectionComplete(profile, key, search)) return "Completed";
  if (key === "jobPrefs" && search.roles.length + search.locations.length > 0) return "Incomplete";
  const value = profile[key];
  const isBegun = Array.isArray(value) ? value.length > 0 : Object.values(value).some(has);
  return isBegun ? "Incomplete" : "Not Started";
}
