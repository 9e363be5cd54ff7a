import type { Education } from "@sendoff/contract/profile";
import type { Claim, Finding } from "../facts/claim.ts";
import { derived, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Meaning } from "../question/meaning.ts";
import { fold, hasPhrase } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { fieldOfStudy, levelOf } from "../reading/degrees.ts";
import { hasDegree, isCompleted, rank } from "./has-degree.ts";
import { isShortCourse } from "./short-course.ts";
import { homeCountry } from "./living-place.ts";
import { countryName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { fineStepsIn, fluenciesIn, type Fluency } from "../languages/fluency.ts";
import { languageKey } from "../world/languages.ts";

/** Degrees and languages. */
export function findSchooling(meaning: Meaning, facts: Facts): Finding | undefined {
  const studies = bestFirst(facts);
  const study = studies[meaning.index ?? 0];
  switch (meaning.topic) {
    case "highest_degree": {
      const best = studies.find(
        (entry) =>
          isCompleted(entry, facts) &&
          levelOf(entry.degreeName) !== undefined &&
          !isShortCourse(entry) &&
          isAbout(entry.degreeName, meaning.subject),
      );
      return best === undefined || mayBeTopped(best, studies, facts)
        ? undefined
        : derived(
            { kind: "degree", name: best.degreeName },
            `${best.degreeName} is the highest degree in your profile`,
            0.9,
          );
    }
    case "is_student":
      return isStudent(meaning, studies, facts);
    case "native_language":
      return nativeLanguage(facts);
    case "degree_name":
      if (meaning.subject !== undefined) return degreeOfLevel(meaning.subject, studies);
      return study === undefined
        ? undefined
        : found(
            { kind: "degree", name: study.degreeName },
            "profile",
            "The degree in your profile",
          );
    case "degree_country":
      return degreeCountry(ofSubject(meaning, studies, facts), facts);
    case "school":
      return fromStudy(ofSubject(meaning, studies, facts)?.institutionName, "school", (name) => ({
        kind: "school",
        name,
      }));
    case "field_of_study": {
      const asked = ofSubject(meaning, studies, facts);
      return fromStudy(
        asked === undefined ? undefined : fieldOfStudy(asked.degreeName),
        "field of study",
      );
    }
    case "gpa":
      return grade(meaning, studies, study, facts);
    case "study_start":
      return studyDate(study?.startDate);
    case "study_end":
      return studyDate(ofSubject(meaning, studies, facts)?.endDate);
    case "has_degree":
      return hasDegree(meaning, facts);
    case "speaks":
    case "language_reaches":
    case "language_level":
      return findLanguage(meaning, facts);
    default:
      return undefined;
  }
}

/** A later study of which no level is known may be the highest. */
function mayBeTopped(best: Education, studies: readonly Education[], facts: Facts): boolean {
  const end = monthOf(best.endDate, "end") ?? 0;
  return studies.some(
    (entry) =>
      levelOf(entry.degreeName) === undefined &&
      isCompleted(entry, facts) &&
      (monthOf(entry.endDate, "end") ?? 0) > end,
  );
}

/** The study of the level that is named, where there is one; without a level the highest, or that of the heading. */
function ofSubject(
  meaning: Meaning,
  studies: readonly Education[],
  facts: Facts,
): Education | undefined {
  if (meaning.subject === undefined) {
    const [best] = studies;
    if (meaning.index === undefined && best !== undefined && mayBeTopped(best, studies, facts))
      return undefined;
    return studies[meaning.index ?? 0];
  }
  const level = meaning.subject;
  const [only, second] = studies.filter(
    ({ degreeName }) => levelOf(degreeName) === level || isAbout(degreeName, level),
  );
  // "École de formation (IFSI)": a kind of school.
  if (only === undefined && meaning.topic === "school") {
    const [school, other] = studies.filter(({ institutionName }) =>
      isAbout(institutionName, level),
    );
    return other === undefined ? school : undefined;
  }
  return second === undefined ? only : undefined;
}

/** Whether a degree's name holds the words that are asked for ("nursing"). */
function isAbout(degreeName: string, subject: string | undefined): boolean {
  return (
    subject === undefined || subject.split(" ").every((word) => hasPhrase(fold(degreeName), word))
  );
}

function degreeCountry(study: Education | undefined, { profile }: Facts): Finding | undefined {
  if (study === undefined) return undefined;
  const own = placeFrom([study.institutionCity, study.institutionState].filter(Boolean).join(", "));
  // A city that a job of the profile names with its country is that city.
  const jobs = profile.experience.map((job) => placeFrom(job.workLocation ?? ""));
  const place =
    own.country === undefined
      ? (jobs.find(({ city }) => city !== undefined && city === own.city) ?? own)
      : own;
  return place.country === undefined
    ? undefined
    : derived(
        {
          kind: "country",
          code: place.country,
          text: countryName(place.country),
          isNationality: false,
        },
        `${study.institutionName} is in ${countryName(place.country)}`,
      );
}

/** The degree of that level; two of them are ambiguous. */
function degreeOfLevel(level: string, studies: readonly Education[]): Finding | undefined {
  const [only, second] = studies.filter((entry) => levelOf(entry.degreeName) === level);
  return only === undefined || second !== undefined
    ? undefined
    : found(
        { kind: "degree", name: only.degreeName },
        "profile",
        "The degree in your profile",
        0.9,
      );
}

/** Studies are a closed list: one that ends later is under way, none is a No. */
function isStudent(
  meaning: Meaning,
  studies: readonly Education[],
  facts: Facts,
): Finding | undefined {
  if (studies.length === 0 || facts.today === "") return undefined;
  const running = studies.find((entry) => !isCompleted(entry, facts));
  if (running === undefined && studies.some((entry) => monthOf(entry.endDate, "end") === undefined))
    return undefined;
  return derived(
    yesNo((running !== undefined) !== meaning.isNegated),
    running === undefined
      ? "All studies in your profile have ended"
      : `You study ${running.degreeName}`,
  );
}

function nativeLanguage({ profile }: Facts): Finding | undefined {
  const [only, second] = profile.languages.filter(
    ({ proficiency, imported }) =>
      levelOfLanguage(proficiency) === 4 && imported?.includes("proficiency") !== true,
  );
  return only === undefined || second !== undefined
    ? undefined
    : found(
        { kind: "choices", names: [only.name], of: "language" },
        "profile",
        "The language your profile calls native",
        0.9,
      );
}

function fromStudy(
  text: string | undefined,
  what: string,
  claim: (text: string) => Claim = textClaim,
): Finding | undefined {
  return text === undefined || text === ""
    ? undefined
    : found(claim(text), "profile", `The ${what} of your highest degree`, 0.9);
}

/** The grade of the asked level, or of the highest degree; a level with two degrees is ambiguous. */
function grade(
  meaning: Meaning,
  studies: readonly Education[],
  study: Education | undefined,
  facts: Facts,
): Finding | undefined {
  if (meaning.subject === undefined) return gradeFinding(study, facts);
  const ofLevel = studies.filter((entry) => levelOf(entry.degreeName) === meaning.subject);
  return ofLevel.length === 1 ? gradeFinding(ofLevel[0], facts) : undefined;
}

/** Upper ends of the scales that schools of a country grade on; elsewhere a bare number stands for no scale. */
const SCALES: Record<string, number> = {
  US: 4,
  CA: 4,
  MY: 4,
  PK: 4,
  TR: 4,
  EG: 4,
  SG: 5,
  NG: 5,
  SA: 5,
  IN: 10,
  ES: 10,
  MX: 10,
  BR: 10,
  NL: 10,
  FR: 20,
};

function scaleOf(study: Education, facts: Facts): { scale?: number } {
  const at = placeFrom([study.institutionCity, study.institutionState].filter(Boolean).join(", "));
  const country = at.country ?? homeCountry(facts);
  return country === undefined ? {} : { scale: SCALES[country] ?? 0 };
}

function gradeFinding(study: Education | undefined, facts: Facts): Finding | undefined {
  if (study?.gpa === undefined || study.gpa === "") return undefined;
  return found(
    { kind: "grade", text: study.gpa, ...scaleOf(study, facts) },
    "profile",
    `The grade of your ${study.degreeName}`,
    0.9,
  );
}

function studyDate(date: string | undefined): Finding | undefined {
  return date === undefined || !/\d{4}/.test(date)
    ? undefined
    : found({ kind: "date", date }, "profile", "The date in your profile", 0.9);
}

/** The studies of the profile, the highest first. */
export function bestFirst(facts: Facts): Education[] {
  return facts.profile.education.toSorted(
    (left, right) =>
      rank(right) - rank(left) ||
      (monthOf(right.endDate, "end") ?? 0) - (monthOf(left.endDate, "end") ?? 0),
  );
}

/** A study that ends after today is not completed; one without an end is taken as the profile has it. */
function findLanguage(meaning: Meaning, { profile }: Facts): Finding | undefined {
  const language = profile.languages.find((entry) => languageKey(entry.name) === meaning.subject);
  if (language === undefined) return undefined;
  if (meaning.topic === "speaks")
    return found(
      yesNo(!meaning.isNegated),
      "profile",
      `${language.name} is among your languages`,
      0.9,
    );
  if (meaning.topic === "language_reaches") return reaches(meaning, language.name, language);
  const level = levelOfLanguage(language.proficiency);
  if (level === undefined || language.imported?.includes("proficiency") === true) return undefined;
  if (meaning.threshold === undefined)
    return found(
      { kind: "fluency", level, text: language.proficiency ?? "" },
      "profile",
      `Your profile says ${language.proficiency ?? ""} for ${language.name}`,
    );
  // Intermediate may or may not be called fluent; advanced may or may not be native.
  const isYes = level >= meaning.threshold;
  if (!isYes && level === meaning.threshold - 1) return undefined;
  return derived(
    yesNo(isYes !== meaning.isNegated),
    `Your profile says ${language.proficiency ?? ""} for ${language.name}`,
  );
}

/** Whether a level is as high as one of A1 to C2: sure only where all steps that the words may stand for agree. */
function reaches(
  meaning: Meaning,
  name: string,
  {
    proficiency = "",
    imported,
  }: { proficiency?: string | undefined; imported?: readonly string[] | undefined },
): Finding | undefined {
  const steps = fineStepsIn(proficiency);
  const wanted = meaning.threshold ?? 0;
  if (steps.length === 0 || imported?.includes("proficiency") === true) return undefined;
  const isYes = steps.every((step) => step >= wanted);
  if (!isYes && steps.some((step) => step >= wanted)) return undefined;
  return derived(
    yesNo(isYes !== meaning.isNegated),
    `Your profile says ${proficiency} for ${name}`,
  );
}

function levelOfLanguage(proficiency: string | undefined): Fluency | undefined {
  const levels = fluenciesIn(proficiency ?? "");
  return levels.length === 1 ? levels[0] : undefined;
}
