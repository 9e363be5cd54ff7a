import { formatPartialDate } from "../../lib/format.ts";

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
/** How the months begin in Hindi, in full, short as Intl writes them, and without the dot below. */
const HINDI_MONTHS: readonly RegExp[] = [
  /^जन/,
  /^फ\u093c?र/,
  /^मार्च/,
  /^अप्रै/,
  /^मई/,
  /^जून/,
  /^जुल/,
  /^अग/,
  /^सित/,
  /^अक्(?:टू|टो|तू)/,
  /^नव/,
  /^दिस/,
];

function monthOf(text: string): number | undefined {
  const english = MONTHS.indexOf(text.slice(0, 3).toLowerCase());
  const index =
    english === -1 ? HINDI_MONTHS.findIndex((month) => month.test(text.normalize())) : english;
  return index === -1 ? undefined : index + 1;
}

function isoOf(year: string, month?: number, day?: number): string | undefined {
  const pad = (part: number) => String(part).padStart(2, "0");
  const fullYear = Number(year);
  if (fullYear < 1900 || fullYear > 2100) return undefined;
  if (month === undefined) return year;
  if (month < 1 || month > 12) return undefined;
  if (day === undefined) return `${year}-${pad(month)}`;
  const lastDay = new Date(fullYear, month, 0).getDate();
  return day < 1 || day > lastDay ? undefined : `${year}-${pad(month)}-${pad(day)}`;
}

type Reader = (match: RegExpExecArray) => string | undefined;
/** Ways people write a date; days before months, as in India. */
const patterns: readonly (readonly [RegExp, Reader])[] = [
  [/^(\d{4})$/, ([, year = ""]) => isoOf(year)],
  [/^(\d{4})-(\d{1,2})$/, ([, year = "", month]) => isoOf(year, Number(month))],
  [
    /^(\d{4})-(\d{1,2})-(\d{1,2})$/,
    ([, year = "", month, day]) => isoOf(year, Number(month), Number(day)),
  ],
  [/^(\d{1,2})[/.](\d{4})$/, ([, month, year = ""]) => isoOf(year, Number(month))],
  [
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/,
    ([, day, month, year = ""]) => isoOf(year, Number(month), Number(day)),
  ],
  [
    /^([a-z]{3,9}|[\u0900-\u097f]{2,9})\.?,? (\d{4})$/i,
    ([, name = "", year = ""]) => {
      const month = monthOf(name);
      return month === undefined ? undefined : isoOf(year, month);
    },
  ],
  [
    /^(\d{1,2})\.? ([a-z]{3,9}|[\u0900-\u097f]{2,9})\.?,? (\d{4})$/i,
    ([, day, name = "", year = ""]) => {
      const month = monthOf(name);
      return month === undefined ? undefined : isoOf(year, month, Number(day));
    },
  ],
];

/** "Jun 2020" is `2020-06`, "4 Jun 2020" is `2020-06-04`, "2020" stays; undefined for anything else. */
export function parsePartialDate(text: string): string | undefined {
  const clean = text.trim().replace(/\s+/g, " ");
  for (const [pattern, read] of patterns) {
    const match = pattern.exec(clean);
    if (match !== null) return read(match);
  }
  return undefined;
}

/** The stored form as people write it; text that is no date stays as it came. */
export function writePartialDate(value: string): string {
  return formatPartialDate(value);
}
