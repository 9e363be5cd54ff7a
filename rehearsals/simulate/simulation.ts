import { setTimeout as delay } from "node:timers/promises";
import { pauseSchedule, resumeSchedule } from "@sendoff/db/schedule";
import { sql } from "kysely";
import { seededRandom } from "../common/seeded-random.ts";
import { judge, type Outage, type Pause, type Story, type Verdict } from "./judge.ts";
import { createPeople, readWallClocks, type SimulatedPerson } from "./people.ts";
import { type SchedulerProcess, startScheduler } from "./scheduler-process.ts";
import { openWorld, PLATFORM, putClock, settlePeople, type SimulatedWorld } from "./world.ts";

export interface SimulationOptions {
  readonly users: number;
  readonly days: number;
  /** First day, "YYYY-MM-DD"; everybody saves their schedule at its midnight in UTC. */
  readonly from: string;
  readonly seed: number;
  /** How often a scheduler is killed, and how often one is stopped for a moment. */
  readonly kills: number;
  /** How often both are down for hours of simulated time. */
  readonly outages: number;
  readonly stepMinutes: number;
}

export interface SimulationResult extends Verdict {
  readonly kills: number;
  /** Those that met a tick under way. */
  readonly killsAtWork: number;
  readonly stops: number;
  readonly outages: number;
  readonly settleSeconds: number;
  readonly runSeconds: number;
}

const HOUR_MS = 3_600_000;
/** What is caught up and what is not, the two sides of six hours, and more than a day. */
const OUTAGE_HOURS = [3, 6.5, 5.5, 9, 1, 30];
/** A harm falls at most this much later than the last busy tick took: most meet one that is at work. */
const HARM_STRETCH = 1.2;

/** Runs the real engine on this database through simulated days, and judges what it did. */
export async function simulate(
  url: string,
  options: SimulationOptions,
  say: (line: string) => void,
): Promise<SimulationResult> {
  const random = seededRandom(options.seed);
  const stepMs = options.stepMinutes * 60_000;
  const from = Date.parse(`${options.from}T00:00:00Z`);
  const steps = Math.floor((options.days * 24 * HOUR_MS) / stepMs);
  const to = from + steps * stepMs;
  const clocks = readWallClocks(from, to);
  const people = createPeople({ users: options.users, from, to, steps, random }, clocks);
  const world = await openWorld(url);
  const startedAt = performance.now();
  await settlePeople(world, people, from);
  const settleSeconds = seconds(startedAt);
  say(`  ${people.length} schedules saved after ${settleSeconds} s`);
  const outages = planOutages(options.outages, from, to, random);
  const drive = await createDrive(world, { steps, kills: options.kills, random });
  const pauses = new Map<string, Pause>();
  const runAt = performance.now();
  let lastReportAt = runAt;
  for (let step = 1; step <= steps; step += 1) {
    const instant = from + step * stepMs;
    const isOut = outages.some((outage) => outage.from <= instant && instant < outage.to);
    // The last step sees everything, so that what is due by then can be counted.
    if (isOut && step < steps) continue;
    await drive.step(instant);
    await pauseAndResume(world, people, step, instant, pauses);
    if (performance.now() - lastReportAt > 20_000) {
      lastReportAt = performance.now();
      say(`  ${new Date(instant).toISOString().slice(0, 16)}Z after ${seconds(runAt)} s`);
    }
  }
  drive.close();
  const runSeconds = seconds(runAt);
  const story: Story = { from, to, stepMs, people, clocks, pauses, outages };
  const verdict = await judge(world, story);
  await world.close();
  return { ...verdict, ...drive.counts, outages: outages.length, settleSeconds, runSeconds };
}

function planOutages(count: number, from: number, to: number, random: () => number): Outage[] {
  return Array.from({ length: count }, (_, index) => {
    const start = from + HOUR_MS + random() * (to - from - 2 * HOUR_MS);
    return { from: start, to: start + (OUTAGE_HOURS[index % OUTAGE_HOURS.length] ?? 1) * HOUR_MS };
  });
}

interface Drive {
  readonly step: (instant: number) => Promise<void>;
  readonly counts: { kills: number; killsAtWork: number; stops: number };
  readonly close: () => void;
}

/** Two scheduler processes that tick at each step, some of which die or freeze in the middle of it. */
async function createDrive(
  world: SimulatedWorld,
  options: { readonly steps: number; readonly kills: number; readonly random: () => number },
): Promise<Drive> {
  const { random } = options;
  const schedulers = await Promise.all([startScheduler(world.url), startScheduler(world.url)]);
  const counts = { kills: 0, killsAtWork: 0, stops: 0 };
  const chance = options.kills / options.steps;
  let lastBusyMs = 20;
  const harm = async (scheduler: SchedulerProcess): Promise<void> => {
    await delay(random() * lastBusyMs * HARM_STRETCH);
    if (random() < 0.7) {
      if (scheduler.kill()) counts.killsAtWork += 1;
      counts.kills += 1;
    } else {
      scheduler.freeze(100 + random() * 400);
      counts.stops += 1;
    }
  };
  let ticks = 0;
  const tickAll = async (isHarmed: boolean): Promise<void> => {
    ticks += 1;
    const victims = isHarmed ? schedulers.filter(() => random() < 0.7) : [];
    await Promise.all([
      ...schedulers.map((scheduler) => scheduler.tick(ticks)),
      ...victims.map(harm),
    ]);
  };
  return {
    counts,
    async step(instant) {
      await endRuns(world);
      await putClock(world, instant);
      const startedAt = performance.now();
      const isHarmed = random() < chance;
      await tickAll(isHarmed);
      if (!isHarmed) lastBusyMs = performance.now() - startedAt;
      // What one left locked when it died was passed over by the other.
      while (await isAnyDue(world, instant)) await tickAll(false);
    },
    close: () => schedulers.forEach((scheduler) => scheduler.stop()),
  };
}

/** The workers' part: whatever was started has ended by the next step. */
async function endRuns(world: SimulatedWorld): Promise<void> {
  await sql`update run set state = 'ended', end_reason = 'goal_reached', ended_at = now()
    where state <> 'ended'`.execute(world.db);
}

async function isAnyDue(world: SimulatedWorld, instant: number): Promise<boolean> {
  const { rows } = await sql`select 1 from schedule
    where next_run_at <= ${new Date(instant)} limit 1`.execute(world.db);
  return rows.length > 0;
}

async function pauseAndResume(
  world: SimulatedWorld,
  people: readonly SimulatedPerson[],
  step: number,
  instant: number,
  pauses: Map<string, Pause>,
): Promise<void> {
  for (const person of people) {
    const { id: userId, pauseAt, resumeAt } = person;
    if (pauseAt === undefined || resumeAt === undefined || pauseAt > step) continue;
    const key = { userId, platformId: PLATFORM };
    const offsetMs = instant - Date.now();
    const pause = pauses.get(userId);
    if (pause === undefined) {
      await world.db.transaction().execute((trx) => pauseSchedule(trx, key, offsetMs));
      pauses.set(userId, { from: instant, to: Infinity });
    } else if (pause.to === Infinity && resumeAt <= step) {
      await world.db.transaction().execute((trx) => resumeSchedule(trx, key, offsetMs));
      pauses.set(userId, { from: pause.from, to: instant });
    }
  }
}

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10;
}
