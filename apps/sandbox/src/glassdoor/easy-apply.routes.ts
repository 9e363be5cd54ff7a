import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readCookie } from "../job-site/cookies.ts";
import { standingOf } from "../job-site/standing.ts";
import { COOKIES } from "./cookies.ts";
import { isEasy } from "./job.ts";
import type { Portal } from "./portal.ts";

const OpenBody = z.object({ job_id: z.string() });

function open(portal: Portal, request: FastifyRequest, reply: FastifyReply) {
  const { account } = request;
  if (account === undefined) {
    return reply.code(401).send({ kind: "signed_out", message: "Sign in to apply." });
  }
  const job = portal.catalogue.find(OpenBody.parse(request.body).job_id);
  if (job === undefined || !isEasy(job)) {
    return reply
      .code(409)
      .send({ kind: "closed", message: "This job is no longer accepting applications." });
  }
  const { captcha, stale_frame, moved_frame } = portal.faults.get(account);
  if (captcha === true || captcha === "apply") {
    const input = {
      kind: "captcha",
      account,
      isRemembering: false,
      next: "/Job/index.htm",
    } as const;
    const { id } = portal.challenges.create(input);
    return reply.code(403).send({ kind: "challenge", next: `/profile/challenge/${id}` });
  }
  if (standingOf(portal, account, job).kind === "applied") {
    return reply
      .code(409)
      .send({ kind: "applied", message: "You have already applied to this job." });
  }
  if (portal.owner.isOverDailyLimit(account)) {
    return reply.code(429).send({
      kind: "limit",
      message: "You’ve reached today’s limit of applications. Continue applying tomorrow.",
    });
  }
  const token = readCookie(request, COOKIES.session) ?? "";
  const form = portal.indeed.portal.forms.open({ owner: portal.owner, account, token, job });
  return {
    kind: "form",
    src: `${portal.indeed.url}/beta/indeedapply/frame?iaUid=${form.id}`,
    keeps_frame: stale_frame ?? true,
    moves_frame: moved_frame ?? null,
  };
}

/** Easy Apply: the form itself is the partner's, in a frame. */
export function registerEasyApplyRoutes(app: FastifyInstance, portal: Portal): void {
  app.post("/easy-apply/api/open", (request, reply) => open(portal, request, reply));
}
