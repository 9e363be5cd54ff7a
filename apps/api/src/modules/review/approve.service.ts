import type { ApprovalOutcome } from "@sendoff/contract/review";
import {
  type HeldRun,
  holdOpenRuns,
  listPlatformsOf,
  lockAnswers,
  type StartOutcome,
} from "@sendoff/db/applying";
import { platformsOf } from "@sendoff/db/needs";
import { listPlatforms } from "@sendoff/db/platform";
import {
  type Approval,
  type ApproveOutcome,
  approvePrepared,
  type SavedAtApproval,
} from "@sendoff/db/review";
import { UserError } from "@sendoff/kit/errors";
import { createId } from "@sendoff/kit/ids";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import {
  joinRun,
  releaseToRun,
  startForWaiting,
  notifyOfHandoff,
  handoffTo,
} from "../../release-to-run.ts";
import type { Starter } from "../../starter.ts";

type Transaction = Parameters<typeof approvePrepared>[0];

/**
 * Approves each of these that still waits as it was shown, and opens a run for those platforms that have none: it sends what is
 * approved and searches for nothing. Changes that are to be used next time join the answer bank, and what waited for them alone goes on
 * too (`releaseToRun`). One transaction: what is answered is what is kept. Refuses with 402 while there is no credit to send anything with,
 * and with 400 when a change does not fit its form.
 */
export async function approve(
  deps: ApiDeps,
  starter: Starter,
  approvals: readonly Omit<Approval, "approvalId">[],
): Promise<ApprovalOutcome> {
  const { userId } = starter;
  const approvalId = createId();
  const dayStart = await findDayStart(deps, userId);
  const ids = approvals.map(({ applicationId }) => applicationId);
  return deps.db.transaction().execute(async (trx) => {
    await lockAnswers(trx, userId);
    const open = await holdOpenRuns(trx, userId, await listPlatformsOf(trx, userId, ids));
    const approved = new Map<string, number>();
    const left: ApprovalOutcome["left"] = [];
    let saved: SavedAtApproval | undefined;
    // In one order, so that two approvals of the same ones wait for each other and never both.
    for (const one of [...approvals].toSorted((a, b) => order(a.applicationId, b.applicationId))) {
      if (approved.has(one.applicationId)) continue;
      const outcome = await approvePrepared(trx, userId, { ...one, approvalId });
      if (outcome.kind !== "approved") {
        left.push({ id: one.applicationId, reason: whyLeft(outcome) });
        continue;
      }
      approved.set(one.applicationId, outcome.platformId);
      // One that is approved by itself: of many none has changes.
      if (outcome.saved !== undefined) saved = outcome.saved;
    }
    const sending = { deps, trx, starter, dayStart, open };
    const platforms = await sendApproved(sending, [...approved.values()]);
    return {
      approved: [...approved.keys()],
      approval_id: approved.size === 0 ? null : approvalId,
      left,
      platforms,
      saved: saved === undefined ? null : await goOnWithSaved(sending, saved, platforms),
    };
  });
}

/** What lets approved applications, and what waited for their answers, go out. */
interface Sending {
  readonly deps: ApiDeps;
  readonly trx: Transaction;
  readonly starter: Starter;
  readonly dayStart: Date;
  /** The runs that were under way before, by platform. */
  readonly open: ReadonlyMap<number, HeldRun>;
}

/** What waited for the answers alone goes on: with the run that sends what is approved on its platform, else with one of its own. */
async function goOnWithSaved(
  { deps, trx, starter, dayStart, open }: Sending,
  { answers, released, stillWaiting }: SavedAtApproval,
  sent: ApprovalOutcome["platforms"],
): Promise<NonNullable<ApprovalOutcome["saved"]>> {
  const waiting = platformsOf(released);
  const isSent = ({ id }: { readonly id: number }): boolean => sent.some((each) => each.id === id);
  const platforms = await releaseToRun(
    deps,
    trx,
    starter,
    waiting.filter((each) => !isSent(each)),
    dayStart,
  );
  for (const { id, name, count } of waiting.filter(isSent)) {
    const run = open.get(id);
    const own = sent.find((each) => each.id === id);
    // A run that was started here has all that waits in its goal already.
    if (run !== undefined) platforms.push({ id, name, ...(await joinRun(trx, run, count)) });
    else if (own !== undefined) platforms.push(own);
  }
  return { answers, released: released.length, still_waiting: stillWaiting, platforms };
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What is approved goes out now with a run of its platform's own, or with the one under way, or later; in a sentence why. */
async function sendApproved(
  { deps, trx, starter, dayStart, open }: Sending,
  approvedOn: readonly number[],
): Promise<ApprovalOutcome["platforms"]> {
  if (approvedOn.length === 0) return [];
  const all = await listPlatforms(trx);
  const ids = [...new Set(approvedOn)];
  const waiting = ids.map((id) => ({ id, count: approvedOn.filter((each) => each === id).length }));
  const idle = waiting.filter(({ id }) => !open.has(id));
  const started = await startForWaiting(deps, trx, starter.userId, idle, dayStart);
  const handoffs = ids.map((id) => {
    const name = all.find((platform) => platform.id === id)?.name ?? "this platform";
    const run = open.get(id);
    if (run === undefined) return { id, name, ...howItIsSent(started.get(id), name) };
    // It makes its own room for what is approved, when it picks it up.
    return { id, name, ...handoffTo(run) };
  });
  await notifyOfHandoff(trx, deps, starter, handoffs);
  return handoffs;
}

function howItIsSent(
  outcome: StartOutcome | undefined,
  name: string,
): Pick<ApprovalOutcome["platforms"][number], "run_id" | "note"> {
  if (outcome?.kind === "started") return { run_id: outcome.runId, note: "" };
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
    ? "It waits no more: it was skipped or rejected, or its job has closed. Its record says which."
    : "It is approved already. Its record shows how it goes on.";
}
