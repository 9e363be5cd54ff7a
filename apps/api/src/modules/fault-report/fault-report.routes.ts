import { routes } from "@sendoff/contract/routes";
import type { ThrottleLimit } from "@sendoff/db/auth";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { throttle } from "../../throttle.ts";

/** A household whose every screen breaks is heard; a script that fills the log is not. */
const REPORTS: readonly ThrottleLimit[] = [{ windowSeconds: 3600, count: 30 }];

/** Writes into the log what broke in somebody's browser, under the number that they were shown. */
export function registerFaultReportModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.reportFault, async ({ body, request }) => {
    await throttle(deps, "fault_reports", request.callerNetwork, REPORTS);
    deps.logger.error(
      {
        reportId: body.report_id,
        page: body.page.split("?", 1)[0],
        browser: request.headers["user-agent"]?.slice(0, 200),
        fault: { message: body.message, stack: body.stack },
      },
      "a screen could not be shown",
    );
    return { status: 202, body: { report_id: body.report_id } };
  });
}
