import { setTimeout as delay } from "node:timers/promises";
import { ControlError, setScheduledTime } from "@sendoff/testkit/sandbox";
import type { Stage } from "../stage/stage.ts";
import type { ChaosPerson } from "./chaos-person.ts";

const DAY_MS = 86_400_000;
/** 09:10:30 in Kolkata, where everybody lives: whoever starts at 09:00 is due, wherever in the spread. */
const DUE_AT = "T03:40:30Z";
const PAUSE_MS = { least: 4_000, most: 14_000 };
const RETRY_MS = 300;
const FEWEST_DAYS = 3;
// The queue's cron comes each minute; a killed worker's tick with the next.
const UNTIL_DECIDED_MS = 150_000;

/** Moves scheduled time from morning to morning, until `signal` and for so many days at least. Returns the dates. */
export async function passDays(
  on: Stage,
  random: () => number,
  signal: AbortSignal,
): Promise<string[]> {
  const dates: string[] = [];
  while (!signal.aborted || dates.length < FEWEST_DAYS) {
    const date = new Date(Date.now() + (dates.length + 1) * DAY_MS).toISOString().slice(0, 10);
    await moveClock(on, `${date}${DUE_AT}`);
    dates.push(date);
    await delay(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
  }
  return dates;
}

/** Through whichever api is alive. */
async function moveClock(on: Stage, now: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const url = on.apiUrls[tries % on.apiUrls.length] ?? on.apiUrl;
    try {
      await setScheduledTime(url, now);
      return;
    } catch (error) {
      if (error instanceof ControlError && error.status < 500) throw error;
    }
    await delay(RETRY_MS);
  }
}

export interface ScheduledStarts {
  /** By outcome and reason. */
  readonly outcomes: Readonly<Record<string, number>>;
  readonly started: number;
  /** Days on which somebody's schedule was not dealt with, and starts whose run is not there or is another's too. */
  readonly wrong: string[];
}

/** What came of the days that passed: for everybody with a daily schedule one start each day, and one run for each that started. */
export async function judgeDays(
  on: Stage,
  people: readonly ChaosPerson[],
  dates: readonly string[],
): Promise<ScheduledStarts> {
  const daily = people.filter((each) => each.isDaily).map((each) => each.person.email);
  const deadline = performance.now() + UNTIL_DECIDED_MS;
  for (;;) {
    const starts = await listStarts(on, daily);
    const dealtWith = new Set(starts.map((start) => `${start.email} ${start.local_date}`));
    const wrong = daily.flatMap((email) =>
      dates
        .filter((date) => !dealtWith.has(`${email} ${date}`))
        .map((date) => `${email}: nothing came of ${date}`),
    );
    if (wrong.length > 0 && performance.now() < deadline) {
      await delay(500);
      continue;
    }
    const started = starts.filter((start) => start.outcome === "started");
    const runs = new Set(started.map((start) => start.run_id));
    if (runs.size !== started.length || runs.has(null))
      wrong.push(`${started.length} scheduled starts have ${runs.size} runs`);
    const outcomes = Object.fromEntries(
      [...Map.groupBy(starts, (start) => `${start.outcome} ${start.reason ?? ""}`.trim())].map(
        ([outcome, those]) => [outcome, those.length],
      ),
    );
    return { outcomes, started: started.length, wrong };
  }
}

function listStarts(on: Stage, emails: readonly string[]) {
  return on.database.kysely
    .selectFrom("scheduled_run as s")
    .innerJoin("app_user as u", "u.id", "s.user_id")
    .select(["u.email", "s.local_date", "s.outcome", "s.reason", "s.run_id"])
    .where("u.email", "in", [...emails])
    .execute();
}
