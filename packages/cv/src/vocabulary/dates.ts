import {
  MONTH,
  NOW,
  SEASON,
  YEAR_END,
  isBeyondLatin,
  isNow,
  markTimes,
  markedMonth,
} from "./date-marks.ts";

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

// All patterns are for marked text (date-marks.ts): small letters, months and words for "now" as single characters.
const YEAR = "(?:19[5-9]\\d|20[0-4]\\d)";
const MM = "(?:0?[1-9]|1[0-2])";
const DAY = "(?:\\d{1,2}(?:st|nd|rd|th|er|º|ª)?[\\s.]{1,2}(?:de\\s+)?)";
/** "March 2018", "Mar. 2018", "marzo de 2018", "March 5, 2018", "Jan-2018". */
const MONTH_YEAR = `${MONTH}(?:\\s+\\d{1,2}(?:st|nd|rd|th)?,)?(?:\\s+(?:de|del|di|of)\\s+|[\\s,/.'’–-]{0,3})${YEAR}`;
/** "2019 г.", "2019年4月"; a full stop only where a range goes on or the text ends: "2019. 04. ~ 2020. 02." */
const TAIL = `(?:\\s?${YEAR_END}|\\.(?=\\s*(?:[-–—~〜～]|$)))?`;
const POINT = `(?:${[
  `${YEAR}[-./]\\s?\\d{1,2}[-./]\\s?\\d{1,2}`,
  `${YEAR}\\s?[-./]\\s?${MM}(?!\\d)`,
  `\\d{1,2}[-./]\\s?\\d{1,2}[-./]\\s?${YEAR}`,
  `${MM}\\s?[-./]\\s?${YEAR}`,
  `${DAY}?${MONTH_YEAR}`,
  `${MONTH}\\s?['’]\\d{2}(?!\\d)`,
  `${SEASON}[\\s,]{1,2}${YEAR}`,
  // "2022-Mar", but not the middle of "2018-Mar 2020".
  `${YEAR}[-./]${MONTH}(?![\\s.,]{0,2}\\d)`,
  `${YEAR}\\.?\\s+${MONTH}`,
  YEAR,
].join("|")})${TAIL}`;
const JOIN =
  "\\s*(?:[-–—−‒―~〜～→/]{1,3}|(?<!\\p{L})(?:up to|to|through|till|until|bis|au|à|a|al|alla?|hasta|até|tot|t/m|do|til|fino a|по|до|έως|εως|ως|μέχρι|إلى|الى|حتى|לעד|עד|至|到|から|부터)(?!\\p{L}))\\s*";
/** East Asian text has no spaces around its dates. */
const BEFORE = "(?<!(?![\\u3041-\\ud7ff])[\\p{L}\\d/.-])";
const AFTER = "(?!(?![\\u3041-\\ud7ff])[\\p{L}\\d])";
/** What may stand on both sides of a range that lost its dash when it was wrapped or set in columns: "Jan 2018 Sep 2020". */
const PLAIN = `(?:${MONTH}[\\s,]{1,2}${YEAR}|${YEAR}[-./]\\d{2}|\\d{2}[./]${YEAR})`;
const RANGE = new RegExp(
  `${BEFORE}(?:(?<s>${POINT})${JOIN}(?<e>${POINT}|${NOW})|(?<s2>${PLAIN}|(?:${POINT})(?=\\s+${NOW}))\\s+(?<e2>${PLAIN}|${NOW}))${AFTER}`,
  "u",
);
/** Two digits for a year count only where both ends are so: "03/18 – 05/20", "Mar 18 - May 20", "Jan-19 – now". */
const SHORT_POINT = `(?:${MM}/|${MONTH}[\\s–-]?)\\d{2}`;
const SHORT_YEARS = new RegExp(
  `${BEFORE}(?<s>${SHORT_POINT})${JOIN}(?<e>${SHORT_POINT}|${NOW})${AFTER}`,
  "u",
);
const MONTHS_ONE_YEAR = new RegExp(
  `${BEFORE}(?<m>${MONTH}|(?:0[1-9]|1[0-2]))${JOIN}(?<e>${MONTH}[\\s,]{1,2}${YEAR}|(?:0[1-9]|1[0-2])[./]${YEAR})${TAIL}${AFTER}`,
  "u",
);
const SHORT_END = new RegExp(`${BEFORE}(?<s>${YEAR})\\s?[-–—/]\\s?(?<e>\\d{2})${AFTER}`, "u");
const SINCE =
  "(?:(?:since|from|seit|ab|depuis|desde|dal|da|sinds|vanaf|od|sedan|från|fra|siden|с|со|з|із|від|от|од|από|منذ|من|מאז)\\s+(?:el\\s+|le\\s+|dem\\s+)?|[自从從]\\s*)";
const OPEN = new RegExp(
  `${BEFORE}(?:${SINCE}(?<s>${POINT})|(?<s2>${POINT})\\s*(?:-{1,2}|[–—~〜～]|から|부터)\\s*(?:\\.{2,3}|…)?$)`,
  "u",
);
const SINGLE = new RegExp(`${BEFORE}(?<s>${POINT})${AFTER}`, "u");

function twoDigits(n: number): string {
  return String(n).padStart(2, "0");
}

function monthOf(year: string | undefined, month: string | undefined): string | undefined {
  const n = Number(month);
  return year === undefined || !(n >= 1 && n <= 12) ? undefined : `${year}-${twoDigits(n)}`;
}

/** Numbers alone: year first, day first (all but America), or day last (America, where the middle is no month). */
function fromNumbers(t: string): string | undefined {
  let m = /^(\d{4})\s?[-./]\s?(\d{1,2})/.exec(t);
  if (m !== null) return monthOf(m[1], m[2]);
  m = /^(\d{1,2})[-./]\s?(\d{1,2})[-./]\s?(\d{4})$/.exec(t);
  if (m !== null) return monthOf(m[3], m[2]) ?? monthOf(m[3], m[1]);
  m = /^(\d{1,2})\s?[-./]\s?(\d{4})$/.exec(t);
  if (m !== null) return monthOf(m[2], m[1]);
  m = /^(\d{1,2})\/(\d{2})$/.exec(t);
  return m === null ? undefined : monthOf(toFullYear(m[2]), m[1]);
}

const YEAR_ENDS = new RegExp(`\\s?${YEAR_END}`, "u");

/** `YYYY-MM` or `YYYY` from one date of a marked text, empty if it is none. */
function toIsoMonth(marked: string): string {
  const t = marked.replace(YEAR_ENDS, "").trim().replace(/\.$/, "");
  const numbers = fromNumbers(t);
  if (numbers !== undefined) return numbers;
  const year = /(?:19|20)\d{2}/.exec(t)?.[0] ?? toFullYear(/\D(\d{2})$/.exec(t)?.[1]);
  if (year === undefined) return "";
  const month = markedMonth(t);
  return month === undefined ? year : `${year}-${twoDigits(month)}`;
}

function toFullYear(short: string | undefined): string | undefined {
  if (short === undefined) return undefined;
  return Number(short) < 50 ? `20${short}` : `19${short}`;
}

function rangeFrom(match: RegExpExecArray, start: string, end: string): FoundRange {
  const isCurrent = isNow(end);
  return {
    start: toIsoMonth(start),
    end: isCurrent ? "" : toIsoMonth(end),
    isCurrent,
    from: match.index,
    to: match.index + match[0].length,
    isRange: true,
  };
}

function findRange(marked: string): FoundRange | undefined {
  const range = RANGE.exec(marked) ?? SHORT_YEARS.exec(marked);
  if (range?.groups !== undefined) {
    const start = range.groups["s"] ?? range.groups["s2"] ?? "";
    return rangeFrom(range, start, range.groups["e"] ?? range.groups["e2"] ?? "");
  }
  const months = MONTHS_ONE_YEAR.exec(marked);
  if (months?.groups !== undefined) {
    const end = months.groups["e"] ?? "";
    const year = /\d{4}/.exec(end)?.[0] ?? "";
    const month = months.groups["m"] ?? "";
    return rangeFrom(months, /^\d/.test(month) ? `${month}/${year}` : `${month} ${year}`, end);
  }
  const short = SHORT_END.exec(marked);
  if (short?.groups === undefined) return undefined;
  const start = short.groups["s"] ?? "";
  const end = `${start.slice(0, 2)}${short.groups["e"] ?? ""}`;
  // "2019-07" is a month unless that would be no month; "2015-19" is a school's years.
  return Number(short.groups["e"]) > 12 && end > start ? rangeFrom(short, start, end) : undefined;
}

function pointFrom(match: RegExpExecArray, start: string, isCurrent: boolean): FoundRange {
  return {
    start: toIsoMonth(start),
    end: "",
    isCurrent,
    from: match.index,
    to: match.index + match[0].length,
    isRange: isCurrent,
  };
}

const MAX_KNOWN = 4000;
/** Each stage asks again for the same texts. */
const known = new Map<string, FoundRange | undefined>();

/** The first date or range of dates in the text; a range goes before a lone date. Undefined when there is none. */
export function findDates(text: string): FoundRange | undefined {
  if (!/\d{2}|\d\s*年/u.test(text)) return undefined;
  if (known.has(text)) return known.get(text);
  const found = judge(text);
  if (known.size > MAX_KNOWN) known.clear();
  known.set(text, found);
  return found;
}

function judge(text: string): FoundRange | undefined {
  const found = datesIn(markTimes(text));
  return found !== undefined && isBeyondLatin(text) ? withWordsAround(text, found) : found;
}

/** "с 2015 по 2019", "2019年4月から2021年3月まで": words before and behind belong to the range. */
function withWordsAround(text: string, found: FoundRange): FoundRange {
  const lead = /(?<!\p{L})(?:с|со|з|із|від|от|од|από|من|منذ|מ)[\s-]+$|[自从從]\s*$/iu.exec(
    text.slice(0, found.from),
  );
  const tail = /^\s?(?:まで|迄|까지|から|부터)/u.exec(text.slice(found.to));
  return {
    ...found,
    from: found.from - (lead?.[0].length ?? 0),
    to: found.to + (tail?.[0].length ?? 0),
  };
}

function datesIn(marked: string): FoundRange | undefined {
  const range = findRange(marked);
  if (range !== undefined) return range;
  const open = OPEN.exec(marked);
  if (open?.groups !== undefined)
    return pointFrom(open, open.groups["s"] ?? open.groups["s2"] ?? "", true);
  const single = SINGLE.exec(marked);
  return single?.groups === undefined
    ? undefined
    : pointFrom(single, single.groups["s"] ?? "", false);
}

/** "De marzo de 2018 a enero de 2021", "From May 2015 to June 2016": the word before a range is a part of it. */
const FROM =
  /(?<![\p{L}\d])(?:from|de|du|depuis|desde|von|vom|ab|seit|dal|dall['’]|da|van|vanaf|sinds|od|fra|från|sedan|period|zeitraum|période|periodo|período)[\s:]*$/iu;

/** The text without its date, with the brackets and separators around it taken off too. */
export function withoutDates(text: string, found: FoundRange): string {
  const start = found.isRange
    ? text.slice(0, found.from).replace(FROM, "")
    : text.slice(0, found.from);
  const lead = start.replace(/[\s([{|·•,;:–—-]+$/u, "");
  // "Certificate (Issuer, 2022)": the bracket that closed behind the date closes before it.
  const isOpen =
    lead.lastIndexOf("(") > lead.lastIndexOf(")") && /^\s*\)/.test(text.slice(found.to));
  const before = isOpen ? `${lead})` : lead;
  const after = text.slice(found.to).replace(/^[\s)\]}|·•,;:–—-]+/u, "");
  return [before, after].filter((part) => part !== "").join(" | ");
}
