import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findTerms } from "../finding/terms.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Meaning } from "../question/meaning.ts";
import type { Question } from "../question/question.ts";

const FRAME = new Set([
  "-",
  "are",
  "can",
  "start",
  "available",
  "willing",
  "do",
  "have",
  "work",
  "position",
]);

/** "Immediate joiner?", "¿Puedes empezar de inmediato?": whether there is no notice to give. */
export function atOnce(
  question: Question,
  facts: Facts,
  said: (meaning: Meaning) => boolean | undefined,
): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const isNow = terms.some(({ means }) => means === "immediate" || means === "immediately");
  const isPlain = terms.every(
    ({ means }) =>
      means !== undefined && (FRAME.has(means) || means === "immediate" || means === "immediately"),
  );
  return isNow && isPlain
    ? findTerms({ topic: "notice_within", threshold: 0, isNegated: false }, facts, said)
    : undefined;
}
