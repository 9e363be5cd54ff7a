import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { registerCheckRoutes } from "../checks/check.routes.ts";
import { guardByCheck } from "../checks/guard.ts";
import { registerControlRoutes } from "../job-site/control.routes.ts";
import { createSiteServer } from "../job-site/site-server.ts";
import { openSession } from "../job-site/finish-sign-in.ts";
import { parseInput } from "../parse-input.ts";
import { registerApplyRoutes } from "./apply.routes.ts";
import { completeJob } from "./catalogue.ts";
import { changeLayout } from "./changed-layout.ts";
import { createCheckedSite } from "./checked-site.ts";
import { registerCheckpointRoutes } from "./checkpoint.routes.ts";
import { FaultRequest } from "./faults.ts";
import { JobInput } from "./job.ts";
import { registerJobsRoutes } from "./jobs.routes.ts";
import { registerLoginRoutes } from "./login.routes.ts";
import { registerMemberRoutes } from "./member.routes.ts";
import { errorPage, notFoundPage } from "./pages/error.page.ts";
import type { Portal } from "./portal.ts";
import { findAccount, keepAskedSkin } from "./visit.ts";
import { sessionOf } from "./sign-in.ts";

/** The job site. Everything it knows comes from `portal`, so that a restart on the same folder is the same site. */
export function buildLinkedinServer(portal: Portal): FastifyInstance {
  const checked = createCheckedSite(portal);
  const app = createSiteServer({
    assetFolder: fileURLToPath(new URL("./assets", import.meta.url)),
    faultsOf: (request) => portal.faults.get(request.account),
    isStruck: (rate) => portal.faults.isStruck(rate),
    findAccount: (request) => findAccount(portal, request),
    guard: (request, reply) => guardByCheck(checked, request, reply),
    onAnswer: keepAskedSkin,
    errorPage,
    notFoundPage,
    changeLayout,
  });
  registerControlRoutes(app, portal, {
    faultRequest: FaultRequest,
    completeJob: (input) => completeJob(parseInput(JobInput, input)),
    openSession: (reply, account) => openSession(sessionOf(portal), reply, account),
  });
  registerLoginRoutes(app, portal);
  registerCheckpointRoutes(app, portal);
  registerCheckRoutes(app, checked);
  registerMemberRoutes(app, portal);
  registerJobsRoutes(app, portal);
  registerApplyRoutes(app, portal);
  return app;
}
