import { addDays, instantOf, localDateAt, weekdayOf } from "@sendoff/domain/schedule";

/** Local dates, `YYYY-MM-DD`, from `first` on and before `end`. */
export interface Stretch {
  readonly first: string;
  readonly end: string;
}

/** The stretches of days that trends and comparisons count, in the user's calendar. */
export interface Calendar {
  readonly today: string;
  /** The range's last day: what was asked for, today at the latest. */
  readonly last: string;
  /** From Monday. */
  readonly thisWeek: Stretch;
  readonly lastWeek: Stretch;
  /** The last seven days of the range, by date; fewer when the range is shorter. */
  readonly days: ReadonlyMap<string, Stretch>;
  /** The last six months of the range, by `YYYY-MM`, cut to it. */
  readonly months: ReadonlyMap<string, Stretch>;
}

const DAYS = 7;
const MONTHS = 6;

/** The calendar of a user at an instant, for a range of local dates that may be open at either end. */
export function calendarOf(
  timeZone: string,
  now: Date,
  range: { readonly from?: string | undefined; readonly to?: string | undefined },
): Calendar {
  const today = localDateAt(timeZone, now.getTime());
  const last = range.to !== undefined && range.to < today ? range.to : today;
  const monday = addDays(today, 1 - weekdayOf(today));
  const days = Array.from({ length: DAYS }, (_, index) => addDays(last, index + 1 - DAYS));
  const months = Array.from({ length: MONTHS }, (_, index) => monthStart(last, index + 1 - MONTHS));
  const from = range.from ?? "";
  const cut = (first: string, end: string): Stretch => ({
    first: later(first, from),
    end: earlier(end, addDays(last, 1)),
  });
  const isInRange = ([, { first, end }]: readonly [string, Stretch]): boolean => first < end;
  return {
    today,
    last,
    thisWeek: { first: monday, end: addDays(monday, 7) },
    lastWeek: { first: addDays(monday, -7), end: monday },
    days: new Map(days.map((day) => [day, cut(day, addDays(day, 1))] as const).filter(isInRange)),
    months: new Map(
      months
        .map((start) => [start.slice(0, 7), cut(start, monthStart(start, 1))] as const)
        .filter(isInRange),
    ),
  };
}

/** The dates at which any of these stretches begins or ends, ascending. */
export function boundariesOf(stretches: readonly Stretch[]): string[] {
  return [...new Set(stretches.flatMap(({ first, end }) => [first, end]))].toSorted();
}

/** The first instant of a local date; of the next one where the zone has left a date out. */
export function startOf(timeZone: string, date: string): Date {
  const instant = instantOf(timeZone, date, "00:00:00");
  return instant === undefined ? startOf(timeZone, addDays(date, 1)) : new Date(instant);
}

/** Days from `first` to `last`, both counted; 0 when `last` is before `first`. */
export function daysFrom(first: string, last: string): number {
  return Math.max(0, Math.round((Date.parse(last) - Date.parse(first)) / 86_400_000) + 1);
}

/** The first day of the month that is so many months after a date's. */
function monthStart(date: string, months: number): string {
  const at = new Date(`${date.slice(0, 7)}-01`);
  at.setUTCMonth(at.getUTCMonth() + months);
  return at.toISOString().slice(0, 10);
}

const later = (a: string, b: string): string => (a > b ? a : b);
const earlier = (a: string, b: string): string => (a < b ? a : b);
