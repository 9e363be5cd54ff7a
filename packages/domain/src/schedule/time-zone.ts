/**
 * Wall-clock time in an IANA time zone, by the rules that this machine's Intl knows. Dates are "YYYY-MM-DD" in the proleptic
 * Gregorian calendar, times "HH:MM:SS", instants milliseconds since 1970. Offsets are read from Intl once for each zone and
 * year; after that a conversion is a few comparisons, so that hundreds of thousands of schedules can be planned in seconds.
 */

const SECOND = 1000;
const DAY = 86_400 * SECOND;
/** No zone has been farther from UTC than 15 h 14 min (Alaska until 1867); a transition lies at most this far from a wall time. */
const REACH = 16 * 3600 * SECOND;
/** Offsets are compared at this distance; two changes within it that cancel each other out have never happened. */
const PROBE = DAY;

/** A stretch of one offset: from `start` until the next one's start. */
interface Stretch {
  readonly start: number;
  readonly offset: number;
}

interface Zone {
  readonly readOffset: (instant: number) => number;
  readonly years: Map<number, readonly Stretch[]>;
}

const zones = new Map<string, Zone>();

/** Whether Intl on this machine knows the zone. */
export function isKnownZone(name: string): boolean {
  try {
    openZone(name);
    return true;
  } catch {
    return false;
  }
}

/** How far the zone's clocks are ahead of UTC at an instant, in milliseconds. Throws RangeError for an unknown zone. */
export function offsetAt(zoneName: string, instant: number): number {
  const stretches = stretchesAround(openZone(zoneName), instant, instant);
  return stretches.findLast((stretch) => stretch.start <= instant)?.offset ?? 0;
}

/** The date that the zone's calendars show at an instant. Throws RangeError for an unknown zone. */
export function localDateAt(zoneName: string, instant: number): string {
  return formatDate(instant + offsetAt(zoneName, instant));
}

/** The first instant of the zone's day that an instant lies in. Throws RangeError for an unknown zone. */
export function dayStartAt(zoneName: string, instant: number): number {
  return instantOf(zoneName, localDateAt(zoneName, instant), "00:00:00") ?? instant;
}

/**
 * The instant at which the zone's clocks show this time of this date. A time that occurs twice is its first; a time that
 * does not exist is the next instant that does (DECISIONS D7), so 02:30 in a gap from 02:00 to 03:00 is 03:00. Undefined on a
 * date that the zone has left out as a whole (Samoa had no 30 December 2011). Throws RangeError for an unknown zone or a text
 * that is no date or time.
 */
export function instantOf(zoneName: string, date: string, time: string): number | undefined {
  const day = parseDate(date);
  const wall = day + parseTime(time);
  const stretches = stretchesAround(openZone(zoneName), wall - REACH, wall + REACH);
  for (const [index, { start, offset }] of stretches.entries()) {
    const end = stretches[index + 1]?.start ?? Infinity;
    // Past the gap already: the clocks jumped over the time, and this stretch begins with the next one that exists.
    const instant = Math.max(wall - offset, start);
    if (instant >= end) continue;
    const isNextDay = instant + offset >= day + DAY;
    const shownBefore = start + (stretches[index - 1]?.offset ?? offset);
    return isNextDay && shownBefore <= day ? undefined : instant;
  }
  return undefined;
}

/** The date so many days later. Throws RangeError for a text that is no date. */
export function addDays(date: string, days: number): string {
  return formatDate(parseDate(date) + days * DAY);
}

/** Day of the week of a date: 1 for Monday to 7 for Sunday (ISO 8601). Throws RangeError for a text that is no date. */
export function weekdayOf(date: string): number {
  return new Date(parseDate(date)).getUTCDay() || 7;
}

/** Seconds from the wall clock's midnight to a time "HH:MM:SS". Throws RangeError for a text that is no time. */
export function secondsOfDay(time: string): number {
  return parseTime(time) / SECOND;
}

/** Whether this is a date that the calendar has, in the form YYYY-MM-DD. */
export function isDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && formatDate(Date.parse(text)) === text;
}

function parseDate(date: string): number {
  if (!isDate(date)) throw new RangeError(`not a date: ${date}`);
  return Date.parse(date);
}

function parseTime(time: string): number {
  const [, hours, minutes, seconds] = /^([01]\d|2[0-3]):([0-5]\d):([0-5]\d)$/.exec(time) ?? [];
  if (seconds === undefined) throw new RangeError(`not a time: ${time}`);
  return (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * SECOND;
}

function formatDate(instant: number): string {
  return Number.isNaN(instant) ? "" : new Date(instant).toISOString().slice(0, 10);
}

function openZone(name: string): Zone {
  const known = zones.get(name);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone: name,
    calendar: "iso8601",
    numberingSystem: "latn",
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  const readOffset = (instant: number): number => {
    const part = new Map(format.formatToParts(instant).map(({ type, value }) => [type, +value]));
    const get = (type: Intl.DateTimeFormatPartTypes): number => part.get(type) ?? 0;
    const date = Date.UTC(get("year"), get("month") - 1, get("day"));
    const time = (get("hour") * 3600 + get("minute") * 60 + get("second")) * SECOND;
    return date + time - Math.floor(instant / SECOND) * SECOND;
  };
  const zone: Zone = { readOffset, years: new Map() };
  zones.set(name, zone);
  return zone;
}

/** The stretches that touch the span, in order; a change of year begins one too. */
function stretchesAround(zone: Zone, from: number, to: number): readonly Stretch[] {
  const first = new Date(from).getUTCFullYear();
  const last = new Date(to).getUTCFullYear();
  if (first === last) return stretchesOf(zone, first);
  return [...stretchesOf(zone, first), ...stretchesOf(zone, last)];
}

function stretchesOf(zone: Zone, year: number): readonly Stretch[] {
  const known = zone.years.get(year);
  if (known !== undefined) return known;
  const end = Date.UTC(year + 1, 0, 1);
  let start = Date.UTC(year, 0, 1);
  let offset = zone.readOffset(start);
  const stretches: Stretch[] = [{ start, offset }];
  while (start < end) {
    const next = Math.min(start + PROBE, end - SECOND);
    const nextOffset = zone.readOffset(next);
    if (nextOffset === offset) {
      start += PROBE;
      continue;
    }
    const change = findChange(zone, start, next);
    offset = zone.readOffset(change);
    stretches.push({ start: change, offset });
    start = change;
  }
  zone.years.set(year, stretches);
  return stretches;
}

/** The first second after `from` at which the offset is another one than at `from`. */
function findChange(zone: Zone, from: number, to: number): number {
  const offset = zone.readOffset(from);
  let before = from;
  let after = to;
  while (after - before > SECOND) {
    const middle = before + Math.floor((after - before) / 2 / SECOND) * SECOND;
    if (zone.readOffset(middle) === offset) before = middle;
    else after = middle;
  }
  return after;
}
