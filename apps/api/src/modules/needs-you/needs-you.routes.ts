import { routes } from "@sendoff/contract";
import { answerQuestion, resumeLane, skipQuestion } from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { registerAnswerBankRoutes } from "./answer-bank.routes.ts";
import { getInbox } from "./inbox.service.ts";
import { registerOwnWordRoutes } from "./own-word.routes.ts";
import { registerNeedsSettingsRoutes } from "./settings.routes.ts";

/** What only the user can do, and the answers they have given. */
export function registerNeedsYouModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getNeedsYou, async ({ user }) => ({
    status: 200,
    body: await getInbox(deps, user.id),
  }));

  register(app, routes.answerQuestion, async ({ user, params, body }) => {
    const key = { userId: user.id, questionId: params.id };
    const outcome = await deps.db
      .transaction()
      .execute((trx) =>
        answerQuestion(trx, key, body.answer, { addSkill: body.add_skill === true }),
      );
    switch (outcome.kind) {
      case "not_open":
        throw notOpen();
      case "misfit":
        throw new UserError(400, "invalid_input", outcome.message);
      case "answered":
        return {
          status: 200,
          body: {
            released: outcome.released,
            still_waiting: outcome.stillWaiting,
            idle_platforms: outcome.platforms
              .filter(({ hasOpenRun }) => !hasOpenRun)
              .map(({ id, name }) => ({ id, name })),
            added_skill: outcome.addedSkill ?? null,
          },
        };
    }
  });

  register(app, routes.skipQuestion, async ({ user, params }) => {
    const key = { userId: user.id, questionId: params.id };
    const skipped = await deps.db.transaction().execute((trx) => skipQuestion(trx, key));
    if (skipped === 0) throw notOpen();
    return { status: 200, body: { skipped } };
  });

  register(app, routes.resumeAccount, async ({ user, params }) => {
    const platformId = params.platform_id;
    const outcome = await resumeLane(deps.db, { userId: user.id, platformId });
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

  registerOwnWordRoutes(app, deps);
  registerNeedsSettingsRoutes(app, deps);
  registerAnswerBankRoutes(app, deps);
}

const notOpen = (): UserError =>
  new UserError(
    404,
    "not_found",
    "Nothing waits for this question any more. What you have answered is in your answer bank.",
  );
