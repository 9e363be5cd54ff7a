import { type Finding, found, textClaim } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { fluenciesIn } from "../languages/fluency.ts";

const MOTHER_TONGUE =
  /^(?:what is |whats |which is |please state |state )?(?:your |the )*(?:home language|mother tongue|native language|first language|native tongue|main language spoken at home|muttersprache|(?:was |welche )?ist (?:ihre|deine) muttersprache|ihre muttersprache|langue maternelle|(?:quelle est )?votre langue maternelle|lengua materna|idioma materno|(?:cual es )?tu lengua materna|lingua materna|lingua madre|madrelingua|moedertaal|(?:wat is )?(?:je|uw) moedertaal|matrubhasha|मातृभाषा)(?: (?:is|hai))?$/;

/** "Home language": the one language of the profile that is a native one. */
export function motherTongue(question: Question, { profile }: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral || !MOTHER_TONGUE.test(question.text))
    return undefined;
  const native = profile.languages.filter(({ proficiency }) => {
    const [level, second] = fluenciesIn(proficiency ?? "");
    return level === 4 && second === undefined;
  });
  const [only, second] = native;
  return only === undefined || second !== undefined
    ? undefined
    : found(textClaim(only.name), "profile", "The languages in your profile", 0.9);
}
