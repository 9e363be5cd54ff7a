import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract/constants";
import { proveLedger } from "@sendoff/db/ledger";
import { connectLinkedIn, type Person, prepareApplicant } from "@sendoff/testkit/person";
import { BalancedClient } from "./users/balanced-client.ts";
import { isKept, type Saved, saveOn } from "./users/saver.ts";
import { followRun } from "./users/watcher.ts";
import { findDuplicates } from "../stage/compare.ts";
import { giveRoom } from "../stage/credits.ts";
import { json, readOptions, text, wholeNumber, writeFigures } from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { openBefore } from "../stage/open-before.ts";
import { plainJobs } from "../stage/plain-jobs.ts";
import { listOwnEnds, type Stage } from "../stage/stage.ts";

const OPTIONS = readOptions("soak:upgrade", {
  applications: wholeNumber(6),
  from: text.optional(),
  json,
});

const PATIENCE_MS = 600_000;
const SAVE_PAUSE_MS = 100;

/**
 * The version before and this one at work on one database: the version before begins runs, the schema is brought up to date under them, one
 * api and one worker after the other are replaced, and each version tells of what the other does. Fails when a run does not reach its
 * goal, when a call is refused or a save is lost, when anything is sent twice, and when a process ends by itself.
 */
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const { applications: goal, from } = OPTIONS;
  const stage = await openBefore(from, {
    name: "soak-upgrade",
    workers: 2,
    workerEnvironment: { LEASE_SECONDS: "8", WORKER_SLOTS: "1" },
  });
  try {
    return await upgrade(stage, goal);
  } finally {
    await stage.close();
  }
}

/** Somebody with an account at the portal, at one of the apis. */
interface Applicant {
  readonly person: Person;
  readonly account: string;
}

async function upgrade(stage: Stage, goal: number): Promise<boolean> {
  const { before } = stage;
  say(
    `soak:upgrade from ${before?.commit.slice(0, 10)} (${before?.newestMigration}): runs of ${goal}`,
  );
  await stage.linkedin.loadJobs(plainJobs(goal * 8), "replace");
  // Runs go on while processes are replaced.
  await stage.linkedin.setFaults({ latency_ms: 250 });
  const applicants: Applicant[] = [];
  for (let nth = 0; nth < 4; nth += 1) applicants.push(await prepare(stage, nth, goal * 3));
  const over = new AbortController();
  const client = new BalancedClient(stage.apiUrls);
  const saving = applicants.map(({ person }) =>
    saveOn(client, person.token, { signal: over.signal, pauseMs: () => SAVE_PAUSE_MS }),
  );
  const runs: Run[] = [];
  const start = async (nth: number): Promise<void> => {
    const applicant = applicants[nth];
    if (applicant === undefined) throw new Error(`there is no applicant ${nth}`);
    runs.push(await startRun(stage, applicant, goal));
  };
  const [, otherApi] = stage.apis;
  const [, otherWorker] = stage.workers;
  if (otherApi === undefined || otherWorker === undefined)
    throw new Error("two of each are needed");

  await start(0);
  await start(1);
  await untilReceived(stage, 2);
  const migrations = await stage.upgradeSchema();
  say(
    `  schema brought up to date under the version before: ${migrations.join(", ") || "nothing to do"}`,
  );
  await start(2);
  await untilReceived(stage, 4);
  say(`  the version before went on under the new schema`);
  await Promise.all([stage.renew(otherApi), stage.renew(otherWorker)]);
  say("  one api and one worker of this version beside those of the version before");
  // Each person's own api: the even ones' is the version before, the odd ones' this one.
  await start(3);
  await Promise.all(runs.map((run) => run.ended));
  await start(0);
  await start(1);
  await start(2);
  await untilReceived(stage, goal * 4 + 2);
  await Promise.all([
    stage.renew(stage.api),
    ...stage.workers.slice(0, 1).map((each) => stage.renew(each)),
  ]);
  say("  all of this version");
  await Promise.all(runs.map((run) => run.ended));
  await start(3);
  const ended = await Promise.all(runs.map((run) => run.ended));
  over.abort();
  const saved = await Promise.all(saving);
  return judge(stage, { goal, migrations, ended, saved, client });
}

