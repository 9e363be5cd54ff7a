import { setTimeout as delay } from "node:timers/promises";
import { CallError } from "@sendoff/testkit/person";
import { writeFigures } from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { seededRandom } from "../common/seeded-random.ts";
import { plainJobs } from "../stage/plain-jobs.ts";
import { listOwnEnds, openStage, type Stage } from "../stage/stage.ts";
import {
  type ChaosPerson,
  perhapsStop,
  prepareChaosPerson,
  readAll,
  startRun,
} from "./chaos-person.ts";
import { killAtRandom } from "./kills.ts";
import { measure } from "./measure.ts";
import { readChaosOptions } from "./options.ts";
import { judgeDays, passDays, type ScheduledStarts } from "./scheduled-days.ts";
import { listWronglyCredited, topUp } from "./top-ups.ts";

const options = readChaosOptions();
const { seed, apis, workers, size } = options;
// So many runs in a row that bring nothing: nothing more will come, and the checks say what is missing.
const MOST_IDLE_RUNS = 10;
const MOST_GOAL = 4;
// A killed worker's lane is taken up again after this, so deaths follow deaths while work is going on.
const LEASE_SECONDS = "8";

say(`chaos seed ${seed}: ${apis} apis, ${workers} workers`);
const random = seededRandom(seed);
const stage = await openStage({
  name: "chaos",
  apis,
  workers,
  workerEnvironment: { LEASE_SECONDS, WORKER_SLOTS: "2" },
});
try {
  process.exitCode = (await chaos(stage)) ? 0 : 1;
} finally {
  await stage.close();
}

async function chaos(on: Stage): Promise<boolean> {
  // Half of the portal's own jobs ask what nobody has answered: with these, enough can be applied to, and both kinds are met.
  await on.linkedin.loadJobs(plainJobs(Math.ceil(size.applicationsEach / 2)), "merge");
  // A portal that takes its time: more instants at which a death can fall.
  await on.linkedin.setFaults({ latency_ms: 60 });
  const people = await Promise.all(
    Array.from({ length: size.people }, (_, index) =>
      prepareChaosPerson(on, index, size.applicationsEach * 2),
    ),
  );
  const over = new AbortController();
  const { signal } = over;
  const startedAt = performance.now();
  const deaths = killAtRandom(on, { kills: size.kills, random, signal });
  const days = passDays(on, random, signal);
  const reads = Promise.all(people.map((each) => readAll(each, random, signal)));
  const { timeoutMs, topUpsEach } = size;
  const [applied, paid] = await Promise.all([
    Promise.all(people.map((each) => applyUntil(on, each))),
    Promise.all(people.map((each) => topUp(on, each, topUpsEach, { random, timeoutMs }))),
  ]);
  // Whatever is left of the deaths falls on the reconciling.
  over.abort();
  const load = { deaths: await deaths, dates: await days, reads: sum(await reads) };
  const scheduled = await judgeDays(on, people, load.dates);
  const unpaid = await listWronglyCredited(on, paid.flat());
  const figures = await measure(on);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const ownEnds = listOwnEnds(on);
  const facts = { seed, apis, workers, seconds, payments: paid.flat().length, unpaid, ownEnds };
  return judge(on, { ...facts, ...load, ...sumUp(applied), scheduled, ...figures });
}

/** What one person's own runs came to. */
interface Applied {
  readonly received: number;
  readonly stopped: number;
}

/** Starts runs until enough was applied to, and stops some; the API may be dead at any moment. */
async function applyUntil(on: Stage, each: ChaosPerson): Promise<Applied> {
  const deadline = performance.now() + size.timeoutMs;
  let before = 0;
  let idleRuns = 0;
  let stopped = 0;
  for (;;) {
    const received = (await on.linkedin.listReceived(each.account)).length;
    const isEnough = received >= size.applicationsEach || performance.now() > deadline;
    if (received > before) idleRuns = 0;
    if (isEnough || idleRuns > MOST_IDLE_RUNS) return { received, stopped };
    before = received;
    try {
      // Small ones: between runs is when a schedule's turn comes.
      const goal = 1 + Math.floor(random() * Math.min(MOST_GOAL, size.applicationsEach - received));
      const runId = await startRun(each, { goal, isFirst: received === 0 }, random);
      if (await perhapsStop(each, runId, random)) stopped += 1;
      await each.person.waitForRun(runId, deadline - performance.now());
      idleRuns += 1;
    } catch (error) {
      // A run is under way when the answer to the call that started it was lost, and when a schedule started one.
      if (error instanceof CallError && error.status < 500 && error.status !== 409) throw error;
      await delay(300);
    }
  }
}

function sumUp(all: readonly Applied[]) {
  return {
    applied: all.map((each) => each.received),
    stopped: sum(all.map((each) => each.stopped)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, each) => total + each, 0);
}

interface Figures extends Awaited<ReturnType<typeof measure>> {
  readonly seed: number;
  readonly seconds: number;
  readonly apis: number;
  readonly workers: number;
  readonly applied: readonly number[];
  readonly stopped: number;
  readonly reads: number;
  readonly payments: number;
  readonly unpaid: readonly string[];
  readonly ownEnds: readonly string[];
  readonly dates: readonly string[];
  readonly scheduled: ScheduledStarts;
  readonly deaths: Record<string, number>;
}

function judge(on: Stage, figures: Figures): boolean {
  const { duplicates, open, unclaimed, unpaid, scheduled, ownEnds } = figures;
  const checks = listChecks(figures);
  const isSound = sayChecks(checks);
  for (const line of [
    ...duplicates,
    ...unclaimed,
    ...open,
    ...unpaid,
    ...scheduled.wrong,
    ...ownEnds,
  ])
    say(`    ${line}`);
  say(`  deaths ${JSON.stringify(figures.deaths)}, ${figures.seconds} s`);
  say(`  statuses ${JSON.stringify(figures.statuses)}`);
  say(`  scheduled starts ${JSON.stringify(scheduled.outcomes)}`);
  say(`  ${figures.stopped} runs stopped, ${figures.reads} reads answered`);
  if (!isSound) say(`  seed ${figures.seed}; log in ${on.logFile}`);
  writeFigures(options.json, { ...figures, isSound });
  return isSound;
}

function listChecks(figures: Figures): Check[] {
  const { ledger, received, scheduled, payments } = figures;
  const deaths = sum(Object.values(figures.deaths));
  const least = size.people * size.applicationsEach;
  return [
    [`${deaths} deaths, at least ${size.kills}`, deaths >= size.kills],
    ["each kind of process has died", Object.values(figures.deaths).every((each) => each > 0)],
    [`${received} applications arrived, at least ${least}`, received >= least],
    ["no process ended by itself, whatever became of its database", figures.ownEnds.length === 0],
    ["no job twice for a user", figures.duplicates.length === 0],
    [`captures (${ledger.captures}) equal applications that arrived`, ledger.captures === received],
    ["what arrived is what we call applied", figures.unclaimed.length === 0],
    [
      `${figures.dates.length} mornings: each daily schedule dealt with once, ${scheduled.started} runs started`,
      scheduled.wrong.length === 0 && scheduled.started > 0,
    ],
    [
      `${payments} payments credited once each`,
      payments === size.people * size.topUpsEach && figures.unpaid.length === 0,
    ],
    ["logs, runs and balances were read meanwhile", figures.reads > 0],
    ["the ledger is sound and sums to zero", ledger.isSound],
    ["everything is in a final state", figures.open.length === 0],
  ];
}
