import { derived, type Finding, yesNo } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { countryByPeople } from "../world/countries.ts";

const FRAME = new Set([
  "-",
  "are",
  "have",
  "citizen",
  "nationality",
  "country",
  "eu",
  "commonwealth",
  "or more",
  "other",
  "passport",
]);
const EU = new Set(
  "AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE".split(" "),
);

/** "Are you a British, EU or EEA national?": Yes where the one citizenship that is known is among them; never a No. */
export function citizenshipAsked(question: Question, { profile }: Facts): Finding | undefined {
  if (!question.isYesNo || question.isSeveral) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  if (!has("citizen") && !has("nationality")) return undefined;
  // Either is enough: of a passport alone the citizenship tells nothing.
  if (has("passport") && !/\b(?:or|oder|ou|of|o)\b/.test(question.text)) return undefined;
  const isOther = terms.some(
    ({ means, text }) =>
      !/^(?:country|language) /.test(means ?? "") &&
      (means === undefined ? !NEUTRAL.test(text) : !FRAME.has(means)),
  );
  const code = countryByPeople(profile.personal.citizenship);
  if (isOther || code === undefined) return undefined;
  const named = new Set(
    terms.flatMap(({ means }) => /^country (\w\w)$/.exec(means ?? "")?.[1] ?? []),
  );
  // "Italian" is a language and a people.
  for (const { means, text } of terms) {
    const people = means?.startsWith("language ") === true ? countryByPeople(text) : undefined;
    if (people !== undefined) named.add(people);
  }
  const isIn = named.has(code) || (has("eu") && EU.has(code) && !/\bnon eu\b/.test(question.text));
  return isIn
    ? derived(yesNo(true), `Your profile says ${profile.personal.citizenship ?? ""}`, 0.88)
    : undefined;
}

const NEUTRAL =
  /^(?:or|and|a|an|of|the|european|community|ec|member|state|states|mitgliedstaats?|mitgliedsstaats?|eines|einer|algun|estado|miembro|efta|area|economic|any|schengen|uno|stato|membro|dell|unione|europea|union|celle|celui|etat|d|ou|pays|of|passport|paspoort|reisepass|passeport|passaporto|pasaporte)$/;
