import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Challenge } from "../job-site/challenges.ts";
import {
  captchaFrame,
  captchaPage,
  codePage,
  goneSignInPage,
  loginPage,
} from "./pages/login.page.ts";
import type { Portal } from "./portal.ts";
import { closeSession } from "./session.ts";
import {
  deliverCode,
  refused,
  safeNext,
  startPhoneSignIn,
  tryCode,
  tryPassword,
  type SignInAnswer,
} from "./sign-in.ts";

const HTML = "text/html; charset=utf-8";
const LoginQuery = z.object({ URL: z.string().catch("") });
const PasswordBody = z.object({ username: z.string(), password: z.string(), next: z.string() });
const PhoneBody = z.object({ phone: z.string(), next: z.string() });
const CodeBody = z.object({ otp: z.string() });
const Params = z.object({ id: z.string() });

const answer = (reply: FastifyReply, outcome: SignInAnswer) =>
  reply.code(outcome.kind === "refused" ? 422 : 200).send(outcome);

function registerPages(app: FastifyInstance, portal: Portal): void {
  app.get("/nlogin/login", (request, reply) => {
    const next = LoginQuery.parse(request.query).URL;
    if (request.account !== undefined) return reply.redirect(safeNext(next), 302);
    return reply.type(HTML).send(loginPage(next));
  });
  app.get("/nLogin/Login.php", (_request, reply) => reply.redirect("/nlogin/login", 302));
  app.get("/nlogin/captcha", (_request, reply) => reply.type(HTML).send(captchaPage()));
  app.get("/nlogin/otp/:id", (request, reply) => {
    const challenge = portal.challenges.find(Params.parse(request.params).id);
    return reply
      .type(HTML)
      .send(
        challenge === undefined
          ? goneSignInPage()
          : codePage(challenge.id, challenge.kind === "phone_pin" ? "phone" : "email"),
      );
  });
  app.get("/nlogin/logout", async (request, reply) => {
    await closeSession(portal, request, reply);
    return reply.redirect("/nlogin/login", 302);
  });
  /** The unseen frame of every page, and the one of a captcha that is seen. */
  for (const name of ["aframe", "bframe"]) {
    app.get(`/recaptcha/api2/${name}`, (_request, reply) => reply.type(HTML).send(captchaFrame()));
  }
}

type ChallengeHandler = (
  challenge: Challenge,
  request: FastifyRequest,
  reply: FastifyReply,
) => unknown;

/** The page, the side panel, the code on top of a password, and the code in its place. */
export function registerAuthRoutes(app: FastifyInstance, portal: Portal): void {
  registerPages(app, portal);
  app.post("/nlogin/api/login", async (request, reply) =>
    answer(reply, await tryPassword(portal, reply, PasswordBody.parse(request.body))),
  );
  app.post("/nlogin/api/otp", async (request, reply) =>
    answer(reply, await startPhoneSignIn(portal, PhoneBody.parse(request.body))),
  );
  const withChallenge =
    (handle: ChallengeHandler) =>
    (request: FastifyRequest, reply: FastifyReply): unknown => {
      const challenge = portal.challenges.find(Params.parse(request.params).id);
      return challenge === undefined || challenge.kind === "captcha"
        ? answer(reply, refused("This sign-in has ended. Please login again."))
        : handle(challenge, request, reply);
    };
  app.post(
    "/nlogin/api/otp/:id",
    withChallenge(async (challenge, request, reply) => {
      const { otp } = CodeBody.parse(request.body);
      return answer(reply, await tryCode(portal, reply, challenge, otp));
    }),
  );
  app.post(
    "/nlogin/api/otp/:id/resend",
    withChallenge(async (challenge, _request, reply) => {
      portal.challenges.renewPin(challenge);
      await deliverCode(portal, challenge);
      return reply.send({ text: "A new OTP has been sent." });
    }),
  );
}
