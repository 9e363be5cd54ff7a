import type { CvExtraction } from "@sendoff/contract/cv";
import type { Profile } from "@sendoff/contract/profile";
import { profileSchema, type SchemaField, type SchemaSection } from "../../state/profile-schema.ts";
import { type FoundInCv, foundInCv } from "./found-in-cv.ts";
import { fold, type ListKey, listRules, mergeFound, subjectOf } from "./merge-cv.ts";
import { writePartialDate } from "./partial-date.ts";
import { importedOf, isEmpty, keysOf } from "./omit-empty.ts";
import { idsOfSecondReading } from "./second-reading.ts";

/** One value that a CV says and the profile does not. */
export interface ReviewValue {
  readonly id: string;
  readonly label: string;
  /** What the profile says instead; empty where it says nothing. */
  readonly own: string;
  readonly found: string;
  /** The profile says something else: it stays unless the CV's is chosen (DECISIONS D10). */
  readonly isConflict: boolean;
  /** Only a model found it in the CV. */
  readonly isByModel: boolean;
}
/** An entry of a list: a new one, or one that the profile has and the CV says more or something else of. */
export interface ReviewItem {
  readonly id: string;
  readonly title: string;
  readonly isNew: boolean;
  /** Only a model found the entry, or what it is about. */
  readonly isByModel: boolean;
  readonly values: readonly ReviewValue[];
}
export interface ReviewSection {
  readonly key: keyof FoundInCv;
  readonly title: string;
  readonly values: readonly ReviewValue[];
  readonly items: readonly ReviewItem[];
}

