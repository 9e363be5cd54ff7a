import type { FastifyReply, FastifyRequest } from "fastify";
import { blockPage, captchaPage } from "./pages/login.page.ts";
import type { Portal } from "./portal.ts";
import { faultsOf, SIGNED_OUT } from "./visit.ts";

const HTML = "text/html; charset=utf-8";

/** What stands before every page of this visitor. True when it was sent instead of what was asked for. */
export function guard(portal: Portal, request: FastifyRequest, reply: FastifyReply): boolean {
  const { block, captcha } = faultsOf(portal, request);
  if (block !== undefined && block !== null) {
    void reply.code(403).type(HTML).send(blockPage(block));
    return true;
  }
  if (captcha !== true || request.url.startsWith("/recaptcha/")) return false;
  void reply.code(403).type(HTML).send(captchaPage());
  return true;
}

type MemberHandler = (account: string, request: FastifyRequest, reply: FastifyReply) => unknown;

/** A page for those who are signed in; others are led to the sign-in and back. */
export const memberPage =
  (handle: MemberHandler) =>
  (request: FastifyRequest, reply: FastifyReply): unknown => {
    const { account } = request;
    if (account === undefined) {
      const back = encodeURIComponent(request.url);
      return reply.redirect(`/nlogin/login?msg=0&URL=${back}`, 302);
    }
    reply.type(HTML);
    return handle(account, request, reply);
  };

/** A call of a page's script: 401 without a session. */
export const memberCall =
  (handle: MemberHandler) =>
  (request: FastifyRequest, reply: FastifyReply): unknown =>
    request.account === undefined
      ? reply.code(401).send(SIGNED_OUT)
      : handle(request.account, request, reply);
