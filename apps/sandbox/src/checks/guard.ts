import type { FastifyReply, FastifyRequest } from "fastify";
import type { Checks } from "./check-store.ts";
import { checkPath, type CheckedSite } from "./checked-site.ts";
import type { CheckPlace } from "./plan.ts";

/** The page that a call was made from, as a path of this site. */
export function pageOfCall(request: FastifyRequest, otherwise: string): string {
  const from = URL.parse(request.headers.referer ?? "");
  return from !== null && from.host === request.host ? from.pathname + from.search : otherwise;
}

/** What a call is answered with whose visitor has a check to pass first: its page goes there. */
export const challengeAnswer = (path: string) => ({
  kind: "challenge",
  message: "Verify you are human to continue.",
  next: path,
});

function isCheckPage(site: CheckedSite, url: string): boolean {
  return Object.values(site.paths).some((path) => url.startsWith(`${path}/`));
}

/** What stands in the way of a signed-in visitor's request. True when it was sent instead of what was asked for. */
export function guardByCheck(
  site: CheckedSite,
  request: FastifyRequest,
  reply: FastifyReply,
): boolean {
  const { account, url } = request;
  if (account === undefined || isCheckPage(site, url) || site.isOpen(url)) return false;
  const isCall = site.isCall(url);
  const next = isCall ? pageOfCall(request, site.home) : url;
  const stop = { account, place: site.placeOf(request), next };
  if (!isCall) site.checks.visit(stop);
  const check = site.checks.stop(stop);
  if (check === undefined) return false;
  const path = checkPath(site, check);
  void (isCall ? reply.code(403).send(challengeAnswer(path)) : reply.redirect(path, 302));
  return true;
}

/** The address of the check that a sign-in has to pass before it opens a session, if there is one. */
export function stopSignIn(
  { checks, paths }: { checks: Checks; paths: CheckedSite["paths"] },
  stop: { account: string; next: string; isRemembering?: boolean },
): string | undefined {
  const place: CheckPlace = "sign_in";
  const check = checks.stop({ ...stop, place });
  return check === undefined ? undefined : checkPath({ paths }, check);
}
