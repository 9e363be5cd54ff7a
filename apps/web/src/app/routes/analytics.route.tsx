import { AnalyticsPage } from "../../features/analytics/analytics-page.tsx";

export default AnalyticsPage;
