import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { clearResponse, recordResponse } from "@sendoff/db/applying";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import { findApplicationDetail, noSuchApplication } from "../../application-detail.ts";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** What the employer's side has answered, as the user writes it down (DECISIONS D8). */
export function registerResponseRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const detailOf = async (userId: string, id: string): Promise<ApplicationDetail> => {
    const detail = await findApplicationDetail(deps, userId, id);
    if (detail === undefined) throw noSuchApplication();
    return detail;
  };

  register(app, routes.setResponse, async ({ user, params, body }) => {
    const outcome = await recordResponse(deps.db, { userId: user.id, id: params.id }, body);
    switch (outcome.kind) {
      case "recorded":
        return { status: 200, body: await detailOf(user.id, params.id) };
      case "not_found":
        throw noSuchApplication();
      case "not_sent":
        throw new UserError(
          409,
          "conflict",
          "Only an application that was sent can be answered. Come back to this one once it was.",
        );
      case "impossible_date":
        throw new UserError(
          400,
          "invalid_input",
          `Choose a date from ${outcome.first}, when this was sent, to ${outcome.last}, which is today.`,
        );
    }
  });

  register(app, routes.clearResponse, async ({ user, params }) => {
    await clearResponse(deps.db, { userId: user.id, id: params.id });
    return { status: 200, body: await detailOf(user.id, params.id) };
  });
}
