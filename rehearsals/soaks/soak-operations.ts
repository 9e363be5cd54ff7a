import { setTimeout as delay } from "node:timers/promises";
import { HAS_PGBOUNCER } from "@sendoff/testkit/pooler";
import { latencyOf } from "../common/latency.ts";
import { measure } from "../chaos/measure.ts";
import { BalancedClient, type ClientFigures } from "./users/balanced-client.ts";
import { applyOn, prepareApplicants } from "./operations/applicants.ts";
import { createCrowd, useApp } from "./operations/crowd.ts";
import { killWorkers, operate } from "./operations/work.ts";
import { isKept, type Saved } from "./users/saver.ts";
import { json, readOptions, seed, text, wholeNumber, writeFigures } from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { seededRandom } from "../common/seeded-random.ts";
import { openBefore } from "../stage/open-before.ts";
import { listOwnEnds, type Stage } from "../stage/stage.ts";

const OPTIONS = readOptions("soak:operations", {
  seed,
  minutes: wholeNumber(60),
  "idle-minutes": wholeNumber(3),
  users: wholeNumber(200),
  applicants: wholeNumber(12),
  from: text.optional(),
  json,
});

const MINUTE_MS = 60_000;
const KILL_EVERY_MS = 20_000;

/**
 * People use the app and apply while operators replace the version, the vault's key, PgBouncer and the primary under them, and a worker is
 * killed every 20 seconds. Fails when a call fails, a save is lost, anything is sent twice or charged wrongly, or a process ends by itself.
 */
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const { from, "idle-minutes": idleMinutes, json: _file, ...given } = OPTIONS;
  const options = { ...given, idleMinutes };
  const stage = await openBefore(from, {
    name: "soak-operations",
    workers: 3,
    isPooled: HAS_PGBOUNCER,
    standby: true,
    workerEnvironment: { LEASE_SECONDS: "8", WORKER_SLOTS: "2" },
  });
  say(
    `soak:operations seed ${options.seed}: ${options.minutes} min, ${options.users} users, ${options.applicants} of them apply, from ${stage.before?.newestMigration}`,
  );
  try {
    return await run(stage, options);
  } finally {
    await stage.close();
  }
}

interface Options {
  readonly seed: number;
  readonly minutes: number;
  readonly idleMinutes: number;
  readonly users: number;
  readonly applicants: number;
}

async function run(stage: Stage, options: Options): Promise<boolean> {
  const random = seededRandom(options.seed);
  const client = new BalancedClient(stage.apiUrls);
  const people = await prepareApplicants(stage, options.applicants);
  const tokens = await createCrowd(stage, Math.max(0, options.users - people.length));
  const over = new AbortController();
  const { signal } = over;
  const using = Promise.all(tokens.map((token) => useApp(client, token, { random, signal })));
  // Until everybody is there.
  await delay(10_000);
  client.takeFigures();
  await delay(options.idleMinutes * MINUTE_MS);
  const idle = client.takeFigures();
  const applying = Promise.all(people.map(({ token }) => applyOn(client, token, signal)));
  const on = { stage, away: new Set<Stage["api"]>() };
  const stopKilling = new AbortController();
  const killing = killWorkers(on, { pauseMs: KILL_EVERY_MS, random, signal: stopKilling.signal });
  const operations = await operate(on, options.minutes * MINUTE_MS, say);
  const busy = client.takeFigures();
  stopKilling.abort();
  over.abort();
  const kills = await killing;
  const [saved, started] = [await using, await applying];
  const end = client.takeFigures();
  const truth = await measure(stage);
  const failed = [...idle.failed, ...busy.failed, ...end.failed];
  const runs = started.reduce((sum, each) => sum + each, 0);
  const facts = { ...options, operations, kills, runs, saved, failed, idle, busy, truth };
  return judge(stage, facts);
}

interface Facts extends Options {
  readonly operations: Awaited<ReturnType<typeof operate>>;
  readonly kills: number;
  readonly runs: number;
  readonly saved: readonly Saved[];
  readonly failed: readonly string[];
  readonly idle: ClientFigures;
  readonly busy: ClientFigures;
  readonly truth: Awaited<ReturnType<typeof measure>>;
}

function judge(stage: Stage, facts: Facts): boolean {
  const { truth, busy, failed, saved } = facts;
  const ownEnds = listOwnEnds(stage);
  const saves = saved.reduce((sum, each) => sum + each.acknowledged, 0);
  const lost = saved.filter((each) => !isKept(each));
  const calls = [...busy.times.values()].reduce((sum, times) => sum + times.length, 0);
  const checks: Check[] = [
    [`${calls} calls answered, none failed`, failed.length === 0],
    [`${saves} saves acknowledged, none lost`, lost.length === 0],
    [
      `${truth.received} applications of ${facts.runs} runs arrived, none twice`,
      truth.duplicates.length === 0 && truth.received > 0,
    ],
    ["what arrived is what we call applied", truth.unclaimed.length === 0],
    [
      `captures (${truth.ledger.captures}) equal applications, the ledger is sound`,
      truth.ledger.isSound && truth.ledger.captures === truth.received,
    ],
    ["nothing is left open", truth.open.length === 0],
    [`no process ended by itself; ${facts.kills} workers were killed`, ownEnds.length === 0],
  ];
  const isSound = sayChecks(checks);
  const lines = [
    ...failed.slice(0, 20),
    ...truth.duplicates,
    ...truth.unclaimed,
    ...truth.open,
    ...ownEnds,
  ];
  for (const line of [...lines, ...lost.map((each) => JSON.stringify(each))]) say(`    ${line}`);
  say(
    `  made again: ${busy.once} once, ${busy.oftener} oftener; the longest call took ${busy.longestMs} ms`,
  );
  const latencies = compare(facts.idle, busy);
  for (const { call, idle, busy: then } of latencies) {
    say(
      `  ${call}: p50 ${idle.medianMs} ms and ${then.medianMs} ms, p99 ${idle.p99Ms} ms and ${then.p99Ms} ms (idle and busy)`,
    );
  }
  say(`  statuses ${JSON.stringify(truth.statuses)}`);
  if (!isSound) say(`  seed ${facts.seed}; log in ${stage.logFile}`);
  const { seed, minutes, users, operations, kills, runs } = facts;
  const { once, oftener, longestMs } = busy;
  writeFigures(OPTIONS.json, {
    seed,
    minutes,
    users,
    operations,
    kills,
    runs,
    calls,
    saves,
    once,
    oftener,
    longestMs,
    latencies,
    statuses: truth.statuses,
    isSound,
  });
  return isSound;
}

function compare(idle: ClientFigures, busy: ClientFigures) {
  return [...busy.times].map(([call, times]) => ({
    call,
    idle: latencyOf(idle.times.get(call) ?? []),
    busy: latencyOf(times),
  }));
}
