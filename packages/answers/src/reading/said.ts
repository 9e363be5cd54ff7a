import type { Term } from "../languages/lexicon.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Question } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";

/** What a question says, its small words aside, whatever its language. */
export interface Said {
  question: Question;
  terms: readonly Term[];
  has: (means: string) => boolean;
  /** An odd number of negations. */
  isNegated: boolean;
}

/** Words for the place that the question before was about: the job or the employer. */
export const THERE = /\b(?:there|dort|la bas|y travaillez|alli|li|la si|daar)\b/;

export const setOf = (names: string): ReadonlySet<string> =>
  new Set(names.split(",").map((name) => name.trim()));

/** Words around an amount of time, whatever it is an amount of. */
export const AMOUNT_OF_TIME = [
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
] as const;

/** Verbs and the like that a question is built with. */
export const FRAME = setOf(
  "have, are, do, did, can, willing, role, meet, same, requirement, which, what, how, experience, work, certificate, registered, completed, full, current, use, -",
);

/** A sentence of nothing but these asks about the sentence before it: "Do you meet this?", "Are you ok with that?" */
const POINTING = setOf(
  "have, are, do, did, can, willing, available, role, meet, same, requirement, -, shift",
);

/** What readers of their own answer, or only the user. */
const NOT_A_THING = setOf(`
  need, sponsor, permit, visa, citizen, authorised, eu, commonwealth, disability, severe disability, rqth, race, religion, gender, age,
  birth, nationality, marital status, pay, notice, serving, relocate, willing, available, start, expected, negotiable, car, live, email,
  phone, why, how long, repeat, linkedin, website, hourly, daily, net, restriction, unrestricted, on call, night, weekend, shift, travel,
  remote, hybrid, office, salutation, internship
`);

/** Whether a question of several sentences asks about what the others say. */
export function isPointing(question: Question): boolean {
  if (question.around === "") return false;
  const { terms } = wordsOfQuestion(question);
  if (terms.every(({ means }) => means !== undefined && POINTING.has(means))) return true;
  if (terms.length > 14 || !POINTER.test(question.text)) return false;
  const before = wordingOf(question.around, question.beside).terms;
  return terms.every(
    ({ means, text }) =>
      (means !== undefined && (POINTING.has(means) || means === "work")) ||
      WEAK_POINTERS.has(text) ||
      isFrameWord(text) ||
      POINTER.test(text) ||
      before.some((term) => term.text === text || (means !== undefined && term.means === means)),
  );
}

/** "This", "that" and the like point back; so does a word that the sentence before has as well: "this hybrid set-up". */
const POINTER =
  /\b(?:this|that|these|those|such|them|so|it|both|dazu|damit|das|diese[rnms]?|dies|cela|ca|ce|ces|cette|les|l|votre cas|esto|eso|ello|las|los|isso|disso|isto|questo|queste|cio|ci|dit|dat|deze|hiermee|daarmee|iske|yeh|isse|one$)\b/;
const WEAK_POINTERS = new Set(
  "arrangement setup set up requirement requirements pattern schedule condition conditions criteria criterion suit suits both them it out up doing doing okay problem issue satisfied satisfy happy content safely regularly comfortably kommt infrage frage passt bringst bringen mit akkoord duty votre cas est probleme possible posible possivel possibile mogelijk moglich vous usted voce lei u ihnen pour para per fur voor".split(
    " ",
  ),
);

/** The terms that hold what is asked: those of the sentence before where the question only points at it. */
export function askedTerms(question: Question): readonly Term[] {
  return isPointing(question)
    ? takenApart(wordingOf(question.aroundRaw, question.beside)).terms
    : wordsOfQuestion(question).terms;
}

export function saidIn(question: Question): Said | undefined {
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

/** What is left of a question without its frame: a thing, and the country it is limited to. */
export function subjectOf(
  terms: readonly Term[],
  left: readonly (Term | undefined)[],
  mayBeName = false,
): { subject: string | undefined; country?: string } {
  const kept = left.flatMap((term, at) => (term === undefined ? [] : [at]));
  const countries = kept.flatMap(
    (at) => /^country (\w\w)$/.exec(terms[at]?.means ?? "")?.[1] ?? [],
  );
  const isPlace = (at: number): boolean => terms[at]?.means?.startsWith("country ") === true;
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
