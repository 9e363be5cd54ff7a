import { ConnectionState, type UserPlatform } from "@sendoff/contract/platform";
import { routes } from "@sendoff/contract/routes";
import { disconnectLane, endPortalLogins, endRunOfLane } from "@sendoff/db/applying";
import {
  type ConnectionRow,
  listConnections,
  listFilterAnswers,
  listPlatforms,
  setDailyLimit,
} from "@sendoff/db/platform";
import type { NamedAnswer } from "@sendoff/domain/choosing";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { registerAddedRoutes } from "./added.routes.ts";
import { registerFilterRoutes } from "./filter.routes.ts";
import { registerLoginRoutes } from "./login.routes.ts";
import { presentTemplate } from "./present-template.ts";

/** Platforms that can be connected or were added, the user's connections, connecting and disconnecting. */
export function registerPlatformModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getPlatformTemplates, async ({ user }) => {
    const platforms = await listPlatforms(deps.db, user.id);
    return { status: 200, body: platforms.map(presentTemplate) };
  });

  register(app, routes.getPlatforms, async ({ user }) => ({
    status: 200,
    body: await presentConnections(deps, user.id),
  }));

  register(app, routes.disconnectPlatform, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const isGone = await deps.db.transaction().execute(async (trx) => {
      const isDisconnected = await disconnectLane(trx, key);
      await endPortalLogins(trx, key, "The platform was disconnected.");
      await endRunOfLane(trx, key, "stopped", "The platform was disconnected.");
      return isDisconnected;
    });
    if (!isGone) throw new UserError(404, "not_found", "This platform is not connected.");
    return {
      status: 200,
      body: { success: true as const, message: "Platform disconnected successfully!" },
    };
  });

  register(app, routes.setDailyLimit, async ({ user, body }) => {
    const key = { userId: user.id, platformId: body.platform_id };
    const find = async () =>
      (await listConnections(deps.db, user.id)).find((row) => row.platformId === key.platformId);
    const before = await find();
    if (before === undefined) throw notConnected();
    if (body.daily_limit > before.dailyCap) {
      const message = `${before.platformName} allows at most ${before.dailyCap} a day. Choose ${before.dailyCap} or fewer.`;
      const issues = [{ path: "daily_limit", message }];
      throw new UserError(400, "invalid_input", message, { issues });
    }
    const isSet = await setDailyLimit(deps.db, key, body.daily_limit);
    const after = isSet ? await find() : undefined;
    // Disconnected in between.
    if (after === undefined) throw notConnected();
    const filters = await listFilterAnswers(deps.db, user.id, key.platformId);
    return { status: 200, body: presentConnection(after, filters) };
  });

  registerAddedRoutes(app, deps);
  registerFilterRoutes(app, deps);
  registerLoginRoutes(app, deps);
}

function notConnected(): UserError {
  return new UserError(404, "not_found", "This platform is not connected. Connect it first.");
}

async function presentConnections(deps: ApiDeps, userId: string): Promise<UserPlatform[]> {
  const rows = await listConnections(deps.db, userId);
  const answers = await listFilterAnswers(deps.db, userId);
  return rows.map((row) =>
    presentConnection(
      row,
      answers.filter((answer) => answer.platformId === row.platformId),
    ),
  );
}

function presentConnection(row: ConnectionRow, filters: readonly NamedAnswer[]): UserPlatform {
  const state = ConnectionState.parse(row.state);
  return {
    id: row.platformId,
    platform_id: row.platformId,
    platform_name: row.platformName,
    status: state === "connected" ? "success" : state,
    state,
    note: row.stateNote,
    account: row.accountLabel,
    jobsAvailable: row.queued,
    applied_today: row.sentToday,
    left_today: row.leftToday,
    daily_limit: row.dailyLimit,
    daily_cap: row.dailyCap,
    filters: filters.map(({ field_name, answer }) => ({ field_name, answer })),
    created_on: row.createdAt.toISOString(),
    updated_on: row.updatedAt.toISOString(),
  };
}
