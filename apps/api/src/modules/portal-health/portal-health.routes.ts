import { PauseReason, type PlatformPause } from "@sendoff/contract/portal-health";
import { routes } from "@sendoff/contract/routes";
import { listPausesOfRun, listPausesOfUser, type PauseView } from "@sendoff/db/portal-health";
import { makerName } from "@sendoff/portals/manifest";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** What users are told of platforms that are paused for everyone (RELIABILITY 1.8). */
export function registerPortalHealthModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listPauses, async ({ user }) => ({
    status: 200,
    body: (await listPausesOfUser(deps.db, user.id)).map(presentPause),
  }));

  register(app, routes.listRunPauses, async ({ user, params }) => ({
    status: 200,
    body: (await listPausesOfRun(deps.db, { userId: user.id, runId: params.id })).map(presentPause),
  }));
}

function presentPause(pause: PauseView): PlatformPause {
  return {
    platform_id: pause.platformId,
    platform_name: pause.platformName,
    portal_name: pause.maker === null ? pause.platformName : makerName(pause.maker),
    reason: PauseReason.parse(pause.reason),
    since: pause.openedAt.toISOString(),
    ended_at: pause.closedAt?.toISOString() ?? null,
    next_try_at: pause.retryAt?.toISOString() ?? null,
  };
}
