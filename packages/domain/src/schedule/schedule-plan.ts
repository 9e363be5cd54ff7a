import { SCHEDULE_SPREAD_SECONDS } from "@sendoff/contract/constants";
import { type ScheduleFrequency } from "@sendoff/contract/schedule";
import { addDays, instantOf, localDateAt, secondsOfDay, weekdayOf } from "./time-zone.ts";

/** When a schedule runs, in the user's own time. */
export interface ScheduleRule {
  readonly frequency: ScheduleFrequency;
  /** "HH:MM:SS" on the wall clock of `timeZone`. */
  readonly startTime: string;
  /** The last date on which it runs, itself included. */
  readonly endDate: string;
  /** WEEKLY: 1 for Monday to 7 for Sunday; null as long as the first run is not planned. Ignored otherwise. */
  readonly weekday: number | null;
  /** IANA name that this machine knows. */
  readonly timeZone: string;
  /** Later start within the spread, from `spreadSeconds`. */
  readonly spreadSeconds: number;
}

/** One planned start of a schedule. There is at most one for each local date. */
export interface Occurrence {
  readonly localDate: string;
  /** When it is due, in milliseconds since 1970, with its place in the spread. */
  readonly at: number;
}

/** A missed run is caught up when it is less late than this (DECISIONS D7: 6 hours). */
const CATCH_UP_MS = 6 * 3600 * 1000;
/** From yesterday, two weeks and a day: a weekly schedule whose next day its zone leaves out, or has just passed. */
const DAYS_LOOKED_AT = 16;

/** Where to look from: after a date that was dealt with, after an instant, or both. */
export type PlanFrom =
  | { readonly after: number; readonly afterDate?: string | null }
  | { readonly after?: undefined; readonly afterDate: string };

/**
 * The first occurrence after what `from` names. After a date alone it may lie in the past, because what was missed is to be
 * noted date by date. Undefined when the end date comes first, and for
 * ONETIME, which runs when it is saved. Throws RangeError for an unknown zone.
 */
export function nextOccurrence(rule: ScheduleRule, from: PlanFrom): Occurrence | undefined {
  if (rule.frequency === "ONETIME") return undefined;
  let date = firstDate(rule, from);
  for (let days = 0; days < DAYS_LOOKED_AT && date <= rule.endDate; days += 1) {
    if (isDayOf(rule, date)) {
      const at = instantOf(rule.timeZone, date, rule.startTime);
      const due = at === undefined ? undefined : at + rule.spreadSeconds * 1000;
      if (due !== undefined && due > (from.after ?? -Infinity)) return { localDate: date, at: due };
    }
    date = addDays(date, 1);
  }
  return undefined;
}

function firstDate(rule: ScheduleRule, from: PlanFrom): string {
  if (from.after === undefined) return addDays(from.afterDate, 1);
  // Where the clocks jump over midnight, a date's start may fall on the next date.
  const yesterday = addDays(localDateAt(rule.timeZone, from.after), -1);
  const { afterDate } = from;
  return typeof afterDate === "string" && afterDate >= yesterday
    ? addDays(afterDate, 1)
    : yesterday;
}

function isDayOf(rule: ScheduleRule, date: string): boolean {
  if (rule.frequency !== "WEEKLY" || rule.weekday === null) return true;
  return weekdayOf(date) === rule.weekday;
}

/**
 * Seconds that a schedule starts after its time, the same each day: a hash of its id within SCHEDULE_SPREAD_SECONDS, and
 * never so much that it would start on the next date.
 */
export function spreadSeconds(scheduleId: string, startTime: string): number {
  // FNV-1a: even over ids that differ in a few characters, and the same in every process.
  let hash = 0x811c9dc5;
  for (const character of scheduleId) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash % Math.min(SCHEDULE_SPREAD_SECONDS, 86_400 - secondsOfDay(startTime));
}

/** Whether a run that was due at `due` is still to be started at `now`, both in milliseconds (DECISIONS D7). */
export function isCaughtUp(due: number, now: number): boolean {
  return now - due < CATCH_UP_MS;
}

/** The end date of a schedule that names none: 31 December, in December that of the next year (DECISIONS D7). */
export function defaultEndDate(today: string): string {
  const year = Number(today.slice(0, 4)) + (today.slice(5, 7) === "12" ? 1 : 0);
  return `${String(year).padStart(4, "0")}-12-31`;
}

/**
 * A daily goal divided over platforms: equally, the remainder one each to the first (SPEC 9), and at least 1 for each
 * (SPEC 5), so that a goal smaller than the number of platforms grows to it.
 */
export function divideGoal(goal: number, platforms: number): number[] {
  const share = Math.floor(goal / platforms);
  const rest = goal - share * platforms;
  return Array.from({ length: platforms }, (_, index) =>
    Math.max(1, share + (index < rest ? 1 : 0)),
  );
}
