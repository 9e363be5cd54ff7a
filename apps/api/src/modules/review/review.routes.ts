import { routes } from "@sendoff/contract/routes";
import { listSavedAnswers } from "@sendoff/db/needs";
import {
  findPreparedForm,
  listReviewedPlatforms,
  listWaitingForms,
  setReviewMode,
  undoApproval,
} from "@sendoff/db/review";
import { findApplicationEvidence, listApplications } from "@sendoff/db/views";
import { leastConfidence } from "@sendoff/domain/answers";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { starterOf } from "../../starter.ts";
import { approve, NO_SUCH_PREPARED, whyNotWaiting } from "./approve.service.ts";
import { presentPrepared, presentPreparedDetail } from "./present-prepared.ts";
import { listExclusions, reject } from "./reject.service.ts";

/** Review mode: prepared applications wait until their user approves or rejects them (DECISIONS D8). */
export function registerReviewModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listPrepared, async ({ user }) => {
    const [forms, saved] = await Promise.all([
      listWaitingForms(deps.db, user.id),
      listSavedAnswers(deps.db, user.id),
    ]);
    const ids = [...forms.keys()];
    const views = await listApplications(deps.db, { userId: user.id, ids, limit: ids.length });
    const waiting = views.flatMap((view) => {
      const form = forms.get(view.id);
      return form === undefined
        ? []
        : [{ sure: leastConfidence(form.questions), shown: presentPrepared(view, form, saved) }];
    });
    // The latest first among those that are equally sure.
    const body = waiting.toSorted((a, b) => a.sure - b.sure).map(({ shown }) => shown);
    return { status: 200, body };
  });

  register(app, routes.getPrepared, async ({ user, params }) => {
    const view = await findView(deps, user.id, params.id);
    const [form, evidence, saved] = await Promise.all([
      findPreparedForm(deps.db, params.id),
      findApplicationEvidence(deps.db, user.id, params.id),
      listSavedAnswers(deps.db, user.id),
    ]);
    if (form === undefined || evidence === undefined) throw noSuchPrepared();
    const exclusions = await listExclusions(deps.db, user.id, view);
    const parts = { view, evidence, form, exclusions, saved };
    return { status: 200, body: presentPreparedDetail(parts, deps.signer, deps.clock.now()) };
  });

  register(app, routes.approvePrepared, async ({ user, params, body, request }) => {
    const view = await findView(deps, user.id, params.id);
    const outcome = await approve(deps, starterOf(user, request), [
      { applicationId: params.id, revision: body.revision, edits: body.answers },
    ]);
    const [left] = outcome.left;
    if (left === undefined) return { status: 200, body: outcome };
    const isThere = view.status === "NEEDS_APPROVAL";
    throw new UserError(409, "conflict", isThere ? left.reason : whyNotWaiting(view.status));
  });

  register(app, routes.approveMany, async ({ user, body, request }) => ({
    status: 200,
    body: await approve(
      deps,
      starterOf(user, request),
      body.applications.map(({ id, revision }) => ({ applicationId: id, revision, edits: [] })),
    ),
  }));

  register(app, routes.undoApproval, async ({ user, params }) => {
    const undone = await undoApproval(deps.db, { userId: user.id, approvalId: params.id });
    if (undone.restored === 0) throw new UserError(409, "conflict", NOTHING_TO_UNDO);
    return { status: 200, body: undone };
  });

  register(app, routes.rejectPrepared, async ({ user, params, body }) => {
    const view = await findView(deps, user.id, params.id);
    return { status: 200, body: { id: params.id, ...(await reject(deps, user.id, view, body)) } };
  });

  registerModeRoutes(app, deps);
}

/** The switch of each platform; off by default. */
function registerModeRoutes(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.listReviewModes, async ({ user }) => {
    const on = await listReviewedPlatforms(deps.db, user.id);
    return { status: 200, body: on.map((id) => ({ platform_id: id, is_on: true })) };
  });

  register(app, routes.setReviewMode, async ({ user, body }) => {
    const { platform_id: platformId, is_on: isOn } = body;
    if (!(await setReviewMode(deps.db, { userId: user.id, platformId }, isOn))) {
      const message = "There is no such platform. Choose one of those under Platforms.";
      throw new UserError(404, "not_found", message);
    }
    return { status: 200, body: { platform_id: platformId, is_on: isOn } };
  });
}

/** The user's own prepared application; another's is as unknown as one that never was. */
async function findView(deps: ApiDeps, userId: string, id: string) {
  const [view] = await listApplications(deps.db, { userId, id, limit: 1 });
  if (view === undefined || (await findPreparedForm(deps.db, id)) === undefined) {
    throw noSuchPrepared();
  }
  return view;
}

const noSuchPrepared = (): UserError => new UserError(404, "not_found", NO_SUCH_PREPARED);

const NOTHING_TO_UNDO =
  "This approval cannot be taken back any more: it is being sent, or it was taken back already. Its record says where it stands.";
