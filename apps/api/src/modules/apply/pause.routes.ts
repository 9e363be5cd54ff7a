import { type PauseState } from "@sendoff/contract/pause";
import { routes } from "@sendoff/contract/routes";
import {
  findUserPause,
  listPlatformsUnderWay,
  pauseUser,
  resumeUser,
  type UserPause,
} from "@sendoff/db/applying";
import { wakeLaneServers } from "@sendoff/db/boss";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { starterOf, tellOfStart } from "../../starter.ts";

/** Pausing everything of a user, and letting it go on. */
export function registerPauseRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getPause, async ({ user }) => ({
    status: 200,
    body: present(await findUserPause(deps.db, user.id)),
  }));

  register(app, routes.pauseAll, async ({ user }) => {
    await deps.db.transaction().execute((trx) => pauseUser(trx, user.id));
    // After the pause holds: a submit that came before it is counted.
    return { status: 200, body: present(await findUserPause(deps.db, user.id)) };
  });

  register(app, routes.resumeAll, async ({ user, request }) => {
    const starter = starterOf(user, request);
    const pause = await deps.db.transaction().execute(async (trx) => {
      const hasResumed = await resumeUser(trx, user.id);
      const found = await findUserPause(trx, user.id);
      if (hasResumed) {
        await wakeLaneServers(deps.boss, trx, found.runs);
        await tellOfStart(trx, deps, starter, await listPlatformsUnderWay(trx, user.id));
      }
      return found;
    });
    return { status: 200, body: present(pause) };
  });
}

const present = ({ pausedAt, ...counts }: UserPause): PauseState => ({
  paused_at: pausedAt === null ? null : pausedAt.toISOString(),
  ...counts,
});
