import type { AnswerSource } from "@sendoff/contract/form";
import type { Place } from "../world/places.ts";
import type { Fluency } from "../languages/fluency.ts";

/** A fact in the form it has before it meets a control. */
export type Claim =
  | { kind: "text"; text: string; also?: readonly string[] }
  /** `text` is the whole answer as it was given, tried before any other wording; `also` are choices that say the same. */
  | { kind: "yesNo"; isYes: boolean; text?: string; also?: readonly string[] }
  /** `floor` is what is written; `exact` decides between ranges that meet. Both in years. */
  | { kind: "years"; floor: number; exact: number }
  | { kind: "money"; perYear: number; currency: string }
  | { kind: "payRange"; min: number; max: number; currency: string }
  /** `startDate` when a day is asked for rather than a length. */
  | { kind: "days"; days: number; text: string; startDate?: string }
  /** `written` is how the user wrote it, where that is no ISO date. */
  | { kind: "date"; date: string; written?: string }
  | { kind: "degree"; name: string }
  | { kind: "school"; name: string }
  /** "8.4", "8.4/10", "72%"; written only where the page's scale is the grade's own. `scale` is 0 where it is not known. */
  | { kind: "grade"; text: string; scale?: number }
  | { kind: "place"; place: Place; text: string; part: "city" | "state" | "whole"; zip?: string }
  | { kind: "salutation"; gender: string }
  | { kind: "country"; code: string; text: string; isNationality: boolean }
  | { kind: "dial"; code: string; country?: string }
  | { kind: "phone"; dial: string; national: string }
  | { kind: "fluency"; level: Fluency; text: string }
  /** Some of the page's choices: those with one of these keys under `sameKey`. */
  | {
      kind: "choices";
      names: readonly string[];
      of: "skill" | "language" | "place" | "certificate" | "text";
    }
  /** Employed or self-employed, with the type of the job where it is known. */
  | { kind: "employment"; state: "employed" | "self employed"; type: string }
  | { kind: "decline" };

/** A fact with where it came from: everything an `Answer` needs but its wording on the page. */
export interface Finding {
  claim: Claim;
  source: AnswerSource;
  /** The rule's own caution, held against the floor; how sure the answer is, its kind tells (`confidence/table.ts`). */
  confidence: number;
  why: string;
  /** A saved answer to a question of the same words. */
  isSameWords?: true;
  /** The saved question that a yes or no was given to: what it names, the answer is about. */
  savedQuestion?: string;
  /** The finding is about what the question denies: "without a permit". */
  isOfNegated?: true;
  /** The finding rests on the citizenship of this country. */
  citizenOf?: string;
}

/** Below this there is no answer. */
export const CONFIDENCE_FLOOR = 0.6;

/** A finding straight from what the user typed or answered. */
export function found(claim: Claim, source: AnswerSource, why: string, confidence = 0.95): Finding {
  return { claim, source, confidence, why };
}

/** A finding that follows from facts by arithmetic or plain knowledge. */
export function derived(claim: Claim, why: string, confidence = 0.85): Finding {
  return { claim, source: "derived", confidence, why };
}

export const yesNo = (isYes: boolean): Claim => ({ kind: "yesNo", isYes });
export const textClaim = (text: string, also?: readonly string[]): Claim =>
  also === undefined ? { kind: "text", text } : { kind: "text", text, also };
