import { isKnownZone } from "./time-zone.ts";
import { zoneLabel } from "./zone-names.ts";

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a moment is written by: plain days and months of English, or Hindi. */
export type MomentLocale = "en-GB" | "hi-IN";

function write(
  at: Date,
  timeZone: string,
  options: Intl.DateTimeFormatOptions,
  locale: MomentLocale = "en-GB",
): string {
  const key = `${locale} ${timeZone} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options });
  formats.set(key, format);
  return format.format(at).replace("Sept ", "Sep ");
}

/** "20 Nov". */
export function dayMonthAt(at: Date, timeZone: string, locale?: MomentLocale): string {
  return write(at, timeZone, { day: "numeric", month: "short" }, locale);
}

/** "09:40", 24 hours. */
export function clockAt(at: Date, timeZone: string): string {
  return write(at, timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
}

/** "09:40:31". */
export function clockSecondsAt(at: Date, timeZone: string): string {
  const clock = {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23",
  } as const;
  return write(at, timeZone, clock);
}

/** "20 Nov 2026, 07:50 IST": a moment to the minute, as mails and payment receipts write it. Of an unknown zone it is UTC's. */
export function momentAt(at: Date, timeZone: string, locale?: MomentLocale): string {
  const options = { day: "numeric", month: "short", year: "numeric" } as const;
  const zone = isKnownZone(timeZone) ? timeZone : "UTC";
  return `${write(at, zone, options, locale)}, ${clockAt(at, zone)} ${zoneLabel(zone, at)}`;
}

/** "Friday 20 November 2026, 09:40:31 IST": a moment in full, as receipts write it. */
export function longMomentAt(at: Date, timeZone: string, locale?: MomentLocale): string {
  const options = { weekday: "long", day: "numeric", month: "long", year: "numeric" } as const;
  const day = write(at, timeZone, options, locale);
  const zone = zoneLabel(timeZone, at);
  return `${day.replace(",", "")}, ${clockSecondsAt(at, timeZone)} ${zone}`.trim();
}
