import type { FieldValue } from "@sendoff/contract/form";

/** How sure an answer is, in three grades. */
export type Sureness = "certain" | "sure" | "likely";

/** The surest first. */
export const SURENESS_WORDS: Readonly<Record<Sureness, string>> = {
  certain: "Certain",
  sure: "Sure",
  likely: "Likely, worth a look",
};

/** What each grade means: of answers found in the same way to questions that were new, how many were wrong. */
export const SURENESS_MEANING: Readonly<Record<Sureness, string>> = {
  certain: "Answers found this way were hardly ever wrong, on questions that were new to Sendoff.",
  sure: "Answers found this way were seldom wrong, on questions that were new to Sendoff.",
  likely: "Answers found this way were wrong now and then. Look whether this one is right.",
};

/** Of fifty answers this sure at most one is wrong. */
const CERTAIN = 0.98;
/** Of ten answers this sure at most one is wrong. */
const SURE = 0.9;

/** The grade of a confidence from 0 to 1, as the answer engine gives it and the evidence keeps it. */
export function surenessOf(confidence: number): Sureness {
  if (confidence >= CERTAIN) return "certain";
  return confidence >= SURE ? "sure" : "likely";
}

/** A question with what answers it; null leaves it empty. */
interface Answered {
  readonly value: FieldValue | null;
  readonly confidence: number;
}

/** Whether the answer is worth a look before it is sent. A question that is left empty is answered with nothing. */
export function isWorthALook({ value, confidence }: Answered): boolean {
  return value !== null && surenessOf(confidence) === "likely";
}

/** Orders answers by how sure they are, the least sure first; equally sure ones stay as they are. */
export function leastSureFirst<T extends Answered>(questions: readonly T[]): T[] {
  return questions.toSorted((one, other) => one.confidence - other.confidence);
}

/** How sure a form's least sure answer is; 1 for a form without answers. */
export function leastConfidence(questions: readonly Answered[]): number {
  return Math.min(
    1,
    ...questions.filter(({ value }) => value !== null).map(({ confidence }) => confidence),
  );
}