interface Run {
  /** Resolves when it has ended, with what its watcher was told. */
  readonly ended: Promise<Ended>;
}

interface Ended {
  readonly id: string;
  readonly applied: number;
  readonly reason: string;
  readonly events: number;
}

/** Starts a run at the person's api, watches it there, and follows it to its end. */
async function startRun(stage: Stage, { person }: Applicant, goal: number): Promise<Run> {
  const id = await person.apply(PLATFORM_IDS.linkedin, goal);
  const over = new AbortController();
  const events = followRun(stage.apiUrls, person.token, id, over.signal);
  const finish = async (): Promise<Ended> => {
    const { run } = await person.waitForRun(id, PATIENCE_MS);
    // What was told last is on its way.
    await delay(2500);
    over.abort();
    return { id, applied: run.applied, reason: run.end_reason ?? "", events: await events };
  };
  return { ended: finish() };
}

async function prepare(stage: Stage, nth: number, room: number): Promise<Applicant> {
  const account = `upgrade${nth}@example.com`;
  const apiUrl = stage.apiUrls[nth % stage.apiUrls.length] ?? stage.apiUrl;
  const person = await prepareApplicant({ apiUrl, mailUrl: stage.mailUrl }, account);
  await connectLinkedIn(person, account);
  await giveRoom(stage, person, room);
  return { person, account };
}

async function untilReceived(stage: Stage, count: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS;
  while ((await stage.linkedin.listReceived()).length < count) {
    if (performance.now() > deadline) throw new Error(`${count} applications never arrived`);
    await delay(200);
  }
}

interface Facts {
  readonly goal: number;
  readonly migrations: readonly string[];
  readonly ended: readonly Ended[];
  readonly saved: readonly Saved[];
  readonly client: BalancedClient;
}

async function judge(stage: Stage, { goal, migrations, ended, saved, client }: Facts) {
  const received = await stage.linkedin.listReceived();
  const ledger = await proveLedger(stage.database.kysely);
  const duplicates = findDuplicates(received);
  const { failed, once, oftener, longestMs } = client.takeFigures();
  const ownEnds = listOwnEnds(stage);
  const short = ended.filter(({ applied }) => applied !== goal);
  const unseen = ended.filter(({ events }) => events === 0);
  const saves = saved.reduce((sum, each) => sum + each.acknowledged, 0);
  const checks: Check[] = [
    [`${ended.length} runs of ${goal} reached their goal`, short.length === 0],
    ["each was told of to who watched it", unseen.length === 0],
    ["no application twice", duplicates.length === 0],
    [
      `captures (${ledger.captures}) equal applications (${received.length}), the ledger is sound`,
      ledger.isSound && ledger.captures === received.length,
    ],
    [`${saves} saves acknowledged, none lost`, saved.every(isKept)],
    [
      `no call failed: ${once} made again once, ${oftener} oftener, the longest took ${longestMs} ms`,
      failed.length === 0,
    ],
    ["no process ended by itself", ownEnds.length === 0],
  ];
  const isSound = sayChecks(checks);
  for (const line of [...short, ...unseen].map((run) => JSON.stringify(run))) say(`    ${line}`);
  for (const line of [...duplicates, ...failed.slice(0, 20), ...ownEnds]) say(`    ${line}`);
  if (!isSound) say(`  log in ${stage.logFile}`);
  const { before } = stage;
  const from = { commit: before?.commit, newestMigration: before?.newestMigration };
  writeFigures(OPTIONS.json, {
    from,
    goal,
    migrations,
    ended,
    saved,
    once,
    oftener,
    longestMs,
    isSound,
  });
  return isSound;
}
