import { MONTHS, PRESENT, SEASONS } from "./date-words.ts";

/** A date as found in a text: `YYYY` or `YYYY-MM`. */
export interface FoundRange {
  readonly start: string;
  /** Empty when there is none or when it is still going on. */
  readonly end: string;
  readonly isCurrent: boolean;
  /** The stretch of the text that was read as the date. */
  readonly from: number;
  readonly to: number;
  /** Whether two ends were written; a lone date is a point in time. */
  readonly isRange: boolean;
}

const MONTH = `(?:${Object.keys(MONTHS).join("|")})\\.?`;
const SEASON = `(?:${Object.keys(SEASONS).join("|")})`;
const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const DAY = "(?:\\d{1,2}(?:st|nd|rd|th)?[\\s.]{1,2})";
const POINT = [
  `${YEAR}[-./]\\d{1,2}[-./]\\d{1,2}`,
  `${YEAR}\\s?[-./]\\s?(?:0?[1-9]|1[0-2])(?![\\d])`,
  `\\d{1,2}[-./]\\d{1,2}[-./]${YEAR}`,
  `(?:0?[1-9]|1[0-2])\\s?[-./]\\s?${YEAR}`,
  `${DAY}?${MONTH}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?[\\s,/.'’-]{0,3}${YEAR}`,
  `${MONTH}\\s?['’]\\d{2}(?!\\d)`,
  `${SEASON}[\\s,]{1,2}${YEAR}`,
  `${YEAR}\\s+${MONTH}(?![\\p{L}])`,
  YEAR,
].join("|");
const NOW = `(?:${PRESENT.join("|")})`;
const JOIN =
  "\\s*(?:-{1,3}|–|—|−|‒|―|~|→|\\bto\\b|\\bthrough\\b|\\btill\\b|\\buntil\\b|\\bbis\\b|\\bau\\b|\\bà\\b|\\ba\\b|\\bal\\b|\\bhasta\\b|\\btot\\b|/)\\s*";
const BEFORE = "(?<![\\p{L}\\d/.-])";
const AFTER = "(?![\\p{L}\\d])";
// A wrapped or column-set range may lose its dash: "Jan 2018 Sep 2020".
const RANGE = new RegExp(
  `${BEFORE}(?:(?<s>${POINT})${JOIN}(?<e>${POINT}|${NOW})|(?<s2>${MONTH}[\\s,]{1,2}${YEAR}|${YEAR}[-./]\\d{2})\\s+(?<e2>${MONTH}[\\s,]{1,2}${YEAR}|${YEAR}[-./]\\d{2}|${NOW}))${AFTER}`,
  "iu",
);
const MONTHS_ONE_YEAR = new RegExp(
  `${BEFORE}(?<m>${MONTH})${JOIN}(?<e>${MONTH}[\\s,]{1,2}${YEAR})${AFTER}`,
  "iu",
);
const SHORT_END = new RegExp(`${BEFORE}(?<s>${YEAR})\\s?[-–—/]\\s?(?<e>\\d{2})${AFTER}`, "u");
const OPEN = new RegExp(
  `${BEFORE}(?:(?:since|from|seit|ab|depuis|desde|dal|sinds)\\s+(?<s>${POINT})|(?<s2>${POINT})\\s*(?:-{1,2}|–|—)\\s*$)`,
  "iu",
);
const SINGLE = new RegExp(`${BEFORE}(?<s>${POINT})${AFTER}`, "iu");

function twoDigits(n: number): string {
  return String(n).padStart(2, "0");
}

