import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { hashText } from "../seeded-random.ts";
import { clearCookie, readCookie, setCookie } from "../job-site/cookies.ts";
import { COOKIES } from "./cookies.ts";
import {
  authwallPage,
  loginClassic,
  loginReact,
  skipPage,
  welcomeBack,
  type LoginInput,
} from "./pages/login.page.ts";
import { errorPage } from "./pages/error.page.ts";
import { createView } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { finishSignIn, safeNext, startSignIn, type Credentials } from "./sign-in.ts";
import { deriveProfile } from "../job-site/accounts.ts";

const LoginQuery = z.object({
  session_redirect: z.string().catch(""),
  fromSignIn: z.string().catch(""),
  login_variant: z.string().catch(""),
});
const LoginBody = z.object({
  session_key: z.string().default(""),
  session_password: z.string().default(""),
  session_redirect: z.string().default(""),
  rememberMeOptIn: z.string().optional(),
});
const ReactLoginBody = z.object({
  email: z.string(),
  password: z.string(),
  remember: z.boolean(),
  next: z.string(),
});

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
let devices = 0;

/** A browser keeps its variant: the n-th new browser since the start always gets the same one. */
function deviceOf(request: FastifyRequest, reply: FastifyReply): string {
  const known = readCookie(request, COOKIES.device);
  if (known !== undefined) return known;
  devices += 1;
  const device = `device-${devices}`;
  setCookie(reply, COOKIES.device, device, { maxAgeSeconds: ONE_YEAR_SECONDS });
  return device;
}

function loginInput(request: FastifyRequest, next: string): LoginInput {
  return {
    next: safeNext(next),
    email: "",
    problem: null,
    needsCookieBar: readCookie(request, "li_gc") === undefined,
  };
}

function variantOf(portal: Portal, asked: string, device: string): "classic" | "react" {
  if (asked === "classic" || asked === "react") return asked;
  const forced = portal.faults.get().login_variant ?? null;
  return forced ?? (hashText(`login:${device}`) % 2 === 0 ? "classic" : "react");
}

const asksPasswordAgain = (account: string): boolean => hashText(`again:${account}`) % 2 === 0;

function showLogin(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const query = LoginQuery.parse(request.query);
  const next = safeNext(query.session_redirect);
  if (request.account !== undefined) return reply.redirect(next, 302);
  if (portal.faults.get().sign_in_limit === true) {
    return reply.code(429).type("text/html; charset=utf-8").send(errorPage());
  }
  const device = deviceOf(request, reply);
  const input = loginInput(request, next);
  const remembered = portal.accounts.findRemembered(readCookie(request, COOKIES.remember));
  reply.type("text/html; charset=utf-8");
  if (remembered !== undefined && query.fromSignIn === "") {
    const profile = portal.accounts.getProfile(remembered);
    return reply.send(welcomeBack(profile, input, asksPasswordAgain(remembered)));
  }
  const variant = variantOf(portal, query.login_variant, device);
  return reply.send(
    variant === "classic"
      ? loginClassic(input)
      : loginReact(createView(deriveProfile("visitor@example.com")), input),
  );
}

async function takeClassic(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const body = LoginBody.parse(request.body);
  const credentials: Credentials = {
    email: body.session_key,
    password: body.session_password,
    isRemembering: body.rememberMeOptIn !== undefined,
    next: body.session_redirect,
  };
  const outcome = await startSignIn(portal, reply, credentials);
  if (outcome.kind === "go") return reply.redirect(outcome.path, 303);
  const input = { ...loginInput(request, body.session_redirect), problem: outcome };
  return reply
    .type("text/html; charset=utf-8")
    .send(loginClassic({ ...input, email: body.session_key }));
}

function registerSignOut(app: FastifyInstance, portal: Portal): void {
  app.get("/m/logout", async (request, reply) => {
    const token = readCookie(request, COOKIES.session);
    if (token !== undefined) await portal.accounts.endSession(token);
    clearCookie(reply, COOKIES.session);
    return reply.redirect("/login", 302);
  });
}

/** Signing in and out: both forms of the login page, the remembered card, the wall and the interstitial. */
export function registerLoginRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/", (request, reply) =>
    reply.redirect(request.account === undefined ? "/login" : "/feed/", 302),
  );
  app.get("/login", (request, reply) => showLogin(portal, request, reply));
  app.get("/uas/login", (request, reply) => showLogin(portal, request, reply));
  app.post("/login", (request, reply) => takeClassic(portal, request, reply));
  app.post("/uas/api/sign-in", async (request, reply) => {
    const body = ReactLoginBody.parse(request.body);
    const outcome = await startSignIn(portal, reply, { ...body, isRemembering: body.remember });
    return outcome.kind === "go" ? outcome : reply.code(401).send(outcome);
  });
  app.post("/login/remembered", async (request, reply) => {
    const body = LoginBody.parse(request.body ?? {});
    const account = portal.accounts.findRemembered(readCookie(request, COOKIES.remember));
    if (account === undefined || asksPasswordAgain(account)) return reply.redirect("/login", 303);
    const path = await finishSignIn(portal, reply, account, body.session_redirect, true);
    return reply.redirect(path, 303);
  });
  app.get("/authwall", (request, reply) => {
    const { sessionRedirect } = z
      .object({ sessionRedirect: z.string().catch("") })
      .parse(request.query);
    return reply.type("text/html; charset=utf-8").send(authwallPage(safeNext(sessionRedirect)));
  });
  app.get("/check/add-phone", (request, reply) => {
    const { next } = z.object({ next: z.string().catch("") }).parse(request.query);
    return reply.type("text/html; charset=utf-8").send(skipPage(safeNext(next)));
  });
  app.post("/check/add-phone", (request, reply) => {
    const { next } = z.object({ next: z.string().catch("") }).parse(request.body);
    return reply.redirect(safeNext(next), 303);
  });
  registerSignOut(app, portal);
}
