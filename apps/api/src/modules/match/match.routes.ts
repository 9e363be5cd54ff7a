import { routes } from "@sendoff/contract/routes";
import { getMinimumScore, setMinimumScore } from "@sendoff/db/applying";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** How well a job has to match to be applied to (DECISIONS D14). */
export function registerMatchModule(app: FastifyInstance, { db }: ApiDeps): void {
  register(app, routes.getMatchSettings, async ({ user }) => ({
    status: 200,
    body: { minimum_score: await getMinimumScore(db, user.id) },
  }));

  register(app, routes.changeMatchSettings, async ({ user, body }) => {
    const isKept = await setMinimumScore(db, user.id, body.minimum_score);
    if (!isKept) throw new UserError(401, "unauthenticated", "This account is gone");
    return { status: 200, body };
  });
}
