import type { Education } from "@sendoff/contract/profile";
import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isCompleted, isFieldOf, rank } from "../finding/has-degree.ts";
import type { Question } from "../question/question.ts";
import { LEVELS, fieldOfStudy, levelOf } from "../reading/degrees.ts";
import { fold, hasPhrase } from "../text/fold.ts";

const HAS =
  /^(?:do you (?:currently )?(?:have|hold|possess)|have you (?:completed|obtained|earned|got|received|attained)|are you (?:a )?(?=\p{L}+ (?:graduate|qualified)))\s+(?:an?|any|your|at least an?|at least|a minimum of an?|minimum|either an?|the|either)?\s*(?:completed |four[- ]year |4[- ]year |three[- ]year |3[- ]year |full[- ]time |regular |relevant )*(.+?)\s*\??$/iu;
/** What is as good: it does not change that one has it. */
const BESIDE =
  /(?:,| )+(?:or (?:an? )?(?:equivalent|similar)(?: (?:qualification|degree|experience|work experience|practical experience|combination of .*))?|or (?:higher|above|greater)|or (?:an? |any )?(?:other )?(?:closely )?(?:related|relevant|similar|equivalent|comparable|allied) (?:fields?|disciplines?|subjects?|areas?|degrees?|majors?|stud(?:y|ies))(?: of study)?|or (?:related|similar|equivalent)|as (?:your|a) (?:qualification|major))$/iu;

/** Short names of degrees, and of fields. */
const FIELD_NAMES: ReadonlyMap<string, string> = new Map([
  ["hr", "human resources"],
  ["human resource", "human resources"],
  ["cs", "computer science"],
  ["cse", "computer science"],
  ["it", "information technology"],
  ["ece", "electronics"],
  ["eee", "electrical"],
  ["maths", "mathematics"],
  ["stats", "statistics"],
  ["ee", "electrical"],
]);

/** Fields that go by the kind of what is studied in them. */
const KINDS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^quantitative$/,
    /\b(?:statistics|mathematic\w*|maths|physics|engineering|computer science|economics|econometrics|data science|actuarial|operations research)\b/,
  ],
  [
    /^(?:stem|technical|technology|scientific)$/,
    /\b(?:engineering|computer\w*|information technology|mathematic\w*|statistics|physics|chemistry|biology|software|data science)\b/,
  ],
  [/^business$/, /\b(?:business|management|commerce|marketing|finance|accounting|economics)\b/],
  [/^(?:finance|financial)$/, /\b(?:finance|accounting|economics|commerce)\b/],
  [
    /^(?:health|healthcare|clinical)$/,
    /\b(?:nursing|medicine|pharmacy|physiotherapy|health|midwifery)\b/,
  ],
];

/** Papers and ranks whose names are those of a degree elsewhere. */
const NO_DEGREE =
  /\b(?:licen[cs]e|licence|certificate|certification|another|other|graduate|diploma in|associates?|x|promotion|march)\b/;

interface Asked {
  levels: readonly string[];
  /** Names of degrees that have to be in the degree's own name. */
  names: readonly string[];
  isAnyLevel: boolean;
  fields: readonly string[];
  kind: RegExp | undefined;
}

