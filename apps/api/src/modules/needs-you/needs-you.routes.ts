import { routes } from "@sendoff/contract/routes";
import { resumeLane, skipQuestion, undoSkip } from "@sendoff/db/needs";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { starterOf, tellOfStart } from "../../starter.ts";
import { answerMany } from "./answer-many.service.ts";
import { registerAnswerBankRoutes } from "./answer-bank.routes.ts";
import { getInbox } from "./inbox.service.ts";
import { registerUserReportedOutcomeRoutes } from "./user-reported-outcome.routes.ts";
import { registerNeedsSettingsRoutes } from "./settings.routes.ts";

/** What only the user can do, and the answers they have given. */
export function registerNeedsYouModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getNeedsYou, async ({ user }) => ({
    status: 200,
    body: await getInbox(deps, user.id),
  }));

  register(app, routes.answerQuestion, async ({ user, params, body, request }) => {
    const given = [{ id: params.id, answer: body.answer, add_skill: body.add_skill }];
    const outcome = await answerMany(deps, starterOf(user, request), given);
    if ("misfits" in outcome)
      throw new UserError(400, "invalid_input", outcome.misfits[0]?.message ?? "");
    const { answered, gone: _gone, added_skills: added, ...rest } = outcome;
    if (answered.length === 0) throw notOpen();
    return { status: 200, body: { ...rest, added_skill: added[0] ?? null } };
  });

  register(app, routes.answerQuestions, async ({ user, body, request }) => {
    const outcome = await answerMany(deps, starterOf(user, request), body.answers);
    if (!("misfits" in outcome)) return { status: 200, body: outcome };
    const issues = outcome.misfits.map(({ questionId, message }) => ({
      path: questionId,
      message,
    }));
    const [only, second] = issues;
    const message =
      second === undefined
        ? (only?.message ?? "")
        : `${issues.length} answers do not fit their forms.`;
    throw new UserError(400, "invalid_input", message, { issues });
  });

  register(app, routes.skipQuestion, async ({ user, params }) => {
    const key = { userId: user.id, questionId: params.id };
    const { skipped, skipId } = await deps.db
      .transaction()
      .execute((trx) => skipQuestion(trx, key));
    if (skipped === 0) throw notOpen();
    return { status: 200, body: { skipped, skip_id: skipId } };
  });

  register(app, routes.undoSkip, async ({ user, params }) => {
    const undone = await undoSkip(deps.db, { userId: user.id, skipId: params.id });
    if (undone.restored === 0) throw new UserError(409, "conflict", NOTHING_TO_UNDO);
    return { status: 200, body: undone };
  });

  register(app, routes.resumeAccount, async ({ user, params, request }) => {
    const platformId = params.platform_id;
    const outcome = await deps.db.transaction().execute(async (trx) => {
      const resumed = await resumeLane(trx, { userId: user.id, platformId });
      if (resumed === "resumed")
        await tellOfStart(trx, deps, starterOf(user, request), [platformId]);
      return resumed;
    });
    switch (outcome) {
      case "resumed":
        return { status: 200, body: { platform_id: platformId } };
      case "not_possible":
        throw new UserError(
          409,
          "conflict",
          "This account cannot go on by itself. Connect it again on Platforms.",
        );
      case "taken":
        throw new UserError(
          409,
          "conflict",
          "This account is connected by another user of Sendoff by now. Connect another one on Platforms.",
        );
    }
  });

  registerUserReportedOutcomeRoutes(app, deps);
  registerNeedsSettingsRoutes(app, deps);
  registerAnswerBankRoutes(app, deps);
}

const NOTHING_TO_UNDO =
  "This skip cannot be undone any more: the job has moved on since, or the skip was undone already. Its record says where it stands.";

const notOpen = (): UserError =>
  new UserError(
    404,
    "not_found",
    "Nothing waits for this question any more. What you have answered is in your answer bank.",
  );
