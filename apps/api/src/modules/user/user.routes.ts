import { routes, type UpdateUserDetails, type UserDetails } from "@sendoff/contract";
import { findCurrentCv, findUser, type UserRow } from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { presentUser } from "../../presenters/present-user.ts";
import { getCommonAnswers } from "./common-answers.service.ts";
import { saveCommonAnswers } from "./save-common-answers.service.ts";
import { updateUserDetails } from "./update-user.service.ts";

/** The signed-in user's own details. */
export function registerUserModule(app: FastifyInstance, deps: ApiDeps): void {
  const present = async (user: UserRow | undefined): Promise<UserDetails> => {
    // Deleting an account ends its tokens too; this is the moment between.
    if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
    return presentUser(user, await findCurrentCv(deps.db, user.id));
  };
  const update = async (userId: string, sent: UpdateUserDetails): Promise<UserDetails> =>
    present(await updateUserDetails(deps, userId, sent));

  register(app, routes.getUserDetails, async ({ user }) => ({
    status: 200,
    body: await present(await findUser(deps.db, user.id)),
  }));
  register(app, routes.updateUserDetails, async ({ user, body }) => ({
    status: 200,
    body: await update(user.id, body),
  }));
  register(app, routes.getCommonAnswers, async ({ user }) => ({
    status: 200,
    body: await getCommonAnswers(deps, user.id),
  }));
  register(app, routes.saveCommonAnswers, async ({ user, body }) => {
    const going = await saveCommonAnswers(deps, user.id, body);
    return { status: 200, body: { ...going, answers: await getCommonAnswers(deps, user.id) } };
  });
  register(app, routes.updateUserDetailsAlias, async ({ user, body }) => ({
    status: 200,
    body: await update(user.id, body),
  }));
}
