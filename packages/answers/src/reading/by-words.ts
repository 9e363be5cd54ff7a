import type { Term } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { levelOf } from "./degrees.ts";
import { skillKey } from "../world/skills.ts";
import { boundOf, type Bound } from "./bound.ts";
import { type Said, AMOUNT_OF_TIME, FRAME, isPointing, saidIn, subjectOf } from "./said.ts";
import { readRightsByWords } from "./rights-by-words.ts";
import { readWorkedIn } from "./place-by-words.ts";
import { readLanguageByWords } from "./language-by-words.ts";

/** Years, skills, levels, degrees and rights asked for in a sentence of any language, by the meanings of its words. */
export function readByWords(question: Question): Meaning | undefined {
  const said = saidIn(question);
  if (said === undefined) return undefined;
  return (
    readRightsByWords(said) ??
    readLanguageByWords(said) ??
    readYearsByWords(said) ??
    readWorkedIn(said) ??
    readHybrid(said) ??
    readDegreeByWords(said) ??
    readThing(said)
  );
}

const YEARS_FRAME = new Set([
  ...FRAME,
  ...AMOUNT_OF_TIME,
  "employed",
  "position",
  "job title",
  "not",
  "to",
]);

function readYearsByWords(said: Said): Meaning | undefined {
  const { terms, has, question } = said;
  const bound = boundOf(terms);
  // "In which year did you obtain your certificate?"
  const isMoment =
    bound === undefined &&
    (has("which") || has("when")) &&
    ["certificate", "licence", "completed", "registered"].some(has) &&
    !has("experience");
  if (isMoment) return undefined;
  const own = readCurrentJobBound(said, bound);
  if (own !== undefined) return own;
  const isAmount =
    question.isNumeric && question.options > 0 && has("experience")
      ? true
      : has("year") &&
        (has("how many") ||
          has("experience") ||
          has("how long") ||
          question.isNumeric ||
          question.kind === "integer");
  const isAsked = bound !== undefined || isAmount || (has("how long") && has("work"));
  if (!isAsked || has("current") || has("start") || has("end") || has("available"))
    return undefined;
  if (bound === undefined && (question.isYesNo || said.isNegated)) return undefined;
  if (bound !== undefined && !question.isYesNo && !isPointing(question)) return undefined;
  // "Do you have up to 5 years of experience?" is meant as at least or as at most.
  if (bound !== undefined && has("up to") && has("have")) return undefined;
  if (
    bound !== undefined &&
    !["experience", "work", "have", "since", "did", "role", "requirement", "use"].some((word) =>
      has(word),
    )
  )
    return undefined;
  const left = terms.map((term, at) => (isFrame(term, at, bound) ? undefined : term));
  const { subject, country } = subjectOf(
    terms,
    left,
    question.kind === "integer" && !has("experience"),
  );
  if (subject === undefined) return undefined;
  if (subject === "" && !has("experience") && !has("work")) return undefined;
  const base = {
    ...(country === undefined ? {} : { country }),
    isNegated: said.isNegated !== (bound?.isUpper ?? false),
    ...(bound === undefined ? {} : { threshold: bound.years }),
    ...(bound?.isStrict === true ? { isStrict: true } : {}),
  };
  // "... since you completed your certificate?" asks for a part of the years.
  if (subject === "" && ["certificate", "registered", "completed", "licence"].some(has))
    return undefined;
  if (subject === "" || subject.split(" ").every((word) => OF_ALL_WORK.has(word)))
    return { topic: "total_years", ...base };
  return { topic: "skill_years", subject: skillKey(subject), ...base };
}

/** "Professional (paid) work experience" is all of it. */
const OF_ALL_WORK = new Set(
  "professional paid gainful working overall total combined cumulative professionnelle professionnel profesional laboral profissional professionale beruflich berufliche".split(
    " ",
  ),
);

const CURRENT_JOB = new Set([
  ...FRAME,
  "year",
  "month",
  "current",
  "company",
  "position",
  "job title",
  "employed",
  "more than",
  "less than",
  "at least",
  "up to",
  "or more",
  "since",
]);

/** "Have you been with your current employer for more than seven years?" */
function readCurrentJobBound(
  { terms, has, question, isNegated }: Said,
  bound: Bound | undefined,
): Meaning | undefined {
  if (bound === undefined || !question.isYesNo || !has("current")) return undefined;
  if (!has("company") && !has("position") && !has("job title")) return undefined;
  const isOther = terms.some(
    ({ means }, at) => !bound.terms.has(at) && (means === undefined || !CURRENT_JOB.has(means)),
  );
  if (isOther) return undefined;
  return {
    topic: "current_job_years",
    ...(has("company") ? { subject: "company" } : {}),
    isNegated: isNegated !== bound.isUpper,
    threshold: bound.years,
    ...(bound.isStrict ? { isStrict: true } : {}),
  };
}

function isFrame({ means }: Term, at: number, bound: Bound | undefined): boolean {
  if (bound?.terms.has(at) === true) return true;
  return means !== undefined && YEARS_FRAME.has(means);
}

