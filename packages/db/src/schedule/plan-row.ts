import type { ScheduleFrequency } from "@sendoff/contract/schedule";
import {
  isKnownZone,
  nextOccurrence,
  type Occurrence,
  type PlanFrom,
  spreadSeconds,
  weekdayOf,
} from "@sendoff/domain/schedule";

/** What of a schedule's row decides when it runs. */
export interface PlanRow {
  readonly id: string;
  readonly frequency: ScheduleFrequency;
  readonly start_time: string;
  readonly end_date: string | null;
  readonly weekday: number | null;
}

/** The next occurrence by the user's time zone, and the weekday to keep from then on. */
export interface Plan {
  readonly next: Occurrence | undefined;
  readonly weekday: number | null;
}

/** Plans a row's next occurrence after what `from` names. */
export function planRow(row: PlanRow, timeZone: string, from: PlanFrom): Plan {
  if (row.frequency === "ONETIME" || row.end_date === null)
    return { next: undefined, weekday: null };
  const next = nextOccurrence(
    {
      frequency: row.frequency,
      startTime: row.start_time,
      endDate: row.end_date,
      weekday: row.weekday,
      timeZone: zoneOrUtc(timeZone),
      spreadSeconds: spreadSeconds(row.id, row.start_time),
    },
    from,
  );
  if (row.frequency !== "WEEKLY") return { next, weekday: null };
  return { next, weekday: row.weekday ?? (next === undefined ? null : weekdayOf(next.localDate)) };
}

/** A zone that this machine knows: a name from an older or newer one must not hold up everybody else's schedules. */
export function zoneOrUtc(timeZone: string): string {
  return isKnownZone(timeZone) ? timeZone : "UTC";
}
