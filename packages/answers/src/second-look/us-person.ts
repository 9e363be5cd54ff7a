import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { fold } from "../text/fold.ts";
import { yesNoOf } from "../bank/bank-entry.ts";
import { countryByPeople } from "../world/countries.ts";

const US_PERSON =
  /\b(?:are|do) you (?:considered |qualify as |classified as )?an? (?:u ?s|united states) person\b/;
const SAID = /\b(?:u ?s|united states) person\b/;
/** Who is none, or is one of somebody else's. */
const OTHER = /\b(?:not|non|neither|without|unless|spouse|parents?|family)\b/;

/**
 * "Are you a U.S. person (citizen, permanent resident, refugee or asylee)?": what was said to that, and a Yes for a citizen of the
 * United States (22 CFR 120.62). Who is of another country may be a permanent resident, so that no No follows.
 */
export function usPerson(question: Question, { answers, profile }: Facts): Finding | undefined {
  const text = fold(question.raw);
  if (!question.isYesNo || !US_PERSON.test(text) || OTHER.test(text)) return undefined;
  if (isAboutSomebodyElse(question)) return undefined;
  for (const { question: saved, answer } of answers.toReversed()) {
    const isYes = SAID.test(fold(saved)) && !OTHER.test(fold(saved)) ? yesNoOf(answer) : undefined;
    if (isYes !== undefined)
      return {
        ...derived(yesNo(isYes), `You answered "${saved.slice(0, 120)}"`, 0.88),
        source: "answer_bank",
        savedQuestion: saved,
      };
  }
  return countryByPeople(profile.personal.citizenship) === "US"
    ? derived(yesNo(true), "You are a citizen of the United States", 0.9)
    : undefined;
}