const OF_HYBRID = new Set([
  "-",
  "hybrid",
  "willing",
  "work",
  "available",
  "are",
  "can",
  "have",
  "do",
]);
/** Words around it that name no days and no place. */
const BESIDE_HYBRID =
  /^(?:setting|environment|model|modell|modelo|modello|modele|mode|format|formato|setup|arrangement|arbeiten|arbeitsmodell|ambiente|regime|modalidad|modalita|forma|sich|vorstellen|ok|okay|fine|recht|ordnung)$/;

/** "Você se sente confortável em um ambiente híbrido?": whether one would work in a hybrid way, how many days left open. */
function readHybrid({ terms, has, question, isNegated }: Said): Meaning | undefined {
  if (!question.isYesNo || !has("hybrid") || question.isSeveral || isNegated) return undefined;
  const isOnly = terms.every(({ means, text }) =>
    means === undefined ? BESIDE_HYBRID.test(text) : OF_HYBRID.has(means),
  );
  return isOnly ? { topic: "work_hybrid", isNegated: false } : undefined;
}

/** "Verfügen Sie über einen Masterabschluss?" */
function readDegreeByWords(whole: Said): Meaning | undefined {
  const bare = whole.question.withoutBrackets;
  const { terms, has, question, isNegated } =
    (bare === undefined ? undefined : saidIn(bare)) ?? whole;
  if (!question.isYesNo || !(has("have") || has("completed"))) return undefined;
  const others = terms.filter(
    ({ means }) =>
      means === undefined || !(FRAME.has(means) || means === "degree" || means === "not"),
  );
  const [only, second] = others;
  const isDegree = others.some(({ means }) => means === "university degree");
  const field = others.filter(({ means }) => means !== "university degree");
  if (isDegree && field.length === 0)
    return { topic: "has_degree", subject: "bachelor", isNegated };
  if (isDegree && field.some(({ means }) => means === undefined)) {
    const first = terms.findIndex((term) => field.includes(term));
    const last = terms.findLastIndex((term) => field.includes(term) || term.means === "work");
    const name = terms
      .slice(first, last + 1)
      .map(({ text }) => text)
      .join(" ");
    return { topic: "has_degree", subject: `degree|${name}`, isNegated };
  }
  if (only === undefined || second !== undefined || only.means === "education") return undefined;
  const level = levelOf(only.text);
  const isLevel = [
    "bachelor",
    "master",
    "doctorate",
    "high school",
    "vocational",
    "higher vocational",
  ].includes(only.means ?? "");
  return level === undefined || !isLevel
    ? undefined
    : { topic: "has_degree", subject: level, isNegated };
}

/** "Have you worked with X?", "Do you hold X?": whatever is left is a thing that is on a list or not. */
function readThing(said: Said): Meaning | undefined {
  const { terms, has, question } = said;
  const isAsked =
    has("have") ||
    has("experience") ||
    has("employed") ||
    has("did") ||
    has("use") ||
    has("certificate") ||
    has("registered") ||
    (has("work") && has("did")) ||
    has("completed");
  const isList =
    (question.kind === "checkboxes" || question.kind === "multiselect") && question.options > 2;
  if (
    isList &&
    ["certificate", "use", "experience", "work", "employed", "position"].some(has) &&
    !has("licence") &&
    !has("language") &&
    !said.isNegated &&
    !has("expected") &&
    !has("willing") &&
    !has("available")
  )
    return { topic: "skills_list", subject: "choices", isNegated: false };
  const isYear =
    has("year") && (has("certificate") || has("licence") || has("completed")) && !question.isYesNo;
  if (isYear) return certificateYear(terms);
  const isEmployer =
    wordsOfQuestion(question).language !== "en" && (has("work") || has("employed"));
  if (!(isAsked || isEmployer) || !(question.isYesNo || isPointing(question))) return undefined;
  if (has("year") || has("month") || has("how many") || has("number") || said.isNegated)
    return undefined;
  // A licence of nothing that is named is the one to drive.
  if (has("licence") && !terms.some(({ means, text }) => means === undefined && text.length > 3))
    return undefined;
  const left = terms.map((term) =>
    term.means !== undefined && (FRAME.has(term.means) || (isEmployer && term.means === "employed"))
      ? undefined
      : term,
  );
  const { subject, country } = subjectOf(terms, left, isEmployer);
  if (subject === undefined || subject === "" || country !== undefined) return undefined;
  // English names an employer with "at" or "for", which its own reader knows; "worked with" may be a client.
  return {
    topic: isEmployer
      ? "skill_or_employer"
      : has("certificate") || has("registered")
        ? "has_certificate"
        : "has_skill",
    subject: skillKey(subject),
    isNegated: false,
  };
}

function certificateYear(terms: readonly Term[]): Meaning | undefined {
  const words = terms.filter(
    ({ means }) =>
      means === undefined ||
      !(FRAME.has(means) || means === "year" || means === "licence" || means === "when"),
  );
  return words.length === 0
    ? undefined
    : {
        topic: "certificate_year",
        subject: words.map(({ text }) => text).join(" "),
        isNegated: false,
      };
}
