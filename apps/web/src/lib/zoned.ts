import { addDays, isKnownZone, localDateAt } from "@sendoff/domain/schedule";
import { locale } from "../language/language.ts";

/** The zone when this browser knows it, else UTC, as the server takes it. */
export function knownZone(timeZone: string): string {
  return isKnownZone(timeZone) ? timeZone : "UTC";
}

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string, hasSeconds: boolean): Intl.DateTimeFormat {
  const key = `${timeZone} ${hasSeconds}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    hour: "2-digit",
    minute: "2-digit",
    ...(hasSeconds ? { second: "2-digit" } : {}),
    hourCycle: "h23",
  });
  formats.set(key, format);
  return format;
}

/** "09:04": an instant on the clocks of a zone. */
export function formatClock(at: number | string, timeZone: string): string {
  return clockOf(timeZone, false).format(new Date(at));
}

/** "09:04:31". */
export function formatClockSeconds(at: number | string, timeZone: string): string {
  return clockOf(timeZone, true).format(new Date(at));
}

function written(date: string, options: Intl.DateTimeFormatOptions): string {
  const at = new Date(`${date}T12:00:00Z`);
  const text = new Intl.DateTimeFormat(locale(), { timeZone: "UTC", ...options }).format(at);
  return text.replace("Sept ", "Sep ").replace(/Sept$/, "Sep");
}

/** "Mon 23 Nov" of a date "2026-11-23". */
export function formatShortDay(date: string): string {
  return written(date, { weekday: "short", day: "numeric", month: "short" }).replace(",", "");
}

/** "Mon". */
export function formatWeekdayShort(date: string): string {
  return written(date, { weekday: "short" });
}

/** "Monday". */
export function formatWeekdayLong(date: string): string {
  return written(date, { weekday: "long" });
}

/** "31 Dec", with the year when it is another one than today's. */
export function formatShortDate(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const day = { day: "numeric", month: "short" } as const;
  return written(date, isThisYear ? day : { ...day, year: "numeric" });
}

/** "31 December", with the year when it is another one than today's. */
export function formatLongDate(date: string, today: string): string {
  const isThisYear = date.slice(0, 4) === today.slice(0, 4);
  const day = { day: "numeric", month: "long" } as const;
  return written(date, isThisYear ? day : { ...day, year: "numeric" });
}

/** "today", "tomorrow". */
function dayWord(later: 0 | 1): string {
  return new Intl.RelativeTimeFormat(locale(), { numeric: "auto" }).format(later, "day");
}

function capitalised(word: string): string {
  return `${word.charAt(0).toUpperCase()}${word.slice(1)}`;
}

/** "today 09:04", "tomorrow 09:04", "Mon 23 Nov, 09:04": an instant on the clocks of a zone. */
export function formatStart(at: number | string, timeZone: string, now: number): string {
  const instant = new Date(at).getTime();
  const time = formatClock(instant, timeZone);
  const date = localDateAt(timeZone, instant);
  const today = localDateAt(timeZone, now);
  if (date === today) return `${dayWord(0)} ${time}`;
  if (date === addDays(today, 1)) return `${dayWord(1)} ${time}`;
  return `${formatShortDay(date)}, ${time}`;
}

/** "Today 09:40", else "17 Nov 11:20", with the year when it is another one; "-" for text that is no date. */
export function formatWhen(at: string, timeZone: string, now: number): string {
  const instant = new Date(at).getTime();
  if (Number.isNaN(instant)) return "-";
  const date = localDateAt(timeZone, instant);
  const today = localDateAt(timeZone, now);
  const day = date === today ? capitalised(dayWord(0)) : formatShortDate(date, today);
  return `${day} ${formatClock(instant, timeZone)}`;
}
