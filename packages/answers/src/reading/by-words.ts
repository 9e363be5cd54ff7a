import type { Term } from "../languages/lexicon.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../meaning.ts";
import type { Question } from "../question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { cityKey } from "../world/places.ts";
import { levelOf } from "../world/degrees.ts";
import { fineStepsIn } from "../world/fluency.ts";
import { skillKey } from "../world/skills.ts";
import { boundOf, type Bound } from "./bound.ts";

/** What a question says, its small words aside, whatever its language. */
interface Said {
  question: Question;
  terms: readonly Term[];
  has: (means: string) => boolean;
  /** An odd number of negations. */
  isNegated: boolean;
}

const setOf = (names: string): ReadonlySet<string> =>
  new Set(names.split(",").map((name) => name.trim()));

/** Verbs and the like that a question is built with. */
const FRAME = setOf(
  "have, are, do, did, can, willing, role, meet, same, requirement, which, what, how, experience, work, certificate, registered, completed, full, current, use, -",
);
/** A sentence of nothing but these asks about the sentence before it: "Do you meet this?", "Are you ok with that?" */
const POINTING = setOf("have, are, do, did, can, willing, role, meet, same, requirement, -, shift");
/** What readers of their own answer, or only the user. */
const NOT_A_THING = setOf(`
  need, sponsor, permit, visa, citizen, authorised, eu, commonwealth, disability, severe disability, rqth, race, religion, gender, age,
  birth, nationality, marital status, pay, notice, serving, relocate, willing, available, start, expected, negotiable, car, live, email,
  phone, why, how long, repeat, linkedin, website, hourly, daily, net, restriction, unrestricted, on call, night, weekend, shift, travel,
  remote, hybrid, office, salutation, internship
`);

/** Whether a question of several sentences asks about what the others say. */
export function isPointing(question: Question): boolean {
  return (
    question.around !== "" &&
    wordsOfQuestion(question).terms.every(({ means }) => means !== undefined && POINTING.has(means))
  );
}

/** The terms that hold what is asked: those of the sentence before where the question only points at it. */
export function askedTerms(question: Question): readonly Term[] {
  return isPointing(question)
    ? takenApart(wordingOf(question.aroundRaw, question.beside)).terms
    : wordsOfQuestion(question).terms;
}

/** Years, skills, levels, degrees and rights asked for in a sentence of any language, by the meanings of its words. */
export function readByWords(question: Question): Meaning | undefined {
  const said = saidIn(question);
  if (said === undefined) return undefined;
  return (
    readRightsByWords(said) ??
    readLanguageByWords(said) ??
    readYearsByWords(said) ??
    readWorkedIn(said) ??
    readDegreeByWords(said) ??
    readThing(said)
  );
}

/** Whether one would move, in any language. */
export function readRelocationByWords(question: Question): Meaning | undefined {
  const said = saidIn(question);
  return said === undefined ? undefined : (readRelocation(said) ?? readLivesIn(said));
}

function saidIn(question: Question): Said | undefined {
  const terms = askedTerms(question);
  if (terms.length > 40) return undefined;
  const meanings = new Set(terms.map(({ means }) => means));
  if (meanings.has("why")) return undefined;
  return {
    question,
    terms,
    has: (means) => meanings.has(means),
    isNegated: terms.filter(({ means }) => means === "not").length % 2 === 1,
  };
}

const LIVING = setOf("live, current, are, do, have, -, not, in, city");

/** "Do you presently stay in Delhi NCR?" */
function readLivesIn({ terms, has, isNegated, question }: Said): Meaning | undefined {
  if (!question.isYesNo || !has("live") || has("willing") || has("since") || has("can"))
    return undefined;
  const others = terms.filter(({ means }) => means === undefined || !LIVING.has(means));
  if (others.length === 0 || others.length > 3) return undefined;
  if (others.some(({ means }) => means !== undefined && !means.startsWith("country ")))
    return undefined;
  return {
    topic: "lives_in",
    subject: cityKey(others.map(({ text }) => text).join(" ")),
    isNegated,
  };
}

const RELOCATION = setOf(
  "relocate, willing, available, can, are, do, have, -, not, role, shift, city, other, live, work",
);

