import type { FastifyReply } from "fastify";
import { stopSignIn } from "../checks/guard.ts";
import { hasWord, isAddress, PASSWORD, safePath } from "../job-site/account-words.ts";
import { PIN_TTL_MS, type Challenge, type ChallengeKind } from "../job-site/challenges.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import type { Portal } from "./portal.ts";
import { SITE_NAME } from "./pages/view.ts";
import { openSession } from "./session.ts";

export const HOME = "/mnjuser/homepage";

export type SignInAnswer =
  | { kind: "go"; path: string }
  /** A code is on its way: the id under which it is to be sent back. */
  | { kind: "code"; id: string }
  | { kind: "refused"; text: string };

export const refused = (text: string): SignInAnswer => ({ kind: "refused", text });

/** Only paths of this site, and never the sign-in itself. */
export const safeNext = (next: string): string =>
  next.startsWith("/nlogin") ? HOME : safePath(next, HOME);

/** Accounts without a phone in their profile have one for this purpose. */
const phoneOf = (portal: Portal, account: string): string =>
  `+91${portal.accounts.getProfile(account).phone || "9000000001"}`;

/** Sends a code by text or mail. */
export async function deliverCode(portal: Portal, challenge: Challenge): Promise<void> {
  const { account, pin } = challenge;
  if (challenge.kind === "phone_pin") {
    const text = `${pin} is your OTP to login to ${SITE_NAME}.`;
    await portal.inbox.recordSms({ to: phoneOf(portal, account), text });
    return;
  }
  await portal.inbox.recordMail({
    to: account,
    from: "info@northdesk.example",
    subject: `Your OTP for ${SITE_NAME} is ${pin}`,
    text: `Dear user,\n\nYour one-time password to login is ${pin}. It is valid for 10 minutes.\n`,
  });
}

function secondStepOf(portal: Portal, account: string): ChallengeKind | undefined {
  const { captcha } = portal.faults.get(account);
  if (captcha === true || captcha === "login" || hasWord(account, "captcha")) return "captcha";
  if (hasWord(account, "sms")) return "phone_pin";
  return hasWord(account, "otp") ? "email_pin" : undefined;
}

/** Opens the session and says where to go. While the account has a check to pass, no session is opened, and the way is to that. */
export async function finishSignIn(
  portal: Portal,
  reply: FastifyReply,
  account: string,
  next: string,
) {
  const { checks } = portal;
  const check = stopSignIn({ checks, paths: CHECK_PATHS }, { account, next });
  if (check !== undefined) return { kind: "go", path: check } as const;
  await openSession(portal, reply, account);
  return { kind: "go", path: safeNext(next) } as const;
}

/** Takes name and password of either form. Accounts with the words "otp" and "sms" are asked for a code on top. */
export async function tryPassword(
  portal: Portal,
  reply: FastifyReply,
  input: { username: string; password: string; next: string },
): Promise<SignInAnswer> {
  const account = input.username.trim().toLowerCase();
  if (!isAddress(account) || input.password !== PASSWORD) {
    return refused("Invalid details. Please check the Email ID - Password combination.");
  }
  const kind = secondStepOf(portal, account);
  if (kind === undefined) return finishSignIn(portal, reply, account, input.next);
  const challenge = portal.challenges.create({
    kind,
    account,
    isRemembering: false,
    next: input.next,
  });
  if (kind === "captcha") return { kind: "go", path: "/nlogin/captcha" };
  await deliverCode(portal, challenge);
  return { kind: "go", path: `/nlogin/otp/${challenge.id}` };
}

/** Signing in without a password. The number has to be of an account that is known. */
export async function startPhoneSignIn(
  portal: Portal,
  input: { phone: string; next: string },
): Promise<SignInAnswer> {
  const account = portal.accounts.findByPhone(input.phone);
  if (account === undefined) return refused("This mobile number is not registered with us.");
  const challenge = portal.challenges.create({
    kind: "phone_pin",
    account,
    isRemembering: false,
    next: input.next,
  });
  await deliverCode(portal, challenge);
  return { kind: "code", id: challenge.id };
}

/** Guesses: no saved page shows them. */
const CODE_PROBLEMS = {
  wrong: "The OTP you entered is incorrect.",
  expired: "This OTP has expired. Please request a new one.",
  too_many: "Too many incorrect attempts. Please login again.",
};

export async function tryCode(
  portal: Portal,
  reply: FastifyReply,
  challenge: Challenge,
  code: string,
): Promise<SignInAnswer> {
  const ttlMs = portal.faults.get(challenge.account).pin_ttl_ms ?? PIN_TTL_MS;
  const outcome = portal.challenges.tryPin(challenge, code.trim(), ttlMs);
  return outcome === "right"
    ? finishSignIn(portal, reply, challenge.account, challenge.next)
    : refused(CODE_PROBLEMS[outcome]);
}