/** `YYYY-MM` or `YYYY` from one written date, empty if it is none. */
export function toIsoMonth(text: string): string {
  const t = text.trim().toLowerCase();
  let m = /^(\d{4})\s?[-./]\s?(\d{1,2})/.exec(t);
  if (m !== null && Number(m[2]) >= 1 && Number(m[2]) <= 12)
    return `${m[1]}-${twoDigits(Number(m[2]))}`;
  m = /^\d{1,2}[-./](\d{1,2})[-./](\d{4})$/.exec(t);
  if (m !== null && Number(m[1]) <= 12) return `${m[2]}-${twoDigits(Number(m[1]))}`;
  m = /^(\d{1,2})[-./]\d{1,2}[-./](\d{4})$/.exec(t);
  if (m !== null && Number(m[1]) <= 12) return `${m[2]}-${twoDigits(Number(m[1]))}`;
  m = /^(\d{1,2})\s?[-./]\s?(\d{4})$/.exec(t);
  if (m !== null) return `${m[2]}-${twoDigits(Number(m[1]))}`;
  const year = /(19|20)\d{2}/.exec(t)?.[0] ?? toFullYear(/['’](\d{2})$/.exec(t)?.[1]);
  if (year === undefined) return "";
  const word = /[\p{L}û]+/u.exec(t.replace(/^\d{1,2}(st|nd|rd|th)/, ""))?.[0];
  const month = word === undefined ? undefined : MONTHS[word.replace(/\.$/, "")];
  return month === undefined ? year : `${year}-${twoDigits(month)}`;
}

function toFullYear(short: string | undefined): string | undefined {
  if (short === undefined) return undefined;
  return Number(short) < 50 ? `20${short}` : `19${short}`;
}

const IS_NOW = new RegExp(`^${NOW}$`, "iu");

function rangeFrom(match: RegExpExecArray, start: string, end: string): FoundRange {
  const isCurrent = IS_NOW.test(end.trim());
  return {
    start: toIsoMonth(start),
    end: isCurrent ? "" : toIsoMonth(end),
    isCurrent,
    from: match.index,
    to: match.index + match[0].length,
    isRange: true,
  };
}

function findRange(text: string): FoundRange | undefined {
  const range = RANGE.exec(text);
  if (range?.groups !== undefined) {
    const start = range.groups["s"] ?? range.groups["s2"] ?? "";
    return rangeFrom(range, start, range.groups["e"] ?? range.groups["e2"] ?? "");
  }
  const months = MONTHS_ONE_YEAR.exec(text);
  if (months?.groups !== undefined) {
    const end = months.groups["e"] ?? "";
    return rangeFrom(months, `${months.groups["m"] ?? ""} ${/\d{4}/.exec(end)?.[0] ?? ""}`, end);
  }
  const short = SHORT_END.exec(text);
  if (short?.groups === undefined) return undefined;
  const start = short.groups["s"] ?? "";
  const end = `${start.slice(0, 2)}${short.groups["e"] ?? ""}`;
  // "2019-07" is a month unless that would be no month; "2015-19" is a school's years.
  return Number(short.groups["e"]) > 12 && end > start ? rangeFrom(short, start, end) : undefined;
}

/** The first date or range of dates in the text; a range goes before a lone date. Undefined when there is none. */
export function findDates(text: string): FoundRange | undefined {
  const range = findRange(text);
  if (range !== undefined) return range;
  const open = OPEN.exec(text);
  if (open?.groups !== undefined) {
    const start = toIsoMonth(open.groups["s"] ?? open.groups["s2"] ?? "");
    return {
      start,
      end: "",
      isCurrent: true,
      from: open.index,
      to: open.index + open[0].length,
      isRange: true,
    };
  }
  const single = SINGLE.exec(text);
  if (single?.groups === undefined) return undefined;
  const start = toIsoMonth(single.groups["s"] ?? "");
  return {
    start,
    end: "",
    isCurrent: false,
    from: single.index,
    to: single.index + single[0].length,
    isRange: false,
  };
}

const HAS_TIME = new RegExp(
  `${BEFORE}(?:${POINT}|${MONTH}|${SEASON}|${NOW})${AFTER}|\\d\\s*(?:year|yr|month|mo|an|mois|jahr|monat)`,
  "iu",
);

/** Whether nearly nothing but a date (or a piece of a wrapped one, or a length of time) stands in the text. */
export function isDateText(text: string): boolean {
  if (text.trim() === "") return false;
  if (/^[-–—−]+$/.test(text.trim())) return true;
  // Digits and dashes alone may be a telephone number.
  if (!HAS_TIME.test(text)) return false;
  const rest = text
    .replace(new RegExp(`(${MONTH}|${SEASON}|${YEAR}|${NOW})(?![\\p{L}])`, "giu"), " ")
    .replace(/\b\d+\s*(years?|yrs?|months?|mos?|ans?|mois|jahre?|monate?)\b/gi, " ")
    .replace(/[\d\s/.,:()–—−-]+|\b(to|since|until|bis|from|au|a)\b/giu, "");
  return rest.length === 0 && /\d|[\p{L}]/u.test(text);
}

/** The text without its date, with the brackets and separators around it taken off too. */
export function withoutDates(text: string, found: FoundRange): string {
  const before = text.slice(0, found.from).replace(/[\s([{|·•,;:–—-]+$/u, "");
  const after = text.slice(found.to).replace(/^[\s)\]}|·•,;:–—-]+/u, "");
  return [before, after].filter((part) => part !== "").join(" | ");
}
