import { routes } from "@sendoff/contract/routes";
import { requestRunStop } from "@sendoff/db/applying";
import { findPreview } from "@sendoff/db/preview";
import { listRunViews } from "@sendoff/db/views";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { findApplicationDetail, noSuchApplication } from "../../application-detail.ts";
import type { ApiDeps } from "../../deps.ts";
import { register, STREAMED } from "../../plugins/register-route.ts";
import { presentRun } from "../../presenters/present-run.ts";
import { starterOf } from "../../starter.ts";
import { registerPauseRoutes } from "./pause.routes.ts";
import { registerPreviewRoutes } from "./preview.routes.ts";
import { registerReceiptRoutes } from "./receipt.routes.ts";
import { getRunDetail } from "./run-detail.service.ts";
import { createRunStreams } from "./run-stream.ts";
import { startRunOnPlatform } from "./start-run.service.ts";

/** Runs and previews of them: start, watch, stop; and the applications they made. */
export function registerApplyModule(app: FastifyInstance, deps: ApiDeps): void {
  const streams = createRunStreams(deps);
  registerReceiptRoutes(app, deps);
  registerPauseRoutes(app, deps);
  registerPreviewRoutes(app, deps);

  register(app, routes.applyJobs, async ({ user, body, request }) => {
    const starter = starterOf(user, request);
    return {
      status: 202,
      body: await startRunOnPlatform(deps, starter, body.platform_id, body.goal),
    };
  });

  register(app, routes.listRuns, async ({ user, query }) => {
    const runs = await listRunViews(deps.db, { userId: user.id, limit: query.limit });
    return { status: 200, body: runs.map(presentRun) };
  });

  register(app, routes.getRun, async ({ user, params }) => ({
    status: 200,
    body: await getRunDetail(deps, user.id, params.id),
  }));

  register(app, routes.stopRun, async ({ user, params }) => {
    await requireRun(deps, user.id, params.id);
    const isStopping = await requestRunStop(deps.db, user.id, params.id);
    if (!isStopping) throw new UserError(409, "conflict", "This run has ended already.");
    return { status: 200, body: presentRun(await requireRun(deps, user.id, params.id)) };
  });

  register(app, routes.streamRun, async ({ user, params, query, request, reply }) => {
    const { id } = params;
    streams.requireRoom(user.id);
    if ((await findPreview(deps.db, { userId: user.id, id })) === undefined) {
      await requireRun(deps, user.id, id);
    }
    const header = Number(request.headers["last-event-id"]);
    // A browser that connects again repeats the address it began with; the header knows better.
    const after = Math.max(query.after ?? 0, Number.isSafeInteger(header) ? header : 0);
    const { id: userId, tokenHash } = user;
    streams.open(reply, { userId, tokenHash, runId: id, after });
    return STREAMED;
  });

  register(app, routes.getApplication, async ({ user, params }) => {
    const detail = await findApplicationDetail(deps, user.id, params.id);
    if (detail === undefined) throw noSuchApplication();
    return { status: 200, body: detail };
  });
}

async function requireRun(deps: ApiDeps, userId: string, id: string) {
  const [run] = await listRunViews(deps.db, { userId, id, limit: 1 });
  if (run === undefined) throw new UserError(404, "not_found", "There is no such run.");
  return run;
}
