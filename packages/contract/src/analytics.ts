import { z } from "zod";
import { PlatformId } from "./platform.ts";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";

/**
 * Figures over the user's applications. Each is counted or null, never guessed. An application belongs to the day on which
 * it was sent; one that was not, to the day on which it was opened, else found. Days, weeks (from Monday) and months are the
 * user's own. "Sent" is what the portal confirmed or the user says was sent (`proofs`), whatever was answered since.
 */
export const Analytics = z.object({
  /** SPEC 3 "Analytics response": sent in the range. */
  total_applied: z.number(),
  /** Sent since Monday, whatever the range. */
  this_week: z.number(),
  /**
   * 0 to 100: arrived among those that Sendoff sent or that failed on the way (as on the dashboard); null without any. What
   * users sent themselves is in neither.
   */
  success_rate: z.number().nullable(),
  /** What the rate is a share of, and the share, as on the dashboard. */
  confirmed: z.number(),
  decided: z.number(),
  /** `LogStatus` to count; jobs that were found and never opened are in none. Only what occurs is in it. */
  status_breakdown: z.record(z.string(), z.number()),
  /** Platforms with anything sent or failed, most sent first. `applications`: sent. */
  platform_performance: z.array(
    z.object({
      platform_id: z.number(),
      platform_name: z.string(),
      applications: z.number(),
      success_rate: z.number().nullable(),
    }),
  ),
  /** Sent on each of the last seven days of the range, "YYYY-MM-DD", zeroes included, oldest first. */
  weekly_trend: z.record(z.string(), z.number()),
  /** Sent in each of the last six months of the range, "YYYY-MM", zeroes included, oldest first. */
  monthly_trend: z.record(z.string(), z.number()),
  /** The ten to which most was sent. */
  top_companies: z.array(
    z.object({
      company_name: z.string(),
      applications: z.number(),
      success_rate: z.number().nullable(),
    }),
  ),
  /** Days from the first sent one (or the range's start, if that is later) to today (or the range's end), both counted. */
  application_velocity: z.object({ avg_per_day: z.number(), total_days: z.number() }),
  /**
   * US dollars, of what was sent in the range. The average is that of the charged ones, free credits included, to a hundredth
   * of a cent, so that in rupees too it is what the total comes to for each.
   */
  cost_analytics: z.object({
    total_cost: z.number(),
    avg_cost_per_application: z.number().nullable(),
  }),
  // Beyond the spec.
  /** What was sent, by who says so: the portal, the user of one that Sendoff sent, the user who sent it themselves. */
  proofs: z.object({ portal: z.number(), user_said: z.number(), user_sent: z.number() }),
  /** Sent from Monday to Sunday of the week before this one. */
  last_week: z.number(),
  /** Sent ones that came as far as an interview or an offer. */
  interviews: z.number(),
  /** Those of them whose interview's date is in this week. */
  interviews_this_week: z.number(),
  /** Sent ones that a free credit paid for. */
  free_applications: z.number(),
  /** Each stage counts all that came at least so far. `matched`: found and not sorted out. A rejection alone is no view. */
  funnel: z.object({
    found: z.number(),
    matched: z.number(),
    applied: z.number(),
    viewed: z.number(),
    interview: z.number(),
    offer: z.number(),
  }),
  /** The ten most frequent, in the sentence that the user sees. */
  failure_reasons: z.array(z.object({ reason: Translated, count: z.number() })),
  /** Between the opening of a job and the portal's confirmation, of those that have one. */
  median_seconds: z.number().nullable(),
  /** The range that was asked, in the user's zone; null: everything. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  time_zone: z.string(),
  /** Of everything the user ever sent (on the platform asked for), whatever the range. */
  first_application_on: z.string().nullable(),
});
export type Analytics = z.infer<typeof Analytics>;

/** Further away is a slip of the keyboard. */
const Day = z.iso
  .date({ error: "A date such as 2026-12-31", abort: true })
  .refine((day) => day >= "2000-01-01" && day <= "2099-12-31", "A day from 2000 to 2099");

export const analyticsRoutes = defineRoutes({
  getAnalytics: {
    method: "GET",
    path: "/v1/job/analytics/get-analytics",
    tag: "Analytics",
    summary: "Figures over the user's applications: all of them, a range of days, one platform",
    auth: "bearer",
    query: z
      .object({
        /** Inclusive, in the user's zone. */
        from: Day.optional(),
        to: Day.optional(),
        platform_id: PlatformId.optional(),
      })
      .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        path: ["to"],
        error: "The range ends before it begins. Choose a day from `from` on.",
      }),
    responses: { 200: Analytics, ...refusals(400, 401, 503) },
  },
});
