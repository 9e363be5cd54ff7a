import { DAILY_GOAL_DEFAULT } from "@sendoff/contract/constants";
import { type ErrorCode } from "@sendoff/contract/errors";
import { jobCatalogue } from "@sendoff/contract/jobs";
import { startRuns } from "@sendoff/db/applying";
import { sendInTransaction } from "@sendoff/db/boss";
import type { StartRefusal } from "@sendoff/domain/applying";
import { UserError } from "@sendoff/kit/errors";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { type Starter, tellOfStart } from "../../starter.ts";

/** The answer to each refusal; its text is the rule's own. */
const ANSWERS: Readonly<Record<StartRefusal, [402 | 404 | 409, ErrorCode]>> = {
  platform_not_connected: [404, "platform_not_connected"],
  job_preferences_missing: [404, "job_preferences_missing"],
  no_cv: [404, "no_cv"],
  no_credits: [402, "no_credits"],
  run_under_way: [409, "run_under_way"],
  daily_limit_reached: [409, "conflict"],
  goal_reached: [409, "conflict"],
  paused: [409, "conflict"],
};

/** What a start that is refused answers. */
export function refusedStart(reason: StartRefusal, message: string): UserError {
  const [status, code] = ANSWERS[reason];
  return new UserError(status, code, message);
}

/**
 * Opens a run, wakes a worker, and tells the owner of what an old session starts, in one transaction: all of it happens or nothing. The rules are those of scheduled runs
 * (`startRuns`), the goal is the run's own and not the day's. Refuses with 402 without credits, 404 when the platform is not
 * connected or preferences or CV are missing, 409 while a run is under way, while the user has paused everything, or when today's limit is reached.
 */
export async function startRunOnPlatform(
  deps: ApiDeps,
  starter: Starter,
  platformId: number,
  goal = DAILY_GOAL_DEFAULT,
): Promise<{ run_id: string; goal: number }> {
  const { userId } = starter;
  const dayStart = await findDayStart(deps, userId);
  return deps.db.transaction().execute(async (trx) => {
    const wish = { goal, isDailyGoal: false };
    const [outcome] = await startRuns(trx, [{ userId, platformId, wish, dayStart }]);
    if (outcome?.kind !== "started") {
      throw refusedStart(outcome?.reason ?? "platform_not_connected", outcome?.message ?? "");
    }
    await sendInTransaction(deps.boss, trx, jobCatalogue.laneServe, { platformId, reason: "run" });
    await tellOfStart(trx, deps, starter, [platformId]);
    return { run_id: outcome.runId, goal: outcome.goal };
  });
}
