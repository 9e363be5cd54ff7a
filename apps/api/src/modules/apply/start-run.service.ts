import { DAILY_GOAL_DEFAULT, jobCatalogue } from "@sendoff/contract";
import {
  createRun,
  findNewestCv,
  findPlatform,
  findUser,
  getAllowance,
  listConnections,
  sendInTransaction,
} from "@sendoff/db";
import { hasJobPreferences, jobPreferencesFromFilters } from "@sendoff/domain";
import { UserError } from "@sendoff/kit";
import type { ApiDeps } from "../../deps.ts";

/**
 * Opens a run and wakes a worker in one transaction: either both happen or neither. The goal is capped by what the platform's
 * daily limit leaves today (DECISIONS D7). Refuses with 402 without credits, 404 when the platform is not connected or roles
 * and locations are unset, 409 while a run is under way or when today's limit is reached.
 */
export async function startRunOnPlatform(
  deps: ApiDeps,
  userId: string,
  platformId: number,
  wanted = DAILY_GOAL_DEFAULT,
): Promise<{ run_id: string; goal: number }> {
  const { db } = deps;
  const key = { userId, platformId };
  const platform = await findPlatform(db, platformId);
  const connections = await listConnections(db, userId);
  const connection = connections.find((row) => row.platformId === platformId);
  if (platform === undefined || connection === undefined || connection.state !== "connected") {
    const name = platform?.name ?? "This platform";
    throw notConnected(name);
  }
  const user = await findUser(db, userId);
  if (!hasJobPreferences(jobPreferencesFromFilters(user?.filters))) {
    throw new UserError(
      404,
      "job_preferences_missing",
      "Job preferences not found. Please set up your job preferences first in the profile section.",
    );
  }
  if ((await findNewestCv(db, userId)) === undefined) {
    throw new UserError(404, "no_cv", "Upload a CV first: applications go out with one.");
  }
  const allowance = await getAllowance(db, key);
  const left = connection.dailyLimit - allowance.sentToday;
  if (left <= 0) {
    throw new UserError(
      409,
      "conflict",
      `Today's limit on ${platform.name} is reached: ${connection.dailyLimit} of ${connection.dailyLimit}. It opens again tomorrow.`,
    );
  }
  if (allowance.creditsAvailable <= 0) {
    throw new UserError(
      402,
      "no_credits",
      "No credits are left. Add money in the wallet, then start the run again.",
    );
  }
  const goal = Math.min(wanted, left);
  return db.transaction().execute(async (trx) => {
    const created = await createRun(trx, key, goal);
    if (created.kind === "not_connected") throw notConnected(platform.name);
    if (created.kind === "under_way") {
      throw new UserError(409, "run_under_way", `A run on ${platform.name} is under way already.`);
    }
    await sendInTransaction(deps.boss, trx, jobCatalogue.laneServe, { platformId, reason: "run" });
    return { run_id: created.runId, goal };
  });
}

function notConnected(name: string): UserError {
  return new UserError(
    404,
    "platform_not_connected",
    `${name} is not connected. Connect it first.`,
  );
}
