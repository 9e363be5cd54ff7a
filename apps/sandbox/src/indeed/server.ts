import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { registerCheckRoutes } from "../checks/check.routes.ts";
import { guardByCheck } from "../checks/guard.ts";
import { registerControlRoutes } from "../job-site/control.routes.ts";
import { readCookie } from "../job-site/cookies.ts";
import { createSiteServer } from "../job-site/site-server.ts";
import { registerTrapRoute } from "../job-site/traps.ts";
import { openSession } from "../job-site/finish-sign-in.ts";
import { parseInput } from "../parse-input.ts";
import { registerAuthRoutes } from "./auth.routes.ts";
import { changeLayout } from "./changed-layout.ts";
import { createCheckedSite } from "./checked-site.ts";
import { COOKIES } from "./cookies.ts";
import { FaultRequest, type FormFaults } from "./faults.ts";
import { guardBrowser } from "./guard.ts";
import { completeJob, JobInput } from "./job.ts";
import { registerJobsRoutes } from "./jobs.routes.ts";
import { errorPage, notFoundPage } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";
import { registerFormRoutes } from "./smart-apply/form.routes.ts";
import { findForm } from "./smart-apply/form-gate.ts";
import { registerOpenFormRoutes } from "./smart-apply/open-form.routes.ts";
import { signInSiteOf } from "./sign-in.ts";

function findAccount(portal: Portal, request: FastifyRequest): string | undefined {
  const token = readCookie(request, COOKIES.session);
  const account = portal.accounts.findSession(token);
  if (account === undefined) return undefined;
  const expiry = portal.faults.get(account).session_expiry;
  return typeof expiry === "number" ? portal.accounts.findSession(token, expiry) : account;
}

/** A form in another site's frame misbehaves as that site is told to. */
function faultsOf(portal: Portal, request: FastifyRequest): FormFaults {
  const form = findForm(portal, request);
  return form === undefined
    ? portal.faults.get(request.account)
    : form.owner.faultsOf(form.account);
}

/** The job site. Everything it knows comes from `portal`, so that a restart on the same folder is the same site. */
export function buildIndeedServer(portal: Portal): FastifyInstance {
  const checked = createCheckedSite(portal);
  const app = createSiteServer({
    assetFolder: fileURLToPath(new URL("./assets", import.meta.url)),
    faultsOf: (request) => faultsOf(portal, request),
    isStruck: (rate) => portal.faults.isStruck(rate),
    findAccount: (request) => findAccount(portal, request),
    guard: (request, reply) =>
      guardBrowser(portal, request, reply) || guardByCheck(checked, request, reply),
    errorPage,
    notFoundPage,
    changeLayout,
  });
  registerControlRoutes(app, portal, {
    faultRequest: FaultRequest,
    completeJob: (input) => completeJob(parseInput(JobInput, input)),
    openSession: (reply, account) => openSession(signInSiteOf(portal), reply, account),
  });
  registerTrapRoute(app, portal.traps);
  registerCheckRoutes(app, checked);
  registerAuthRoutes(app, portal);
  registerJobsRoutes(app, portal);
  registerOpenFormRoutes(app, portal);
  registerFormRoutes(app, portal);
  return app;
}
