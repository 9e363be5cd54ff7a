import { DAILY_GOAL_DEFAULT } from "@sendoff/contract/constants";
import { jobCatalogue } from "@sendoff/contract/jobs";
import { PREVIEW_FRESH_MINUTES } from "@sendoff/contract/preview";
import { sendInTransaction } from "@sendoff/db/boss";
import {
  applyPreview,
  type ApplyPreviewOutcome,
  findPreview,
  type PreviewView,
  startPreview,
} from "@sendoff/db/preview";
import { UserError } from "@sendoff/kit/errors";
import { findDayStart } from "../../day-start.ts";
import type { ApiDeps } from "../../deps.ts";
import { type Starter, tellOfStart } from "../../starter.ts";
import { refusedStart } from "./start-run.service.ts";

/** A preview of this user; 404 for another's, and once a run was started on its account. */
export async function requirePreview(
  deps: ApiDeps,
  userId: string,
  id: string,
): Promise<PreviewView> {
  const preview = await findPreview(deps.db, { userId, id });
  if (preview === undefined) throw noSuchPreview();
  return preview;
}

export function noSuchPreview(): UserError {
  return new UserError(404, "not_found", "This list is no longer there. See what fits again.");
}

/**
 * Opens a preview and wakes a worker in one transaction. Refused as a run would be (`startRunOnPlatform`), but never for want of
 * credits; one that is under way is answered as it is.
 */
export async function startPreviewOnPlatform(
  deps: ApiDeps,
  userId: string,
  platformId: number,
  goal = DAILY_GOAL_DEFAULT,
): Promise<PreviewView> {
  const dayStart = await findDayStart(deps, userId);
  const id = await deps.db.transaction().execute(async (trx) => {
    const wish = { goal, isDailyGoal: false };
    const outcome = await startPreview(trx, { userId, platformId, wish, dayStart });
    if (outcome.kind === "refused") throw refusedStart(outcome.reason, outcome.message);
    if (outcome.kind === "started") await wake(deps, trx, platformId);
    return outcome.previewId;
  });
  return requirePreview(deps, userId, id);
}

const wake = (
  deps: ApiDeps,
  trx: Parameters<typeof sendInTransaction>[1],
  platformId: number,
): Promise<void> =>
  sendInTransaction(deps.boss, trx, jobCatalogue.laneServe, { platformId, reason: "run" });

/** Starts the run that sends exactly these jobs of a preview, and wakes a worker in the same transaction. */
export async function startRunOfPreview(
  deps: ApiDeps,
  starter: Starter,
  previewId: string,
  jobIds: readonly string[],
): Promise<{ run_id: string; goal: number }> {
  const { userId } = starter;
  const { platformId } = await requirePreview(deps, userId, previewId);
  const dayStart = await findDayStart(deps, userId);
  return deps.db.transaction().execute(async (trx) => {
    const outcome = await applyPreview(trx, { userId, previewId, jobIds, dayStart });
    // Thrown, so that nothing of it is kept.
    if (outcome.kind !== "started") throw refusedApply(outcome);
    await wake(deps, trx, platformId);
    await tellOfStart(trx, deps, starter, [platformId]);
    return { run_id: outcome.runId, goal: outcome.goal };
  });
}

function refusedApply(outcome: Exclude<ApplyPreviewOutcome, { kind: "started" }>): UserError {
  switch (outcome.kind) {
    case "refused":
      return refusedStart(outcome.reason, outcome.message);
    case "missing":
      return noSuchPreview();
    case "open":
      return conflict("We are still looking. Wait until the list is complete, or stop it.");
    case "old":
      return conflict(
        `This list is older than ${PREVIEW_FRESH_MINUTES} minutes. Look again before you apply.`,
      );
    case "changed":
      return conflict("The list has changed meanwhile. Look at it once more, then apply.");
  }
}

const conflict = (message: string): UserError => new UserError(409, "conflict", message);
