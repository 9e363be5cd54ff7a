import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";
import { WalletBalance } from "./payment.ts";
import { ApplicationSummary, RunSummary } from "./run.ts";

export const Dashboard = z.object({
  applications_today: z.number(),
  goal_today: z.number(),
  applications_yesterday_by_now: z.number(),
  /** Share of decided applications that were confirmed, 0 to 100; null without any. */
  success_rate: z.number().nullable(),
  confirmed: z.number(),
  decided: z.number(),
  active_platforms: z.array(z.object({ id: z.number(), name: z.string() })),
  wallet: WalletBalance,
  /** The run under way, else the latest one. */
  run: RunSummary.nullable(),
  today: z.array(ApplicationSummary),
  waiting_for_user: z.array(ApplicationSummary),
});
export type Dashboard = z.infer<typeof Dashboard>;

/** One record of get-logs (SPEC 3 "Log record"). `@message` is `LogMessage` as JSON text. */
export const LogRecord = z.object({
  "@timestamp": z.string(),
  "@message": z.string(),
  "@logStream": z.string(),
});
export type LogRecord = z.infer<typeof LogRecord>;

const LogItem = z.object({
  log_url: z.string(),
  status: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  application_date: z.string(),
  comment: z.string(),
  job_url: z.string(),
});
export const LogMessage = LogItem.extend({
  event: z.string(),
  user_id: z.string(),
  username: z.string(),
  platform_id: z.number(),
  platform_name: z.string(),
  response_code: z.number(),
  message: z.string(),
  applications: z.array(LogItem).optional(),
  /** Ours, beside the spec's fields: what the page needs to open the receipt and to show the cost. */
  application_id: z.string(),
  receipt_no: z.string(),
  location: z.string(),
  /** The unfolded status (DECISIONS D8), where `status` folds open states to PENDING. */
  state: z.string(),
  /** The questions it waits for, where `comment` says so in a sentence. */
  open_question_texts: z.array(z.string()),
  credits: z.number(),
  seconds: z.number().nullable(),
  pictures: z.array(z.object({ kind: z.string(), url: z.string(), taken_at: z.string() })),
});
export type LogMessage = z.infer<typeof LogMessage>;

export const dashboardRoutes = defineRoutes({
  getDashboard: {
    method: "GET",
    path: "/v1/job/analytics/get-dashboard",
    tag: "Analytics",
    summary: "The dashboard's live figures",
    auth: "bearer",
    responses: { 200: Dashboard, ...refusals(401, 503) },
  },
  getLogs: {
    method: "GET",
    path: "/v1/job/analytics/get-logs",
    tag: "Analytics",
    summary: "Application logs, newest first; without parameters the newest 1,000",
    auth: "bearer",
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: z.coerce.number().int().min(1).max(1000).optional(),
    }),
    responses: { 200: z.array(LogRecord), ...refusals(400, 401, 503) },
  },
});

/** What the web app must know before it draws: served without a token. */
export const AppConfig = z.object({
  mode: z.enum(["sandbox", "live"]),
  mailbox_url: z.string().nullable(),
});

export const appRoutes = defineRoutes({
  getConfig: {
    method: "GET",
    path: "/v1/job/config",
    tag: "App",
    summary: "Mode of this server, for the sandbox banner",
    auth: "none",
    responses: { 200: AppConfig },
  },
});
