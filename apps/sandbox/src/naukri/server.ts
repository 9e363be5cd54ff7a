import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { registerCheckRoutes } from "../checks/check.routes.ts";
import { guardByCheck } from "../checks/guard.ts";
import { registerControlRoutes } from "../job-site/control.routes.ts";
import { createSiteServer } from "../job-site/site-server.ts";
import { registerTrapRoute } from "../job-site/traps.ts";
import { parseInput } from "../parse-input.ts";
import { registerApplyRoutes } from "./apply.routes.ts";
import { registerAuthRoutes } from "./auth.routes.ts";
import { changeLayout } from "./changed-layout.ts";
import { createCheckedSite } from "./checked-site.ts";
import { FaultRequest } from "./faults.ts";
import { guard } from "./gate.ts";
import { completeJob, JobInput } from "./job.ts";
import { registerJobsRoutes } from "./jobs.routes.ts";
import { registerMemberRoutes } from "./member.routes.ts";
import { errorPage, notFoundPage } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";
import { findAccount, openSession } from "./session.ts";
import { registerTalkRoutes } from "./talk/talk.routes.ts";

const RefusalQuery = z.object({ applicant: z.string().optional() });

/** The job site. Everything it knows comes from `portal`, so that a restart on the same folder is the same site. */
export function buildNaukriServer(portal: Portal): FastifyInstance {
  const checked = createCheckedSite(portal);
  const app = createSiteServer({
    assetFolder: fileURLToPath(new URL("./assets", import.meta.url)),
    faultsOf: (request) => portal.faults.get(request.account),
    isStruck: (rate) => portal.faults.isStruck(rate),
    findAccount: (request) => findAccount(portal, request),
    guard: (request, reply) =>
      guard(portal, request, reply) || guardByCheck(checked, request, reply),
    errorPage,
    notFoundPage,
    changeLayout,
  });
  registerControlRoutes(app, portal, {
    faultRequest: FaultRequest,
    completeJob: (input) => completeJob(parseInput(JobInput, input)),
    openSession: (reply, account) => openSession(portal, reply, account),
  });
  app.get("/_control/refusals", (request) =>
    portal.refusals.list(parseInput(RefusalQuery, request.query).applicant),
  );
  registerTrapRoute(app, portal.traps);
  registerCheckRoutes(app, checked);
  registerAuthRoutes(app, portal);
  registerMemberRoutes(app, portal);
  registerApplyRoutes(app, portal);
  registerTalkRoutes(app, portal);
  registerJobsRoutes(app, portal);
  return app;
}
