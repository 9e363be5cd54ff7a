import { setTimeout as delay } from "node:timers/promises";
import { PLATFORM_IDS } from "@sendoff/contract";
import { proveLedger } from "@sendoff/db";
import { findDuplicates } from "./stage/compare.ts";
import { giveRoom } from "./stage/credits.ts";
import { readJsonOption, readNumberOption, writeFigures } from "./stage/json-option.ts";
import { connectLinkedIn, prepareApplicant } from "./stage/people.ts";
import { CallError, type Person } from "./stage/person.ts";
import { addJobs, listReceived, setFaults } from "./stage/portal-record.ts";
import { pick, seededRandom } from "./stage/seeded-random.ts";
import { openStage, type Stage } from "./stage/stage.ts";

/** Sizes of the two runs: the long one by hand, the short one among the tests. */
const isShort = process.argv.includes("--short");
const SIZE = isShort
  ? { people: 2, applicationsEach: 6, kills: 8, timeoutMs: 300_000 }
  : { people: 3, applicationsEach: 20, kills: 25, timeoutMs: 1_500_000 };
// So many runs in a row that bring nothing: nothing more will come, and the checks say what is missing.
const MOST_IDLE_RUNS = 10;
const PAUSE_MS = { least: 700, most: 3_500 };
// A killed worker's lane is taken up again after this, so deaths follow deaths while work is going on.
const LEASE_SECONDS = "8";

const seed = readNumberOption(process.argv, "--seed", Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`chaos seed ${seed}\n`);
const random = seededRandom(seed);
const stage = await openStage({
  name: "chaos",
  workers: 2,
  workerEnvironment: { LEASE_SECONDS, WORKER_SLOTS: "2" },
});
try {
  process.exitCode = (await chaos(stage)) ? 0 : 1;
} finally {
  await stage.close();
}

async function chaos(on: Stage): Promise<boolean> {
  // Half of the portal's own jobs ask what nobody has answered: with these, enough can be applied to, and both kinds are met.
  await addJobs(on.linkedInUrl, plainJobs(Math.ceil(SIZE.applicationsEach / 2)));
  // A portal that takes its time: more instants at which a death can fall.
  await setFaults(on.linkedInUrl, { latency_ms: 60 });
  const people = await Promise.all(
    Array.from({ length: SIZE.people }, (_, index) => preparePerson(on, index)),
  );
  const over = new AbortController();
  const startedAt = performance.now();
  const kills = killAtRandom(on, over.signal);
  const applied = await Promise.all(people.map((person) => applyUntil(on, person)));
  // Whatever is left of the deaths falls on the reconciling.
  over.abort();
  const deaths = await kills;
  const figures = await measure(on);
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  return judge(on, { seed, seconds, applied, deaths, ...figures });
}

function plainJobs(count: number): object[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(7_100_000_000 + index),
    title: "Backend Engineer",
    company: `Plainly ${index + 1}`,
    location: "Bangalore, Karnataka, India",
  }));
}

async function preparePerson(
  on: Stage,
  index: number,
): Promise<{ person: Person; account: string }> {
  const account = `chaos${index + 1}@example.com`;
  const person = await prepareApplicant(on, account);
  await connectLinkedIn(person, account);
  await giveRoom(on, person, SIZE.applicationsEach * 2);
  return { person, account };
}

/** Starts runs until enough was applied to; the API may be dead at any moment. */
async function applyUntil(
  on: Stage,
  { person, account }: { person: Person; account: string },
): Promise<number> {
  const deadline = performance.now() + SIZE.timeoutMs;
  let before = 0;
  let idleRuns = 0;
  for (;;) {
    const done = (await listReceived(on.linkedInUrl, account)).length;
    if (done >= SIZE.applicationsEach || performance.now() > deadline) return done;
    if (done > before) idleRuns = 0;
    if (idleRuns > MOST_IDLE_RUNS) return done;
    before = done;
    try {
      const runId = await person.apply(PLATFORM_IDS.linkedin, SIZE.applicationsEach - done);
      await person.waitForRun(runId, deadline - performance.now());
      idleRuns += 1;
    } catch (error) {
      // A run is under way when the answer to the call that started it was lost.
      if (error instanceof CallError && error.status < 500 && error.status !== 409) throw error;
      await delay(300);
    }
  }
}

async function killAtRandom(on: Stage, signal: AbortSignal): Promise<Record<string, number>> {
  const deaths: Record<string, number> = {};
  const count = (name: string): void => void (deaths[name] = (deaths[name] ?? 0) + 1);
  const total = (): number => Object.values(deaths).reduce((sum, each) => sum + each, 0);
  // A third more than asked for, then the work may finish in peace.
  while (total() < SIZE.kills || (!signal.aborted && total() < SIZE.kills * 1.34)) {
    await delay(PAUSE_MS.least + random() * (PAUSE_MS.most - PAUSE_MS.least));
    const [first = on.api, second = on.api] = on.workers;
    const worker = pick(random, [first, second]);
    const victim = pick(random, [
      "worker",
      "worker",
      "worker",
      "browser",
      "browser",
      "api",
      "postgres",
      "all",
    ]);
    if (victim === "worker" && worker.kill()) count("worker");
    if (victim === "browser" && worker.killBrowser()) count("browser");
    if (victim === "api" && on.api.kill()) count("api");
    if (victim === "postgres") {
      await on.killPostgres();
      count("postgres");
    }
    if (victim === "all") {
      for (const each of [...on.workers, on.api]) each.kill();
      await on.killPostgres();
      count("all at once");
    }
  }
  return deaths;
}

