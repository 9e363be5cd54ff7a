import { fileURLToPath } from "node:url";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { registerCheckRoutes } from "../checks/check.routes.ts";
import { guardByCheck } from "../checks/guard.ts";
import { registerControlRoutes } from "../job-site/control.routes.ts";
import { readCookie } from "../job-site/cookies.ts";
import { createSiteServer } from "../job-site/site-server.ts";
import { registerTrapRoute } from "../job-site/traps.ts";
import { parseInput } from "../parse-input.ts";
import { openSession } from "../job-site/finish-sign-in.ts";
import { signInSiteOf, registerAuthRoutes } from "./auth.routes.ts";
import { changeLayout } from "./changed-layout.ts";
import { createCheckedSite } from "./checked-site.ts";
import { COOKIES } from "./cookies.ts";
import { registerEasyApplyRoutes } from "./easy-apply.routes.ts";
import { FaultRequest } from "./faults.ts";
import { completeJob, JobInput } from "./job.ts";
import { registerJobsRoutes } from "./jobs.routes.ts";
import { challengePage, errorPage, notFoundPage } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";

/** The page that checks the browser. True when it stands in the way and was sent instead of what was asked for. */
function guardBrowser(portal: Portal, request: FastifyRequest, reply: FastifyReply): boolean {
  const { challenge } = portal.faults.get(request.account);
  if (challenge === undefined || challenge === false) return false;
  const isPassing = challenge === "passing";
  if (isPassing && readCookie(request, COOKIES.clearance) !== undefined) return false;
  void reply.code(403).type("text/html; charset=utf-8").send(challengePage(isPassing));
  return true;
}

function findAccount(portal: Portal, request: FastifyRequest): string | undefined {
  const token = readCookie(request, COOKIES.session);
  return token !== undefined && portal.owner.isAlive(token)
    ? portal.accounts.findSession(token)
    : undefined;
}

/** The job site. Everything it knows comes from `portal`, so that a restart on the same folder is the same site. */
export function buildGlassdoorServer(portal: Portal): FastifyInstance {
  const checked = createCheckedSite(portal);
  const app = createSiteServer({
    assetFolder: fileURLToPath(new URL("./assets", import.meta.url)),
    faultsOf: (request) => portal.faults.get(request.account),
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
  // The form is the partner's, and so are its traps.
  registerTrapRoute(app, portal.indeed.portal.traps);
  registerCheckRoutes(app, checked);
  registerAuthRoutes(app, portal);
  registerJobsRoutes(app, portal);
  registerEasyApplyRoutes(app, portal);
  return app;
}
