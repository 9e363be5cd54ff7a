import {
  DAILY_GOAL_DEFAULT,
  DAILY_GOAL_MAX,
  SCHEDULE_START_DEFAULT,
} from "@sendoff/contract/constants";
import { type UserPlatform } from "@sendoff/contract/platform";
import { type Schedule, ScheduleFrequency, type UpdateSchedule } from "@sendoff/contract/schedule";
import { defaultEndDate, divideGoal } from "@sendoff/domain/schedule";
import { z } from "zod";
import { isConnected } from "../../queries/platforms.query.ts";

/** What the inputs of a row hold; `goal` as it is typed, times as HH:MM, no end date as "". */
export interface RowValues {
  goal: string;
  time: string;
  endDate: string;
  frequency: ScheduleFrequency;
}
/** What was changed since the last save, by platform. */
export type Edits = Readonly<Record<number, Partial<RowValues>>>;

/** Changes as they are kept when the session ends. */
export const KeptEdits: z.ZodType<Edits> = z.record(
  z.string().regex(/^\d+$/),
  z.object({
    goal: z.exactOptional(z.string()),
    time: z.exactOptional(z.string()),
    endDate: z.exactOptional(z.string()),
    frequency: z.exactOptional(ScheduleFrequency),
  }),
);

/** One platform of the distribution. */
export interface ScheduleRow {
  platformId: number;
  name: string;
  /** `on_hold`: the portal waits for the person. Only a connected one takes part in the division. */
  connection: "connected" | "on_hold" | "not_connected";
  /** Undefined until it is saved for the first time. */
  schedule: Schedule | undefined;
  saved: RowValues;
  values: RowValues;
  isChanged: boolean;
  /** Applications a day on this platform; null as long as that is unknown. */
  dailyLimit: number | null;
}

/** "09:00:00" as an input has it: seconds only where they count. */
function inputTime(time: string): string {
  return time.endsWith(":00") ? time.slice(0, 5) : time;
}

function wireTime(time: string): string | null {
  if (time === "") return null;
  return time.length === 5 ? `${time}:00` : time;
}

function valuesOf(schedule: Schedule): RowValues {
  return {
    goal: String(schedule.application_goal),
    time: inputTime(schedule.start_time),
    endDate: schedule.end_date ?? "",
    frequency: schedule.frequency,
  };
}

/**
 * SPEC 9: 25 a day divided over the connected platforms, at 09:00, daily, until the end of the year. Platforms whose daily
 * limits come to less begin with what these allow.
 */
function defaultsFor(
  place: number,
  connected: readonly UserPlatform[],
  endDate: string,
): RowValues {
  return {
    goal: String(defaultGoals(connected.map(({ daily_limit: limit }) => limit))[place] ?? 1),
    time: inputTime(SCHEDULE_START_DEFAULT),
    endDate,
    frequency: "DAILY",
  };
}

/** The default goal in equal shares; what a platform's limit does not take goes to those that still have room. */
export function defaultGoals(limits: readonly number[]): number[] {
  const goals = limits.map(() => 0);
  let left = Math.min(
    DAILY_GOAL_DEFAULT,
    limits.reduce((total, limit) => total + limit, 0),
  );
  while (left > 0) {
    for (const [place, limit] of limits.entries()) {
      if (left > 0 && (goals[place] ?? 0) < limit) {
        goals[place] = (goals[place] ?? 0) + 1;
        left -= 1;
      }
    }
  }
  return goals.map((goal) => Math.max(1, goal));
}

/**
 * The connected platforms, in their order, with what is saved and what is changed; then those that have a schedule and
 * cannot run now. `lockedEndDate` is what a platform without a schedule begins with; "" is the end of the year.
 */
