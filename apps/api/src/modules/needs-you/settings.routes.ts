import { routes } from "@sendoff/contract/routes";
import { getNeedsSettings, setNeedsSettings } from "@sendoff/db/needs";
import { asUser } from "@sendoff/db/wall";
import { UserError } from "@sendoff/kit/errors";
import { readUnsubscribeToken } from "@sendoff/kit/mail";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";

/** What the user chose about drafted answers and the daily mail, and the way out of that mail without signing in. */
export function registerNeedsSettingsRoutes(app: FastifyInstance, deps: ApiDeps): void {
  const { db } = deps;
  const { model, urlSigningKeys } = deps.config;
  const present = async (userId: string) => {
    const { draftAnswers, dailyMail } = await getNeedsSettings(db, userId);
    return { draft_answers: draftAnswers, model: model ?? null, daily_mail: dailyMail };
  };

  register(app, routes.getNeedsSettings, async ({ user }) => ({
    status: 200,
    body: await present(user.id),
  }));

  register(app, routes.changeNeedsSettings, async ({ user, body }) => {
    if (body.draft_answers === true && model === undefined) {
      throw new UserError(
        409,
        "conflict",
        "No language model is set up on this installation. Ask whoever runs it to set one up first.",
      );
    }
    await setNeedsSettings(db, user.id, {
      ...(body.draft_answers === undefined ? {} : { draftAnswers: body.draft_answers }),
      ...(body.daily_mail === undefined ? {} : { dailyMail: body.daily_mail }),
    });
    return { status: 200, body: await present(user.id) };
  });

  void app.register(async (scope) => {
    // A mailbox's one-click post is a form (RFC 8058); all that counts is its address.
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1024 },
      async () => undefined,
    );
    register(scope, routes.unsubscribe, async ({ params }) => {
      const userId = readUnsubscribeToken(urlSigningKeys, params.token);
      if (userId === undefined) throw noLink();
      // An account that is gone gets no mail: its link has done its work.
      await asUser(userId, () => setNeedsSettings(db, userId, { dailyMail: false }));
      return { status: 200, body: { daily_mail: false } };
    });
  });

  // Mailboxes without a button of their own open the address in a browser: the page there asks before it stops anything.
  app.get<{ Params: { token: string } }>(
    routes.unsubscribe.path,
    { config: { auth: "none" } },
    (request, reply) =>
      reply.redirect(`/unsubscribe/${encodeURIComponent(request.params.token)}`, 303),
  );
}

const noLink = (): UserError =>
  new UserError(
    404,
    "not_found",
    "This link is not whole. Open it from the mail once more, or sign in and switch the mail off under Needs you.",
  );
