import { type LogMessage, type LogRecord, routes } from "@sendoff/contract";
import {
  type ApplicationView,
  findUser,
  getDashboardFigures,
  getWallet,
  listApplications,
  listConnections,
  listRunViews,
} from "@sendoff/db";
import { UserError } from "@sendoff/kit";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { presentApplication, receiptNo } from "../../presenters/present-application.ts";
import { presentRun } from "../../presenters/present-run.ts";
import { presentWallet } from "../../presenters/present-wallet.ts";

// Without parameters get-logs answers the newest ones up to here; more come by cursor.
const LOGS_AT_ONCE = 1000;
const DASHBOARD_LIST = 50;

/** The dashboard's figures and the application logs. */
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
        statuses: ["NEEDS_ANSWER", "NEEDS_USER", "NEEDS_REVIEW"],
        limit: DASHBOARD_LIST,
      }),
    ]);
    const run = runs[0];
    return {
      status: 200,
      body: {
        applications_today: figures.appliedToday,
        goal_today: figures.goalToday,
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

  register(app, routes.getLogs, async ({ user, query }) => {
    const before = query.cursor === undefined ? undefined : parseCursor(query.cursor);
    const [views, account] = await Promise.all([
      listApplications(deps.db, {
        userId: user.id,
        limit: query.limit ?? LOGS_AT_ONCE,
        ...(before === undefined ? {} : { before }),
      }),
      findUser(deps.db, user.id),
    ]);
    const username = account?.username ?? "";
    return {
      status: 200,
      body: views.map((view) => presentLog(view, user.id, username, deps)),
    };
  });
}

const Cursor = z.tuple([z.iso.datetime(), z.uuid()]);

/** A cursor is `time|id` of the last record that was seen. */
function parseCursor(text: string): { updatedAt: Date; id: string } {
  const parsed = Cursor.safeParse(text.split("|"));
  if (!parsed.success) {
    throw new UserError(
      400,
      "invalid_input",
      "This cursor is not one of ours. Start again without it.",
    );
  }
  return { updatedAt: new Date(parsed.data[0]), id: parsed.data[1] };
}

/** Statuses as the wire has them: all open states are PENDING (DECISIONS D8). */
function wireStatus(status: string): string {
  return [
    "QUEUED",
    "APPLYING",
    "SUBMITTING",
    "UNKNOWN",
    "NEEDS_ANSWER",
    "NEEDS_USER",
    "NEEDS_REVIEW",
  ].includes(status)
    ? "PENDING"
    : status;
}

const RESPONSE_CODES: Readonly<Record<string, number>> = {
  APPLIED: 200,
  FAILED: 500,
  SKIPPED: 204,
};

function presentLog(
  view: ApplicationView,
  userId: string,
  username: string,
  deps: ApiDeps,
): LogRecord {
  const now = deps.clock.now();
  const pictures = view.pictures.map((picture) => ({
    kind: picture.kind,
    url: deps.signer.sign(picture.storageKey, now),
    taken_at: picture.takenAt.toISOString(),
  }));
  const message: LogMessage = {
    event: "application",
    user_id: userId,
    username,
    platform_id: view.platformId,
    platform_name: view.platformName,
    response_code: RESPONSE_CODES[view.status] ?? 202,
    status: wireStatus(view.status),
    log_url: pictures.at(-1)?.url ?? "",
    job_title: view.jobTitle,
    company_name: view.company,
    application_date: (view.appliedAt ?? view.startedAt ?? view.createdAt).toISOString(),
    comment: view.reason,
    job_url: view.url,
    message: view.reason,
    application_id: view.id,
    receipt_no: receiptNo(view),
    location: view.location,
    state: view.status,
    open_question_texts: [...view.openQuestionTexts],
    credits: view.holdState === "captured" ? 1 : 0,
    seconds: view.busyMs === null ? null : Math.round(view.busyMs / 100) / 10,
    pictures,
  };
  return {
    "@timestamp": view.updatedAt.toISOString(),
    "@message": JSON.stringify(message),
    "@logStream": `platform-${view.platformId}`,
  };
}