function degreesAsked(raw: string): Asked | undefined {
  let whole = HAS.exec(raw.trim())?.[1];
  if (whole === undefined) return undefined;
  const examples = /\(([^()]{4,160})\)\s*\??$/u.exec(whole)?.[1];
  whole = whole.replace(/\([^()]*\)/gu, " ").trim();
  for (let at = 0; at < 3; at += 1) whole = whole.replace(BESIDE, "").trim();
  const [, degrees = "", , fields = ""] =
    /^(.+?)(?: (in|of|with an? (?:major|specialization|specialisation|focus|concentration) in) (.+))?$/iu.exec(
      whole,
    ) ?? [];
  const parts = degrees
    .split(/\s*(?:\/|,|\bor\b|\|)\s*/iu)
    .map((part) =>
      fold(part.replace(/\./g, ""))
        .replace(/ ?\b(?:degrees?|qualifications?|s)\b/g, "")
        .trim(),
    )
    .filter((part) => !/^(?:an?|the)?$/.test(part));
  const isAnyLevel = /\bdegree\b/i.test(degrees) && parts.length === 0;
  const levels = parts.map((part) =>
    /^(?:university|college)$/.test(part) ? "bachelor" : levelOf(part),
  );
  if (parts.some((part) => NO_DEGREE.test(part))) return undefined;
  if (
    levels.includes(undefined) ||
    (!isAnyLevel && parts.length === 0) ||
    parts.some((part) => part.split(" ").length > 3)
  )
    return undefined;
  const kindName =
    /^(?:an? )?([\p{L}-]+?)(?:[- ]based|[- ]related)? (?:field|discipline|subject|area|major)$/iu.exec(
      fields,
    )?.[1];
  const kind =
    kindName === undefined ? undefined : KINDS.find(([is]) => is.test(fold(kindName)))?.[1];
  const list = examples ?? (kindName === undefined ? fields : "");
  const named = list
    .split(/\s*(?:,|\/|;|\bor\b|\be\.?g\.?\b|\bsuch as\b|\bi\.?e\.?\b|\betc\b\.?)\s*/iu)
    .map((field) =>
      fold(field)
        .replace(/^(?:an?|any|the|other|or) /, "")
        .replace(/ (?:field|discipline)$/, ""),
    )
    .filter((field) => field !== "" && !/^(?:related|similar|relevant|equivalent)/.test(field));
  if (fields !== "" && named.length === 0 && kind === undefined) return undefined;
  if (fields === "" && examples !== undefined) return undefined;
  return {
    levels: levels.filter((level) => level !== undefined),
    names: parts.filter((part) =>
      /^(?:mba|mms|pgdm|pgdbm|mhrm|mca|bca|b ?tech|m ?tech|be|me|bba|b ?com|m ?com|llb|llm|mbbs|bds|bsn|msn|adn|gnm|ca|b ?ed|m ?ed|b ?pharm|d ?pharm|m ?pharm|bsw|msw)$/.test(
        part,
      ),
    ),
    isAnyLevel,
    fields: named.map((field) => FIELD_NAMES.get(field) ?? field),
    kind,
  };
}

/**
 * "MBA / MMS / PGDM in HR", "a degree in a quantitative field (Statistics, …)", "a Bachelor's in A, B or a related
 * field": any one of the degrees in any one of the fields is enough. That none is there says nothing: a related one may do.
 */
export function anyOfDegrees(question: Question, facts: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral || question.countries.length > 0) return undefined;
  if (
    /\b(?:not|without|pursuing|enrolled|gpa|percent\w*|class|years? of|experience in)\b/.test(
      question.text,
    )
  )
    return undefined;
  const asked = degreesAsked(question.raw);
  if (asked === undefined) return undefined;
  const held = facts.profile.education.find(
    (study) => isCompleted(study, facts) && isOfLevel(study, asked) && isOfField(study, asked),
  );
  if (held !== undefined)
    return derived(yesNo(true), `Your profile lists ${held.degreeName}`, 0.86);
  // Who has no degree above a first one has none of several such.
  const studies = facts.profile.education;
  const isHigh = asked.levels.length > 1 && asked.levels.every((level) => level === "master");
  const isNone =
    studies.length > 0 &&
    studies.every((study) => rank(study) >= 0 && rank(study) < LEVELS.indexOf("postgraduate"));
  return isHigh && isNone && !AS_GOOD.test(question.text)
    ? derived(yesNo(false), "Your profile lists no degree as high", 0.82)
    : undefined;
}

const AS_GOOD = /\b(?:equivalent|similar|related|relevant|comparable|experience|allied)\b/;

function isOfLevel(study: Education, { levels, names, isAnyLevel }: Asked): boolean {
  const level = levelOf(study.degreeName);
  if (level === undefined) return false;
  if (isAnyLevel) return rank(study) >= LEVELS.indexOf("bachelor");
  if (!levels.includes(level)) return false;
  if (names.length < levels.length) return true;
  const own = fold(study.degreeName.replace(/\./g, ""));
  return names.some((name) => hasPhrase(own, name) || hasPhrase(own, name.replace(/ /g, "")));
}

function isOfField(study: Education, { fields, kind }: Asked): boolean {
  const own = fold(`${fieldOfStudy(study.degreeName) ?? ""} ${study.degreeName}`);
  if (kind?.test(own) === true) return true;
  if (fields.length === 0) return kind === undefined;
  return fields.some((field) => isFieldOf(study, field) || hasPhrase(own, field));
}
