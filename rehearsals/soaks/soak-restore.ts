import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { removeOldBackups, restoreCluster, takeBaseBackup } from "@sendoff/db/embedded";
import { judgeSubmits, waitUntilCompared, waitUntilSettled } from "./restore/restore-judge.ts";
import {
  beginRun,
  loadRound,
  preparePeople,
  type RestorePerson,
  Saver,
} from "./restore/restore-people.ts";
import {
  json,
  readOptions,
  seed as randomSeed,
  wholeNumber,
  writeFigures,
} from "../common/options.ts";
import { type Check, say, sayChecks } from "../common/report.ts";
import { seededRandom } from "../common/seeded-random.ts";
import { openStage, type Stage } from "../stage/stage.ts";
import { stageBackups } from "../stage/stage-postgres.ts";

const OPTIONS = readOptions("soak:restore", {
  seed: randomSeed,
  restores: wholeNumber(100),
  json,
});

const GOAL = 5;
/** A crash falls after so many submits of a round, and a moment more. */
const MOST_BEFORE_CRASH = 6;
const MOST_DELAY_MS = 2000;
const BEGIN_MS = 60_000;
/** How far back a restore leads at most: into earlier rounds too. */
const FARTHEST_MS = 90_000;
/** One in so many rounds loses the disk of the database, with the log that was not archived. */
const DISK_LOST_IN = 4;
/** A new copy now and then, so that a recovery does not replay everything. */
const BACKUP_EVERY = 5;
const MOST_LOST_SECONDS = 60;
const MOST_BACK_SECONDS = 120;

/** What one round came to. */
interface Round {
  readonly round: number;
  readonly to: string;
  readonly backSeconds: number;
  readonly lostSeconds: number;
  readonly wrong: readonly string[];
}

/**
 * People apply and save, everything is killed at once, and the database is put back to a random earlier second, or loses its disk.
 * Fails when an employer receives anything twice or anything that journal and database do not own up to, when the ledger is not sound,
 * when more than a minute of what was saved is lost, and when it takes more than two minutes until accounts are served again.
 */
process.exitCode = (await soak()) ? 0 : 1;

async function soak(): Promise<boolean> {
  const { seed, restores } = OPTIONS;
  say(`soak:restore seed ${seed}: ${restores} restores`);
  const random = seededRandom(seed);
  const stage = await openStage({
    name: "soak-restore",
    workers: 1,
    archives: true,
    workerEnvironment: { LEASE_SECONDS: "8", WORKER_SLOTS: "2" },
  });
  try {
    const people = await preparePeople(stage, restores * GOAL * 4);
    const saver = new Saver(people[0]?.person ?? fail());
    const rounds: Round[] = [];
    for (let round = 0; round < restores; round += 1) {
      const done = await playRound(stage, { people, saver, random, round });
      rounds.push(done);
      const { to, backSeconds, lostSeconds, wrong } = done;
      say(
        `  ${round + 1}: ${to}, back in ${backSeconds.toFixed(1)} s, ${lostSeconds.toFixed(1)} s of saves lost${wrong.map((each) => `\n    ✗ ${each}`).join("")}`,
      );
    }
    return await judge(stage, seed, rounds);
  } finally {
    await stage.close();
  }
}

interface Play {
  readonly people: readonly RestorePerson[];
  readonly saver: Saver;
  readonly random: () => number;
  readonly round: number;
}

async function playRound(stage: Stage, { people, saver, random, round }: Play): Promise<Round> {
  const places = stageBackups(stage.folder);
  await loadRound(stage, round, GOAL);
  if (round % BACKUP_EVERY === 0) {
    await takeBaseBackup(places.dataDir, places.backups);
    await removeOldBackups(places.backups, places.archive, 3);
  }
  const over = new AbortController();
  const saving = saver.saveUntil(over.signal);
  await Promise.all(people.map((each) => beginRun(each, GOAL)));
  await untilSent(stage, 1 + Math.floor(random() * MOST_BEFORE_CRASH));
  await delay(random() * MOST_DELAY_MS);
  const crashedAt = Date.now();
  await stage.crash();
  over.abort();
  await saving;

  const isDiskLost = random() * DISK_LOST_IN < 1;
  const back = new Date(crashedAt - Math.ceil(random() * FARTHEST_MS));
  const restored = await restore(places, isDiskLost ? "latest" : back);
  await stage.resume();
  await waitUntilCompared(stage);
  const backSeconds = (Date.now() - crashedAt) / 1000;
  const { lostSeconds, wrong } = await saver.judge(restored, crashedAt);

  await Promise.all(people.map((each) => beginRun(each, GOAL)));
  const open = await waitUntilSettled(stage);
  const verdict = await judgeSubmits(stage);
  const agoSeconds = restored === "latest" ? 0 : (crashedAt - restored.getTime()) / 1000;
  return {
    round,
    to: restored === "latest" ? "disk lost" : `back by ${agoSeconds.toFixed(0)} s`,
    backSeconds,
    lostSeconds,
    wrong: [...wrong, ...verdict.wrong, ...open.map((each) => `still open: ${each}`)],
  };
}

/** To `to`, or to the earliest moment that the copies reach back to. */
async function restore(
  places: ReturnType<typeof stageBackups>,
  to: Date | "latest",
): Promise<Date | "latest"> {
  if (to === "latest") {
    await rm(join(places.dataDir, "cluster"), { recursive: true, force: true });
  }
  try {
    const { setAside } = await restoreCluster({ ...places, to });
    if (setAside !== undefined) await rm(setAside, { recursive: true, force: true });
    return to;
  } catch (error) {
    const earliest = /whole from (\S+) on/.exec(error instanceof Error ? error.message : "")?.[1];
    if (earliest === undefined) throw error;
    return restore(places, new Date(Date.parse(earliest) + 1));
  }
}

/** Until employers have so many more. */
async function untilSent(stage: Stage, more: number): Promise<void> {
  const count = async (): Promise<number> =>
    (await stage.linkedin.listReceived()).length + (await stage.boards.listReceived()).length;
  const before = await count();
  const deadline = performance.now() + BEGIN_MS;
  while ((await count()) < before + more && performance.now() < deadline) await delay(50);
}

async function judge(stage: Stage, seed: number, rounds: readonly Round[]): Promise<boolean> {
  const verdict = await judgeSubmits(stage);
  const wrong = rounds.flatMap((round) => round.wrong);
  const most = (of: (round: Round) => number): number => Math.max(0, ...rounds.map(of));
  const [back, lost] = [most((each) => each.backSeconds), most((each) => each.lostSeconds)];
  const checks: Check[] = [
    [
      `${verdict.received} applications received in ${rounds.length} restores, none twice, all in journal and database, the ledger sound (${verdict.restored} came back from the journal)`,
      wrong.length === 0 && verdict.wrong.length === 0,
    ],
    [`at most ${lost.toFixed(1)} s of saves lost with the disk`, lost <= MOST_LOST_SECONDS],
    [`back within ${back.toFixed(1)} s`, back <= MOST_BACK_SECONDS],
  ];
  const isSound = sayChecks(checks);
  if (!isSound) say(`  seed ${seed}; log in ${stage.logFile}`);
  writeFigures(OPTIONS.json, { seed, rounds, verdict, isSound });
  return isSound;
}

function fail(): never {
  throw new Error("nobody is there");
}
