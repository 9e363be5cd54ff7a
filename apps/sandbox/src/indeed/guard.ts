import type { FastifyReply, FastifyRequest } from "fastify";
import { readCookie } from "../job-site/cookies.ts";
import { COOKIES } from "./cookies.ts";
import { challengePage } from "./pages/auth.page.ts";
import type { Portal } from "./portal.ts";

/** The page that checks the browser. True when it stands in the way and was sent instead of what was asked for. */
export function guardBrowser(
  portal: Portal,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const { challenge } = portal.faults.get(request.account);
  if (challenge === undefined || challenge === false) return false;
  const isPassing = challenge === "passing";
  if (isPassing && readCookie(request, COOKIES.clearance) !== undefined) return false;
  void reply.code(403).type("text/html; charset=utf-8").send(challengePage(isPassing));
  return true;
}
