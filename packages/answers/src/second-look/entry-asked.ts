import type { Award, Education } from "@sendoff/contract/profile";
import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { certificatesWith } from "../finding/career.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, type Term, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { isAkinWithin } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";
import { LEVELS, fieldOfStudy, levelOf } from "../reading/degrees.ts";

/** What may be asked of a study or of a certificate. */
type Property = "year" | "school" | "field" | "grade";

/** Words by which each property is asked for; the first that fits wins. */
const PROPERTIES: readonly (readonly [Property, (has: (means: string) => boolean) => boolean])[] = [
  ["school", (has) => has("where")],
  ["field", (has) => has("field of study")],
  ["grade", (has) => has("grade")],
  [
    "year",
    (has) => (has("year") || has("date") || has("when")) && !has("how many") && !has("experience"),
  ],
  ["school", (has) => has("school") || has("where")],
];

/** Words of the question, and of the property, that name no study. */
const FRAME = new Set(
  (
    "- what which when where have are do did can in year date month full completed complete graduate end degree highest recent name education school " +
    "field of study grade certificate registered licence study work current first level # first degree bachelor master doctorate postgraduate school certificate " +
    "high school vocational higher vocational university degree experience first degree + where how role position native"
  ).split(" "),
);
const FRAME_MEANINGS = new Set([
  ...FRAME,
  "field of study",
  "first degree",
  "school certificate",
  "high school",
  "higher vocational",
  "university degree",
  "job title",
  "number",
]);

/** Words of studies in all languages that name none of them. */
const GENERIC =
  /^(?:year|passing|passed|pass|award|awarded|obtention|obtained|obtain|obtuv\w+|obtuvist\w*|conseguimento|abschluss\w*|abgelegt\w*|behaald|gehaald|jahr|jaar|annee|ano|anno|diploma|degree|degrees|titulo|titulacion|titre|main|principal|hauptfach|studienrichtung|program|programme|course|studies|study|training|train|trained|attended|qualified|qualify|qualification|issued|issue|certificate|certification|certified|credential|specialite|especialidad|carrera|area|profesional|professional|master\w*|bachelor\w*|licence|licenciatura|laurea|undergraduate|graduate|graduation|postgraduate|post|pg|ug|college|primary|percentage|gpa|cgpa|average|final|score|scale|point|mean|media|nota|voto|note|moyenne|first|last|was|were|this|that|got|get|ihr\w*|votre|vous|tu|tus|sua|seu|tua|tuo|uw|je|jouw|mbo|hbo|most|recent|highest|hoch\w+|out|on|you|your|the|of|in|a|an|month|and|le|la|el|de|du|des|del|di|do|da|dos|van|het|een|der|die|das|des|den|les|l|d|un|una|une|as|with|from|for|by|to|at|if|any|als|zum|zur|pour|en|em)$/;

/** A study or a certificate that the question names by its level, its name or its rank, and what it asks of it. */
export function entryAsked(question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.options > 12) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const meanings = new Set(terms.map(({ means }) => means ?? ""));
  if (
    ["not", "start", "expected", "pay", "notice", "company", "how long", "travel", "willing"].some(
      (one) => meanings.has(one),
    )
  )
    return undefined;
  const isPercent = /%\s*\W*$/.test(question.raw) && question.text.split(" ").length < 5;
  const property = isPercent
    ? "grade"
    : PROPERTIES.find(([, fits]) => fits((means) => meanings.has(means)))?.[0];
  if (property === undefined) return undefined;
  // "Years working in events" asks how many.
  if (property === "year" && /\b(?:years|yrs|jahren?|anni|annees|jaren|anos)\b/.test(question.text))
    return undefined;
  const names = wordsLeft(terms);
  // One registers with a paper, not with a study.
  const isRegister = property === "year" && meanings.has("registered");
  const study = isRegister ? undefined : studyNamed(question.text, names, facts);
  if (study !== undefined) return ofStudy(study, property, facts);
  return property === "year" && names.length > 0 ? yearOfAward(names, facts) : undefined;
}

const wordsLeft = (terms: readonly Term[]): string[] =>
  terms.flatMap(({ means, text }) =>
    text === "" ||
    (means !== undefined && FRAME_MEANINGS.has(means)) ||
    GENERIC.test(text) ||
    isFrameWord(text)
      ? []
      : [text],
  );

