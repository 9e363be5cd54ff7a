import type { ConsoleSession } from "@sendoff/contract/console-session";
import { consoleSessionRoutes } from "@sendoff/contract/console-session";
import { findConsoleSession } from "@sendoff/db/auth";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { missingFreshCode } from "../../plugins/auth.ts";
import type { Operator } from "../../plugins/operators.ts";
import { registerConsoleAudit } from "./audit.routes.ts";
import { registerConsolePayments } from "./payments.routes.ts";
import { registerConsolePeople } from "./people.routes.ts";
import { registerConsolePortals } from "./portals.routes.ts";
import { registerConsoleQueues } from "./queues.routes.ts";
import { registerConsole } from "./register-console.ts";

/** The operators' console. Who may call it stands in plugins/operators.ts. */
export function registerConsoleModule(app: FastifyInstance, deps: ApiDeps): void {
  registerConsole(app, consoleSessionRoutes.getConsoleSession, async ({ operator }) => ({
    status: 200,
    body: presentSession(operator.session),
  }));

  registerConsole(app, consoleSessionRoutes.openConsole, async ({ operator }) => {
    const session = await findConsoleSession(deps.db, operator.tokenHash);
    if (session === undefined) throw missingFreshCode();
    return { status: 200, body: presentSession(session) };
  });
  registerConsolePortals(app, deps);
  registerConsoleQueues(app, deps);
  registerConsolePayments(app, deps);
  registerConsolePeople(app, deps);
  registerConsoleAudit(app, deps);
}

function presentSession(session: Operator["session"]): ConsoleSession {
  return {
    email: session.email,
    name: session.name,
    checked_at: session.checkedAt?.toISOString() ?? null,
    good_until: session.goodUntil?.toISOString() ?? null,
    ends_at: session.endsAt?.toISOString() ?? null,
  };
}
