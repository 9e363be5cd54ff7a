import { defaultEndDate, localDateAt, weekdayOf } from "@sendoff/domain";
import { upcomingStarts } from "./next-days.ts";
import { type ScheduleRow, mostOf } from "./schedule-rows.ts";

/** What the schedules come to, as if they were saved now. */
export interface PlanSummary {
  /** Applications at most: each day, once a week on top of that, and at once when Save All is pressed. */
  perDay: number;
  perWeek: number;
  once: number;
  onceNames: string[];
  /** The weekday of the weekly runs, 1 for Monday; undefined when they have none in common. */
  weekday: number | undefined;
  /** The latest date on which anything runs; "" when nothing does. */
  until: string;
  /** Whether all of them end on that date. */
  hasOneEnd: boolean;
  /** The earliest time of day; "" when nothing starts by itself. */
  startsAt: string;
  next: { name: string; at: number } | undefined;
}

const sum = (rows: readonly ScheduleRow[]) => rows.reduce((total, row) => total + mostOf(row), 0);
const onlyOne = <T>(values: readonly T[]): T | undefined =>
  new Set(values).size === 1 ? values[0] : undefined;

/** Only what can run: connected, not paused, not over. */
export function summarize(
  rows: readonly ScheduleRow[],
  given: { timeZone: string; now: number },
): PlanSummary {
  const connected = rows.filter(({ connection }) => connection === "connected");
  const once = connected.filter(({ values }) => values.frequency === "ONETIME");
  const coming = connected.flatMap((row) => {
    const [first] = upcomingStarts(row, given.timeZone, given.now, 1);
    return first === undefined ? [] : [{ row, first }];
  });
  const rowsOf = (frequency: string) =>
    coming.filter(({ row }) => row.values.frequency === frequency).map(({ row }) => row);
  const unset = defaultEndDate(localDateAt(given.timeZone, given.now));
  const ends = coming.map(({ row }) => (row.values.endDate === "" ? unset : row.values.endDate));
  const next = coming
    .map(({ row, first }) => ({ name: row.name, at: savedStart(row) ?? first.at }))
    .toSorted((a, b) => a.at - b.at)[0];
  return {
    perDay: sum(rowsOf("DAILY")),
    perWeek: sum(rowsOf("WEEKLY")),
    once: sum(once),
    onceNames: once.map(({ name }) => name),
    weekday: onlyOne(
      coming
        .filter(({ row }) => row.values.frequency === "WEEKLY")
        .map(({ first }) => weekdayOf(first.localDate)),
    ),
    until: ends.toSorted().at(-1) ?? "",
    hasOneEnd: onlyOne(ends) !== undefined,
    startsAt: coming.map(({ row }) => row.values.time).toSorted()[0] ?? "",
    next,
  };
}

/** The moment that the server has planned, with its place in the spread, while nothing of the row is changed. */
function savedStart({ schedule, isChanged }: ScheduleRow): number | undefined {
  const at = schedule?.next_run_at;
  return isChanged || at === null || at === undefined ? undefined : Date.parse(at);
}

/** How long the credits last at the pace of a whole week; undefined when nothing repeats. */
export function paceOf(
  { perDay, perWeek }: PlanSummary,
  credits: number,
): { count: number; unit: "day" | "week" } | undefined {
  if (perDay > 0) return { count: Math.floor((credits * 7) / (perDay * 7 + perWeek)), unit: "day" };
  return perWeek > 0 ? { count: Math.floor(credits / perWeek), unit: "week" } : undefined;
}
