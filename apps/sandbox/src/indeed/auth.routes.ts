import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Challenge } from "../job-site/challenges.ts";
import { clearCookie, readCookie } from "../job-site/cookies.ts";
import { COOKIES } from "./cookies.ts";
import {
  captchaFrame,
  captchaPage,
  codePage,
  consentPage,
  emailPage,
  goneAuthPage,
  passwordPage,
} from "./pages/auth.page.ts";
import { notFoundPage } from "./pages/layout.ts";
import { createView } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import {
  deliverCode,
  safeNext,
  startSignIn,
  tryCode,
  tryPassword,
  type SignInAnswer,
} from "./sign-in.ts";

const HTML = "text/html; charset=utf-8";
const Params = z.object({ id: z.string() });
const ContinueQuery = z.object({ continue: z.string().catch("") });
const EmailBody = z.object({ __email: z.string(), next: z.string().default("") });
const PartnerQuery = z.object({ client: z.string(), state: z.string().max(200).default("") });

const answer = (reply: FastifyReply, outcome: SignInAnswer) =>
  reply.code(outcome.kind === "go" ? 200 : 422).send(outcome);

function registerPages(app: FastifyInstance, portal: Portal): void {
  const showStart = (request: FastifyRequest, reply: FastifyReply): unknown => {
    const next = safeNext(ContinueQuery.parse(request.query).continue);
    if (request.account !== undefined) return reply.redirect(next, 302);
    return reply.type(HTML).send(emailPage(createView(), next));
  };
  app.get("/auth", showStart);
  app.get("/account/login", showStart);
  const withChallenge =
    (show: (challenge: Challenge, request: FastifyRequest) => string) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const challenge = portal.challenges.find(Params.parse(request.params).id);
      return reply
        .type(HTML)
        .send(challenge === undefined ? goneAuthPage() : show(challenge, request));
    };
  app.get(
    "/auth/code/:id",
    withChallenge((challenge, request) =>
      codePage(createView(), {
        id: challenge.id,
        target:
          challenge.kind === "phone_pin" ? "the phone number of your account" : challenge.account,
        isSecondStep: z.object({ second: z.string() }).safeParse(request.query).success,
      }),
    ),
  );
  app.get(
    "/auth/password/:id",
    withChallenge((challenge) => passwordPage(createView(), challenge.id, challenge.account)),
  );
  app.get(
    "/auth/captcha/:id",
    withChallenge((challenge) => captchaPage(challenge.id, false)),
  );
  app.post(
    "/auth/captcha/:id",
    withChallenge((challenge) => captchaPage(challenge.id, true)),
  );
  app.get("/auth/captcha-frame", (_request, reply) => reply.type(HTML).send(captchaFrame()));
}

function registerCalls(app: FastifyInstance, portal: Portal): void {
  app.post("/auth/api/email", async (request, reply) => {
    const body = EmailBody.parse(request.body);
    return answer(reply, await startSignIn(portal, { email: body.__email, next: body.next }));
  });
  /** A captcha has no code and no password that would lead around it. */
  const withChallenge =
    (handle: (challenge: Challenge, request: FastifyRequest, reply: FastifyReply) => unknown) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const challenge = portal.challenges.find(Params.parse(request.params).id);
      return challenge === undefined || challenge.kind === "captcha"
        ? answer(reply, { kind: "refused", text: "This sign-in has ended. Start again." })
        : handle(challenge, request, reply);
    };
  app.post(
    "/auth/api/code/:id",
    withChallenge(async (challenge, request, reply) => {
      const { passcode } = z.object({ passcode: z.string() }).parse(request.body);
      return answer(reply, await tryCode(portal, reply, challenge, passcode));
    }),
  );
  app.post(
    "/auth/api/code/:id/resend",
    withChallenge(async (challenge, _request, reply) => {
      portal.challenges.renewPin(challenge);
      await deliverCode(portal, challenge);
      return reply.send({ text: "We sent a new code. The old one no longer works." });
    }),
  );
  app.post(
    "/auth/api/password/:id",
    withChallenge(async (challenge, request, reply) => {
      const { __password } = z.object({ __password: z.string() }).parse(request.body);
      return answer(reply, await tryPassword(portal, reply, challenge, __password));
    }),
  );
}

/** Partners are other sites of the same house: they learn the account and nothing else. */
function registerPartnerRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/oauth/authorize", (request, reply) => {
    reply.type(HTML);
    const { client, state } = PartnerQuery.parse(request.query);
    if (portal.partners.findCallback(client) === undefined) {
      return reply.code(404).send(notFoundPage());
    }
    if (request.account === undefined) {
      return reply.redirect(`/auth?continue=${encodeURIComponent(request.url)}`, 302);
    }
    const query = new URLSearchParams({ client, state }).toString();
    return reply.send(consentPage(client, request.account, query));
  });
  app.post("/oauth/authorize", (request, reply) => {
    const { client, state } = PartnerQuery.parse(request.query);
    const callback = portal.partners.findCallback(client);
    if (callback === undefined) return reply.code(404).type(HTML).send(notFoundPage());
    if (request.account === undefined) return reply.redirect("/auth", 303);
    const query = new URLSearchParams({ code: portal.partners.create(request.account), state });
    return reply.redirect(`${callback}?${query.toString()}`, 303);
  });
}

/** Signing in by code or password, signing out, and the sign-in for partners. */
export function registerAuthRoutes(app: FastifyInstance, portal: Portal): void {
  registerPages(app, portal);
  registerCalls(app, portal);
  registerPartnerRoutes(app, portal);
  app.get("/account/logout", async (request, reply) => {
    const token = readCookie(request, COOKIES.session);
    if (token !== undefined) await portal.accounts.endSession(token);
    clearCookie(reply, COOKIES.session);
    return reply.redirect("/", 302);
  });
}
