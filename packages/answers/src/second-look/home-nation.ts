import type { FormField } from "@sendoff/contract/form";
import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { fold } from "../text/fold.ts";

const NATIONS = new Set(["england", "scotland", "wales", "northern ireland"]);

const FRAME = new Set([
  "-",
  "country",
  "state",
  "which",
  "live",
  "do",
  "are",
  "current",
  "role",
  "city",
]);

/** "Which part of the UK do you live in?": one of its four nations, where the profile names it as the state. */
export function homeNation(
  field: FormField,
  question: Question,
  { profile }: Facts,
): Finding | undefined {
  const offered = field.options.filter((option) => NATIONS.has(fold(option)));
  if (offered.length < 3) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const isOther = terms.some(({ means, text }) =>
    means === undefined
      ? !/^(?:part|nation|uk|home|reside)$/.test(text)
      : !FRAME.has(means) && means !== "country GB",
  );
  if (isOther) return undefined;
  const own = fold(profile.personal.state ?? "");
  const [nation] = offered.filter((option) => fold(option) === own);
  return nation === undefined
    ? undefined
    : found(textClaim(nation), "profile", "The part of the country you live in", 0.9);
}
