import type { FormField } from "@sendoff/contract/form";
import type { Claim } from "../facts/claim.ts";
import { wordingOf } from "../languages/lexicon.ts";
import { payUnitOf, type PayUnit } from "../reading/pay.ts";
import { fold } from "../text/fold.ts";
import { countryByName } from "../world/countries.ts";
import { regionLetters } from "../world/regions.ts";
import { countryInLanguage, lengthInLanguage } from "./in-language.ts";
import { dateFor, showsFormat } from "./dates.ts";
import { phone } from "./write-phone.ts";
import { fit, isNumeric, type WritingPlace, type Written, unwritable, written } from "./written.ts";

/** Writes a claim for a text, number, date or lone box; units and formats are the page's, amounts are never rounded. */
export function writeClaim(claim: Claim, place: WritingPlace): Written {
  if (place.field.kind === "checkbox") {
    return claim.kind === "yesNo" ? written(claim.isYes) : unwritable("A box takes only yes or no");
  }
  const text = textOf(claim, place);
  return typeof text === "string" ? fit(text, place.field) : text;
}

function textOf(claim: Claim, place: WritingPlace): string | Written {
  const { field } = place;
  switch (claim.kind) {
    case "text":
      return claim.text;
    case "yesNo":
      return isNumeric(field)
        ? unwritable("The field takes a number")
        : (claim.text ?? yesNoText(claim.isYes, place.raw));
    case "years":
      return years(claim.floor, claim.exact, place);
    case "money":
      return money(claim.perYear, claim.currency, place);
    case "payRange":
      return payRange(claim, place);
    case "days":
      if (claim.startDate !== undefined) return dateFor(claim.startDate, field) ?? claim.startDate;
      return noticeText(claim.days, claim.text, place);
    case "date":
      // Where the page shows no format, the user's own way of writing it is as good.
      if (claim.written !== undefined && field.kind === "text" && !showsFormat(field))
        return claim.written;
      return (
        dateFor(claim.date, field) ??
        unwritable("The date is not known as exactly as the field wants it")
      );
    case "grade":
      return gradeText(claim.text, claim.scale, place);
    case "degree":
    case "school":
      return claim.name;
    case "place":
      return claim.part === "state" && (field.maxLength ?? 99) <= 3
        ? (regionLetters(claim.place) ?? claim.text)
        : claim.text;
    case "country":
      return (
        (claim.isNationality && countryByName(claim.text) === claim.code
          ? countryInLanguage(claim.code, place.raw)
          : undefined) ?? claim.text
      );
    case "dial":
      return `+${claim.code}`;
    case "phone":
      return phone(claim.dial, claim.national, place);
    case "fluency":
      return claim.text;
    case "choices":
      return claim.names.join(", ");
    case "salutation":
      return unwritable("The form of address is chosen, not written");
    case "employment":
      return unwritable("The status is chosen, not written");
    case "decline":
      return unwritable("There is no such option");
  }
}

/** Yes and no in the language of the question. */
const YES_NO = {
  en: ["Yes", "No"],
  de: ["Ja", "Nein"],
  fr: ["Oui", "Non"],
  es: ["Sí", "No"],
  pt: ["Sim", "Não"],
  it: ["Sì", "No"],
  nl: ["Ja", "Nee"],
  pl: ["Tak", "Nie"],
  hi: ["हाँ", "नहीं"],
} as const;

function yesNoText(isYes: boolean, raw: string): string {
  const { language } = wordingOf(raw);
  const isLatinHindi = language === "hi" && !/[\u0900-\u097f]/.test(raw);
  if (isLatinHindi) return isYes ? "Haan" : "Nahi";
  if (language !== "en") return YES_NO[language][isYes ? 0 : 1];
  const text = fold(raw);
  if (/\b(haben|sind|sie|konnen|benotigen|sprechen)\b/.test(text)) return isYes ? "Ja" : "Nein";
  if (/\b(avez|etes|vous|votre|pouvez)\b/.test(text)) return isYes ? "Oui" : "Non";
  if (/\b(tienes|tiene|usted|eres|puedes|necesitas)\b/.test(text)) return isYes ? "Sí" : "No";
  return isYes ? "Yes" : "No";
}

