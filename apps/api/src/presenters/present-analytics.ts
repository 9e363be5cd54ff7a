import type { Analytics } from "@sendoff/contract/analytics";
import type { AnalyticsFigures, AnalyticsQuery, SentOf } from "@sendoff/db/analytics";

/** The figures as the wire has them (SPEC 3 "Analytics response" and ours beside it). */
export function presentAnalytics(figures: AnalyticsFigures, query: AnalyticsQuery): Analytics {
  const { all, funnel, totalDays, costCents } = figures;
  return {
    total_applied: all.sent,
    this_week: figures.sentThisWeek,
    success_rate: successRate(all),
    confirmed: all.sent - all.byHand,
    decided: all.decided,
    status_breakdown: Object.fromEntries(figures.statuses),
    platform_performance: figures.platforms.map((platform) => ({
      platform_id: platform.id,
      platform_name: platform.name,
      applications: platform.sent,
      success_rate: successRate(platform),
    })),
    weekly_trend: Object.fromEntries(figures.days),
    monthly_trend: Object.fromEntries(figures.months),
    top_companies: figures.employers.map((employer) => ({
      company_name: employer.employer,
      applications: employer.sent,
      success_rate: successRate(employer),
    })),
    application_velocity: {
      avg_per_day: totalDays === 0 ? 0 : Math.round((100 * all.sent) / totalDays) / 100,
      total_days: totalDays,
    },
    cost_analytics: {
      total_cost: costCents / 100,
      avg_cost_per_application:
        figures.charged === 0 ? null : Math.round((100 * costCents) / figures.charged) / 10_000,
    },
    proofs: {
      portal: all.sent - figures.userReported - all.byHand,
      user_said: figures.userReported,
      user_sent: all.byHand,
    },
    last_week: figures.sentLastWeek,
    interviews: funnel.interview,
    interviews_this_week: figures.interviewsThisWeek,
    free_applications: figures.free,
    funnel,
    failure_reasons: [...figures.failures],
    median_seconds: figures.medianMs === null ? null : Math.round(figures.medianMs / 100) / 10,
    from: query.from ?? null,
    to: query.to ?? null,
    time_zone: figures.timeZone,
    first_application_on: figures.firstSentOn,
  };
}

function successRate({ sent, byHand, decided }: SentOf): number | null {
  return decided === 0 ? null : Math.round((100 * (sent - byHand)) / decided);
}
