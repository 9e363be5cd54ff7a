import type { FastifyReply, FastifyRequest } from "fastify";
import type { Portal } from "./portal.ts";
import { createVisit, type Visit } from "./visit.ts";

type Handler = (visit: Visit, request: FastifyRequest, reply: FastifyReply) => unknown;

function challengePath(portal: Portal, account: string, next: string): string {
  const challenge = portal.challenges.create({
    kind: "captcha",
    account,
    isRemembering: false,
    next,
  });
  return `/checkpoint/challenge/${challenge.id}`;
}

/** A page for members: without a session it leads to the wall, under a captcha fault to the checkpoint. */
export function memberPage(portal: Portal, handle: Handler) {
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    if (request.account === undefined) {
      const back = encodeURIComponent(request.url);
      return reply.redirect(`/authwall?trk=gf&original_referer=&sessionRedirect=${back}`, 302);
    }
    const visit = createVisit(portal, request, request.account);
    if (visit.faults.captcha === true) {
      return reply.redirect(challengePath(portal, visit.account, request.url), 302);
    }
    reply.type("text/html; charset=utf-8");
    return handle(visit, request, reply);
  };
}

/** A call of the page's script: 401 without a session, 403 with the checkpoint's address under a captcha fault. */
export function memberCall(portal: Portal, handle: Handler) {
  return (request: FastifyRequest, reply: FastifyReply): unknown => {
    if (request.account === undefined) {
      return reply
        .code(401)
        .send({ kind: "signed_out", message: "Your session has expired. Please sign in again." });
    }
    const visit = createVisit(portal, request, request.account);
    const { captcha } = visit.faults;
    if (captcha === true || (captcha === "apply" && request.url.includes("/easy-apply/"))) {
      const next = challengePath(portal, visit.account, "/feed/");
      return reply.code(403).send({ kind: "challenge", next });
    }
    return handle(visit, request, reply);
  };
}
