export { type AnalyticsFigures, type AnalyticsQuery, getAnalytics } from "./get-analytics.ts";
export type { SentOf } from "./analytics.repository.ts";
