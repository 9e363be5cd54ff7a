import { derived, type Finding, textClaim } from "../facts/claim.ts";
import type { Facts, SavedAnswer } from "../facts/facts.ts";
import type { Question } from "../question/question.ts";
import { currencyOf } from "../world/countries.ts";
import { placeFrom } from "../world/places.ts";
import { currenciesIn } from "../world/currencies.ts";

/** Times for which a rate is paid, and pay with its targets met, each as forms put it. */
const PER: readonly (readonly [string, RegExp])[] = [
  ["hour", /\b(?:hourly|(?:per|an|by the) hour)\b|\/ ?h(?:r|our)?\b|\bp\/?h\b/i],
  ["day", /\b(?:daily|(?:per|a|by the) day|day rate)\b|\/ ?day\b/i],
  ["week", /\b(?:weekly|(?:per|a|by the) week)\b|\/ ?w(?:k|eek)\b/i],
  ["targets met", /\bOTE\b|\bon[- ]target earnings?\b/i],
];
const OF_PAY = /\b(?:pay|rate|wages?|salary|compensation|remuneration|OTE|earnings)\b/i;
const WANTED =
  /\b(?:desired?|expect(?:ed|ing|ations?)?|looking for|requir(?:ed|ements?)|want(?:ed)?|seeking|preferred|target(?! earnings)|hoping|minimum acceptable)\b/i;
const ANOTHER =
  /\b(?:current|present|previous|last|overtime|weekend|night|charge|billing|mileage|per mile|days|hours(?! (?:per |a )?week)|within|between|range)\b/i;

/** "hour", "week net b2b": what a rate is for, and on what terms; undefined for a question on other pay. */
function rateWanted(text: string): string | undefined {
  const [only, second] = PER.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
  if (only === undefined || second !== undefined) return undefined;
  if (!OF_PAY.test(text) || !WANTED.test(text) || ANOTHER.test(text)) return undefined;
  return [only, /\bnet\b/i.test(text) ? "net" : "", /\bB2B\b/i.test(text) ? "b2b" : ""].join(" ");
}

const AN_AMOUNT = /^\D?\d{1,3}(?:[,.]?\d{3})?(?:\.\d{1,2})?$/;

/** "Desired pay ($ per hour)", "Expected gross pay per week", "OTE expectations": the rate that was answered before for the same time and on the same terms; a year's pay never tells it. */
export function hourlyPay({ raw, note, isYesNo }: Question, facts: Facts): Finding | undefined {
  const rate = rateWanted(raw);
  if (isYesNo || rate === undefined) return undefined;
  // A dollar sign alone is that of the country.
  const [asked] = currenciesIn(`${raw} ${note}`.replaceAll("$", ""));
  const isSame = ({ question, answer, country }: SavedAnswer): boolean => {
    const [own] = currenciesIn(question);
    return (
      typeof answer === "string" &&
      AN_AMOUNT.test(answer) &&
      rateWanted(question) === rate &&
      (asked === undefined || own === undefined ? country !== undefined : asked === own)
    );
  };
  const saved = facts.answers.findLast(isSame);
  return saved === undefined
    ? byHoursTold(rate, `${raw} ${note}`, facts)
    : {
        ...derived(textClaim(String(saved.answer)), `You answered "${saved.question}"`, 0.85),
        source: "answer_bank",
      };
}

/** Weeks of a year, as forms reckon pay. */
const WEEKS = 52;

/** "Desired hourly pay (based on a 40 hour week)": the year's pay over the hours that the question itself tells, in the job's currency. */
function byHoursTold(rate: string, text: string, { user, job }: Facts): Finding | undefined {
  const hours =
    /\b(\d{2})(?:[.,]\d)?[ -]?(?:hours?|hrs?)(?: per| a|\/)?[ -]?(?:work ?)?week\b/i.exec(
      text,
    )?.[1];
  const country = placeFrom(job.location).country;
  const isOwn =
    country !== undefined && (user.expectedCtcCurrency ?? "INR") === currencyOf(country);
  if (rate.trim() !== "hour" || hours === undefined || !isOwn) return undefined;
  const perYear = user.expectedCtc ?? 0;
  if (perYear <= 0 || Number(hours) < 20) return undefined;
  const perHour = Math.round((perYear / WEEKS / Number(hours)) * 100) / 100;
  return derived(
    textClaim(String(perHour)),
    `Your expected pay in settings over ${hours} hours a week`,
    0.8,
  );
}
