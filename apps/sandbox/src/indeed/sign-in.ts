import type { FastifyReply } from "fastify";
import { hasWord, isAddress, PASSWORD, safePath } from "../job-site/account-words.ts";
import { PIN_TTL_MS, type Challenge, type ChallengeKind } from "../job-site/challenges.ts";
import { finishSignIn, type SignInSite } from "../job-site/finish-sign-in.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { COOKIES } from "./cookies.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";

export type SignInAnswer = { kind: "go"; path: string } | { kind: "refused"; text: string };

const refused = (text: string): SignInAnswer => ({ kind: "refused", text });
const go = (path: string): SignInAnswer => ({ kind: "go", path });

/** Only paths of this site, and never the sign-in itself. */
export const safeNext = (next: string): string =>
  next.startsWith("/auth") ? "/" : safePath(next, "/");

const phoneOf = (portal: Portal, account: string): string =>
  `+91${portal.accounts.getProfile(account).phone || "9000000001"}`;

/** Sends the code to the mailbox, or as a text to accounts with the word "sms". */
export async function deliverCode(portal: Portal, challenge: Challenge): Promise<void> {
  if (challenge.kind === "phone_pin") {
    await portal.inbox.recordSms({
      to: phoneOf(portal, challenge.account),
      text: `${challenge.pin} is your ${SITE_NAME} code.`,
    });
    return;
  }
  await portal.inbox.recordMail({
    to: challenge.account,
    from: "no-reply@fieldpost.example",
    subject: `${challenge.pin} is your ${SITE_NAME} code`,
    text: `Hello,\n\nYour one-time code for ${SITE_NAME} is:\n\n${challenge.pin}\n\nIt is valid for 10 minutes. If you did not ask for it, ignore this mail.\n`,
  });
}

function kindFor(portal: Portal, email: string): ChallengeKind {
  const { captcha } = portal.faults.get(email);
  if (captcha === true || captcha === "login" || hasWord(email, "captcha")) return "captcha";
  return hasWord(email, "sms") ? "phone_pin" : "email_pin";
}

/** Takes the address: a code is sent, or the password asked for where that comes first. */
export async function startSignIn(
  portal: Portal,
  input: { email: string; next: string },
): Promise<SignInAnswer> {
  const account = input.email.trim().toLowerCase();
  if (!isAddress(account)) return refused("Error: Enter a valid email address.");
  const kind = kindFor(portal, account);
  const challenge = portal.challenges.create({
    kind,
    account,
    isRemembering: false,
    next: input.next,
  });
  if (kind === "captcha") return go(`/auth/captcha/${challenge.id}`);
  if (portal.faults.get(account).login_variant === "password") {
    return go(`/auth/password/${challenge.id}`);
  }
  await deliverCode(portal, challenge);
  return go(`/auth/code/${challenge.id}`);
}

/** How a sign-in ends here. */
export const signInSiteOf = ({ accounts, checks }: Portal): SignInSite => ({
  accounts,
  checks,
  cookie: COOKIES.session,
  paths: CHECK_PATHS,
});

const finish = async (portal: Portal, reply: FastifyReply, { account, next }: Challenge) =>
  go(await finishSignIn(signInSiteOf(portal), reply, account, safeNext(next)));

const CODE_PROBLEMS = {
  wrong: "That code is not right. Check it and try again.",
  expired: "That code has expired. Send a new one.",
  too_many: "Too many wrong codes. Start again.",
};

export async function tryCode(
  portal: Portal,
  reply: FastifyReply,
  challenge: Challenge,
  code: string,
): Promise<SignInAnswer> {
  const ttlMs = portal.faults.get(challenge.account).pin_ttl_ms ?? PIN_TTL_MS;
  const outcome = portal.challenges.tryPin(challenge, code.trim(), ttlMs);
  return outcome === "right" ? finish(portal, reply, challenge) : refused(CODE_PROBLEMS[outcome]);
}

/** Signs in by password. Accounts with the word "otp" or "sms" are asked for a code on top. */
export async function tryPassword(
  portal: Portal,
  reply: FastifyReply,
  challenge: Challenge,
  password: string,
): Promise<SignInAnswer> {
  if (password !== PASSWORD) return refused("That password is not right. Try again.");
  const { account } = challenge;
  if (!hasWord(account, "otp") && !hasWord(account, "sms")) {
    return finish(portal, reply, challenge);
  }
  portal.challenges.renewPin(challenge);
  await deliverCode(portal, challenge);
  return go(`/auth/code/${challenge.id}?second=1`);
}
