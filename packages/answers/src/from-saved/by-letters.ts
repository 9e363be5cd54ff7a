import type { FormField } from "@sendoff/contract/form";
import { asFinding, yesNoOf } from "../bank/bank-entry.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { isFrameWord } from "../languages/frame-words.ts";
import type { Question } from "../question/question.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { isWithinWords } from "../text/akin.ts";
import { fold } from "../text/fold.ts";
import { readSaved } from "./read-saved.ts";

const NUMBER = /^(?:n|no|nr|num|number|numero|nummer|numeros|matricule|code|id)$/;
/** Of these a label that does not name them asks for something else. */
const PART =
  /\b(?:date|expiry|expiration|valid\w*|year|issue\w*|score|status|copy|when|previous|spouse|password|scadenza|datum|ablauf\w*|fecha|validade|vencimiento|annee|jaar|expire\w*)\b/;

/** "N° RPPS", "CCNL applicato": a short label that is known by its letters, where one saved answer is to a question that has them. */
export function saidByLetters(
  { kind, options }: FormField,
  question: Question,
  { answers }: Facts,
): Finding | undefined {
  if (kind !== "text" || options.length > 0 || question.isSeveral || question.isYesNo)
    return undefined;
  const words = fold(question.raw).split(" ");
  const letters = (question.raw.match(/(?<![\p{L}\d])\p{Lu}{3,8}(?![\p{L}\d])/gu) ?? []).map(fold);
  if (words.length > 5 || letters.length !== 1 || letters.length === words.length - 4)
    return undefined;
  if (PART.test(question.text) || isAboutSomebodyElse(question)) return undefined;
  const others = words.filter(
    (word) => !letters.includes(word) && !NUMBER.test(word) && !isFrameWord(word),
  );
  const isOf = ({ question: saidTo, answer }: SavedAnswer): boolean => {
    const own = fold(saidTo).split(" ");
    return (
      typeof answer === "string" &&
      yesNoOf(answer) === undefined &&
      letters.every((word) => own.includes(word)) &&
      (others.length === 0 || isWithinWords(others, own)) &&
      !PART.test(fold(saidTo))
    );
  };
  const [only, second] = answers.filter(isOf);
  return only === undefined || second !== undefined
    ? undefined
    : asFinding(
        { saved: only, ...readSaved(only) },
        0.85,
        `You answered "${only.question.slice(0, 120)}"`,
      );
}