function years(floor: number, exact: number, { raw, note }: WritingPlace): string {
  const words = fold(`${raw} ${note}`);
  const wantsMonths = /\bmonths?\b/.test(words) && !/\byears?\b/.test(words);
  return String(wantsMonths ? Math.floor(exact * 12 + 1e-6) : floor);
}

function money(perYear: number, currency: string, place: WritingPlace): string | Written {
  const unit = payUnitOf(place);
  const problem = currencyProblem(currency, unit, place.jobCurrency);
  if (problem !== undefined) return unwritable(problem);
  const times = isMonthlyByCustom(currency, unit, place) ? 12 : unit.perYear;
  const amount = perYear / times / unit.size;
  const cents = Math.round(amount * 100) / 100;
  if (Math.abs(cents - amount) > 1e-6 && times === 1)
    return unwritable("The amount is no round number in this unit");
  if (Number.isInteger(cents)) return String(cents);
  if (times !== 1 && unit.size === 1) return String(Math.floor(amount));
  return place.field.kind === "integer"
    ? unwritable("The field takes whole numbers only")
    : String(cents);
}

/** Money of the countries in which a salary that names no time is that of a month. */
const MONTHLY = new Set(
  "BRL COP PEN ARS CLP MXN CRC PHP MYR SGD AED QAR SAR KWD OMR BHD EGP PLN".split(" "),
);

const isMonthlyByCustom = (currency: string, unit: PayUnit, { raw, note }: WritingPlace): boolean =>
  MONTHLY.has(currency) &&
  unit.perYear === 1 &&
  unit.size === 1 &&
  !unit.isYearly &&
  !/\b(?:ctc|package|compensation)\b/.test(fold(`${raw} ${note}`));

function currencyProblem(
  currency: string,
  unit: PayUnit,
  jobCurrency: string | undefined,
): string | undefined {
  if (unit.currency !== undefined && unit.currency !== currency)
    return `The amount is known in ${currency} only`;
  if (unit.currency === undefined && jobCurrency !== undefined && jobCurrency !== currency) {
    return `The job's country uses ${jobCurrency}; the amount is known in ${currency} only`;
  }
  return undefined;
}

/** A grade is never converted: 8.4 of 10 is no answer to a question on a scale of 4, nor 72 % to one for a GPA. */
function gradeText(
  text: string,
  scale: number | undefined,
  { field, raw, note }: WritingPlace,
): string | Written {
  const words = fold(`${raw} ${note}`);
  const value = /^(\d{1,3}(?:\.\d{1,3})?)\s*(%|\/\s*(\d{1,3}(?:\.0)?)|percent)?$/.exec(
    text.trim().replace(/\s*(?:c?gpa|points?)$/i, ""),
  );
  if (value?.[1] === undefined)
    return isNumeric(field) ? unwritable("The grade is no number") : text;
  const number = Number(value[1]);
  const own =
    value[3] !== undefined
      ? Number(value[3])
      : value[2] !== undefined
        ? 100
        : ownScale(number, scale);
  const wanted = scaleIn(words, field);
  if (wanted !== undefined && wanted !== own)
    return unwritable("The grade is known on another scale only");
  const isEither = /\b(?:percentage|percent|marks)\b|%/.test(words);
  if (wanted === undefined && own === 100 && /\b(c?gpa)\b/.test(words) && !isEither)
    return unwritable("The grade is known as a percentage only");
  return isNumeric(field) ? value[1] : text;
}

/** A bare number: on the scale of the school's country where that fits, else on the smallest usual one. */
function ownScale(number: number, scale: number | undefined): number {
  if (scale !== undefined) return number <= scale ? scale : number > 10 ? 100 : 0;
  if (number <= 4) return 4;
  return number <= 10 ? 10 : 100;
}

