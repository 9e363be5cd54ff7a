import { routes } from "@sendoff/contract/routes";
import { requestRunStop } from "@sendoff/db/applying";
import { choosePreviewJob, findPreview, findPreviewPosting } from "@sendoff/db/preview";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { presentPreview } from "../../presenters/present-preview.ts";
import { starterOf } from "../../starter.ts";
import {
  noSuchPreview,
  requirePreview,
  startPreviewOnPlatform,
  startRunOfPreview,
} from "./preview.service.ts";

/** Seeing what a run would send, choosing from it, and sending what was chosen. */
export function registerPreviewRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.startPreview, async ({ user, body }) => {
    const preview = await startPreviewOnPlatform(deps, user.id, body.platform_id, body.goal);
    return { status: 202, body: presentPreview(preview) };
  });

  register(app, routes.findPreview, async ({ user, query }) => {
    const key = { userId: user.id, platformId: query.platform_id };
    const preview = await findPreview(deps.db, key);
    return {
      status: 200,
      body: { preview: preview === undefined ? null : presentPreview(preview) },
    };
  });

  register(app, routes.stopPreview, async ({ user, params }) => {
    await requirePreview(deps, user.id, params.id);
    const isStopping = await requestRunStop(deps.db, user.id, params.id);
    if (!isStopping) throw new UserError(409, "conflict", "The list is complete already.");
    return { status: 200, body: presentPreview(await requirePreview(deps, user.id, params.id)) };
  });

  register(app, routes.getPreviewPosting, async ({ user, params }) => {
    const key = { userId: user.id, previewId: params.id, jobId: params.job_id };
    const description = await findPreviewPosting(deps.db, key);
    if (description === undefined) throw noSuchPreview();
    return { status: 200, body: { description } };
  });

  register(app, routes.changePreviewJob, async ({ user, params, body }) => {
    const key = { userId: user.id, previewId: params.id, jobId: params.job_id };
    const isDone = await deps.db
      .transaction()
      .execute((trx) => choosePreviewJob(trx, key, body.is_taken_out));
    if (!isDone) throw noSuchPreview();
    return { status: 200, body: presentPreview(await requirePreview(deps, user.id, params.id)) };
  });

  register(app, routes.applyPreview, async ({ user, params, body, request }) => {
    const starter = starterOf(user, request);
    return {
      status: 202,
      body: await startRunOfPreview(deps, starter, params.id, body.job_ids),
    };
  });
}
