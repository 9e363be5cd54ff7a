import { accountRoutes } from "./account.ts";
import { analyticsRoutes } from "./analytics.ts";
import { authRoutes } from "./auth.ts";
import { commonAnswersRoutes } from "./common-answers.ts";
import { cvRoutes } from "./cv-routes.ts";
import { appRoutes } from "./app-config.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { attachmentRoutes } from "./attachments.ts";
import { faultReportRoutes } from "./fault-report.ts";
import { liveRoutes } from "./live-view.ts";
import { logRoutes } from "./logs.ts";
import { matchRoutes } from "./match.ts";
import { needsYouRoutes } from "./needs-you.ts";
import { userReportedOutcomeRoutes } from "./user-reported-outcome.ts";
import { pauseRoutes } from "./pause.ts";
import { paymentRoutes } from "./payment.ts";
import { platformRoutes } from "./platform-routes.ts";
import { portalHealthRoutes } from "./portal-health.ts";
import { previewRoutes } from "./preview.ts";
import { reviewRoutes } from "./review.ts";
import { referenceRoutes } from "./reference.ts";
import { runRoutes } from "./run.ts";
import { scheduleRoutes } from "./schedule.ts";
import { securityRoutes } from "./security.ts";
import { userRoutes } from "./user.ts";

/** Every call of the API, by name. */
export const routes = {
  ...appRoutes,
  ...faultReportRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...securityRoutes,
  ...referenceRoutes,
  ...userRoutes,
  ...cvRoutes,
  ...attachmentRoutes,
  ...platformRoutes,
  ...portalHealthRoutes,
  ...runRoutes,
  ...previewRoutes,
  ...pauseRoutes,
  ...liveRoutes,
  ...reviewRoutes,
  ...scheduleRoutes,
  ...dashboardRoutes,
  ...analyticsRoutes,
  ...logRoutes,
  ...matchRoutes,
  ...needsYouRoutes,
  ...commonAnswersRoutes,
  ...userReportedOutcomeRoutes,
  ...paymentRoutes,
};
export type RouteName = keyof typeof routes;
