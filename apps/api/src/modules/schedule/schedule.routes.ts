import { routes } from "@sendoff/contract/routes";
import { type Schedule } from "@sendoff/contract/schedule";
import {
  deleteSchedule,
  getScheduledOffsetMs,
  listScheduledRuns,
  listSchedules,
  type PauseOutcome,
  pauseSchedule,
  resumeSchedule,
} from "@sendoff/db/schedule";
import { findUser } from "@sendoff/db/user";
import { NO_PREFERENCES_TEXT } from "@sendoff/domain/applying";
import { hasJobPreferences, jobPreferencesFromFilters } from "@sendoff/domain/profile";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { starterOf, tellOfStart } from "../../starter.ts";
import { registerClockControl } from "./clock-control.ts";
import { presentSchedule, presentScheduledRun } from "./present-schedule.ts";
import { updateSchedules } from "./update-schedules.service.ts";

/** Schedules: when Sendoff applies by itself (DECISIONS D6, D7). */
export function registerScheduleModule(app: FastifyInstance, deps: ApiDeps): void {
  const { db } = deps;
  registerClockControl(app, deps);

  register(app, routes.getSchedule, async ({ user }) => {
    await requirePreferences(deps, user.id);
    return { status: 200, body: await listAll(deps, user.id) };
  });

  register(app, routes.updateSchedule, async ({ user, body, request }) => {
    await requirePreferences(deps, user.id);
    await updateSchedules(deps, starterOf(user, request), body);
    return { status: 200, body: await listAll(deps, user.id) };
  });

  register(app, routes.pauseSchedule, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const offsetMs = await getScheduledOffsetMs(db, deps.config);
    requireDone(await db.transaction().execute((trx) => pauseSchedule(trx, key, offsetMs)));
    return { status: 200, body: await getOne(deps, key) };
  });

  register(app, routes.resumeSchedule, async ({ user, body, request }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const offsetMs = await getScheduledOffsetMs(db, deps.config);
    const starter = starterOf(user, request);
    await db.transaction().execute(async (trx) => {
      requireDone(await resumeSchedule(trx, key, offsetMs));
      await tellOfStart(trx, deps, starter, [key.platformId]);
    });
    return { status: 200, body: await getOne(deps, key) };
  });

  register(app, routes.deleteSchedule, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    if (!(await deleteSchedule(db, key))) throw noSchedule();
    return {
      status: 200,
      body: { success: true as const, message: "Schedule deleted. Its runs stay in your history." },
    };
  });

  register(app, routes.listScheduledRuns, async ({ user, query }) => ({
    status: 200,
    body: (await listScheduledRuns(db, user.id, query.limit)).map(presentScheduledRun),
  }));
}

/** DECISIONS D6: without roles and locations there is nothing to schedule. */
async function requirePreferences(deps: ApiDeps, userId: string): Promise<void> {
  const user = await findUser(deps.db, userId);
  if (hasJobPreferences(jobPreferencesFromFilters(user?.filters))) return;
  throw new UserError(404, "job_preferences_missing", NO_PREFERENCES_TEXT);
}

async function listAll(deps: ApiDeps, userId: string): Promise<Schedule[]> {
  return (await listSchedules(deps.db, { userId })).map(presentSchedule);
}

async function getOne(
  deps: ApiDeps,
  key: { readonly userId: string; readonly platformId: number },
): Promise<Schedule> {
  const [view] = await listSchedules(deps.db, key);
  // Deleted in between.
  if (view === undefined) throw noSchedule();
  return presentSchedule(view);
}

function requireDone(outcome: PauseOutcome): void {
  if (outcome === "not_found") throw noSchedule();
  if (outcome === "runs_once") {
    throw new UserError(
      409,
      "conflict",
      "This schedule runs once, when it is saved: there is nothing to pause. Choose Daily or Weekly first.",
    );
  }
}

function noSchedule(): UserError {
  return new UserError(404, "not_found", "There is no schedule for this platform. Save one first.");
}
