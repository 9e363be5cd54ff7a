import type { FastifyRequest } from "fastify";
import { readCookie } from "../job-site/cookies.ts";
import { hashText } from "../seeded-random.ts";
import { COOKIES } from "./cookies.ts";
import type { FaultSwitches } from "./faults.ts";
import type { Frame } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";

/** Of two ways that the real site is told to have, the one this account meets, unless a switch says. */
export const byAccount = (account: string | undefined, what: string): boolean =>
  hashText(`${what}:${account ?? ""}`) % 2 === 0;

export const faultsOf = (portal: Portal, request: FastifyRequest): FaultSwitches =>
  portal.faults.get(request.account);

/** What lies around and over a page for this visitor. */
export function frameOf(portal: Portal, request: FastifyRequest): Frame {
  const faults = faultsOf(portal, request);
  return {
    account: request.account,
    needsCookieBanner: readCookie(request, COOKIES.consent) === undefined,
    hasBackdrop: faults.backdrop === true,
    hasSoftPrompt: faults.soft_prompt === true,
    hasCaptcha: false,
  };
}

/** Where a click leads when the session has gone. */
export const sessionEndOf = (portal: Portal, request: FastifyRequest): "panel" | "page" =>
  faultsOf(portal, request).session_end ??
  (byAccount(request.account, "session-end") ? "panel" : "page");

/** The answer to a call of a page whose session has gone. */
export const SIGNED_OUT = { kind: "signed_out", message: "Your session has expired." } as const;
