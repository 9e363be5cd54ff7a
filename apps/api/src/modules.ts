import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "./deps.ts";
import { registerAccountModule } from "./modules/account/account.routes.ts";
import { registerAuthModule } from "./modules/auth/auth.routes.ts";
import { registerCvModule } from "./modules/cv/cv.routes.ts";
import { registerUserModule } from "./modules/user/user.routes.ts";
import { registerConsoleModule } from "./modules/console/console.routes.ts";
import { registerConfigModule } from "./modules/config/config.routes.ts";
import { registerFaultReportModule } from "./modules/fault-report/fault-report.routes.ts";
import { registerFilesModule } from "./modules/files/files.routes.ts";
import { registerAnalyticsModule } from "./modules/analytics/analytics.routes.ts";
import { registerApplyModule } from "./modules/apply/apply.routes.ts";
import { registerLiveModule } from "./modules/live-view/live.routes.ts";
import { registerMatchModule } from "./modules/match/match.routes.ts";
import { registerNeedsYouModule } from "./modules/needs-you/needs-you.routes.ts";
import { registerPaymentModule } from "./modules/payment/payment.routes.ts";
import { registerPlatformModule } from "./modules/platform/platform.routes.ts";
import { registerPortalHealthModule } from "./modules/portal-health/portal-health.routes.ts";
import { registerReferenceModule } from "./modules/reference/reference.routes.ts";
import { registerReviewModule } from "./modules/review/review.routes.ts";
import { registerScheduleModule } from "./modules/schedule/schedule.routes.ts";
import { registerSecurityModule } from "./modules/security/security.routes.ts";

/** Every area of the API, one line each. */
export function registerModules(app: FastifyInstance, deps: ApiDeps): void {
  registerConfigModule(app, deps);
  registerFaultReportModule(app, deps);
  registerAuthModule(app, deps);
  registerAccountModule(app, deps);
  registerSecurityModule(app, deps);
  registerReferenceModule(app);
  registerUserModule(app, deps);
  registerCvModule(app, deps);
  registerFilesModule(app, deps);
  registerAnalyticsModule(app, deps);
  registerApplyModule(app, deps);
  registerLiveModule(app, deps);
  registerMatchModule(app, deps);
  registerNeedsYouModule(app, deps);
  registerPaymentModule(app, deps);
  registerPlatformModule(app, deps);
  registerPortalHealthModule(app, deps);
  registerReviewModule(app, deps);
  registerScheduleModule(app, deps);
  registerConsoleModule(app, deps);
}
