import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { readCookie } from "../../job-site/cookies.ts";
import { standingOf } from "../../job-site/standing.ts";
import { markup } from "../../markup.ts";
import { applyableId, APPLY_ENTRY } from "../apply-entry.ts";
import { COOKIES } from "../cookies.ts";
import type { Job } from "../job.ts";
import { htmlDocument, notFoundPage } from "../pages/layout.ts";
import type { Portal } from "../portal.ts";
import { isEasy } from "../search.ts";
import { pagesOf, REVIEW_SLUG } from "./form-pages.ts";
import type { Form, FormOwner } from "./form-store.ts";
import { formPath } from "./form.routes.ts";
import { formPageHandler } from "./form-gate.ts";
import { createFormOwner } from "./form-owner.ts";
import { appliedPage, closedPage, limitPage } from "./pages/form.page.ts";

const HTML = "text/html; charset=utf-8";

/** Where a form begins. */
export const firstPath = (form: Form): string =>
  formPath(form, pagesOf(form)[0]?.slug ?? REVIEW_SLUG);

const OpenQuery = z.object({
  jk: z.string().catch(""),
  indeedApplyableJobId: z.string().catch(""),
});

/** The job that an entry address names by its key, or by the id that it has for applications. */
function findJob(portal: Portal, request: FastifyRequest): Job | undefined {
  const { jk, indeedApplyableJobId } = OpenQuery.parse(request.query);
  return jk === "" && indeedApplyableJobId !== ""
    ? portal.catalogue.list().find(({ id }) => applyableId(id) === indeedApplyableJobId)
    : portal.catalogue.find(jk);
}

function open(portal: Portal, owner: FormOwner, request: FastifyRequest, reply: FastifyReply) {
  reply.type(HTML);
  const { account } = request;
  if (account === undefined) return reply.redirect(owner.signInPath(request.url) ?? "/auth", 302);
  const job = findJob(portal, request);
  if (job === undefined) return reply.code(404).send(notFoundPage());
  const { captcha } = portal.faults.get(account);
  if (captcha === true || captcha === "apply") {
    const challenge = portal.challenges.create({
      kind: "captcha",
      account,
      isRemembering: false,
      next: request.url,
    });
    return reply.redirect(`/auth/captcha/${challenge.id}`, 302);
  }
  // Opening refuses what was sent before; a form that is still open elsewhere can be sent again, and is recorded.
  if (standingOf(portal, account, job).kind === "applied") {
    return reply.code(409).send(appliedPage());
  }
  if (!isEasy(job)) return reply.code(409).send(closedPage());
  if (owner.isOverDailyLimit(account)) return reply.code(429).send(limitPage());
  const token = readCookie(request, COOKIES.session) ?? "";
  return reply.redirect(firstPath(portal.forms.open({ owner, account, token, job })), 302);
}

/** The outer of the two frames in which another site shows a form. */
function framePage(form: Form): string {
  return htmlDocument({
    title: "Job application",
    styles: ["form.css"],
    bodyClass: "ia-frame-page",
    body: markup`<iframe id="indeedapply-frame" class="ia-frame" title="Job application form" src="${firstPath(form)}"></iframe>`,
    scripts: ["frame.js"],
  });
}

/** How forms are opened: by this site's button, and in the frames of another. */
export function registerOpenFormRoutes(app: FastifyInstance, portal: Portal): void {
  const owner = createFormOwner("indeed", portal, {
    signInPath: (back) => `/auth?continue=${encodeURIComponent(back)}`,
    jobPath: (jobId) => `/viewjob?jk=${jobId}`,
  });
  app.get(APPLY_ENTRY, (request, reply) => open(portal, owner, request, reply));
  // The address of older builds.
  app.get("/beta/indeedapply/start", (request, reply) => open(portal, owner, request, reply));
  app.get(
    "/beta/indeedapply/frame",
    formPageHandler(portal, (form, _request, reply) => reply.send(framePage(form))),
  );
  app.get("/beta/indeedapply/preloadresumeapply", (_request, reply) =>
    reply.type(HTML).send("<!doctype html><title>Preload</title>"),
  );
}
