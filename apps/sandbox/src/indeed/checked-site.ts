import { type CheckedSite, placesBy } from "../checks/checked-site.ts";
import { finishSignIn } from "../job-site/finish-sign-in.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/auth.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { signInSiteOf, safeNext } from "./sign-in.ts";

/** Steps of a form are the form's own matter: it may be another site's. */
const placeOf = placesBy([
  [/^GET \/jobs(\?|$)/, "search"],
  [/^GET \/viewjob(\?|$)/, "job"],
  [/^GET \/beta\/indeedapply\/(applybyapplyablejobid|start)/, "form"],
]);

/** How this site asks whether its visitor is a person, and who. */
export function createCheckedSite(portal: Portal): CheckedSite {
  return {
    checks: portal.checks,
    siteName: SITE_NAME,
    paths: CHECK_PATHS,
    home: "/",
    signInPath: "/auth",
    placeOf,
    isCall: (url) => /\/api\//.test(url),
    isOpen: (url) => /^\/(auth|account\/logout)(\/|\?|$)/.test(url),
    page: checkPage,
    finishSignIn: (reply, { account, next }) =>
      finishSignIn(signInSiteOf(portal), reply, account, safeNext(next)),
  };
}
