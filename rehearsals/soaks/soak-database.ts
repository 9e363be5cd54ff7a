import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { routes } from "@sendoff/contract/routes";
import { UserDetails } from "@sendoff/contract/user";
import { proveLedger } from "@sendoff/db/ledger";
import { connectLinkedIn, Person, prepareApplicant } from "@sendoff/testkit/person";
import { findDuplicates } from "../stage/compare.ts";
import { giveRoom } from "../stage/credits.ts";
import { flag, json, readOptions, seed, wholeNumber, writeFigures } from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { seededRandom } from "../common/seeded-random.ts";
import { plainJobs } from "../stage/plain-jobs.ts";
import { listOwnEnds, openStage, type Stage } from "../stage/stage.ts";

const OPTIONS = readOptions("soak:database", {
  seed,
  kills: wholeNumber(30),
  writers: wholeNumber(6),
  applications: wholeNumber(12),
  promote: flag,
  json,
});

const PAUSE_MS = { least: 300, most: 2000 };
/** A refused call is made again until it is answered; a database that is not back by then never will be. */
const GIVE_UP_MS = 60_000;
const RUN_MS = 600_000;

/** What one writer's calls came to. */
interface Written {
  acknowledged: number;
  refused: number;
  /** Answers that a killed database must not cause. */
  readonly wrong: string[];
  /** The last value that was acknowledged, and the one that stands there at the end. */
  last: number;
  found: number;
}

/**
 * Writers save, a run applies, and PostgreSQL is killed again and again. Fails when a process ends by itself, when a call is refused
 * otherwise than with 503 and Retry-After, when one that is made again does not work, and when anything is lost or doubled.
 */
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const { kills, writers, applications: goal, promote: isPromoting, ...options } = OPTIONS;
  const way = isPromoting ? "kills and a promoted standby" : "kills";
  say(`soak:database seed ${options.seed}: ${kills} ${way}, ${writers} writers, a run of ${goal}`);
  const stage = await openStage({
    name: "soak-database",
    workers: 1,
    standby: isPromoting,
    workerEnvironment: { LEASE_SECONDS: "8", WORKER_SLOTS: "2" },
  });
  try {
    const random = seededRandom(options.seed);
    const applicant = await beginRun(stage, goal);
    const people = Array.from(
      { length: writers },
      (_, nth) => new Person(stage, `writer${nth}@example.test`),
    );
    // Before the first kill: whether a sign-in can be begun again is not what is asked here.
    await Promise.all(people.map((person) => person.signIn()));
    const over = new AbortController();
    const writing = Promise.all(people.map((person) => write(stage, person, over.signal)));
    for (let killed = 0; killed < kills; killed += 1) {
      await delay(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
      // In the middle, so that the one that was promoted is killed as often.
      if (isPromoting && killed === Math.trunc(kills / 2)) await stage.failOver();
      else await stage.killPostgres();
    }
    over.abort();
    const written = await writing;
    const { run } = await applicant.person.waitForRun(applicant.runId, RUN_MS);
    const received = await stage.linkedin.listReceived(applicant.account);
    const ledger = await proveLedger(stage.database.kysely);
    const facts = { kills, goal, written, run, ledger, ownEnds: listOwnEnds(stage) };
    const checks = listChecks({ ...facts, received, duplicates: findDuplicates(received) });
    const isSound = sayChecks(checks);
    for (const wrong of [...written.flatMap((each) => each.wrong), ...facts.ownEnds].slice(0, 20)) {
      say(`    ${wrong}`);
    }
    if (!isSound) say(`  run ${JSON.stringify(run)}; log in ${stage.logFile}`);
    writeFigures(options.json, { seed: options.seed, ...facts, isSound });
    return isSound;
  } finally {
    await stage.close();
  }
}

async function beginRun(stage: Stage, goal: number) {
  const account = "soak.database@example.com";
  await stage.linkedin.loadJobs(plainJobs(goal * 2), "replace");
  const person = await prepareApplicant(stage, account);
  await connectLinkedIn(person, account);
  await giveRoom(stage, person, goal * 2);
  return { account, person, runId: await person.apply(PLATFORM_IDS.linkedin, goal) };
}

/** Saves one number after the other, each until it is acknowledged, and reads at the end what stands there. */
async function write(stage: Stage, person: Person, signal: AbortSignal): Promise<Written> {
  const written: Written = { acknowledged: 0, refused: 0, wrong: [], last: 0, found: -1 };
  while (!signal.aborted) {
    await save(stage, person, written);
    await delay(10);
  }
  const details = await untilAnswered(() => person.call(routes.getUserDetails));
  written.found = Number(UserDetails.parse(details).notice_period);
  return written;
}

async function save(stage: Stage, person: Person, written: Written): Promise<void> {
  const value = written.last + 1;
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    const answer = await fetch(`${stage.apiUrl}${routes.updateUserDetails.path}`, {
      method: "PUT",
      headers: { authorization: `Bearer ${person.token}`, "content-type": "application/json" },
      body: JSON.stringify({ notice_period: String(value) }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    }).catch((error: unknown) => String(error));
    if (typeof answer !== "string" && answer.ok) {
      written.acknowledged += 1;
      written.last = value;
      await answer.arrayBuffer();
      return;
    }
    const isRight =
      typeof answer !== "string" && answer.status === 503 && answer.headers.has("retry-after");
    if (isRight) written.refused += 1;
    else {
      written.wrong.push(
        typeof answer === "string" ? answer : `${answer.status} ${await answer.text()}`,
      );
    }
    if (performance.now() > giveUpAt) {
      written.wrong.push("a call that was made again did not work for a minute");
      return;
    }
    await delay(100);
  }
}

async function untilAnswered<T>(call: () => Promise<T>): Promise<T> {
  const giveUpAt = performance.now() + GIVE_UP_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await delay(200);
    }
  }
}

interface Facts {
  readonly kills: number;
  readonly goal: number;
  readonly written: readonly Written[];
  readonly run: Awaited<ReturnType<Person["getRun"]>>["run"];
  readonly received: readonly unknown[];
  readonly duplicates: readonly string[];
  readonly ledger: Awaited<ReturnType<typeof proveLedger>>;
  readonly ownEnds: readonly string[];
}

function listChecks(facts: Facts): Check[] {
  const { written, received, ledger } = facts;
  const sum = (of: (each: Written) => number): number =>
    written.reduce((total, each) => total + of(each), 0);
  const refused = sum((each) => each.refused);
  return [
    [`no process ended by itself in ${facts.kills} kills`, facts.ownEnds.length === 0],
    [
      `${refused} calls were refused with 503 and Retry-After, none otherwise`,
      sum((each) => each.wrong.length) === 0,
    ],
    [`${sum((each) => each.acknowledged)} saves acknowledged, none lost`, written.every(isKept)],
    [
      `the run came to its end with ${received.length} of ${facts.goal} applications`,
      received.length === facts.goal,
    ],
    ["no application twice", facts.duplicates.length === 0],
    [
      `captures (${ledger.captures}) equal applications, the ledger is sound`,
      ledger.isSound && ledger.captures === received.length,
    ],
  ];
}

/** The last save that was begun may stand there although nobody heard of it. */
function isKept({ last, found }: Written): boolean {
  return found === last || found === last + 1;
}
