import type { Profile } from "@sendoff/contract";
import type { SectionStatus } from "../components/ui/status-badge.tsx";
import type { SectionKey } from "./profile-schema.ts";

const has = (value: string | undefined) => value !== undefined && value !== "";

/** SPEC 4: when a section counts as complete. */
export function isSectionComplete(profile: Profile, key: SectionKey): boolean {
  if (key === "personal") return has(profile.personal.firstName) || has(profile.personal.lastName);
  if (key === "jobPrefs") return has(profile.jobPrefs.jobTitle) || has(profile.jobPrefs.industry);
  return profile[key].length > 0;
}

/** Incomplete is begun without what counts; Not Started is empty (SPEC 2). */
export function sectionStatus(profile: Profile, key: SectionKey): SectionStatus {
  if (isSectionComplete(profile, key)) return "Completed";
  const value = profile[key];
  const isBegun = Array.isArray(value) ? value.length > 0 : Object.values(value).some(has);
  return isBegun ? "Incomplete" : "Not Started";
}
