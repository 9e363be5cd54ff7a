import { type RunHandoff } from "@sendoff/contract/run-handoff";
import { lockAnswers } from "@sendoff/db/applying";
import { retryApplicationIn, type UserActionOutcome } from "@sendoff/db/needs";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { releaseToRun } from "../../release-to-run.ts";
import type { Starter } from "../../starter.ts";

/**
 * Has one application tried again and starts a run that sends it and nothing else, or makes room for it in the one under way: both in
 * one transaction. Where the user's limits, credits or connection allow no run, it waits at the head of the next one.
 */
export async function tryAgainNow(
  deps: ApiDeps,
  starter: Starter,
  id: string,
): Promise<{ readonly outcome: UserActionOutcome; readonly going: RunHandoff | null }> {
  const { userId } = starter;
  const dayStart = await findDayStart(deps, userId);
  return deps.db.transaction().execute(async (trx) => {
    // Before the application: a search that finds it takes them in this order, too.
    await lockAnswers(trx, userId);
    const outcome = await retryApplicationIn(trx, { userId, id });
    // What was released before has its room in a run already: more would be taken by another job.
    if (outcome.kind !== "done" || outcome.handoffPlatform === null)
      return { outcome, going: null };
    const waiting = [{ ...outcome.handoffPlatform, count: 1 }];
    const [going = null] = await releaseToRun(deps, trx, starter, waiting, dayStart);
    return { outcome, going };
  });
}
