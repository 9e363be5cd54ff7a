import { type RunHandoff } from "@sendoff/contract/run-handoff";
import { jobCatalogue } from "@sendoff/contract/jobs";
import {
  type HeldRun,
  holdOpenRuns,
  limitToWaiting,
  makeRoomInRun,
  type StartOutcome,
  startRuns,
} from "@sendoff/db/applying";
import { sendInTransaction } from "@sendoff/db/boss";
import type { StartRefusal } from "@sendoff/domain/applying";
import type { ApiDeps } from "./deps.ts";
import { type Starter, tellOfStart } from "./starter.ts";

type Transaction = Parameters<typeof startRuns>[0];

interface Waiting {
  readonly id: number;
  readonly name: string;
  /** How many applications there wait for nothing but their turn. */
  readonly count: number;
}

/** What to do where no run could be started, beside why. The next day's is begun by the tick (startHeldBack). */
const WHAT_TO_DO: Readonly<Record<StartRefusal, string>> = {
  daily_limit_reached: "What waits goes out tomorrow by itself.",
  goal_reached: "What waits goes out tomorrow by itself.",
  run_under_way: "The run under way takes up what waits.",
  no_credits: "What waits goes out then.",
  no_cv: "What waits goes out with the next run.",
  job_preferences_missing: "What waits goes out with the next run.",
  paused: "What waits goes out with the next run.",
  platform_not_connected: "What waits goes out with the next run.",
};

const STOPPING = "The run under way is being stopped. What waits goes out with the next run.";
const PAUSED =
  "You have paused everything. Press Resume all, and the run under way sends what waits.";

/**
 * Lets applications that wait for nothing but their turn go out: on each platform with a run of their own, which searches for nothing
 * more, or with the one under way. Where the user's limits, credits or connection allow none, the note says why and what to do. In the
 * transaction that queued them, so that both happen or neither; the owner is told of what an old session lets go.
 */
export async function releaseToRun(
  deps: ApiDeps,
  trx: Transaction,
  starter: Starter,
  platforms: readonly Waiting[],
  dayStart: Date,
): Promise<RunHandoff[]> {
  const { userId } = starter;
  const open = await holdOpenRuns(
    trx,
    userId,
    platforms.map(({ id }) => id),
  );
  const idle = platforms.filter(({ id }) => !open.has(id));
  const started = await startForWaiting(deps, trx, userId, idle, dayStart);
  const handoffs: RunHandoff[] = [];
  for (const { id, name, count } of platforms) {
    const run = open.get(id);
    if (run === undefined) handoffs.push({ id, name, ...handoffAfter(started.get(id), name) });
    else handoffs.push({ id, name, ...(await joinRun(trx, run, count)) });
  }
  await notifyOfHandoff(trx, deps, starter, handoffs);
  return handoffs;
}

/** Tells the owner of what an old session lets go out, by a run of its own or by the one under way. */
export async function notifyOfHandoff(
  trx: Transaction,
  deps: ApiDeps,
  starter: Starter,
  platforms: readonly Pick<RunHandoff, "id" | "run_id">[],
): Promise<void> {
  const handoffs = platforms.filter(({ run_id: runId }) => runId !== null);
  await tellOfStart(
    trx,
    deps,
    starter,
    handoffs.map(({ id }) => id),
  );
}

/** A run under way gets room for so many more in its goal; one that is being stopped takes up nothing. */
export async function joinRun(
  trx: Transaction,
  run: HeldRun,
  count: number,
): Promise<Pick<RunHandoff, "run_id" | "note">> {
  if (!run.isStopRequested) await makeRoomInRun(trx, run.id, count);
  return handoffTo(run);
}

/** How what waits goes on with a run that is under way and has room for it. */
export function handoffTo(run: HeldRun): Pick<RunHandoff, "run_id" | "note"> {
  if (run.isStopRequested) return { run_id: null, note: STOPPING };
  return run.isPaused ? { run_id: null, note: PAUSED } : { run_id: run.id, note: "" };
}

/**
 * Starts a run on each of these platforms for what waits there and nothing else, and wakes workers for them. Returns what came of
 * each, by platform.
 */
export async function startForWaiting(
  deps: ApiDeps,
  trx: Transaction,
  userId: string,
  platforms: readonly Pick<Waiting, "id" | "count">[],
  dayStart: Date,
): Promise<ReadonlyMap<number, StartOutcome>> {
  const outcomes = await startRuns(
    trx,
    platforms.map(({ id, count }) => ({
      userId,
      platformId: id,
      wish: { goal: count, isDailyGoal: false },
      dayStart,
    })),
  );
  const byPlatform = new Map<number, StartOutcome>();
  for (const [index, outcome] of outcomes.entries()) {
    const platformId = platforms[index]?.id;
    if (platformId === undefined) continue;
    byPlatform.set(platformId, outcome);
    if (outcome.kind === "started")
      await sendWaiting(deps, trx, { userId, platformId }, outcome.runId);
  }
  return byPlatform;
}

/** Has a run that was just started send what waits for its turn and search for nothing more, and wakes a worker for it. */
async function sendWaiting(
  deps: ApiDeps,
  trx: Transaction,
  key: { readonly userId: string; readonly platformId: number },
  runId: string,
): Promise<void> {
  await limitToWaiting(trx, key, runId);
  const wake = { platformId: key.platformId, reason: "run" as const };
  await sendInTransaction(deps.boss, trx, jobCatalogue.laneServe, wake);
}

function handoffAfter(
  outcome: StartOutcome | undefined,
  name: string,
): Pick<RunHandoff, "run_id" | "note"> {
  if (outcome?.kind === "started") return { run_id: outcome.runId, note: "" };
  const why = outcome?.message ?? `${name} is not connected.`;
  const todo = WHAT_TO_DO[outcome?.reason ?? "platform_not_connected"];
  return { run_id: null, note: `${why} ${todo}` };
}
