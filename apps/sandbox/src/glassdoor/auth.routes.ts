import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { hasWord, isAddress, PASSWORD, safePath } from "../job-site/account-words.ts";
import { PIN_TTL_MS, type Challenge } from "../job-site/challenges.ts";
import { clearCookie, readCookie } from "../job-site/cookies.ts";
import { finishSignIn, type SignInSite } from "../job-site/finish-sign-in.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { COOKIES } from "./cookies.ts";
import {
  captchaFrame,
  captchaPage,
  codePage,
  goneAuthPage,
  signInPage,
} from "./pages/sign-in.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";

const HTML = "text/html; charset=utf-8";
/** Where the partner sends people back to. */
export const PARTNER_CALLBACK = "/profile/indeed/callback";
const HOME = "/Job/index.htm";
const Params = z.object({ id: z.string() });
const NextQuery = z.object({ next: z.string().catch("") });
const EmailBody = z.object({ username: z.string() });
const LoginBody = z.object({ username: z.string(), password: z.string(), next: z.string() });

const safeNext = (next: string): string =>
  next.startsWith("/profile/") ? HOME : safePath(next, HOME);

const refuse = (reply: FastifyReply, text: string) =>
  reply.code(422).send({ kind: "refused", text });

/** How a sign-in ends here. */
export const signInSiteOf = ({ accounts, checks }: Portal): SignInSite => ({
  accounts,
  checks,
  cookie: COOKIES.session,
  paths: CHECK_PATHS,
});

/** The code goes to the mailbox, or as a text to accounts with the word "sms". */
async function deliverCode(portal: Portal, challenge: Challenge): Promise<void> {
  const text = `Your ${SITE_NAME} verification code is ${challenge.pin}.`;
  if (challenge.kind === "phone_pin") {
    const phone = portal.accounts.getProfile(challenge.account).phone || "9000000001";
    await portal.inbox.recordSms({ to: `+91${phone}`, text });
    return;
  }
  await portal.inbox.recordMail({
    to: challenge.account,
    from: "noreply@clearpane.example",
    subject: `${challenge.pin} is your verification code`,
    text: `Hello,\n\n${text}\n\nIt is valid for 10 minutes.\n`,
  });
}

function meetsCaptcha(portal: Portal, account: string): boolean {
  const { captcha } = portal.faults.get(account);
  return captcha === true || captcha === "login" || hasWord(account, "captcha");
}

function createChallenge(portal: Portal, kind: Challenge["kind"], account: string, next: string) {
  return portal.challenges.create({ kind, account, isRemembering: false, next });
}

/** The first of the two steps: the address alone. */
function takeEmail(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const account = EmailBody.parse(request.body).username.trim().toLowerCase();
  if (!isAddress(account)) return refuse(reply, "Please enter a valid email address.");
  if (!meetsCaptcha(portal, account)) return { kind: "password", account };
  const { id } = createChallenge(portal, "captcha", account, HOME);
  return { kind: "go", path: `/profile/challenge/${id}` };
}

async function takePassword(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const body = LoginBody.parse(request.body);
  const account = body.username.trim().toLowerCase();
  const next = safeNext(body.next);
  if (!isAddress(account) || body.password !== PASSWORD) {
    return refuse(reply, "The email address or password is not right. Please try again.");
  }
  if (meetsCaptcha(portal, account)) {
    const { id } = createChallenge(portal, "captcha", account, next);
    return { kind: "go", path: `/profile/challenge/${id}` };
  }
  if (hasWord(account, "otp") || hasWord(account, "sms")) {
    const kind = hasWord(account, "sms") ? "phone_pin" : "email_pin";
    const challenge = createChallenge(portal, kind, account, next);
    await deliverCode(portal, challenge);
    return { kind: "go", path: `/profile/verify/${challenge.id}` };
  }
  return { kind: "go", path: await finishSignIn(signInSiteOf(portal), reply, account, next) };
}

const CODE_PROBLEMS = {
  wrong: "That code is not right. Please try again.",
  expired: "That code has expired. Send a new one.",
  too_many: "Too many wrong codes. Start again.",
};

