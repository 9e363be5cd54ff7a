import { routes } from "@sendoff/contract/routes";
import { type UpdateUserDetails, type UserDetails } from "@sendoff/contract/user";
import { findCurrentCv } from "@sendoff/db/cv";
import { findUser, type UserRow } from "@sendoff/db/user";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import type { SignedIn } from "../../plugins/auth.ts";
import { createPerUserMutex } from "../../per-user-mutex.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import { register } from "../../plugins/register-route.ts";
import { presentUser } from "../../presenters/present-user.ts";
import { starterOf } from "../../starter.ts";
import { getCommonAnswers } from "./common-answers.service.ts";
import { saveCommonAnswers } from "./save-common-answers.service.ts";
import { updateUserDetails } from "./update-user.service.ts";

/** Several tabs that save everything at once, with a retry of each; what comes faster is no person's. */
const MOST_WAITING_SAVES = 20;

interface Update {
  readonly user: SignedIn;
  readonly body: UpdateUserDetails;
  readonly request: FastifyRequest;
}

/** The signed-in user's own details. */
export function registerUserModule(app: FastifyInstance, deps: ApiDeps): void {
  const present = async (user: UserRow | undefined): Promise<UserDetails> => {
    // Deleting an account ends its tokens too; this is the moment between.
    if (user === undefined) throw new UserError(401, "unauthenticated", "This account is gone");
    return presentUser(user, await findCurrentCv(deps.db, user.id));
  };
  const inTurn = createPerUserMutex(MOST_WAITING_SAVES);
  const update = async ({ user, body, request }: Update): Promise<UserDetails> => {
    const editor = { isFresh: user.isFresh, place: auditPlaceOf(request) };
    const save = () => updateUserDetails(deps, user.id, body, editor);
    return present(await inTurn(user.id, save));
  };

  register(app, routes.getUserDetails, async ({ user }) => ({
    status: 200,
    body: await present(await findUser(deps.db, user.id)),
  }));
  register(app, routes.updateUserDetails, async (call) => ({
    status: 200,
    body: await update(call),
  }));
  register(app, routes.getCommonAnswers, async ({ user }) => ({
    status: 200,
    body: await getCommonAnswers(deps, user.id),
  }));
  register(app, routes.saveCommonAnswers, async ({ user, body, request }) => {
    const starter = starterOf(user, request);
    const going = await inTurn(user.id, () => saveCommonAnswers(deps, starter, body));
    return { status: 200, body: { ...going, answers: await getCommonAnswers(deps, user.id) } };
  });
  register(app, routes.updateUserDetailsAlias, async (call) => ({
    status: 200,
    body: await update(call),
  }));
}