function scaleIn(words: string, field: FormField): number | undefined {
  const named =
    /\b(?:out of|scale of|of|on a|on) (4|5|10|100)(?:\.0)?\b|\b(4|5|10)(?:\.0)? (?:\w+ )?scale\b/.exec(
      words,
    );
  const scale = named?.[1] ?? named?.[2];
  if (scale !== undefined) return Number(scale);
  if (/\b(percentage|percent)\b|%/.test(words) && !/\bc?gpa\b/.test(words)) return 100;
  return isNumeric(field) && [4, 5, 10, 100].includes(field.max ?? 0) ? field.max : undefined;
}

function payRange(
  claim: Extract<Claim, { kind: "payRange" }>,
  place: WritingPlace,
): string | Written {
  if (isNumeric(place.field)) return unwritable("A range does not fit in a number field");
  const low = money(claim.min, claim.currency, place);
  const high = money(claim.max, claim.currency, place);
  return typeof low === "string" && typeof high === "string"
    ? `${low} - ${high}`
    : unwritable("The range is not known in this currency");
}

/** The unit that a question on notice wants its number in; undefined where it names none, or several to choose from. */
function noticeUnit({ raw, note }: WritingPlace): keyof typeof NOTICE_UNITS | undefined {
  // "(4 weeks max)" is a limit; an example in the note shows the unit.
  const asked = fold(raw).replaceAll(/\d ?(?:\p{L}+)/gu, " ");
  for (const words of [asked, fold(note)]) {
    const named = UNIT_WORDS.filter(([, pattern]) => pattern.test(words));
    const counted = named.filter(([, pattern]) =>
      new RegExp(
        `\\b(?:how many|number of|no of|only in) (?:calendar |working )?${pattern.source}`,
      ).test(words),
    );
    const [only, second] = counted.length > 0 ? counted : named;
    if (only !== undefined) return second === undefined ? only[0] : undefined;
  }
  return undefined;
}

const UNIT_WORDS = [
  ["day", /\b(?:days?|tagen?|jours|dias|din|giorni|dagen)\b|दिन/],
  ["week", /\b(?:weeks?|wks?|wochen|semaines|semanas|hafte|settimane|weken)\b|हफ्त|सप्ताह/],
  ["month", /\b(?:months?|mths?|mos|monaten?|mois|meses|mahine|mesi|maanden)\b|महीन/],
] as const;

const NOTICE_UNITS = { day: 1, week: 7, month: 30 } as const;

/**
 * A notice period in the unit that is asked for. Where it is no whole number there, text has one decimal if that is exact
 * ("1.5"), a decimal field one decimal, and all else the next whole number: 60 days are "9" weeks, for nobody is to be promised
 * sooner than they are free.
 */
function noticeText(days: number, text: string, place: WritingPlace): string | Written {
  const words = fold(`${place.raw} ${place.note}`);
  const unit = noticeUnit(place);
  if (unit === undefined) {
    if (!isNumeric(place.field)) return lengthInLanguage(text, place.raw);
    return days === 0
      ? "0"
      : unwritable("The field does not say whether it wants days, weeks or months");
  }
  const amount = inNoticeUnit(days, NOTICE_UNITS[unit], place.field.kind);
  // A week is no month: where there is room for words, they say so.
  if (!isNumeric(place.field) && days > 0 && days < NOTICE_UNITS[unit] && amount === "1")
    return text;
  // "e.g. 2 months" shows that the unit is to be written, too.
  const isShown = /\b(?:e g|eg|example)\b.*\d ?(?:days?|weeks?|months?)\b/.test(words);
  if (!isShown || isNumeric(place.field)) return amount;
  return `${amount} ${unit}${amount === "1" ? "" : "s"}`;
}

function inNoticeUnit(days: number, unitDays: number, kind: FormField["kind"]): string {
  const amount = days / unitDays;
  const tenths = Math.ceil(amount * 10 - 1e-6) / 10;
  const isExact = Math.abs(tenths - amount) < 1e-6;
  const hasDecimal = kind === "decimal" || (kind !== "integer" && isExact);
  return String(hasDecimal ? tenths : Math.ceil(amount - 1e-6));
}
