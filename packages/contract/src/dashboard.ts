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
