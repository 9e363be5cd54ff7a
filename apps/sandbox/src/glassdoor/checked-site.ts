import { type CheckedSite, placesBy } from "../checks/checked-site.ts";
import { finishSignIn } from "../job-site/finish-sign-in.ts";
import { signInSiteOf } from "./auth.routes.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/sign-in.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";

/** The form and its steps are the partner's. */
const placeOf = placesBy([
  [/^GET \/Job\//, "search"],
  [/^GET \/job-listing\/(?!api\/)/, "job"],
  [/^POST \/easy-apply\/api\/open/, "form"],
]);

/** How this site asks whether its visitor is a person, and who. */
export function createCheckedSite(portal: Portal): CheckedSite {
  return {
    checks: portal.checks,
    siteName: SITE_NAME,
    paths: CHECK_PATHS,
    home: "/Job/index.htm",
    signInPath: "/profile/login_input.htm",
    placeOf,
    isCall: (url) => /\/api\/|^\/autocomplete\//.test(url),
    isOpen: (url) => /^\/(profile\/|logout\.htm)/.test(url),
    page: checkPage,
    finishSignIn: (reply, { account, next }) =>
      finishSignIn(signInSiteOf(portal), reply, account, next),
  };
}
