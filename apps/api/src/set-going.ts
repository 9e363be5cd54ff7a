import { jobCatalogue, type PlatformGoingOn } from "@sendoff/contract";
import {
  findOpenRun,
  holdOpenRuns,
  limitToWaiting,
  makeRoomInRun,
  sendInTransaction,
  type StartOutcome,
  startRuns,
} from "@sendoff/db";
import type { StartRefusal } from "@sendoff/domain";
import type { ApiDeps } from "./deps.ts";

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
  platform_not_connected: "What waits goes out with the next run.",
};

/** A run that is being stopped takes up nothing more. */
export const STOPPING =
  "The run under way is being stopped. What waits goes out with the next run.";

/**
 * Lets applications that wait for nothing but their turn go out: on each platform with a run of their own, which searches for nothing
 * more, or with the one under way. Where the user's limits, credits or connection allow none, the note says why and what to do. In the
 * transaction that queued them, so that both happen or neither.
 */
export async function setGoing(
  deps: ApiDeps,
  trx: Transaction,
  userId: string,
  platforms: readonly Waiting[],
  dayStart: Date,
): Promise<PlatformGoingOn[]> {
  // A run ends before this, which then opens a new one, or sees it.
  await holdOpenRuns(
    trx,
    userId,
    platforms.map(({ id }) => id),
  );
  const going: PlatformGoingOn[] = [];
  for (const { id, name, count } of platforms) {
    const key = { userId, platformId: id };
    const run = await findOpenRun(trx, key);
    if (run === undefined) {
      const [outcome] = await startRuns(trx, [
        { ...key, wish: { goal: count, isDailyGoal: false }, dayStart },
      ]);
      if (outcome?.kind === "started") await sendWaiting(deps, trx, key, outcome.runId);
      going.push({ id, name, ...howItGoesOn(outcome, name) });
    } else if (run.isStopRequested) {
      going.push({ id, name, run_id: null, note: STOPPING });
    } else {
      await makeRoomInRun(trx, run.id, count);
      going.push({ id, name, run_id: run.id, note: "" });
    }
  }
  return going;
}

/** Has a run that was just started send what waits for its turn and search for nothing more, and wakes a worker for it. */
export async function sendWaiting(
  deps: ApiDeps,
  trx: Transaction,
  key: { readonly userId: string; readonly platformId: number },
  runId: string,
): Promise<void> {
  await limitToWaiting(trx, key, runId);
  const wake = { platformId: key.platformId, reason: "run" as const };
  await sendInTransaction(deps.boss, trx, jobCatalogue.laneServe, wake);
}

function howItGoesOn(
  outcome: StartOutcome | undefined,
  name: string,
): Pick<PlatformGoingOn, "run_id" | "note"> {
  if (outcome?.kind === "started") return { run_id: outcome.runId, note: "" };
  const why = outcome?.message ?? `${name} is not connected.`;
  const todo = WHAT_TO_DO[outcome?.reason ?? "platform_not_connected"];
  return { run_id: null, note: `${why} ${todo}` };
}