/** Moving, to the place that is named or to any: a yes to one place says nothing of another. */
function readRelocation({ terms, has, isNegated, question }: Said): Meaning | undefined {
  if (
    !question.isYesNo ||
    !(has("relocate") || (has("shift") && /\bshift (?:ho|hone|kar)/.test(question.text)))
  )
    return undefined;
  const others = terms.filter(({ means }) => means === undefined || !RELOCATION.has(means));
  if (
    others.length > 3 ||
    others.some(({ means }) => means !== undefined && !means.startsWith("country"))
  )
    return undefined;
  const place = others.map(({ text }) => text).join(" ");
  const isElsewhere = has("city") || has("other");
  return {
    topic: "relocate",
    ...(place === "" ? (isElsewhere ? { subject: "other" } : {}) : { subject: cityKey(place) }),
    isNegated,
  };
}

const RIGHTS = setOf(`
  authorised, work, can, are, have, do, not, permit, need, sponsor, visa, current, future, legal, unrestricted, role, live, employed,
  citizen, eu, commonwealth, asean, -, nationality, country, did, to, since, position, full
`);

/** Right to work, permit, sponsor, citizenship: only where no other word is in the question. */
function readRightsByWords({ terms, has, isNegated, question }: Said): Meaning | undefined {
  if (!["authorised", "permit", "sponsor", "citizen", "visa"].some((word) => has(word)))
    return undefined;
  const countries = terms.flatMap(({ means }) => /^country (\w\w)$/.exec(means ?? "")?.[1] ?? []);
  const isOther = terms.some(
    ({ means }) => means === undefined || (!RIGHTS.has(means) && !/^country \w\w$/.test(means)),
  );
  if (isOther || new Set(countries).size > 1 || isOpen(question)) return undefined;
  const [named] = countries;
  if (has("citizen")) return readMembership({ has, isNegated }, named);
  const place =
    named === undefined
      ? has("eu")
        ? { country: "EU" }
        : { isJobCountry: true }
      : { country: named };
  if (has("sponsor") && has("authorised") && has("need") && !has("not")) return undefined;
  if (has("sponsor")) return timed({ topic: "sponsorship", isNegated, ...place }, has);
  if (has("permit") || has("visa"))
    return has("need") || isNegated ? { topic: "permit_needed", isNegated, ...place } : undefined;
  if (!has("authorised") || has("need")) return undefined;
  const isAny = has("unrestricted");
  return {
    topic: isAny ? "authorised_any_employer" : "authorised",
    isNegated: isAny ? false : isNegated,
    ...place,
  };
}

function readMembership(
  { has, isNegated }: Pick<Said, "has" | "isNegated">,
  named: string | undefined,
): Meaning | undefined {
  const group = has("eu") ? "eu" : has("commonwealth") ? "commonwealth" : has("asean") ? "asean" : undefined;
  if (named === undefined)
    return group === undefined ? undefined : { topic: "citizen", subject: group, isNegated };
  return group === undefined
    ? { topic: "citizen", country: named, isNegated }
    : { topic: "citizen", country: named, subject: group, isNegated };
}

function timed(meaning: Meaning, has: Said["has"]): Meaning {
  if (!has("future")) return has("current") ? { ...meaning, time: "now" } : meaning;
  return { ...meaning, time: has("current") ? "any" : "future" };
}

/** A question that wants more than a yes or a no: which visa, what status. */
const isOpen = ({ text }: Question): boolean =>
  /^(which|what|welche|quel|cual|qual|quale)/.test(text);

const LANGUAGE_FRAME = setOf(`
  have, are, do, did, can, level, speak, native, well, language, not, fluent, beginner, intermediate, advanced, native speaker, meet, same,
  requirement, role, -, at least, or more, how, rate, what, which, #, full, experience, work, more than, current, certificate
`);
const CEFR = /^(a1|a2|b1|b2|c1|c2)$/;

const OF_COUNTRY: Readonly<Record<string, string>> = {
  IT: "italian",
  DE: "german",
  FR: "french",
  ES: "spanish",
  GB: "english",
  PT: "portuguese",
  NL: "dutch",
};

/** "Inglés", or the adjective in "lingua italiana". */
function languageIn(means: string | undefined, isNamed: boolean): string | undefined {
  const [, language] = /^language (.+)$/.exec(means ?? "") ?? [];
  if (language !== undefined) return language;
  const [, country = ""] = /^country (\w\w)$/.exec(means ?? "") ?? [];
  return isNamed ? OF_COUNTRY[country] : undefined;
}

