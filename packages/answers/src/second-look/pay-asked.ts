import { asFinding } from "../bank/bank-entry.ts";
import type { Finding } from "../facts/claim.ts";
import type { Facts } from "../facts/facts.ts";
import { findTerms } from "../finding/terms.ts";
import { takenApart, wordingOf } from "../languages/lexicon.ts";
import type { Question } from "../question/question.ts";
import { currencyOf } from "../world/countries.ts";
import { readSaved } from "../from-saved/read-saved.ts";
import { payUnitOf } from "../reading/pay.ts";
import { understand } from "../reading/understand.ts";
import { isPointing } from "../reading/said.ts";

/**
 * Currencies of countries where a year's pay is made of a basic pay and of allowances: there the one does not tell the other.
 * Elsewhere the pay that somebody wants is the base, and what comes on top is asked for by its name.
 */
const WITH_ALLOWANCES = new Set(
  "INR PKR BDT LKR NPR AED SAR QAR KWD OMR BHD EGP NGN KES GHS PHP SGD MYR".split(" "),
);

/** Meanings that may stand in a question for a year's or a month's pay before tax. */
const OF_PAY = new Set(
  "- pay current expected willing what which how many gross base yearly monthly month year currency range # lakh thousand recent have are do did current pay clt full time job title position role company number work requirement permanent job".split(
    " ",
  ),
);
for (const phrase of ["current pay", "how many", "full time", "job title", "permanent job"])
  OF_PAY.add(phrase);

/** Words of such a question that the lexicon has no meaning for: units, currencies and what a number is to look like. */
const NEUTRAL =
  /^(?:[a-z]|kes|pen|cop|clp|ars|mxn|ngn|ghs|php|idr|thb|pkr|lkr|bdt|npr|ron|czk|huf|soles|colones|guaranies|quetzales|lempiras|pesos?|reais|real|dirhams?|shillings?|rand|francs?|zloty|kronor|ringgit|baht|amount|figure|total|whole|approx\w*|numeric|numbers?|only|digits|please|state|indicate|specify|basis|annum|component|entry|ctc|salary|for|this|post|vacancy|would|per|salario|integer|clt|bruto|brutto|mensal|excluding|superannuation|super|mensilita|mensualites|mois|meses|pagas|fixe|fisso|fijo|fixo|lohnvorstellung|jahresbruttolohn|bruttomonatslohn|gewunschter|gewunschtes|x1[234]|1[234]x)$/;

/** The pay now or the pay wanted, in whatever words, where the question asks for the whole of it. */
export function payAsked(question: Question, facts: Facts): Finding | undefined {
  if (question.isYesNo || question.isSeveral || isPointing(question)) return undefined;
  const { terms } = takenApart(wordingOf(question.text, question.beside));
  const has = (means: string): boolean => terms.some((term) => term.means === means);
  const compound = PAY_COMPOUND.test(question.text);
  if (!(has("pay") || has("current pay") || has("base") || has("gross") || compound))
    return undefined;
  const isOther = terms.some(({ means, text }) =>
    means === undefined ? !NEUTRAL.test(text) : !OF_PAY.has(means) && !isOwnCountry(means, facts),
  );
  if (isOther || OTHER_PART.test(`${question.text} ${question.note.toLowerCase()}`))
    return undefined;
  const isWanted =
    has("expected") ||
    has("willing") ||
    has("requirement") ||
    /\b(?:lohnvorstellung\w*|gewunscht\w*|accept)\b/.test(question.text);
  // What the last employer paid is not what the present one does.
  const isNow =
    has("current") || has("current pay") || (has("recent") && !has("company") && !has("work"));
  if (isWanted === isNow) return undefined;
  const { user } = facts;
  const code = (isWanted ? user.expectedCtcCurrency : user.currentCtcCurrency) ?? "INR";
  // What somebody earns may hold a bonus; what they want is what they ask for.
  if (has("base") && (isNow || WITH_ALLOWANCES.has(code))) return undefined;
  if (/\b(?:salary|ctc|compensation|pay|package) of (?:your|the|this|our|a)\b/.test(question.text))
    return undefined;
  const said = saidPay(question, isWanted ? "expected_pay" : "current_pay", facts);
  if (said !== undefined) return said;
  return findTerms(
    { topic: isWanted ? "expected_pay" : "current_pay", isNegated: false },
    facts,
    () => undefined,
  );
}

/** What was answered to a question for the same pay, for the same time and in the same unit: a month's is no twelfth of the year's. */
function saidPay(
  question: Question,
  topic: "expected_pay" | "current_pay",
  { answers }: Facts,
): Finding | undefined {
  const unitOf = (asked: Pick<Question, "raw" | "note">): string => {
    const { perYear, size, currency } = payUnitOf(asked);
    return JSON.stringify([perYear, size, currency]);
  };
  const saved = answers.findLast((each) => {
    const read = typeof each.answer === "string" ? readSaved(each) : undefined;
    const bare = read?.question.withoutBrackets;
    const meaning = read?.meaning ?? (bare === undefined ? undefined : understand(bare));
    return (
      read !== undefined &&
      meaning?.topic === topic &&
      /^\d[\d., ]*$/.test(String(each.answer)) &&
      unitOf(read.question) === unitOf(question)
    );
  });
  return saved === undefined
    ? undefined
    : asFinding(
        { saved, ...readSaved(saved) },
        0.87,
        `You answered "${saved.question.slice(0, 120)}"`,
      );
}

/** "In Philippine pesos": the country only names the currency that the pay is in. */
const isOwnCountry = (means: string, { user }: Facts): boolean => {
  const country = /^country (\w\w)$/.exec(means)?.[1];
  return (
    country !== undefined &&
    currencyOf(country) === user.currentCtcCurrency &&
    user.currentCtcCurrency !== "EUR"
  );
};

const PAY_COMPOUND = /\b(?:\w*lohnvorstellung\w*|\w*bruttolohn|\w*monatslohn|\w*jahreslohn)\b/;

/** Parts of the pay, pay for other times, and pay of other years. */
const OTHER_PART =
  /\b(?:variable|bonus|commission|incentive\w*|allowances?|equity|stock|ote|hour\w*|stunden\w*|tagessatz|taux horaire|uurloon|uurtarief|daily|day|week\w*|shift|net|nett|netto|liquid\w*|hand|last year|previous|slip\w*|minimum|min|least|lowest|increase|hike|part time|pj|freelance|contract)\b/;
