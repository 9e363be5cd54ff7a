import { z } from "zod";
import { defineRoutes, refusals } from "./route.ts";
import { WalletBalance } from "./payment.ts";
import { ApplicationSummary, RunSummary } from "./run.ts";

export const Dashboard = z.object({
  /** Sent by Sendoff since the user's midnight: the sum of the platforms' `applied_today`. */
  applications_today: z.number(),
  /** Sent today by the user; in no other figure here. */
  by_hand_today: z.number(),
  /** The most that today can come to: the daily limits of the connected platforms, and what was sent on others. */
  limit_today: z.number(),
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

export const dashboardRoutes = defineRoutes({
  getDashboard: {
    method: "GET",
    path: "/v1/job/analytics/get-dashboard",
    tag: "Analytics",
    summary: "The dashboard's live figures",
    auth: "bearer",
    responses: { 200: Dashboard, ...refusals(401, 503) },
  },
});

/** A page of whoever runs this installation, on a social network. */
export const SocialLink = z.object({ name: z.string(), url: z.string() });
export type SocialLink = z.infer<typeof SocialLink>;

/** What the web app must know before it draws: served without a token. */
export const AppConfig = z.object({
  mode: z.enum(["sandbox", "live"]),
  mailbox_url: z.string().nullable(),
  /** Whether phones can be verified by SMS. */
  sms: z.boolean(),
  /** The sandbox's company boards, to look for one that can be added; null in live mode. */
  boards_url: z.string().nullable(),
  /** The operator's pages elsewhere, for the footer. */
  social: z.array(SocialLink),
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