/** "Imprescindible nivel de inglés C1": one language, and the level that is wanted of it. */
function readLanguageByWords({ terms, has, question, isNegated }: Said): Meaning | undefined {
  const languages = [
    ...new Set(terms.flatMap(({ means }) => languageIn(means, has("language")) ?? [])),
  ];
  const [language, second] = languages;
  if (language === undefined || second !== undefined) return undefined;
  const others = terms.filter(
    ({ means, text }) =>
      languageIn(means, has("language")) === undefined &&
      !CEFR.test(text) &&
      (means === undefined || !LANGUAGE_FRAME.has(means)),
  );
  if (others.length > 0) return undefined;
  const isYesNo = asksYesNo(question) || isPointing(question);
  const wanted = terms.flatMap(({ text, means }) =>
    CEFR.test(text) ||
    ["fluent", "advanced", "intermediate", "native speaker", "native"].includes(means ?? "")
      ? fineStepsIn(CEFR.test(text) ? text : (means ?? ""))
      : [],
  );
  if (isYesNo && wanted.length > 0)
    return {
      topic: "language_reaches",
      subject: language,
      threshold: Math.min(...wanted),
      isNegated,
    };
  if (isYesNo && !has("level") && !has("well"))
    return { topic: "speaks", subject: language, isNegated };
  if (isYesNo) return undefined;
  return has("level") || has("speak") || has("well") || question.options > 1
    ? { topic: "language_level", subject: language, isNegated: false }
    : undefined;
}

/** The choices are a yes and a no, or the words ask for them. */
function asksYesNo(question: Question): boolean {
  return question.isYesNo;
}

const YEARS_FRAME = new Set([
  ...FRAME,
  "year",
  "month",
  "since",
  "how many",
  "how long",
  "at least",
  "more than",
  "less than",
  "up to",
  "or more",
  "employed",
  "position",
  "job title",
  "not",
  "to",
]);

function readYearsByWords(said: Said): Meaning | undefined {
  const { terms, has, question } = said;
  const bound = boundOf(terms);
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
  if (subject === "") return { topic: "total_years", ...base };
  return { topic: "skill_years", subject: skillKey(subject), ...base };
}

function isFrame({ means }: Term, at: number, bound: Bound | undefined): boolean {
  if (bound?.terms.has(at) === true) return true;
  return means !== undefined && YEARS_FRAME.has(means);
}

/** What is left of a question without its frame: a thing, and the country it is limited to. */
function subjectOf(
  terms: readonly Term[],
  left: readonly (Term | undefined)[],
  mayBeName = false,
): { subject: string | undefined; country?: string } {
  const kept = left.flatMap((term, at) => (term === undefined ? [] : [at]));
  const countries = kept.flatMap(
    (at) => /^country (\w\w)$/.exec(terms[at]?.means ?? "")?.[1] ?? [],
  );
  const isPlace = (at: number): boolean => /^country /.test(terms[at]?.means ?? "");
  const things = kept.filter((at) => !isPlace(at));
  const [first] = things;
  const last = things.at(-1);
  if (!mayBeName && things.some((at) => NOT_A_THING.has(terms[at]?.means ?? "")))
    return { subject: undefined };
  const [country, second] = countries;
  if (second !== undefined) return { subject: undefined };
  const subject =
    first === undefined || last === undefined
      ? ""
      : terms
          .slice(first, last + 1)
          .filter((_, at) => !isPlace(first + at))
          .map(({ text }) => text)
          .join(" ");
  if (/\b(relevant|related|similar|equivalent|recent|last|past)\b/.test(subject))
    return { subject: undefined };
  return { subject, ...(country === undefined ? {} : { country }) };
}

/** "Avez-vous déjà travaillé en France ?" */
function readWorkedIn({ terms, has, question, isNegated }: Said): Meaning | undefined {
  if (!question.isYesNo || !has("work") || has("authorised") || has("can") || has("willing"))
    return undefined;
  const countries = terms.flatMap(({ means }) => /^country (\w\w)$/.exec(means ?? "")?.[1] ?? []);
  const others = terms.filter(
    ({ means }) =>
      means === undefined ||
      !(/^(?:-|have|did|work|experience|previous)$/.test(means) || means.startsWith("country ")),
  );
  const [country, second] = countries;
  const isPast = has("have") || has("did") || has("experience");
  return country === undefined || second !== undefined || others.length > 0 || !isPast
    ? undefined
    : { topic: "worked_in", country, isNegated };
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
    return { topic: "has_degree", subject: `bachelor|${name}`, isNegated };
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
    (has("have") ||
      has("certificate") ||
      has("licence") ||
      has("completed") ||
      has("use") ||
      has("experience")) &&
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
    topic: isEmployer ? "skill_or_employer" : "has_skill",
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
