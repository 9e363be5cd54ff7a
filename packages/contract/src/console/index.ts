import { consoleAuditRoutes } from "./audit.ts";
import { consolePaymentRoutes } from "./payments.ts";
import { consolePeopleRoutes } from "./people.ts";
import { consolePortalRoutes } from "./portals.ts";
import { consoleQueueRoutes } from "./queues.ts";
import { consoleSessionRoutes } from "./session.ts";

export * from "./audit.ts";
export * from "./payments.ts";
export * from "./people.ts";
export * from "./portals.ts";
export * from "./queues.ts";

/** Every call of the operators' console. They are no part of the description of the API: only who may use them learns of them. */
export const consoleRoutes = {
  ...consoleSessionRoutes,
  ...consolePortalRoutes,
  ...consoleQueueRoutes,
  ...consolePaymentRoutes,
  ...consolePeopleRoutes,
  ...consoleAuditRoutes,
};