function studyNamed(text: string, names: readonly string[], facts: Facts): Education | undefined {
  // A master craftsman's paper ranks with a training and is another one.
  const rank = RANKS.exec(text)?.[0] ?? "";
  const done = facts.profile.education.filter(
    (study) => isDone(study, facts) && fold(study.degreeName).includes(rank),
  );
  const level = levelAsked(text);
  const named = done.filter(({ degreeName }) => isNamed(names, degreeName));
  const [only, second] = named;
  if (names.length > 0) return second === undefined ? only : undefined;
  if (level !== undefined) {
    const [one, two] = ofLevel(level, text, done);
    return two === undefined ? one : undefined;
  }
  if (
    !/\b(?:highest|hochst\w*|plus (?:eleve|haut)|mas alt[ao]|mais alt[ao]|piu alto|hoogst\w*|dernier diplome|last degree|latest degree)\b/.test(
      text,
    )
  )
    return undefined;
  return highest(done);
}

/** The studies of a level; a training is named by either of two levels, and "12th / Diploma" takes what there is of the two. */
function ofLevel(level: string, text: string, done: readonly Education[]): Education[] {
  const exact = done.filter(({ degreeName }) => levelOf(degreeName) === level);
  if (exact.length > 0) return exact;
  const isEither = level === "diploma" && /\b(?:12th|xii|hsc)\b/.test(text);
  const other = isEither ? "twelfth" : TRAINING[level];
  return done.filter(({ degreeName }) => levelOf(degreeName) === other);
}

const RANKS = /(?:meister|techniker|fachwirt|brevet)/;

const TRAINING: Readonly<Record<string, string>> = { vocational: "diploma", diploma: "vocational" };

/** "2. Bachelor": the level that the words of a question name; a school's year is none. */
function levelAsked(text: string): string | undefined {
  if (
    /\b(?:undergraduate|primary degree|first degree|graduation|grado|licence|college)\b/.test(text)
  )
    return "bachelor";
  if (/\binter\b/.test(text)) return "twelfth";
  return levelOf(text.replace(/\b(?:me|x|ma|ms|be|ba)\b/g, " "));
}

function isNamed(names: readonly string[], degreeName: string): boolean {
  const words = fold(degreeName).split(" ");
  const initials = fold(degreeName.replace(/\(.*?\)/g, ""))
    .split(" ")
    .map((word) => word[0] ?? "")
    .join("");
  return (
    names.length > 0 &&
    (isAkinWithin(names, words) ||
      (names.length === 1 && names[0] === initials && initials.length > 2))
  );
}

/** The highest of known level, unless a later one of unknown level may top it. */
function highest(done: readonly Education[]): Education | undefined {
  const rank = ({ degreeName }: Education): number => {
    const level = levelOf(degreeName);
    return level === undefined ? -1 : LEVELS.indexOf(level);
  };
  const [best] = done.toSorted(
    (left, right) => rank(right) - rank(left) || endOf(right) - endOf(left),
  );
  const isTopped = done.some(
    (study) => rank(study) < 0 && best !== undefined && endOf(study) > endOf(best),
  );
  return isTopped ? undefined : best;
}

const endOf = ({ endDate }: Education): number => monthOf(endDate, "end") ?? 0;

function isDone(study: Education, { today }: Facts): boolean {
  const [end, now] = [monthOf(study.endDate, "end"), monthOf(today, "start")];
  return end === undefined || now === undefined || end <= now;
}

function ofStudy(study: Education, property: Property, facts: Facts): Finding | undefined {
  const why = `Your ${study.degreeName}`;
  const { degreeName, institutionName, gpa, endDate } = study;
  switch (property) {
    case "year":
      return endDate === undefined || !/\d{4}/.test(endDate)
        ? undefined
        : found({ kind: "date", date: endDate }, "profile", why, 0.87);
    case "school":
      return institutionName === ""
        ? undefined
        : found({ kind: "school", name: institutionName }, "profile", why, 0.87);
    case "field": {
      const field = fieldOfStudy(degreeName);
      return field === undefined ? undefined : found(textClaim(field), "profile", why, 0.87);
    }
    case "grade":
      return gpa === undefined || gpa === "" || facts.today === ""
        ? undefined
        : found({ kind: "grade", text: gpa }, "profile", why, 0.87);
  }
}

function yearOfAward(names: readonly string[], { profile }: Facts): Finding | undefined {
  const [award, second]: readonly Award[] = certificatesWith(names.join(" "), profile);
  const year = /\b(?:19|20)\d{2}\b/.exec(award?.date ?? "")?.[0];
  return award === undefined || second !== undefined || year === undefined
    ? undefined
    : found(textClaim(year), "profile", `Your profile dates ${award.title}`, 0.85);
}