/** Waits until nothing is open any more and reads what is then true. */
async function measure(on: Stage) {
  const deadline = performance.now() + 120_000;
  for (;;) {
    const open = await listOpen(on).catch(() => ["the database does not answer"]);
    if (open.length === 0 || performance.now() > deadline) {
      const received = await listReceived(on.linkedInUrl);
      return {
        open,
        received: received.length,
        duplicates: findDuplicates(received),
        ledger: await proveLedger(on.database.kysely),
        unclaimed: await listUnclaimed(on, received),
        statuses: await countStatuses(on),
      };
    }
    await delay(500);
  }
}

async function listOpen(on: Stage): Promise<string[]> {
  const applications = await on.database.kysely
    .selectFrom("application")
    .select(["id", "status"])
    .where("status", "in", ["QUEUED", "APPLYING", "SUBMITTING", "UNKNOWN"])
    .execute();
  const runs = await on.database.kysely
    .selectFrom("run")
    .select(["id", "state"])
    .where("state", "<>", "ended")
    .execute();
  return [
    ...applications.map((row) => `${row.status} ${row.id}`),
    ...runs.map((row) => `run ${row.state} ${row.id}`),
  ];
}

/** What the portal has and we do not call applied, and the other way round. */
async function listUnclaimed(
  on: Stage,
  received: Awaited<ReturnType<typeof listReceived>>,
): Promise<string[]> {
  const rows = await on.database.kysely
    .selectFrom("application as a")
    .innerJoin("app_user as u", "u.id", "a.user_id")
    .select(["u.email", "a.portal_job_id", "a.status"])
    .execute();
  const claimed = new Set(
    rows
      .filter((row) => row.status === "APPLIED")
      .map((row) => `${row.email} ${row.portal_job_id}`),
  );
  const arrived = new Set(received.map((item) => `${item.applicant_email} ${item.job_id}`));
  return [
    ...[...arrived].filter((key) => !claimed.has(key)).map((key) => `arrived, not claimed: ${key}`),
    ...[...claimed].filter((key) => !arrived.has(key)).map((key) => `claimed, not arrived: ${key}`),
  ];
}

async function countStatuses(on: Stage): Promise<Record<string, number>> {
  const rows = await on.database.kysely
    .selectFrom("application")
    .select(["status", "reason_code"])
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .groupBy(["status", "reason_code"])
    .execute();
  return Object.fromEntries(
    rows.map((row) => [`${row.status} ${row.reason_code}`.trim(), row.count]),
  );
}

type Figures = Awaited<ReturnType<typeof measure>> & {
  readonly seed: number;
  readonly seconds: number;
  readonly applied: readonly number[];
  readonly deaths: Record<string, number>;
};

function judge(on: Stage, figures: Figures): boolean {
  const { ledger, duplicates, open, unclaimed } = figures;
  const deaths = Object.values(figures.deaths).reduce((sum, each) => sum + each, 0);
  const checks: [string, boolean][] = [
    [`${deaths} deaths, at least ${SIZE.kills}`, deaths >= SIZE.kills],
    [
      `${figures.received} applications arrived, at least ${SIZE.people * SIZE.applicationsEach}`,
      figures.received >= SIZE.people * SIZE.applicationsEach,
    ],
    ["no job twice for a user", duplicates.length === 0],
    [
      `captures (${ledger.captures}) equal applications that arrived`,
      ledger.captures === figures.received,
    ],
    ["what arrived is what we call applied", unclaimed.length === 0],
    ["the ledger is sound and sums to zero", ledger.isSound],
    ["everything is in a final state", open.length === 0],
  ];
  for (const [text, holds] of checks) process.stdout.write(`${holds ? "✓" : "✗"} ${text}\n`);
  for (const line of [...duplicates, ...unclaimed, ...open]) process.stdout.write(`    ${line}\n`);
  process.stdout.write(`  deaths ${JSON.stringify(figures.deaths)}, ${figures.seconds} s\n`);
  process.stdout.write(`  statuses ${JSON.stringify(figures.statuses)}\n`);
  const isSound = checks.every(([, holds]) => holds);
  if (!isSound) process.stdout.write(`  seed ${figures.seed}; log in ${on.logFile}\n`);
  writeFigures(readJsonOption(process.argv), { ...figures, isSound });
  return isSound;
}