export function listRows(
  given: {
    schedules: readonly Schedule[];
    connections: readonly UserPlatform[];
    today: string;
    lockedEndDate: string;
  },
  edits: Edits,
): ScheduleRow[] {
  const { schedules, connections } = given;
  const connected = connections.filter(isConnected);
  const endDate = given.lockedEndDate === "" ? defaultEndDate(given.today) : given.lockedEndDate;
  const build = (
    platform: { id: number; name: string },
    connection: ScheduleRow["connection"],
    place: number,
  ): ScheduleRow => {
    const schedule = schedules.find(({ platform_id: id }) => id === platform.id);
    const saved =
      schedule === undefined ? defaultsFor(place, connected, endDate) : valuesOf(schedule);
    const values = { ...saved, ...edits[platform.id] };
    const own = connections.find(({ platform_id: id }) => id === platform.id);
    return {
      platformId: platform.id,
      name: platform.name,
      connection,
      schedule,
      saved,
      values,
      isChanged: changedFields(saved, values).length > 0,
      dailyLimit: own?.daily_limit ?? schedule?.daily_limit ?? null,
    };
  };
  const isListed = (id: number) => connected.some(({ platform_id: other }) => other === id);
  return [
    ...connected.map(({ platform_id: id, platform_name: name }, place) =>
      build({ id, name }, "connected", place),
    ),
    ...schedules
      .filter(({ platform_id: id }) => !isListed(id))
      .map(({ platform_id: id, platform_name: name }) => {
        const isHeld = connections.some(({ platform_id: other }) => other === id);
        return build({ id, name }, isHeld ? "on_hold" : "not_connected", 0);
      }),
  ];
}

/** The row is as the server has it: what it shows will happen without another press. */
export function isSaved({ schedule, isChanged }: ScheduleRow): boolean {
  return schedule !== undefined && !isChanged;
}

export function changedFields(saved: RowValues, values: RowValues): (keyof RowValues)[] {
  const fields = ["goal", "time", "endDate", "frequency"] as const;
  return fields.filter((field) => saved[field] !== values[field]);
}

/** A whole number from 1 to 1000 out of what was typed; the fallback when it is no number at all (SPEC 5). */
export function clampGoal(text: string, fallback: string): string {
  const number = Number(text.trim());
  if (text.trim() === "" || Number.isNaN(number)) return fallback;
  return String(Math.min(DAILY_GOAL_MAX, Math.max(1, Math.round(number))));
}

/** The goal as a number while it is being typed; 0 for what is none yet. */
export function goalOf({ values }: ScheduleRow): number {
  const goal = Number(values.goal);
  return Number.isInteger(goal) && goal > 0 ? Math.min(goal, DAILY_GOAL_MAX) : 0;
}

/** What one start can send at most: the goal, and never more than the platform's limit for a day. */
export function mostOf(row: ScheduleRow): number {
  return Math.min(goalOf(row), row.dailyLimit ?? Infinity);
}

/** The connected platforms' rows: what a goal is divided over, and what the controls above change. */
export function dividedRows(rows: readonly ScheduleRow[]): ScheduleRow[] {
  return rows.filter(({ connection }) => connection === "connected");
}

/** The same values for all connected platforms, on top of what was changed before. */
export function editAll(rows: readonly ScheduleRow[], edits: Edits, change: Partial<RowValues>) {
  const changed = dividedRows(rows).map(({ platformId }): [number, Partial<RowValues>] => [
    platformId,
    { ...edits[platformId], ...change },
  ]);
  return { ...edits, ...Object.fromEntries(changed) };
}

/** One goal divided over the connected platforms (SPEC 9). */
export function editGoal(rows: readonly ScheduleRow[], edits: Edits, goal: number): Edits {
  const divided = dividedRows(rows);
  const shares = divideGoal(goal, Math.max(1, divided.length));
  const changed = divided.map(({ platformId }, place): [number, Partial<RowValues>] => [
    platformId,
    { ...edits[platformId], goal: String(shares[place] ?? 1) },
  ]);
  return { ...edits, ...Object.fromEntries(changed) };
}

/** The last date of a saved schedule lies in the past, so that it starts no more. */
export function hasEnded({ values }: ScheduleRow, today: string): boolean {
  return values.frequency !== "ONETIME" && values.endDate !== "" && values.endDate < today;
}

/**
 * The rows that Save All sends: the connected ones and whatever was changed. One that has run out and was not touched stays
 * as it is; it would only be refused.
 */
export function rowsToSave(rows: readonly ScheduleRow[], today: string): ScheduleRow[] {
  return rows.filter(
    (row) => row.isChanged || (row.connection === "connected" && !hasEnded(row, today)),
  );
}

/** A row as update-schedule takes it. */
export function wireRow({
  platformId,
  values,
}: ScheduleRow): z.input<typeof UpdateSchedule>[number] {
  return {
    platform_id: platformId,
    frequency: values.frequency,
    application_goal: Number(values.goal),
    start_time: wireTime(values.time),
    end_date: values.endDate,
  };
}
