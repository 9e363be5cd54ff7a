import {
  type Occurrence,
  addDays,
  localDateAt,
  nextOccurrence,
  weekdayOf,
} from "@sendoff/domain/schedule";
import { formatClock } from "../../lib/zoned.ts";
import { type ScheduleRow, hasEnded, isSaved, mostOf } from "./schedule-rows.ts";

/**
 * `planned`: as saved. `draft`: as it would be once it is saved, with credits or without. `short`: the credits reach a part of it. `lacking`: they are used
 * up before it. `idle`: it was due and did not start.
 */
export type SlotKind =
  | "ran"
  | "running"
  | "planned"
  | "draft"
  | "on_hold"
  | "short"
  | "lacking"
  | "idle";

/** One planned start in the strip of the next seven days. */
export interface Slot {
  platformId: number;
  name: string;
  /** HH:MM in the user's zone. */
  time: string;
  kind: SlotKind;
  /** How many of the goal the credits reach, of a start that is `short`. */
  reach?: { credits: number; goal: number };
}
export interface Day {
  date: string;
  slots: Slot[];
}

const DAYS = 7;
/** A start a day, and the one that today has had already. */
const MOST_STARTS = DAYS + 1;

/** When the row starts from now on, as if it were saved now. Nothing for Once, which starts when it is saved. */
export function upcomingStarts(
  row: ScheduleRow,
  timeZone: string,
  now: number,
  most = MOST_STARTS,
): Occurrence[] {
  const { values, schedule } = row;
  const today = localDateAt(timeZone, now);
  if (values.frequency === "ONETIME" || values.time === "" || hasEnded(row, today)) return [];
  if (schedule?.is_paused === true) return [];
  const rule = {
    frequency: values.frequency,
    startTime: values.time.length === 5 ? `${values.time}:00` : values.time,
    endDate: values.endDate === "" ? "9999-12-31" : values.endDate,
    timeZone,
    spreadSeconds: 0,
  };
  let weekday = row.saved.frequency === "WEEKLY" ? (schedule?.weekday ?? null) : null;
  // A date has one start at most: what it had counts, also when the time is changed afterwards.
  let afterDate = schedule?.last_run?.local_date ?? null;
  const starts: Occurrence[] = [];
  while (starts.length < most) {
    const next = nextOccurrence({ ...rule, weekday }, { after: now, afterDate });
    if (next === undefined) break;
    starts.push(next);
    afterDate = next.localDate;
    weekday ??= weekdayOf(next.localDate);
  }
  return starts;
}

/** What has been of today's start already. */
function slotToday(
  row: ScheduleRow,
  today: string,
  timeZone: string,
): { date: string; slot: Slot } | undefined {
  const last = row.schedule?.last_run;
  if (last === null || last === undefined || last.local_date !== today) return undefined;
  const kind: SlotKind =
    last.state === "not_started" || last.state === "skipped"
      ? "idle"
      : last.state === "ended"
        ? "ran"
        : "running";
  const time = formatClock(last.due_at, timeZone);
  const slot = { platformId: row.platformId, name: row.name, time, kind };
  return { date: today, slot };
}

/** The seven days from today on, each with its starts by time; the credits are counted down along them. */
export function nextDays(
  rows: readonly ScheduleRow[],
  given: { timeZone: string; now: number; credits: number | undefined },
): Day[] {
  const { timeZone, now } = given;
  const today = localDateAt(timeZone, now);
  const planned = rows.flatMap((row) =>
    upcomingStarts(row, timeZone, now).map((start) => ({ date: start.localDate, row })),
  );
  const past = rows.flatMap((row) => slotToday(row, today, timeZone) ?? []);
  let credits = given.credits ?? Infinity;
  return Array.from({ length: DAYS }, (_, index) => {
    const date = addDays(today, index);
    const coming = planned
      .filter((start) => start.date === date)
      .toSorted((a, b) => a.row.values.time.localeCompare(b.row.values.time))
      .map(({ row }): Slot => {
        const slot = { platformId: row.platformId, name: row.name, time: row.values.time };
        if (row.connection !== "connected") return { ...slot, kind: "on_hold" };
        const left = credits;
        const goal = mostOf(row);
        credits = Math.max(0, left - goal);
        // What is not saved starts nothing yet, whether the credits reach it or not.
        if (!isSaved(row)) return { ...slot, kind: "draft" };
        if (left === 0) return { ...slot, kind: "lacking" };
        if (left < goal) return { ...slot, kind: "short", reach: { credits: left, goal } };
        return { ...slot, kind: "planned" };
      });
    const been = past.filter((start) => start.date === date).map(({ slot }) => slot);
    return { date, slots: [...been, ...coming] };
  });
}
