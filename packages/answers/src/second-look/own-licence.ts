import type { FormField } from "@sendoff/contract/form";
import { yesNoOf } from "../bank/bank-entry.ts";
import { derived, type Finding, found, textClaim, yesNo } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import { type Term, wordingOf } from "../languages/lexicon.ts";
import { readQuestion, type Question } from "../question/question.ts";
import { wordsOfQuestion } from "../topics/match.ts";
import { countryByCodeOrName } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";

/** Countries where who says that they have a driving licence has that of class B, for a car. */
const CAR_BY_CUSTOM = new Set(
  "DE AT CH FR BE LU NL ES PT IT IE PL CZ SK HU RO BG HR SI SE DK NO FI EE LV LT GR BR".split(" "),
);

const CLASS = /^(?:am|a1?2?|b1?e?|c1?e?|d1?e?|t|l|ab|ac|ad|ae)$/;
const OF_CLASS = /^(?:class|-|have|current|are|do|drive|licence|which|what)$/;
const AROUND =
  /^(?:klasse|klassen|kategorie|categorie|categoria|categorias|category|cat|tipo|type|typ|clase|classe|vorhanden|vigente|valido|valida|gultig\w*|geldig\w*|valable|valide|vigor|vigueur|besitz|bezit|possesso|posesion|titulaire|permis|carnet|carne|cnh|patente|rijbewijs|fuhrerscheins?|definitiva|sim|si|ja|oui|yes)$/;

interface Licence {
  classes: string[];
}

/** Classes in capitals: "d" and "de" in small letters are words. */
const IN_CAPITALS =
  /(?<![\p{L}\d'’])(?:AM|A[12]?|B(?:E|1|96)?|C1?E?|D1?E?|AB|AC|AD|AE)(?![\p{L}\d'’])/gu;

const licenceIn = (raw: string): Licence | undefined => licenceOf(wordingOf(raw).terms, raw, true);

/** The classes that a question or an answer names; undefined where it asks for anything else as well. */
function licenceOf(terms: readonly Term[], raw: string, isAnswer = false): Licence | undefined {
  const inCapitals = [...raw.matchAll(IN_CAPITALS)]
    .filter(({ index }) => isAnswer || index > 0)
    .map(([found]) => found.toLowerCase());
  const classes = new Set(inCapitals);
  let isLicence = isAnswer;
  for (const { text: phrase, means } of terms) {
    if (means === "licence" || means === "licence class") {
      isLicence = true;
      continue;
    }
    for (const word of phrase.split(" ")) {
      if (classes.has(word)) continue;
      if (means === undefined && CLASS.test(word)) classes.add(word);
      else if (!AROUND.test(word) && !(means !== undefined && OF_CLASS.test(means)))
        return undefined;
    }
  }
  return isLicence ? { classes: [...classes] } : undefined;
}

/** "¿Tienes carnet B?" of who has a "carnet de conducir", "Possui CNH categoria B?" and "Categoria da CNH" of who has answered "Sim, categoria B". */
export function ownLicence(
  field: FormField,
  question: Question,
  facts: Facts,
): Finding | undefined {
  if (question.isSeveral || question.around !== "") return undefined;
  if (/\b(?:clean|record|points|since|number|not|never|international\w*)\b/.test(question.text))
    return undefined;
  const asked = licenceOf(wordsOfQuestion(question).terms, question.raw);
  if (asked === undefined || asked.classes.length > 1) return undefined;
  for (const saved of facts.answers.toReversed()) {
    const held = heldBy(saved, facts);
    if (held === undefined) continue;
    if (question.isYesNo) {
      const [only] = asked.classes;
      const isYes = only === undefined ? true : held.classes.some((own) => covers(own, only));
      return isYes ? yes() : undefined;
    }
    const isWhich = asked.classes.length === 0 && field.options.length > 1;
    const [own, other] = held.classes;
    if (!isWhich || own === undefined || other !== undefined || held.isByCustom) return undefined;
    const [chosen, second] = field.options.filter((option) => {
      const named = licenceIn(option)?.classes;
      return named?.length === 1 && named[0] === own;
    });
    return chosen === undefined || second !== undefined
      ? undefined
      : {
          ...found(textClaim(chosen), "answer_bank", WHY, 0.86),
        };
  }
  return undefined;
}

/** Who may drive a lorry may drive a car. */
const covers = (own: string, asked: string): boolean =>
  own === asked ||
  (asked === "b" && /^(?:be|b1?e|c1?e?|d1?e?|ab)$/.test(own)) ||
  own === `${asked}e`;

function heldBy(
  { question, answer, country }: SavedAnswer,
  facts: Facts,
): (Licence & { isByCustom: boolean }) | undefined {
  if (typeof answer !== "string") return undefined;
  const asked = licenceOf(wordsOfQuestion(readQuestion({ question })).terms, question);
  if (asked === undefined) return undefined;
  const said = licenceIn(answer);
  if (said !== undefined && said.classes.length > 0)
    return { classes: said.classes, isByCustom: false };
  if (yesNoOf(answer) !== true) return undefined;
  if (asked.classes.length > 0) return { ...asked, isByCustom: false };
  const where = countryByCodeOrName(country) ?? placeFrom(facts.job.location).country;
  const isCar = where !== undefined && CAR_BY_CUSTOM.has(where);
  return { classes: isCar ? ["b"] : [], isByCustom: true };
}

/** Its class stands in the answer rather than in the saved question, which is therefore not named. */
const WHY = "You answered on your driving licence";

const yes = (): Finding => ({
  ...derived(yesNo(true), WHY, 0.86),
  source: "answer_bank",
});
