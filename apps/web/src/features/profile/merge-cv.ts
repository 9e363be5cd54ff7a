import {
  type Award,
  type CvExtraction,
  type Education,
  type Experience,
  type Language,
  type PersonalInfo,
  type Profile,
  SKILL_YEARS_MAX,
  type Skill,
} from "@sendoff/contract";

const EXPERIENCE_TYPE_DEFAULT = "Full-time";
const PROFICIENCY_DEFAULT = "Intermediate";

/**
 * Adds what a CV says to a profile. What the user typed always stays: a value is only filled in where there was none,
 * an entry only added where no entry is about the same thing (DECISIONS D10). Defaults that the CV did not say
 * (SPEC 9) are named in the entry's `imported`, because they are not facts (DECISIONS D13). Merging the same CV twice
 * changes nothing the second time.
 */
export function mergeCv(profile: Profile, cv: CvExtraction): Profile {
  return {
    ...profile,
    personal: mergePersonal(profile.personal, cv.personalInformation),
    experience: mergeList(profile.experience, cv.workExperience.map(experienceOf), {
      isValid: (item) => item.jobTitle !== "" || item.company !== "",
      key: (item) => [item.jobTitle, item.company],
      max: 200,
    }),
    education: mergeList(profile.education, cv.education.map(educationOf), {
      isValid: (item) => item.degreeName !== "" || item.institutionName !== "",
      key: (item) => [item.degreeName, item.institutionName],
      max: 100,
    }),
    skills: mergeList(profile.skills, cv.skills.map(skillOf), byName(500)),
    languages: mergeList(profile.languages, cv.languages.map(languageOf), byName(100)),
    achievements: mergeList(
      profile.achievements,
      cv.achievements.map((item) => awardOf(item.awardTitle, item)),
      byTitle,
    ),
    certifications: mergeList(
      profile.certifications,
      cv.certifications.map((item) => awardOf(item.title, item)),
      byTitle,
    ),
  };
}

interface ListRule<T> {
  isValid: (item: T) => boolean;
  /** Two entries with the same key are about the same thing. */
  key: (item: T) => readonly string[];
  max: number;
}
const byName = (max: number): ListRule<{ name: string }> => ({
  isValid: (item) => item.name !== "",
  key: (item) => [item.name],
  max,
});
const byTitle: ListRule<Award> = {
  isValid: (item) => item.title !== "",
  key: (item) => [item.title],
  max: 200,
};

/** Punctuation that carries meaning in a name (C++, C#, .NET) is kept; the rest does not tell entries apart. */
function fold(parts: readonly string[]): string {
  return parts
    .map((part) =>
      part
        .normalize("NFKC")
        .toLowerCase()
        .replace(/[^\p{L}\p{N}+#.]/gu, ""),
    )
    .join("|");
}

function mergeList<T extends object>(
  own: readonly T[],
  found: readonly T[],
  rule: ListRule<T>,
): T[] {
  const merged = [...own];
  for (const item of found) {
    if (!rule.isValid(item)) continue;
    const key = fold(rule.key(item));
    const index = merged.findIndex((other) => fold(rule.key(other)) === key);
    const same = merged[index];
    if (same !== undefined) merged[index] = fillGaps(same, item);
    else if (merged.length < rule.max) merged.push(item);
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

/** Names of the fields of an entry that hold an untouched default. */
function importedOf(item: object): Set<string> {
  return new Set(
    "imported" in item && Array.isArray(item.imported) ? item.imported.map(String) : [],
  );
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

function keysOf<T extends object>(value: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in value) keys.push(key);
  return keys;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

/** Leaves out empty values, so that "not said" is one thing: absent. */
function said<T extends object>(value: T): T {
  const result = { ...value };
  for (const key of keysOf(result)) if (isEmpty(result[key])) delete result[key];
  return result;
}

function mergePersonal(
  own: PersonalInfo,
  found: CvExtraction["personalInformation"],
): PersonalInfo {
  const { firstName, lastName, email, phone, city } = found;
  return { ...said({ firstName, lastName, email, phone, city }), ...said(own) };
}

function experienceOf(item: CvExtraction["workExperience"][number]): Experience {
  return {
    ...said({
      workLocation: item.workLocation.trim(),
      description: item.description.trim(),
      startDate: item.startDate,
      endDate: item.currentlyWorkHere ? "" : item.endDate,
    }),
    jobTitle: item.jobTitle.trim(),
    company: item.company.trim(),
    ...(item.currentlyWorkHere ? { currentlyWorkingHere: true } : {}),
    experienceType: EXPERIENCE_TYPE_DEFAULT,
    imported: ["experienceType"],
  };
}

function educationOf(item: CvExtraction["education"][number]): Education {
  return {
    ...said({
      institutionCity: item.institution.city.trim(),
      institutionState: item.institution.state.trim(),
      gpa: item.gpa.trim(),
      startDate: item.startDate,
      endDate: item.endDate,
    }),
    degreeName: item.degreeName.trim(),
    institutionName: item.institution.name.trim(),
  };
}

function skillOf(item: CvExtraction["skills"][number]): Skill {
  const name = item.skill.trim();
  return item.experience > 0
    ? { name, years: Math.min(item.experience, SKILL_YEARS_MAX) }
    : { name, years: 0, imported: ["years"] };
}

/** The CV's own words for how well, as one of the four choices of SPEC 3. */
const proficiencies: readonly (readonly [RegExp, string])[] = [
  [/native|mother tongue|bilingual/i, "Native"],
  [/fluent|advanced|proficient|full professional|\bc[12]\b/i, "Advanced"],
  [/intermediate|conversational|working|limited|\bb[12]\b/i, "Intermediate"],
  [/beginner|basic|elementary|\ba[12]\b/i, "Beginner"],
];

function languageOf(item: CvExtraction["languages"][number]): Language {
  const known = proficiencies.find(([pattern]) => pattern.test(item.proficiency));
  return known === undefined
    ? { name: item.name.trim(), proficiency: PROFICIENCY_DEFAULT, imported: ["proficiency"] }
    : { name: item.name.trim(), proficiency: known[1] };
}

function awardOf(
  title: string,
  item: { issuer: string; issuingDate: string; description: string },
): Award {
  return {
    ...said({
      issuer: item.issuer.trim(),
      date: item.issuingDate.trim(),
      description: item.description.trim(),
    }),
    title: title.trim(),
  };
}
