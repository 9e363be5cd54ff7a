import { counted, formatCount, formatPartialDate } from "../../lib/format.ts";
import type { english } from "./messages.ts";

/** The same texts in Hindi. */
export const hindi: typeof english = {
  analytics: "आँकड़े",
  analyticsDashboard: "आँकड़ों का डैशबोर्ड",
  howYourApplicationsAreDoing: "आपके आवेदनों का हाल।",
  noAnalyticsDataAvailable: "अभी कोई आँकड़े नहीं हैं।",
  chartsStartWithTheFirstApplication: "चार्ट पहले आवेदन से शुरू होंगे।",
  setASchedule: "शेड्यूल बनाएँ",
  couldNotLoadAnalyticsData: "आँकड़े लोड नहीं हो सके।",
  figures: "आँकड़े",
  totalApplied: "कुल भेजे गए",
  thisWeek: "इस हफ़्ते",
  successRate: "सफलता दर",
  confirmedOfAll: (count: string, total: string) => `${total} में से ${count} की पुष्टि`,
  interviews: "इंटरव्यू",
  ofThemThisWeek: (count: string) => `इनमें से ${count} इस हफ़्ते`,
  overDay: (totalDays: number) => `${counted(totalDays, "दिन", "दिनों")} में`,
  loadingAnalytics: "आँकड़े लोड हो रहे हैं...",
  platform: "प्लेटफ़ॉर्म",
  applications: "आवेदन",
  day: "दिन",
  month: "महीना",
  percentSuccess: (percent: string) => `, ${percent} सफल`,
  company: "कंपनी",
  status: "स्थिति",
  count: "गिनती",
  share: "हिस्सा",
  found: "परखे गए",
  matchedYourFilters: "फ़िल्टर से मेल",
  applied: "भेजे गए",
  viewed: "देखे गए",
  interview: "इंटरव्यू",
  offer: "ऑफ़र",
  stage: "चरण",
  reason: "वजह",
  platformPerformance: "प्लेटफ़ॉर्म का प्रदर्शन",
  applicationsAndSuccessRate: "आवेदन और सफलता दर",
  nothingWasSentOnAnyPlatform: "इस दौरान किसी प्लेटफ़ॉर्म पर कुछ नहीं भेजा गया।",
  weeklyApplicationTrend: "हफ़्ते का रुझान",
  applicationsADay: "हर दिन के आवेदन",
  monthlyApplicationTrend: "महीने का रुझान",
  applicationsAMonth: "हर महीने के आवेदन",
  topCompanies: "प्रमुख कंपनियाँ",
  whereYouHaveAppliedMost: "जहाँ आपने सबसे ज़्यादा आवेदन किए",
  noCompanyWasApplied: "इस दौरान किसी कंपनी में आवेदन नहीं हुआ।",
  statusBreakdown: "स्थिति के हिसाब से",
  everyTry: "हर कोशिश, अब जिस हाल में है",
  nothingWasTriedInThisTime: "इस दौरान कोई कोशिश नहीं हुई।",
  triesInAll: "कुल कोशिशें",
  fromJobToOffer: "नौकरी से ऑफ़र तक",
  eachStageIncludesTheOnesAfter: "हर चरण में उसके बाद वाले भी गिने हैं",
  whyTriesFailed: "कोशिशें क्यों असफल हुईं",
  failedTryCostsNothing: "असफल कोशिश का कुछ नहीं लगता",
  nothingFailedInThisPeriod: "इस दौरान कुछ असफल नहीं हुआ।",
  allTime: "शुरू से अब तक",
  time: "समय",
  from: "कब से",
  to: "कब तक",
  chooseADayAfterFrom: "“कब से” के बाद का दिन चुनें।",
  allPlatforms: "सभी प्लेटफ़ॉर्म",
  averageADay: "हर दिन औसत",
  totalDays: "कुल दिन",
  totalCost: "कुल ख़र्च",
  averagePerApplication: "हर आवेदन का औसत",
  medianTimePerApplication: "एक आवेदन में आम तौर पर लगा समय",
  paidWithFreeCredits: "मुफ़्त क्रेडिट से भेजे",
  applicationVelocityCost: "आवेदन की रफ़्तार और ख़र्च",
  whatThePaceIs: "रफ़्तार कितनी है, और ख़र्च कितना",
  headline(data) {
    const first = data.from ?? data.first_application_on;
    const since = first === null ? "" : `${formatPartialDate(first)} से`;
    const until = data.to === null ? "" : `${formatPartialDate(data.to)} तक`;
    const span = [since, until].filter(Boolean).join(" ");
    const start = span === "" ? "" : `${span}: `;
    const { interviews, total_applied: applied } = data;
    if (applied === 0) return `${start}इस दौरान कोई आवेदन नहीं भेजा गया।`;
    if (interviews === 0) {
      return `${start}${counted(applied, "आवेदन")}, कोई इंटरव्यू अभी दर्ज नहीं।`;
    }
    const each = Math.round(applied / interviews);
    const ratio = each < 2 ? "" : `: करीब ${formatCount(each)} में 1`;
    return `${start}${counted(applied, "आवेदन", "आवेदनों")} से ${formatCount(interviews)} इंटरव्यू${ratio}।`;
  },
  weekNote({ this_week: now, last_week: before }) {
    if (now === before) return "पिछले हफ़्ते जितने ही";
    const difference = formatCount(Math.abs(now - before));
    return `पिछले हफ़्ते से ${difference} ${now > before ? "ज़्यादा" : "कम"}`;
  },
  proofNote({ proofs: { user_said: reported, user_sent: sent } }) {
    return [
      sent === 0 ? "" : `${formatCount(sent)} आपने भेजे`,
      reported === 0 ? "" : `${formatCount(reported)} आपके बताने पर`,
    ]
      .filter(Boolean)
      .join(", ");
  },
  costNote({ free_applications: free, status_breakdown: statuses }) {
    const failed = statuses["FAILED"] ?? 0;
    return [
      free === 0 ? "" : `${counted(free, "आवेदन")} मुफ़्त क्रेडिट से भेजे।`,
      failed === 0 ? "" : `${counted(failed, "असफल कोशिश", "असफल कोशिशों")} का कुछ नहीं लगा।`,
    ]
      .filter(Boolean)
      .join(" ");
  },
  littleDataTexts: {
    fullWidth: (top) => `पहली पट्टी की पूरी चौड़ाई ${top} आवेदन की है।`,
    applications: "आवेदन",
    successRate: "सफलता दर",
    nothingYet: "अभी कुछ नहीं भेजा",
    secondDay: "रेखा दूसरे दिन से बनेगी।",
    today: (count) => `आज ${count}`,
    onDay: (count, day) => `${day} को ${count}`,
    inMonth: (count, month) => `${month} में ${count}`,
    comparison: (month) => `तुलना ${month} से शुरू होगी।`,
    oneEach: "अब तक हर एक में एक आवेदन",
    more: (count) => `और ${count} बाकी`,
  },
  dayCount: (days: number) => counted(days, "दिन"),
  applicationCount: (count) => counted(count, "आवेदन"),
};
