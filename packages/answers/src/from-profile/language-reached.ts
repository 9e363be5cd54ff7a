import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findSchooling } from "../finding/schooling.ts";
import type { Question } from "../question/question.ts";
import { isAboutSomebodyElse } from "../reading/understand.ts";
import { fineStepsIn } from "../languages/fluency.ts";
import { isBare, tokensIn } from "../reading/tokens.ts";

const BESIDE = new Set(
  "level,speak,well,fluent,at least,or more,#,need,requirement,certificate,class,grade,language".split(
    ",",
  ),
);

/** "German at B2 or above is a must. Do you have it?": whether the one language that is named reaches the one step of A1 to C2. */
export function languageReached(question: Question, facts: Facts): Finding | undefined {
  if (!/\b[abc][12]\b/i.test(question.raw)) return undefined;
  if (!question.isYesNo || question.isSeveral || isAboutSomebodyElse(question)) return undefined;
  const { asked, scene } = tokensIn(question);
  const all = isBare(asked) ? [...asked, ...scene] : asked;
  const named = new Set(all.flatMap(({ means }) => /^language (.+)$/.exec(means ?? "")?.[1] ?? []));
  const steps = new Set(all.flatMap(({ word }) => (/^[abc][12]$/.test(word) ? [word] : [])));
  const [language, second] = named;
  const [step, third] = steps;
  if (language === undefined || second !== undefined || step === undefined || third !== undefined)
    return undefined;
  const foreign = all.filter(
    ({ word, means, weight }) =>
      (weight === "plain" || weight === "heavy") &&
      word !== step &&
      !means?.startsWith("language ") &&
      !BESIDE.has(means ?? ""),
  );
  if (foreign.length > 2 || foreign.some(({ weight }) => weight === "heavy")) return undefined;
  const [threshold] = fineStepsIn(step);
  return threshold === undefined
    ? undefined
    : findSchooling(
        { topic: "language_reaches", subject: language, threshold, isNegated: false },
        facts,
      );
}
