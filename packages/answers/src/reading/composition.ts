import type { Answer, FormField } from "@sendoff/contract/form";
import { derived, yesNo, type Finding } from "../facts/claim.ts";
import type { LanguageCode, Term } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { isUnknown, type Unknown } from "../unknown.ts";

/** Two or three questions in one, joined by "and" or by "or". */
interface Parts {
  fields: FormField[];
  isAll: boolean;
}

const AND = /^(?:and|und|et|y|e|ed|en|aur|और|as well as|both)$/;
const OR = /^(?:or|oder|ou|o|u|of|ya|या)$/;

/** Whether a word joins by "or", or by "and", in the language of its text: "of" and "en" are other words elsewhere. */
const isJoint = ({ text }: Term, joint: RegExp, language: LanguageCode): boolean =>
  joint.test(text) && ELSEWHERE[text]?.includes(language) !== true;

/** Languages in which these words are articles or prepositions. */
const ELSEWHERE: Readonly<Record<string, readonly LanguageCode[]>> = {
  of: ["en", "de", "fr", "es", "pt", "it", "hi"],
  en: ["en", "de", "fr", "es", "pt", "it", "hi"],
  o: ["pt", "en", "fr", "de", "nl"],
  e: ["en", "de", "fr", "nl"],
};

/** Whether one of several things is enough: "weekends or holidays". */
export const isEither = (terms: readonly Term[], language: LanguageCode): boolean =>
  terms.some((term) => isJoint(term, OR, language));
/** Words at the beginning that each of the parts needs as well. */
const LEADING = new Set([
  "-",
  "have",
  "are",
  "do",
  "did",
  "can",
  "willing",
  "available",
  "work",
  "use",
  "meet",
  "fluent",
  "native",
  "native speaker",
  "speak",
  "well",
]);

/** Rights to work are never put together out of parts. */
const APART = new Set([
  "sponsor",
  "authorised",
  "permit",
  "visa",
  "citizen",
  "need",
  "requirement",
]);

/** "Do you have a licence and a car?" as "Do you have a licence?" and "Do you have a car?"; nothing where it is one question. */
export function partsOfQuestion(question: Question): Parts[] {
  if (!question.isYesNo || question.isSeveral) return [];
  const { terms, language } = wordsOfQuestion(question);
  const words = terms.filter(({ text }) => text !== "");
  if (words.some(({ means, text }) => APART.has(means ?? "") || /^(?:another|other)$/.test(text)))
    return [];
  // "The following licence or certification: CDL Class A" has one thing behind two kinds.
  if (words.some(({ text }) => text === "following")) return [];
  // "Between 5 and 10 years" is one range.
  if (/\b(?:between|zwischen|entre|tra|fra|tussen) \d+ /.test(question.text)) return [];
  // Of "A or B and C", and of "not A and B", nobody can tell what belongs together.
  if (words.some(({ means }) => means === "not")) return [];
  const joins = words.filter(
    (word, at) =>
      isJoint(word, AND, language) || isJoint(word, OR, language) || isWithYears(words.slice(at)),
  );
  const [only, another] = joins;
  if (only === undefined || another !== undefined) return [];
  const isAll = !isJoint(only, OR, language);
  const at = words.indexOf(only);
  const start = words.findIndex(({ means }) => means === undefined || !LEADING.has(means));
  if (at < 2 || at === words.length - 1 || start < 1 || start >= at) return [];
  const lead = words.slice(0, start);
  const right = words.slice(at + 1);
  // "A Mastercam or hyperMILL certificate": the last word belongs to both.
  const isShared = ["certificate", "licence", "degree", "experience"].some(
    (word) =>
      !isAll &&
      right.at(-1)?.means === word &&
      !words.slice(0, at).some(({ means }) => means === word),
  );
  if (isShared || isLimited(right)) return [];
  const isFull = LEADING.has(right[0]?.means ?? "") && right[0]?.means !== "-";
  const second = isFull ? right : [...lead, ...right];
  return [{ isAll, fields: [asField(words.slice(0, at)), asField(second)] }];
}

/** "6+ years in Java with 3+ years in Kafka": as well as. */
const isWithYears = ([word, number, unit]: readonly Term[]): boolean =>
  /^(?:with|including|incl|mit|avec|con|com|met)$/.test(word?.text ?? "") &&
  number?.means === "#" &&
  unit?.means === "year";

/** "... and an own car for work": what follows names only the job. */
const OF_THE_JOB = new Set(["-", "work", "role", "position", "company"]);

/** "JavaScript or Rust in embedded systems": what follows the second belongs to the first as well. */
function isLimited(terms: readonly Term[]): boolean {
  const first = terms.findIndex(({ means }) => means === undefined);
  const isAmount = terms.some(({ means }) => means === "year" || means === "month");
  const preposition = terms.findIndex(
    ({ text }, at) =>
      at > first &&
      !terms.slice(at + 1).every(({ means }) => OF_THE_JOB.has(means ?? "")) &&
      /^(?:in|for|with|using|on|within|at|to|mit|im|bei|avec|dans|pour|con|para|em|per|met|voor)$/.test(
        text,
      ),
  );
  return first >= 0 && preposition > first && !isAmount;
}

function asField(terms: readonly Term[]): FormField {
  return {
    question: `${terms.map(({ text }) => text).join(" ")}?`,
    kind: "radio",
    required: true,
    options: ["Yes", "No"],
    value: "",
    error: "",
  };
}

/** Yes to all is Yes and one No is No, where all are asked for; the other way round where one is enough. */
export function together(
  [parts]: readonly Parts[],
  ask: (field: FormField) => Answer | Unknown,
): Finding | undefined {
  if (parts === undefined) return undefined;
  const { isAll, fields } = parts;
  const answers = fields.map((field) => {
    const answer = ask(field);
    return isUnknown(answer) ? undefined : answer.value;
  });
  const deciding = isAll ? "No" : "Yes";
  const why = "Each part of the question by itself";
  if (answers.includes(deciding)) return derived(yesNo(!isAll), why, 0.8);
  return answers.includes(undefined) ? undefined : derived(yesNo(isAll), why, 0.8);
}
