import type { Analytics } from "@sendoff/contract/analytics";
import { formatCount, formatPartialDate, plural } from "../../lib/format.ts";
import { inLanguage } from "../../language/language.ts";

export const english = {
  analytics: "Analytics",
  analyticsDashboard: "Analytics Dashboard",
  howYourApplicationsAreDoing: "How your applications are doing.",
  noAnalyticsDataAvailable: "No analytics data available.",
  chartsStartWithTheFirstApplication: "Charts start with the first application.",
  setASchedule: "Set a schedule",
  couldNotLoadAnalyticsData: "Could not load analytics data.",
  figures: "Figures",
  totalApplied: "Total Applied",
  thisWeek: "This Week",
  successRate: "Success Rate",
  confirmedOfAll: (count: string, total: string) => `${count} of ${total} confirmed`,
  interviews: "Interviews",
  ofThemThisWeek: (count: string) => `${count} of them this week`,
  overDay: (totalDays: number) => `over ${plural(totalDays, "day")}`,
  loadingAnalytics: "Loading analytics...",
  platform: "Platform",
  applications: "Applications",
  day: "Day",
  month: "Month",
  percentSuccess: (percent: string) => `, ${percent} success`,
  company: "Company",
  status: "Status",
  count: "Count",
  share: "Share",
  found: "Looked at",
  matchedYourFilters: "Matched filters",
  applied: "Applied",
  viewed: "Viewed",
  interview: "Interview",
  offer: "Offer",
  stage: "Stage",
  reason: "Reason",
  platformPerformance: "Platform Performance",
  applicationsAndSuccessRate: "Applications and success rate",
  nothingWasSentOnAnyPlatform: "Nothing was sent on any platform in this time.",
  weeklyApplicationTrend: "Weekly Application Trend",
  applicationsADay: "Applications a day",
  monthlyApplicationTrend: "Monthly Application Trend",
  applicationsAMonth: "Applications a month",
  topCompanies: "Top Companies",
  whereYouHaveAppliedMost: "Where you have applied most",
  noCompanyWasApplied: "No company was applied to in this time.",
  statusBreakdown: "Status Breakdown",
  everyTry: "Every try, by where it stands now",
  nothingWasTriedInThisTime: "Nothing was tried in this time.",
  triesInAll: "tries in all",
  fromJobToOffer: "From job to offer",
  eachStageIncludesTheOnesAfter: "Each stage includes the ones after it",
  whyTriesFailed: "Why tries failed",
  failedTryCostsNothing: "A failed try costs nothing",
  nothingFailedInThisPeriod: "Nothing failed in this period.",
  allTime: "All time",
  time: "Time",
  from: "From",
  to: "To",
  chooseADayAfterFrom: "Choose a day after From.",
  allPlatforms: "All platforms",
  averageADay: "Average a day",
  totalDays: "Total days",
  totalCost: "Total cost",
  averagePerApplication: "Average per application",
  medianTimePerApplication: "Median time per application",
  paidWithFreeCredits: "Paid with free credits",
  applicationVelocityCost: "Application Velocity & Cost",
  whatThePaceIs: "What the pace is, and what it costs",
  /** The one plain sentence on top: since when, and what came of it. */
  headline(data: Analytics): string {
    const first = data.from ?? data.first_application_on;
    const since = first === null ? "" : `Since ${formatPartialDate(first)}. `;
    const until = data.to === null ? "" : `Until ${formatPartialDate(data.to)}. `;
    const { interviews, total_applied: applied } = data;
    if (applied === 0) return `${since}${until}No application was sent in this time.`;
    const sent = plural(applied, "application");
    if (interviews === 0) return `${since}${until}${sent}, no interview written down yet.`;
    const each = Math.round(applied / interviews);
    const ratio = each < 2 ? "" : `: about 1 in ${formatCount(each)}`;
    return `${since}${until}${plural(interviews, "interview")} from ${sent}${ratio}.`;
  },
  /** "38 more than last week". */
  weekNote({ this_week: now, last_week: before }: Analytics): string {
    if (now === before) return "as many as last week";
    const difference = formatCount(Math.abs(now - before));
    return `${difference} ${now > before ? "more" : "fewer"} than last week`;
  },
  /** "3 sent by you, 2 on your word": what no portal confirmed; empty when all was. */
  proofNote({ proofs: { user_said: reported, user_sent: sent } }: Analytics): string {
    return [
      sent === 0 ? "" : `${formatCount(sent)} sent by you`,
      reported === 0 ? "" : `${formatCount(reported)} on your word`,
    ]
      .filter(Boolean)
      .join(", ");
  },
  /** "The first five were free. 17 failed tries cost nothing.": only what there is. */
  costNote({ free_applications: free, status_breakdown: statuses }: Analytics): string {
    const failed = statuses["FAILED"] ?? 0;
    return [
      free === 0
        ? ""
        : `${plural(free, "application")} ${free === 1 ? "was" : "were"} paid with free credits.`,
      failed === 0 ? "" : `${plural(failed, "failed try", "failed tries")} cost nothing.`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  /** What the charts say while there is little to draw. */
  littleDataTexts: {
    fullWidth: (top: string) => `The first bar's full width is ${top} applications.`,
    applications: "Applications",
    successRate: "Success rate",
    nothingYet: "nothing sent yet",
    secondDay: "A line starts with the second day.",
    today: (count: string) => `${count} today`,
    onDay: (count: string, day: string) => `${count} on ${day}`,
    inMonth: (count: string, month: string) => `${count} in ${month}`,
    comparison: (month: string) => `The comparison starts in ${month}.`,
    oneEach: "One application each so far",
    more: (count: number) => `and ${count} more`,
  },
  dayCount: (days: number) => plural(days, "day"),
  applicationCount: (count: number) => plural(count, "application"),
};

export const messages = inLanguage("features/analytics", english);
export const { headline, weekNote, proofNote, costNote, littleDataTexts } = messages;
