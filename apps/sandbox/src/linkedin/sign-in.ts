import type { FastifyReply } from "fastify";
import { stopSignIn } from "../checks/guard.ts";
import { hashText } from "../seeded-random.ts";
import { hasWord, isAddress, PASSWORD, safePath } from "../job-site/account-words.ts";
import type { ChallengeKind } from "../job-site/challenges.ts";
import { setCookie } from "../job-site/cookies.ts";
import { openSession } from "../job-site/finish-sign-in.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { COOKIES } from "./cookies.ts";
import { deliverPin } from "./pin-delivery.ts";
import type { Portal } from "./portal.ts";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const SKIP_ONE_IN = 5;

export interface Credentials {
  email: string;
  password: string;
  isRemembering: boolean;
  next: string;
}

export type SignInOutcome =
  | { kind: "go"; path: string }
  | { kind: "refused"; field: "username" | "password"; text: string };

/** Only paths of this site: never another host. */
export function safeNext(next: string): string {
  return next.startsWith("/login") ? "/feed/" : safePath(next, "/feed/");
}

function challengeFor(portal: Portal, email: string): ChallengeKind | undefined {
  const { captcha } = portal.faults.get(email);
  if (captcha === true || captcha === "login" || hasWord(email, "captcha")) return "captcha";
  if (hasWord(email, "otp")) return "email_pin";
  if (hasWord(email, "sms")) return "phone_pin";
  return hasWord(email, "appcheck") ? "app_prompt" : undefined;
}

function hasInterstitial(portal: Portal, account: string): boolean {
  return (
    portal.faults.get(account).skip_interstitial ?? hashText(`skip:${account}`) % SKIP_ONE_IN === 0
  );
}

/** Where the session is kept. */
export const sessionOf = ({ accounts }: Portal) => ({ accounts, cookie: COOKIES.session });

/**
 * Opens the session and says where to go: home, the page asked for, or first the interstitial. While the account has a check
 * to pass, no session is opened, and the way is to that.
 */
export async function finishSignIn(
  portal: Portal,
  reply: FastifyReply,
  account: string,
  next: string,
  isRemembering: boolean,
): Promise<string> {
  const { checks } = portal;
  const stop = { account, next, isRemembering };
  const check = stopSignIn({ checks, paths: CHECK_PATHS }, stop);
  if (check !== undefined) return check;
  await openSession(sessionOf(portal), reply, account);
  if (isRemembering) {
    const remember = await portal.accounts.createRemember(account);
    setCookie(reply, COOKIES.remember, remember, { maxAgeSeconds: ONE_YEAR_SECONDS });
  }
  const path = safeNext(next);
  return hasInterstitial(portal, account)
    ? `/check/add-phone?next=${encodeURIComponent(path)}`
    : path;
}

/** Takes the name and password of either form. */
export async function startSignIn(
  portal: Portal,
  reply: FastifyReply,
  credentials: Credentials,
): Promise<SignInOutcome> {
  const email = credentials.email.trim().toLowerCase();
  if (!isAddress(email)) {
    return {
      kind: "refused",
      field: "username",
      text: "Please enter a valid email address or mobile number.",
    };
  }
  if (credentials.password !== PASSWORD) {
    return {
      kind: "refused",
      field: "password",
      text: "Wrong email or password. Try again or create an account.",
    };
  }
  const kind = challengeFor(portal, email);
  if (kind === undefined) {
    const path = await finishSignIn(
      portal,
      reply,
      email,
      credentials.next,
      credentials.isRemembering,
    );
    return { kind: "go", path };
  }
  const challenge = portal.challenges.create({
    kind,
    account: email,
    isRemembering: credentials.isRemembering,
    next: credentials.next,
  });
  await deliverPin(portal, challenge);
  return { kind: "go", path: `/checkpoint/challenge/${challenge.id}` };
}
