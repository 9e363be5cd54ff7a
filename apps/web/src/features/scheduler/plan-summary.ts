import { addDays, defaultEndDate, localDateAt, weekdayOf } from "@sendoff/domain/schedule";
import { upcomingStarts } from "./next-days.ts";
import { type ScheduleRow, isSaved, mostOf } from "./schedule-rows.ts";

/** What the schedules come to, as if they were saved now. */
export interface PlanSummary {
  /** All of it is as the server has it; false while anything waits for Save All. */
  isSaved: boolean;
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
  /** The next start that the server has planned, whatever is being changed. */
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
  const next = connected
    .flatMap(({ name, schedule }) => {
      const at = schedule?.next_run_at;
      return at === null || at === undefined ? [] : [{ name, at: Date.parse(at) }];
    })
    .toSorted((a, b) => a.at - b.at)[0];
  return {
    isSaved: connected.every(isSaved),
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

/**
 * How long the credits last at the pace of a whole week, in whole days or weeks; `end` when they last until the plan's last
 * day. Undefined when nothing repeats.
 */
export function paceOf(
  { perDay, perWeek, until }: PlanSummary,
  credits: number,
  today: string,
): { count: number; unit: "day" | "week" | "end" } | undefined {
  const unit = perDay > 0 ? "day" : "week";
  if (perDay + perWeek === 0) return undefined;
  const perUnit = perDay > 0 ? perDay + perWeek / 7 : perWeek;
  const count = Math.floor(credits / perUnit);
  const lastCovered = addDays(today, Math.min(10_000, count * (unit === "day" ? 1 : 7)));
  return until !== "" && lastCovered > until ? { count, unit: "end" } : { count, unit };
}
