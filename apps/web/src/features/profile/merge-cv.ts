import type { CvExtraction } from "@sendoff/contract/cv";
import type { Profile } from "@sendoff/contract/profile";
import { type FoundInCv, foundInCv } from "./found-in-cv.ts";
import { importedOf, isEmpty, keysOf, omitEmpty } from "./omit-empty.ts";

/**
 * Adds what a CV says to a profile. What the user typed always stays: a value is only filled in where there was none,
 * an entry only added where no entry is about the same thing (DECISIONS D10). Merging the same CV twice changes nothing the
 * second time.
 */
export function mergeCv(profile: Profile, cv: CvExtraction): Profile {
  return mergeFound(profile, foundInCv(cv));
}

/** The same with what is left of a CV's findings after a review. */
export function mergeFound(profile: Profile, found: FoundInCv): Profile {
  return {
    ...profile,
    personal: { ...omitEmpty(found.personal), ...omitEmpty(profile.personal) },
    experience: mergeList("experience", profile.experience, found.experience),
    education: mergeList("education", profile.education, found.education),
    skills: mergeList("skills", profile.skills, found.skills),
    languages: mergeList("languages", profile.languages, found.languages),
    achievements: mergeList("achievements", profile.achievements, found.achievements),
    certifications: mergeList("certifications", profile.certifications, found.certifications),
  };
}

export type ListKey = Exclude<keyof FoundInCv, "personal">;

/** The fields that say what an entry is about, and how many entries a profile holds at most. */
export const listRules: Readonly<Record<ListKey, { key: readonly string[]; max: number }>> = {
  experience: { key: ["jobTitle", "company"], max: 200 },
  education: { key: ["degreeName", "institutionName"], max: 100 },
  skills: { key: ["name"], max: 500 },
  languages: { key: ["name"], max: 100 },
  achievements: { key: ["title"], max: 200 },
  certifications: { key: ["title"], max: 200 },
};

/** Texts that differ in case, spaces or punctuation alone are the same; what carries meaning in a name (C++, C#, .NET) is kept. */
export function fold(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#.]/gu, "");
}

/** Two entries of a list with the same subject are about the same thing. */
export function subjectOf(list: ListKey, item: object): string {
  const values = new Map<string, unknown>(Object.entries(item));
  return listRules[list].key
    .map((key) => {
      const value = values.get(key);
      return typeof value === "string" ? fold(value) : "";
    })
    .join("|");
}

function mergeList<T extends object>(list: ListKey, own: readonly T[], found: readonly T[]): T[] {
  const merged = [...own];
  for (const item of found) {
    const subject = subjectOf(list, item);
    const index = merged.findIndex((other) => subjectOf(list, other) === subject);
    const same = merged[index];
    if (same !== undefined) merged[index] = fillGaps(same, item);
    else if (merged.length < listRules[list].max) merged.push(item);
  }
  return merged;
}

/** Values of `found` where `own` has none, or has only an untouched default that the CV now knows better. */
function fillGaps<T extends object>(own: T, found: T): T {
  const result: T = { ...own };
  const defaults = importedOf(own);
  const foundDefaults = importedOf(found);
  const keys = keysOf(found).filter((key) => key !== "imported");
  for (const key of keys) {
    const name = String(key);
    const isGap = isEmpty(own[key]);
    const isBetter = defaults.has(name) && !foundDefaults.has(name);
    if ((!isGap && !isBetter) || isEmpty(found[key])) continue;
    // An end date must not be added to a job that the user still holds, nor the other way round.
    if (contradicts(own, name)) continue;
    result[key] = found[key];
    if (foundDefaults.has(name)) defaults.add(name);
    else defaults.delete(name);
  }
  return withImported(result, defaults);
}

function withImported<T extends object>(item: T, defaults: ReadonlySet<string>): T {
  if (defaults.size > 0) return { ...item, imported: [...defaults] };
  const result = { ...item };
  if ("imported" in result) delete result.imported;
  return result;
}

function contradicts(own: object, name: string): boolean {
  if (name === "endDate") return "currentlyWorkingHere" in own && own.currentlyWorkingHere === true;
  if (name === "currentlyWorkingHere") return "endDate" in own && !isEmpty(own.endDate);
  return false;
}
