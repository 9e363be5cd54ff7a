import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";
import { registerControlRoutes } from "../job-site/control.routes.ts";
import { createSiteServer } from "../job-site/site-server.ts";
import { registerTrapRoute } from "../job-site/traps.ts";
import { registerBoardRoutes } from "./boards.routes.ts";
import { changeLayout } from "./changed-layout.ts";
import { FaultRequest } from "./faults.ts";
import { completeJob } from "./job.ts";
import { errorPage, notFoundPage } from "./pages/layout.ts";
import type { Portal } from "./portal.ts";
import { registerSubmitRoutes } from "./submit.routes.ts";

/** The boards of all companies. Everything they know comes from `portal`, so that a restart on the same folder is the same site. */
export function buildBoardsServer(portal: Portal): FastifyInstance {
  const app = createSiteServer({
    assetFolder: fileURLToPath(new URL("./assets", import.meta.url)),
    faultsOf: () => portal.faults.get(),
    isStruck: (rate) => portal.faults.isStruck(rate),
    findAccount: () => undefined,
    errorPage,
    notFoundPage,
    changeLayout,
  });
  registerControlRoutes(app, portal, { faultRequest: FaultRequest, completeJob });
  registerTrapRoute(app, portal.traps);
  registerBoardRoutes(app, portal);
  registerSubmitRoutes(app, portal);
  return app;
}