/** What the person decided: ids that are left out, and conflicts in which the CV's value is taken. */
export interface ReviewChoices {
  readonly left: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

const NOW = "now";
const lists: readonly ListKey[] = [
  "experience",
  "education",
  "skills",
  "languages",
  "achievements",
  "certifications",
];

/** A first CV is merged at once, unless it says something else than what the person typed when they began: name, phone, city. */
export function needsReview(profile: Profile, cv: CvExtraction): boolean {
  const review = reviewCv(profile, cv);
  if (lists.some((list) => profile[list].length > 0)) return review.length > 0;
  return review.some(({ values }) => values.some(({ isConflict }) => isConflict));
}

/**
 * What a CV would change or says differently, by section; sections with nothing of that are left out. `byModel` are the api's names of
 * values that only a model found.
 */
export function reviewCv(
  profile: Profile,
  cv: CvExtraction,
  byModel: readonly string[] = [],
): ReviewSection[] {
  const found = foundInCv(cv);
  const marked = idsOfSecondReading(found, cv, byModel);
  return profileSchema.flatMap((section) => {
    const { key, title } = section;
    if (key === "jobPrefs") return [];
    const review: ReviewSection =
      key === "personal"
        ? {
            key,
            title,
            values: valuesOf(section, key, profile.personal, found.personal, marked),
            items: [],
          }
        : {
            key,
            title,
            values: [],
            items: itemsOf(section, key, profile[key], found[key], marked),
          };
    return review.values.length + review.items.length === 0 ? [] : [review];
  });
}

function itemsOf(
  section: SchemaSection,
  list: ListKey,
  own: readonly object[],
  found: readonly object[],
  marked: ReadonlySet<string>,
): ReviewItem[] {
  const seen = new Set<string>();
  return found.flatMap((item, index) => {
    const subject = subjectOf(list, item);
    // The same thing twice in one CV is one entry (merge-cv.ts); its first mention is reviewed.
    if (seen.has(subject)) return [];
    seen.add(subject);
    const id = `${list}.${index}`;
    const same = own.find((other) => subjectOf(list, other) === subject);
    const values = valuesOf(section, id, same ?? {}, item, marked).filter(
      ({ id: valueId }) => !listRules[list].key.some((key) => valueId === `${id}.${key}`),
    );
    if (same !== undefined && values.length === 0) return [];
    const title = listRules[list].key
      .map((key) =>
        textOf(
          section.fields.find((field) => field.key === key),
          item,
        ),
      )
      .filter((text) => text !== "")
      .join(", ");
    return [{ id, title, isNew: same === undefined, isByModel: marked.has(id), values }];
  });
}

function valuesOf(
  section: SchemaSection,
  id: string,
  own: object,
  found: object,
  marked: ReadonlySet<string>,
): ReviewValue[] {
  const ownDefaults = importedOf(own);
  const foundDefaults = importedOf(found);
  return section.fields.flatMap((field) => {
    if (field.type === "checkbox" || foundDefaults.has(field.key)) return [];
    const stated = textOf(field, found);
    const had = ownDefaults.has(field.key) ? "" : textOf(field, own);
    if (stated === "" || isSame(field, had, stated)) return [];
    return [
      {
        id: `${id}.${field.key}`,
        label: field.label,
        own: had,
        found: stated,
        isConflict: had !== "",
        isByModel: marked.has(id) || marked.has(`${id}.${field.key}`),
      },
    ];
  });
}

/** A value as people read it; a job that is still held ends "now". */
function textOf(field: SchemaField | undefined, item: object): string {
  if (field === undefined) return "";
  const values = new Map<string, unknown>(Object.entries(item));
  if (field.key === "endDate" && values.get("currentlyWorkingHere") === true) return NOW;
  const value = values.get(field.key);
  if (isEmpty(value)) return "";
  return field.type === "date" ? writePartialDate(String(value)) : String(value);
}

/** Also a date that the profile knows to the day and the CV to the month, and a number with and without its country's code. */
function isSame(field: SchemaField, own: string, found: string): boolean {
  if (own === "") return false;
  if (field.type === "tel") {
    const [ownDigits, foundDigits] = [own, found].map((text) => text.replaceAll(/\D/g, ""));
    return ownDigits !== undefined && ownDigits !== "" && foundDigits?.endsWith(ownDigits) === true;
  }
  return fold(own) === fold(found) || (field.type === "date" && own.endsWith(` ${found}`));
}

/** The profile with what is left of a CV after its review, on top of the newest profile there is. */
export function applyReview(profile: Profile, cv: CvExtraction, choices: ReviewChoices): Profile {
  const found = foundInCv(cv);
  const own: Profile = {
    ...profile,
    personal: without(profile.personal, "personal", choices.taken),
    experience: giveWay("experience", profile.experience, found.experience, choices),
    education: giveWay("education", profile.education, found.education, choices),
    skills: giveWay("skills", profile.skills, found.skills, choices),
    languages: giveWay("languages", profile.languages, found.languages, choices),
    achievements: giveWay("achievements", profile.achievements, found.achievements, choices),
    certifications: giveWay(
      "certifications",
      profile.certifications,
      found.certifications,
      choices,
    ),
  };
  return mergeFound(own, {
    personal: without(found.personal, "personal", choices.left),
    experience: kept("experience", found.experience, choices),
    education: kept("education", found.education, choices),
    skills: kept("skills", found.skills, choices),
    languages: kept("languages", found.languages, choices),
    achievements: kept("achievements", found.achievements, choices),
    certifications: kept("certifications", found.certifications, choices),
  });
}

/** Entries of the CV that were not left out, without the values that were; a second mention follows the first. */
function kept<T extends object>(list: ListKey, found: readonly T[], choices: ReviewChoices): T[] {
  return found.flatMap((item) => {
    const subject = subjectOf(list, item);
    const id = `${list}.${found.findIndex((other) => subjectOf(list, other) === subject)}`;
    return choices.left.has(id) ? [] : [without(item, id, choices.left)];
  });
}

/** Own values that lose to the CV's become gaps, which the merge then fills. */
function giveWay<T extends object>(
  list: ListKey,
  own: readonly T[],
  found: readonly T[],
  choices: ReviewChoices,
): T[] {
  return own.map((item) => {
    const index = found.findIndex((other) => subjectOf(list, other) === subjectOf(list, item));
    return index === -1 ? item : without(item, `${list}.${index}`, choices.taken);
  });
}

/** An entry without the values that these ids name. Whether a job is still held goes with its end. */
function without<T extends object>(item: T, id: string, named: ReadonlySet<string>): T {
  const result = { ...item };
  for (const key of keysOf(item)) {
    const name = key === "currentlyWorkingHere" ? "endDate" : String(key);
    if (named.has(`${id}.${name}`)) delete result[key];
  }
  return result;
}