function registerCodeRoutes(app: FastifyInstance, portal: Portal): void {
  const find = (request: FastifyRequest): Challenge | undefined => {
    const challenge = portal.challenges.find(Params.parse(request.params).id);
    return challenge?.kind === "captcha" ? undefined : challenge;
  };
  app.get("/profile/verify/:id", (request, reply) => {
    const challenge = find(request);
    const target =
      challenge?.kind === "phone_pin" ? "the phone number of your account" : challenge?.account;
    return reply
      .type(HTML)
      .send(challenge === undefined ? goneAuthPage() : codePage(challenge.id, target ?? ""));
  });
  app.post("/profile/api/verify/:id", async (request, reply) => {
    const challenge = find(request);
    const { code } = z.object({ code: z.string() }).parse(request.body);
    if (challenge === undefined) return refuse(reply, "This sign-in has ended. Start again.");
    const ttlMs = portal.faults.get(challenge.account).pin_ttl_ms ?? PIN_TTL_MS;
    const outcome = portal.challenges.tryPin(challenge, code.trim(), ttlMs);
    if (outcome !== "right") return refuse(reply, CODE_PROBLEMS[outcome]);
    const { account, next } = challenge;
    return { kind: "go", path: await finishSignIn(signInSiteOf(portal), reply, account, next) };
  });
  app.post("/profile/api/verify/:id/resend", async (request, reply) => {
    const challenge = find(request);
    if (challenge === undefined) return refuse(reply, "This sign-in has ended. Start again.");
    portal.challenges.renewPin(challenge);
    await deliverCode(portal, challenge);
    return { text: "We sent a new code. The old one no longer works." };
  });
}

function registerCaptchaRoutes(app: FastifyInstance, portal: Portal): void {
  const show = (wasTried: boolean) => (request: FastifyRequest, reply: FastifyReply) => {
    const challenge = portal.challenges.find(Params.parse(request.params).id);
    const page = challenge === undefined ? goneAuthPage() : captchaPage(challenge.id, wasTried);
    return reply.type(HTML).send(page);
  };
  app.get("/profile/challenge/:id", show(false));
  app.post("/profile/challenge/:id", show(true));
  app.get("/profile/captcha-frame", (_request, reply) => reply.type(HTML).send(captchaFrame()));
}

/** The partner's sign-in: out to it, and back with a code that names the account. */
function registerPartnerRoutes(app: FastifyInstance, portal: Portal): void {
  app.get("/profile/indeed", (request, reply) => {
    const state = portal.travellers.leave(safeNext(NextQuery.parse(request.query).next));
    const query = new URLSearchParams({ client: SITE_NAME, state });
    return reply.redirect(`${portal.indeed.url}/oauth/authorize?${query.toString()}`, 302);
  });
  app.get(PARTNER_CALLBACK, async (request, reply) => {
    const { code, state } = z
      .object({ code: z.string().catch(""), state: z.string().catch("") })
      .parse(request.query);
    const next = portal.travellers.comeBack(state);
    const account = portal.indeed.portal.partners.take(code);
    if (next === undefined || account === undefined) {
      return reply.code(400).type(HTML).send(goneAuthPage());
    }
    return reply.redirect(await finishSignIn(signInSiteOf(portal), reply, account, next), 302);
  });
}

/** Signing in by address and password or with the partner's account, and signing out. */
export function registerAuthRoutes(app: FastifyInstance, portal: Portal): void {
  const show = (request: FastifyRequest, reply: FastifyReply) => {
    const next = safeNext(NextQuery.parse(request.query).next);
    if (request.account !== undefined) return reply.redirect(next, 302);
    const { methods } = portal.faults.get(undefined);
    return reply.type(HTML).send(signInPage(next, methods ?? "both"));
  };
  app.get("/profile/login_input.htm", show);
  app.get("/index.htm", show);
  app.post("/profile/api/email", (request, reply) => takeEmail(portal, request, reply));
  app.post("/profile/api/login", (request, reply) => takePassword(portal, request, reply));
  registerCodeRoutes(app, portal);
  registerCaptchaRoutes(app, portal);
  registerPartnerRoutes(app, portal);
  app.get("/logout.htm", async (request, reply) => {
    const token = readCookie(request, COOKIES.session);
    if (token !== undefined) await portal.accounts.endSession(token);
    clearCookie(reply, COOKIES.session);
    return reply.redirect(HOME, 302);
  });
}
