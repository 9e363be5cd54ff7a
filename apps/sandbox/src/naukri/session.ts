import type { FastifyReply, FastifyRequest } from "fastify";
import { clearCookie, readCookie, setCookie } from "../job-site/cookies.ts";
import { COOKIES } from "./cookies.ts";
import type { Portal } from "./portal.ts";

const ACCESS_SECONDS = 60 * 60;
const REFRESH_SECONDS = 182 * 24 * 60 * 60;

function liveAccount(
  portal: Portal,
  token: string | undefined,
  maxSeconds: number,
): string | undefined {
  const account = portal.accounts.findSession(token, maxSeconds);
  if (account === undefined) return undefined;
  const expiry = portal.faults.get(account).session_expiry;
  return typeof expiry === "number"
    ? portal.accounts.findSession(token, Math.min(expiry, maxSeconds))
    : account;
}

/** Whose session a request belongs to. A cookie of an ended session proves nothing. */
export const findAccount = (portal: Portal, request: FastifyRequest): string | undefined =>
  liveAccount(portal, readCookie(request, COOKIES.access), ACCESS_SECONDS);

async function giveAccess(portal: Portal, reply: FastifyReply, account: string): Promise<void> {
  const access = await portal.accounts.createSession(account);
  setCookie(reply, COOKIES.access, access, { maxAgeSeconds: ACCESS_SECONDS });
}

/** Opens a session: an hour of access and the means to renew it. */
export async function openSession(
  portal: Portal,
  reply: FastifyReply,
  account: string,
): Promise<void> {
  await giveAccess(portal, reply, account);
  const refresh = await portal.accounts.createSession(account);
  setCookie(reply, COOKIES.refresh, refresh, { maxAgeSeconds: REFRESH_SECONDS });
  setCookie(reply, COOKIES.visitor, refresh.slice(0, 8), { isReadable: true });
}

/** What opening the home page does for a browser whose access has run out. Returns the account if there is one. */
export async function renewSession(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | undefined> {
  if (request.account !== undefined) return request.account;
  const token = readCookie(request, COOKIES.refresh);
  const account = liveAccount(portal, token, REFRESH_SECONDS);
  if (account !== undefined) await giveAccess(portal, reply, account);
  return account;
}

export async function closeSession(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  for (const name of [COOKIES.access, COOKIES.refresh]) {
    const token = readCookie(request, name);
    if (token !== undefined) await portal.accounts.endSession(token);
    clearCookie(reply, name);
  }
}

/** Ends the sessions of an account that is told to lose them in the middle of a form, once. True when it was. */
export async function expireMidForm(portal: Portal, account: string): Promise<boolean> {
  if (portal.faults.get(account).session_expiry !== "mid_form") return false;
  portal.faults.set({ session_expiry: null, scope: { applicant: account } });
  if (portal.faults.get(account).session_expiry === "mid_form") {
    portal.faults.set({ session_expiry: null });
  }
  await portal.accounts.endSessions(account);
  return true;
}
