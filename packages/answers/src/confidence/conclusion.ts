import type { FormField } from "@sendoff/contract/form";
import type { Finding } from "../facts/claim.ts";
import type { Meaning } from "../question/meaning.ts";

/** The kinds of conclusion that are counted apart: where the fact stands, and what was done to make an answer of it. */
export const CONCLUSIONS = [
  /** A saved answer to the same words. */
  "same_words",
  /** A saved answer to the same question in other words. */
  "other_words",
  /** A field of the profile, the settings or the preferences, written as text. */
  "profile",
  /** The same, put as one of the form's choices. */
  "profile_choice",
  /** The choices of a list that are known one by one. */
  "ticked",
  /** Arithmetic on dates, years and thresholds. */
  "reckoned",
  /** Knowledge of the world, and facts put together. */
  "knowledge",
  /** The CV's file. */
  "cv",
  /** "Prefer not to say", and marketing left unticked. */
  "policy",
] as const;
export type Conclusion = (typeof CONCLUSIONS)[number];

/** The kind of conclusion by which a finding answers a field; `ticked` lists are made elsewhere. */
export function conclusionOf(
  { source, claim, isSameWords }: Finding,
  meaning: Meaning | undefined,
  { options }: FormField,
): Conclusion {
  switch (source) {
    case "answer_bank":
      return isSameWords === true ? "same_words" : "other_words";
    case "cv":
    case "policy":
      return source;
    case "derived":
      return isReckoned(claim, meaning) ? "reckoned" : "knowledge";
    default:
      return options.length > 0 ? "profile_choice" : "profile";
  }
}

/** Time and thresholds are reckoned with; all else that follows, follows from knowledge of the world. */
function isReckoned({ kind }: Finding["claim"], meaning: Meaning | undefined): boolean {
  const isTime = kind === "years" || kind === "days" || kind === "date";
  return isTime || meaning?.threshold !== undefined;
}
