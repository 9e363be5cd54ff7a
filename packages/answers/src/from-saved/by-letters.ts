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

/** Words around a thing that make it no other one; "your practice" and "have you used" do. */
const ASKING =
  /^(?:what|which|is|are|s|your|my|own|the|of|a|an|do|you|have|please|enter|provide|give|current|currently|quale?|e|il|la|tuo|tua|al|applicato|contratto|attuale|quel|quelle|est|votre|le|wie|lautet|ihre?|ist|cual|es|su|tu|qual|o|seu|sua|wat|je|uw)$/;

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
  if (words.length > 4 || letters.length !== 1) return undefined;
  if (PART.test(question.text) || isAboutSomebodyElse(question)) return undefined;
  const beside = (own: readonly string[]): string[] =>
    own.filter((word) => !letters.includes(word) && !NUMBER.test(word));
  const others = beside(words).filter((word) => !isFrameWord(word));
  const isOf = (saved: SavedAnswer): boolean => {
    const { question: saidTo, answer } = saved;
    const own = fold(saidTo).split(" ");
    const left = beside(own).filter((word) => !ASKING.test(word));
    return (
      typeof answer === "string" &&
      yesNoOf(answer) === undefined &&
      letters.every((word) => own.includes(word)) &&
      (others.length === 0 || isWithinWords(others, own)) &&
      // "Supervising physician's NPI", "systems you have used": of somebody else, or another thing by its letters.
      (left.length === 0 || isWithinWords(left, words)) &&
      !isAboutSomebodyElse(readSaved(saved).question) &&
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
