import { randomBytes } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { createUser, type TestUser } from "@sendoff/testkit/test-user";
import { connectLinkedIn, DEMO_CV, Person } from "@sendoff/testkit/person";
import { latencyOf } from "../common/latency.ts";
import { type Answers, useApp } from "./hostile/crowd.ts";
import { prepareHostile } from "./hostile/hostile-person.ts";
import {
  json,
  readOptions,
  seed as randomSeed,
  wholeNumber,
  writeFigures,
} from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { seededRandom } from "../common/seeded-random.ts";
import { listOwnEnds, openStage, type Stage } from "../stage/stage.ts";

const OPTIONS = readOptions("soak:hostile", {
  seed: randomSeed,
  users: wholeNumber(200),
  seconds: wholeNumber(600),
  json,
});

/** The others may be so many times slower than without somebody hostile. */
const MOST_TIMES = 3;
/** Quiet and hostile minutes take turns: what else the machine does is in both. */
const BLOCK_MS = 60_000;
/** What a block has begun and what the one before has left is not counted. */
const SETTLE_MS = 4000;

/** One side's figures: what all calls took, and what a person's sign-in on a portal and the reading of a CV took. */
interface Side extends Answers {
  readonly connectMs: number[];
  readonly cvMs: number[];
  readonly load: number[];
}

/**
 * A crowd uses the app, by turns with and without one hostile user among them. Fails when the others' 99th percentile is more than
 * three times as slow with that one, when one of their calls fails, or when a process ends.
 */
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const { seed, users, seconds } = OPTIONS;
  say(
    `soak:hostile seed ${seed}: ${users} users, ${seconds} s with a hostile one and as long without`,
  );
  const stage = await openStage({
    name: "soak-hostile",
    workers: 1,
    // Everybody comes from a network of their own, and the limits are those of the live mode.
    apiEnvironment: { TRUST_PROXY: "true", RATE_LIMIT_PER_MINUTE: "600" },
  });
  try {
    const random = seededRandom(seed);
    const world = { db: stage.database.kysely, pepper: randomBytes(32) };
    const people: TestUser[] = [];
    for (let nth = 0; nth < users - 1; nth += 1) people.push(await createUser(world));
    const hostile = await prepareHostile(stage);
    const sides = { quiet: emptySide(), hostile: emptySide() };
    let side: Side | undefined;
    const over = new AbortController();
    const using = useApp({ apiUrl: stage.apiUrl, people, random }, () => side, over.signal);
    const blocks = Math.max(1, Math.ceil((seconds * 1000) / BLOCK_MS));
    const blockMs = (seconds * 1000) / blocks;
    for (let block = 0; block < blocks * 2; block += 1) {
      const now = block % 2 === 0 ? sides.quiet : sides.hostile;
      if (now === sides.hostile) hostile.begin();
      // One that is not there yet is asked for before the clock runs: its sign-in is no part of what is measured.
      const newcomer = new Person(stage, `soak.hostile${block}@example.test`);
      await newcomer.signIn();
      await delay(SETTLE_MS);
      side = now;
      const slowThings = measureSlowThings(newcomer, `hostile.block${block}@example.com`, now);
      await delay(blockMs);
      now.load.push(loadavg()[0] ?? 0);
      side = undefined;
      await slowThings;
      hostile.stop();
    }
    over.abort();
    await using;
    return report(stage, { seed, users, seconds }, sides, await hostile.end());
  } finally {
    await stage.close();
  }
}

function emptySide(): Side {
  return { ms: [], failed: [], connectMs: [], cvMs: [], load: [] };
}

/** Somebody among the others reads a CV in and then connects a platform, as everybody does once. */
async function measureSlowThings(person: Person, account: string, side: Side): Promise<void> {
  const timed = async (name: string, into: number[], work: () => Promise<unknown>) => {
    const started = performance.now();
    try {
      await work();
      into.push(performance.now() - started);
    } catch (error) {
      side.failed.push(`${name}: ${String(error)}`);
    }
  };
  await timed("a CV", side.cvMs, () => person.uploadCv(DEMO_CV));
  await timed("a sign-in", side.connectMs, () => connectLinkedIn(person, account));
}

function report(
  stage: Stage,
  run: { readonly seed: number; readonly users: number; readonly seconds: number },
  { quiet, hostile }: { readonly quiet: Side; readonly hostile: Side },
  answers: unknown,
): boolean {
  const figures = { quiet: figuresOf(quiet), hostile: figuresOf(hostile) };
  for (const [name, each] of Object.entries(figures))
    say(`  ${name.padEnd(8)}${JSON.stringify(each)}`);
  say(`  the hostile one was answered ${JSON.stringify(answers)}`);
  const times = figures.hostile.calls.p99Ms / figures.quiet.calls.p99Ms;
  const failed = [...quiet.failed, ...hostile.failed];
  const ownEnds = listOwnEnds(stage);
  const checks: Check[] = [
    [
      `the others' 99th percentile is ${times.toFixed(2)} times that without the hostile one`,
      times <= MOST_TIMES,
    ],
    [
      `none of the others' ${quiet.ms.length + hostile.ms.length} calls failed`,
      failed.length === 0,
    ],
    ["no process ended", ownEnds.length === 0],
  ];
  const isSound = sayChecks(checks);
  for (const line of [...new Set(failed), ...ownEnds].slice(0, 20)) say(`    ${line}`);
  writeFigures(OPTIONS.json, { ...run, figures, answers, times, failed, ownEnds, isSound });
  return isSound;
}

function figuresOf(side: Side) {
  const mean = (values: readonly number[]): number =>
    Math.round(values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length));
  const { medianMs: connectMs } = latencyOf(side.connectMs);
  const { medianMs: cvMs } = latencyOf(side.cvMs);
  return {
    calls: latencyOf(side.ms),
    failed: side.failed.length,
    connectMs,
    cvMs,
    load: mean(side.load),
  };
}
