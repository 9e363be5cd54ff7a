import type { FormField } from "@sendoff/contract/form";
import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { isSameText } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

/** What a question how one heard of an employer may hold besides its name. */
const FRAME = new Set(
  "-,how,where,when,who,what,which,from,name,first,have,did,do,are,company,position,role,job title,heard of,work,source,url,website,channel,how,expected,open,career,need,school,industry".split(
    ",",
  ),
);
const SPOKEN_ABOUT =
  /\b(?:hear|heard|entendu parler|connu|erfahren|aufmerksam|gehort|enteraste|entero|conociste|conocio|supiste|sabendo|conheceu|conheceste|soube|conoscenza|conosciuto|sentito|saputo|gehoord)\b/;

/** "How did you hear about Tallyform?": what was answered on any job, where the choices have it or the words name one employer. */
export function heardOf(field: FormField, question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral || question.text.length > 110) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (!has("heard of") || !(has("how") || has("where") || has("what") || has("which")))
    return undefined;
  const names = terms.filter(({ means, text }) => means === undefined && !isFrameWord(text));
  const isOther = terms.some(({ means }) => means !== undefined && !FRAME.has(means));
  if (isOther || names.length > 3) return undefined;
  const saved = facts.answers.find(
    (answer) =>
      typeof answer.answer === "string" && readSaved(answer).meaning?.topic === "referral_source",
  );
  if (typeof saved?.answer !== "string") return undefined;
  const { answer } = saved;
  const isNamed =
    field.options.length > 0
      ? field.options.some((option) => isSameText(option, answer))
      : SPOKEN_ABOUT.test(question.text) &&
        areNames(
          names.map(({ text }) => text),
          question.raw,
        );
  return isNamed
    ? {
        ...found(
          textClaim(answer),
          "answer_bank",
          `You answered "${saved.question.slice(0, 120)}"`,
          0.88,
        ),
        savedQuestion: saved.question,
      }
    : undefined;
}

/** Words that the page writes with a capital. */
const areNames = (words: readonly string[], raw: string): boolean => {
  const capitals = raw
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => /^\p{Lu}/u.test(word))
    .map((word) => word.toLowerCase());
  return words.every((word) => capitals.includes(word));
};
