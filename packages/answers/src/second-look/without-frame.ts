import type { FormField } from "@sendoff/contract/form";
import { isFrameWord } from "../languages/frame-words.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";

/** The question without its frame words that no lexicon knows; undefined where there are none. */
export function withoutFrame(field: FormField, question: Question): Question | undefined {
  const { terms } = wordsOfQuestion(question.withoutBrackets ?? question);
  const isFrame = ({ means, text }: { means: string | undefined; text: string }): boolean =>
    means === undefined && isFrameWord(text);
  if (!terms.some(isFrame)) return undefined;
  const kept = terms.flatMap((term) => (isFrame(term) ? [] : [term.text])).join(" ");
  const isAsking = question.raw.trim().endsWith("?");
  return kept.trim() === ""
    ? undefined
    : readQuestion({ ...field, question: isAsking ? `${kept}?` : kept });
}
