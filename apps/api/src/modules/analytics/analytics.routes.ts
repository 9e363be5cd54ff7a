import { routes } from "@sendoff/contract/routes";
import { getAnalytics } from "@sendoff/db/analytics";
import { getWallet } from "@sendoff/db/ledger";
import { listConnections } from "@sendoff/db/platform";
import { getDashboardFigures, listApplications, listRunViews } from "@sendoff/db/views";
import { UnexpectedError } from "@sendoff/kit/errors";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { presentAnalytics } from "../../presenters/present-analytics.ts";
import { presentApplication } from "../../presenters/present-application.ts";
import { presentRun } from "../../presenters/present-run.ts";
import { presentWallet } from "../../presenters/present-wallet.ts";
import { registerLogRoutes } from "./logs.routes.ts";
import { registerResponseRoutes } from "./response.routes.ts";

const DASHBOARD_LIST = 50;

/** The dashboard, the analytics, the application logs and what was answered to them. */
export function registerAnalyticsModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getDashboard, async ({ user }) => {
    const { db } = deps;
    const [figures, wallet, connections, runs, today, waiting] = await Promise.all([
      getDashboardFigures(db, user.id),
      getWallet(db, user.id),
      listConnections(db, user.id),
      listRunViews(db, { userId: user.id, limit: 1 }),
      listApplications(db, { userId: user.id, isToday: true, limit: DASHBOARD_LIST }),
      listApplications(db, {
        userId: user.id,
        statuses: ["NEEDS_ANSWER", "NEEDS_USER", "NEEDS_REVIEW", "NEEDS_APPROVAL"],
        limit: DASHBOARD_LIST,
      }),
    ]);
    const run = runs[0];
    return {
      status: 200,
      body: {
        applications_today: figures.appliedToday,
        by_hand_today: figures.byHandToday,
        limit_today: figures.limitToday,
        applications_yesterday_by_now: figures.appliedYesterdayByNow,
        success_rate:
          figures.decided === 0 ? null : Math.round((100 * figures.confirmed) / figures.decided),
        confirmed: figures.confirmed,
        decided: figures.decided,
        active_platforms: connections
          .filter((connection) => connection.state === "connected")
          .map((connection) => ({ id: connection.platformId, name: connection.platformName })),
        wallet: presentWallet(wallet, deps.config.usdInrRate),
        run: run === undefined ? null : presentRun(run),
        today: today.map(presentApplication),
        waiting_for_user: waiting.map(presentApplication),
      },
    };
  });

  register(app, routes.getAnalytics, async ({ user, query }) => {
    const asked = {
      userId: user.id,
      from: query.from,
      to: query.to,
      platformId: query.platform_id,
    };
    const figures = await getAnalytics(deps.db, asked);
    if (figures === undefined) throw new UnexpectedError("A signed-in user has no account");
    return { status: 200, body: presentAnalytics(figures, asked) };
  });

  registerLogRoutes(app, deps);
  registerResponseRoutes(app, deps);
}
