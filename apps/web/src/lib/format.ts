import { longMomentAt, zoneLabel } from "@sendoff/domain/schedule";
import { language, locale } from "../language/language.ts";
import { userZone } from "./user-zone.ts";

const wholeRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
// Amounts look the same in Hindi: Intl writes "hi-IN" with the same digits, signs and groups as "en-IN".
const counts = new Intl.NumberFormat("en-IN");
const RUPEES_A_LAKH = 100_000;

/** "$58.46" and "₹4,910.64": where one currency is meant whoever reads. What users read goes by `money.ts`. */
export { inDollars as formatDollars, inRupees as formatRupees } from "@sendoff/domain/money";

/** "26,00,000": digits only, for inputs that carry the sign as a prefix. */
export function formatRupeeDigits(amount: number): string {
  return wholeRupees.format(amount);
}

/** "₹24L", "₹3.5L": rupees a year in lakhs, as the salary slider shows them; "₹24 लाख" in Hindi. */
export function formatLakhs(amount: number): string {
  const lakhs = Number((amount / RUPEES_A_LAKH).toFixed(1));
  return language() === "hi" ? `₹${lakhs} लाख` : `₹${lakhs}L`;
}

/** "₹24L to ₹38L a year". */
export function formatSalaryRange(range: { min: number; max: number }): string {
  const [from, to] = [formatLakhs(range.min), formatLakhs(range.max)];
  return language() === "hi" ? `${from} से ${to} सालाना` : `${from} to ${to} a year`;
}

export function formatCount(value: number): string {
  return counts.format(value);
}

/** "1 credit", "5 credits": an English noun with its number. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

/** "0 नौकरी", "1 नौकरी", "3 नौकरियाँ": a Hindi noun with its number; most nouns have one form for both. */
export function counted(count: number, one: string, many = one): string {
  return `${formatCount(count)} ${count === 0 || count === 1 ? one : many}`;
}

/** "A, B and C". */
export function andList(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "conjunction" }).format(names);
}

/** "A, B or C". */
export function orList(names: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: "disjunction" }).format(names);
}

const date = { day: "numeric", month: "short", year: "numeric" } as const;
const dayMonth = { day: "numeric", month: "short" } as const;
const monthYear = { month: "short", year: "numeric" } as const;
const weekday = { weekday: "long", day: "numeric", month: "long" } as const;
const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
const clockSeconds = { ...clock, second: "2-digit" } as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions, timeZone: string) {
  const key = `${locale()} ${timeZone} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat(locale(), { timeZone, ...options });
  formats.set(key, format);
  return format;
}

/** On the user's own clock and calendar, wherever the browser is. */
function write(at: Date, options: Intl.DateTimeFormatOptions): string {
  return formatOf(options, userZone()).format(at).replace("Sept", "Sep");
}

function withDate(value: string | Date, words: (at: Date) => string): string {
  const at = typeof value === "string" ? new Date(value) : value;
  return Number.isNaN(at.getTime()) ? "-" : words(at);
}

/** "20 Nov 2026" in the user's zone; "-" for text that is no date. */
export function formatDate(value: string | Date): string {
  return withDate(value, (at) => write(at, date));
}

/** "20 Nov". */
export function formatDayMonth(value: string | Date): string {
  return withDate(value, (at) => write(at, dayMonth));
}

/** "Friday 20 November". */
export function formatWeekday(value: string | Date): string {
  return withDate(value, (at) => write(at, weekday).replace(",", ""));
}

/** "09:40", 24 hours. */
export function formatTime(value: string | Date): string {
  return withDate(value, (at) => write(at, clock));
}

/** "09:40:31". */
export function formatTimeSeconds(value: string | Date): string {
  return withDate(value, (at) => write(at, clockSeconds));
}

/** "20 Nov, 09:40". */
export function formatDayTime(value: string | Date): string {
  return withDate(value, (at) => `${formatDayMonth(at)}, ${formatTime(at)}`);
}

function clockWithZone(at: Date): string {
  return `${formatTimeSeconds(at)} ${zoneLabel(userZone(), at)}`.trim();
}

/** "20 Nov 2026, 09:40:33 IST": a moment that evidence stands for. */
export function formatMoment(value: string | Date): string {
  return withDate(value, (at) => `${formatDate(at)}, ${clockWithZone(at)}`);
}

/** "Friday 20 November 2026, 09:40:31 IST". */
export function formatLongMoment(value: string | Date): string {
  return withDate(value, (at) => longMomentAt(at, userZone(), locale()));
}

/** A profile date of any precision: "2020" stays, "2020-06" is "Jun 2020", "2020-06-04" is "4 Jun 2020". */
export function formatPartialDate(value: string): string {
  const match = /^(\d{4})-(\d{2})(?:-(\d{2}))?$/.exec(value);
  if (match === null) return value;
  // A calendar date is no moment: it is the same in every zone.
  const at = new Date(Date.UTC(Number(match[1]), Number(match[2]) - 1, Number(match[3] ?? 1)));
  const options = match[3] === undefined ? monthYear : date;
  return formatOf(options, "UTC").format(at).replace("Sept", "Sep");
}

/** "00:14": seconds as minutes and seconds. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const pad = (part: number) => String(part).padStart(2, "0");
  return `${pad(Math.floor(whole / 60))}:${pad(whole % 60)}`;
}

/** "0:09", "12:30": from one moment to another in minutes and seconds. */
export function formatElapsed(from: string | number, to: string | number): string {
  const ms = new Date(to).getTime() - new Date(from).getTime();
  const seconds = Number.isNaN(ms) ? 0 : Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** "0.9 s", "14 s": short times keep a decimal. */
export function formatSeconds(seconds: number): string {
  const figure = seconds < 9.95 ? Number(seconds.toFixed(1)) : Math.round(seconds);
  return `${figure} ${language() === "hi" ? "से." : "s"}`;
}

/** Where the first two letters are not the ones a portal is known by. */
const portalInitials: Readonly<Record<string, string | undefined>> = {
  Glassdoor: "GD",
  Naukri: "NK",
};

/** Two letters for a tile: "Ferrypoint Logistics" is "FL", "LinkedIn" is "LI". */
export function initialsOf(name: string): string {
  const own = portalInitials[name];
  if (own !== undefined) return own;
  const words = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");
  const [first = "", second] = words;
  const capitals = first.match(/\p{Lu}/gu) ?? [];
  const letters =
    second === undefined
      ? capitals.length > 1
        ? `${capitals[0] ?? ""}${capitals[1] ?? ""}`
        : first.slice(0, 2)
      : `${first.charAt(0)}${second.charAt(0)}`;
  return letters.toUpperCase();
}
