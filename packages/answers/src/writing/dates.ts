import type { FormField } from "@sendoff/contract/form";
import { wordingOf } from "../languages/lexicon.ts";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";

const MONTH_NAMES = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** A date as far as it is known. */
interface Known {
  year: string;
  month?: string;
  day?: string;
}

function known(date: string): Known | undefined {
  const iso = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(date.trim());
  if (iso?.[1] !== undefined) {
    return {
      year: iso[1],
      ...(iso[2] === undefined ? {} : { month: iso[2] }),
      ...(iso[3] === undefined ? {} : { day: iso[3] }),
    };
  }
  const index = monthOf(date, "start");
  if (index === undefined) return undefined;
  const whole = Math.floor(index);
  return { year: String(Math.floor(whole / 12)), month: String((whole % 12) + 1).padStart(2, "0") };
}

/**
 * A date in the format the field shows (DD/MM/YYYY, MM/YYYY, TT.MM.JJJJ ...), ISO in a date control, the year where a
 * year is asked. Undefined when the format wants a day or month that is not known.
 */
export function dateFor(date: string, field: FormField): string | undefined {
  const parts = known(date);
  if (parts === undefined) return undefined;
  const format = formatIn(shownBy(field));
  if (format !== undefined) return fill(format, parts);
  const { language, terms } = wordingOf(
    `${field.question} `,
    `${field.section ?? ""} ${field.hint ?? ""}`,
  );
  const asked = new Set(terms.map(({ means }) => means));
  const isBoth = asked.has("month") && asked.has("year");
  if (isBoth && field.kind === "text") {
    if (parts.month === undefined) return undefined;
    // The names of months are English here; numbers are at home everywhere.
    return language === "en"
      ? `${monthName(parts) ?? ""} ${parts.year}`
      : `${parts.month}/${parts.year}`;
  }
  const wantsYear =
    (asked.has("year") && !asked.has("date") && !asked.has("month")) ||
    /\byears?\b|\bjahr\b|\bann[ée]e\b|\baño\b|\bpassing\b/i.test(field.question) ||
    field.kind === "integer";
  if (wantsYear) return parts.year;
  if (asked.has("month") || /\bmonth\b|\bmonat\b|\bmois\b|\bmes\b/i.test(field.question))
    return monthName(parts);
  if (field.kind === "date")
    return parts.month === undefined || parts.day === undefined
      ? undefined
      : `${parts.year}-${parts.month}-${parts.day}`;
  // A year is no date; where only a year is asked for, it has been written above.
  if (parts.month === undefined && asked.has("date")) return undefined;
  return [parts.year, parts.month, parts.day].filter((part) => part !== undefined).join("-");
}

const shownBy = ({ placeholder = "", hint = "", question }: FormField): string =>
  `${placeholder} ${hint} ${question}`;

/** Whether a field shows how it wants a date, or asks for a part of one. */
export const showsFormat = (field: FormField): boolean =>
  formatIn(shownBy(field)) !== undefined ||
  wordingOf(`${field.question} `, field.hint ?? "").terms.some(
    ({ means }) => means === "year" || means === "month" || means === "day",
  );

function monthName({ month }: Known): string | undefined {
  return month === undefined ? undefined : MONTH_NAMES[Number(month) - 1];
}

/** Formats in whole words: "(Month/Year)". */
const SPELT_OUT: readonly (readonly [RegExp, string])[] = [
  [
    /(?:day|दिन|tag|jour|d[ií]a|giorno|dag)\s?\/\s?(?:month|माह|महीना|monat|mois|mes|m[eê]s|mese|maand)\s?\/\s?(?:year|वर्ष|साल|jahr|ann[ée]e|a[ñn]o|anno|jaar)/iu,
    " dd/mm/yyyy ",
  ],
  [
    /(?:month|माह|महीना|monat|mois|mes|m[eê]s|mese|maand)\s?\/\s?(?:year|वर्ष|साल|jahr|ann[ée]e|a[ñn]o|anno|jaar)/iu,
    " mm/yyyy ",
  ],
];

/** German, French and Spanish letters are put into English ones: T and J are day and year. */
function formatIn(shown: string): string | undefined {
  const text = SPELT_OUT.reduce((rest, [words, format]) => rest.replace(words, format), shown);
  const match =
    /\b((?:dd|d|tt|jj|gg|mmm|mm|m|yyyy|jjjj|aaaa|yy)(?:[/.\- ](?:dd|d|tt|jj|gg|mmm|mm|m|yyyy|jjjj|aaaa|yy)){1,2})\b/i.exec(
      text,
    );
  return match?.[1]
    ?.toLowerCase()
    .replace(/jjjj|aaaa/g, "yyyy")
    .replace(/tt|jj|gg/g, "dd");
}

function fill(format: string, { year, month, day }: Known): string | undefined {
  if (/d/.test(format) && day === undefined) return undefined;
  if (/m/.test(format) && month === undefined) return undefined;
  return format
    .replace(/yyyy/, year)
    .replace(/yy/, year.slice(2))
    .replace(/mmm|mm/, (form) =>
      form === "mmm" ? (MONTH_NAMES[Number(month) - 1] ?? "").slice(0, 3) : (month ?? ""),
    )
    .replace(/\bm\b/, String(Number(month)))
    .replace(/\bdd\b/, day ?? "")
    .replace(/\bd\b/, String(Number(day)));
}

const FORM_LANGUAGES = ["en", "de", "fr", "es", "pt", "it", "nl", "hi"];
let monthNames: ReadonlyMap<string, number> | undefined;

/** The names of months in all languages of forms; made when first asked for. */
function monthsByName(): ReadonlyMap<string, number> {
  monthNames ??= new Map(
    FORM_LANGUAGES.flatMap((language) =>
      (["long", "short"] as const).flatMap((month) => {
        const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
        return MONTH_NAMES.map(
          (_, at) => [fold(format.format(new Date(Date.UTC(2000, at, 15)))), at + 1] as const,
        );
      }),
    ),
  );
  return monthNames;
}

/** The options that name the month, or the year, of a date: "September", "09", "2022". */
export function dateOptions(date: string, options: readonly string[]): string[] {
  const parts = known(date);
  if (parts === undefined) return [];
  const months = options.filter((option) => monthIn(option) !== undefined);
  if (months.length > 1 && months.length >= options.length - 1)
    return months.filter((option) => String(monthIn(option)) === String(Number(parts.month)));
  return options.filter((option) => option.trim() === parts.year);
}

function monthIn(option: string): number | undefined {
  const text = fold(option);
  const number = /^(?:0?[1-9]|1[0-2])$/.test(text) ? Number(text) : undefined;
  const names = monthsByName();
  return names.get(text) ?? names.get(text.split(" ")[1] ?? "") ?? number;
}
