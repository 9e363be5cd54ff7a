import type { ApprovalOutcome } from "@sendoff/contract";
import {
  type Approval,
  type ApproveOutcome,
  approvePrepared,
  findOpenRun,
  holdOpenRuns,
  listPlatforms,
  listPlatformsOf,
  lockAnswers,
  type SavedAtApproval,
  startRuns,
} from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { sendWaiting, STOPPING } from "../../set-going.ts";

type Transaction = Parameters<typeof approvePrepared>[0];

/**
 * Approves each of these that still waits as it was shown, and opens a run for those platforms that have none: it sends what is
 * approved and searches for nothing. Changes that are to be used next time join the answer bank. One transaction: what is answered
 * is what is kept. Refuses with 402 while there is no credit to send anything with, and with 400 when a change does not fit its
 * form.
 */
export async function approve(
  deps: ApiDeps,
  userId: string,
  approvals: readonly Approval[],
): Promise<ApprovalOutcome> {
  const dayStart = await findDayStart(deps, userId);
  const ids = approvals.map(({ applicationId }) => applicationId);
  return deps.db.transaction().execute(async (trx) => {
    await lockAnswers(trx, userId);
    await holdOpenRuns(trx, userId, await listPlatformsOf(trx, userId, ids));
    const approved = new Map<string, number>();
    const left: ApprovalOutcome["left"] = [];
    let saved: ApprovalOutcome["saved"] = null;
    // In one order, so that two approvals of the same ones wait for each other and never both.
    for (const one of [...approvals].toSorted((a, b) => order(a.applicationId, b.applicationId))) {
      if (approved.has(one.applicationId)) continue;
      const outcome = await approvePrepared(trx, userId, one);
      if (outcome.kind !== "approved") {
        left.push({ id: one.applicationId, reason: whyLeft(outcome) });
        continue;
      }
      approved.set(one.applicationId, outcome.platformId);
      // One that is approved by itself: of many none has changes.
      if (outcome.saved !== undefined) saved = presentSaved(outcome.saved);
    }
    const platforms: ApprovalOutcome["platforms"] = [];
    const all = approved.size === 0 ? [] : await listPlatforms(trx);
    for (const id of new Set(approved.values())) {
      const name = all.find((platform) => platform.id === id)?.name ?? "this platform";
      const goal = [...approved.values()].filter((each) => each === id).length;
      const key = { userId, platformId: id };
      platforms.push({ id, name, ...(await sendApproved(deps, trx, key, goal, dayStart, name)) });
    }
    return { approved: [...approved.keys()], left, platforms, saved };
  });
}

const presentSaved = ({ answers, released, stillWaiting }: SavedAtApproval) => ({
  answers,
  released: released.length,
  still_waiting: stillWaiting,
});

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** A platform's approved ones go out now with a run of their own, or with the one under way, or later; in a sentence why. */
async function sendApproved(
  deps: ApiDeps,
  trx: Transaction,
  key: { readonly userId: string; readonly platformId: number },
  goal: number,
  dayStart: Date,
  name: string,
): Promise<Pick<ApprovalOutcome["platforms"][number], "run_id" | "note">> {
  const [outcome] = await startRuns(trx, [
    { ...key, wish: { goal, isDailyGoal: false }, dayStart },
  ]);
  if (outcome?.kind === "started") {
    await sendWaiting(deps, trx, key, outcome.runId);
    return { run_id: outcome.runId, note: "" };
  }
  if (outcome?.reason === "run_under_way") {
    const run = await findOpenRun(trx, key);
    return run?.isStopRequested === true
      ? { run_id: null, note: STOPPING }
      : { run_id: run?.id ?? null, note: "" };
  }
  if (outcome?.reason === "no_credits") {
    const message = "No credits are left. Add money in the wallet, then approve.";
    throw new UserError(402, "no_credits", message);
  }
  const why = outcome?.message ?? `${name} cannot be used now.`;
  // The tick starts a run for it (startHeldBack).
  const when = outcome?.reason === "daily_limit_reached" ? "tomorrow morning" : "with the next run";
  return { run_id: null, note: `${why} What is approved goes out ${when}.` };
}

/** Why an application was not approved, in a sentence; throws for a change that its form does not take. */
function whyLeft(outcome: Exclude<ApproveOutcome, { kind: "approved" }>): string {
  switch (outcome.kind) {
    case "not_found":
      return NO_SUCH_PREPARED;
    case "outdated":
      return "It was prepared anew since you looked. Load it again and look at its answers.";
    case "not_waiting":
      return whyNotWaiting(outcome.status);
    case "misfit":
      throw new UserError(400, "invalid_input", outcome.message, {
        issues: [{ path: `answers.${outcome.key}`, message: outcome.message }],
      });
  }
}

export const NO_SUCH_PREPARED =
  "There is no such prepared application. Load the list again to see what waits.";

/** What became of an application that does not wait for approval any more. */
export function whyNotWaiting(status: string): string {
  return status === "SKIPPED"
    ? "It waits no more: it was rejected, or its job has closed. Its record says which."
    : "It is approved already. Its record shows how it goes on.";
}
