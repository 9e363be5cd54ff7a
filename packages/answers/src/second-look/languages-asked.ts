import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { askedTerms } from "../reading/said.ts";
import { fluenciesIn } from "../languages/fluency.ts";
import { languageKey } from "../world/languages.ts";

const FRAME = new Set([
  ..."- are have do can speak fluent level language native well good both position role company requirement meet did work".split(
    " ",
  ),
  "mid level",
  "job title",
]);

/** "Are you fluent in both English and German?": every language that is named has to be known so well. */
export function languagesAsked(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo) return undefined;
  const terms = askedTerms(question);
  const named = terms.flatMap(({ means }) => /^language (.+)$/.exec(means ?? "")?.[1] ?? []);
  const isOther = terms.some(
    ({ means, text }) =>
      !(means?.startsWith("language ") ?? false) &&
      (means === undefined
        ? !/^(?:both|and|dono|c1|c2|above|दोनों|sowohl|wort|schrift|zowel|als|tanto|como|quanto|sia|che|fois|ainsi)$/.test(
            text,
          )
        : !FRAME.has(means)),
  );
  if (named.length < 2 || isOther || / (?:or|oder|ou|o|of) /.test(` ${question.text} `))
    return undefined;
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (!has("fluent") && !has("speak")) return undefined;
  const levels = named.map((name) => {
    const entry = profile.languages.find((each) => languageKey(each.name) === name);
    const [level, second] = fluenciesIn(entry?.proficiency ?? "");
    return entry === undefined || second !== undefined ? undefined : level;
  });
  const least = has("fluent") ? 3 : 1;
  const why = "The languages in your profile";
  if (levels.some((level) => level !== undefined && level < least))
    return derived(yesNo(false), why, 0.85);
  return levels.every((level) => level !== undefined && level >= least)
    ? derived(yesNo(true), why, 0.85)
    : undefined;
}
