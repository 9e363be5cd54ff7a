import { type CheckedSite, placesBy } from "../checks/checked-site.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/checkpoint.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { finishSignIn } from "./sign-in.ts";

const placeOf = placesBy([
  [/^GET \/jobs\/search(-results)?\/?(\?|$)/, "search"],
  [/^GET \/jobs\/view\//, "job"],
  [/^GET \/jobs\/api\/easy-apply\//, "form"],
  [/^POST \/jobs\/api\/(easy-apply\/\d+\/step|upload)/, "form_step"],
]);

/** How this site asks whether its visitor is a person, and who. */
export function createCheckedSite(portal: Portal): CheckedSite {
  return {
    checks: portal.checks,
    siteName: SITE_NAME,
    paths: CHECK_PATHS,
    home: "/feed/",
    signInPath: "/login",
    placeOf,
    isCall: (url) => /^\/(jobs\/api|voyager|uas\/api)\//.test(url),
    isOpen: (url) => /^\/(login|uas|m\/logout|authwall|checkpoint)(\/|\?|$)/.test(url),
    page: checkPage,
    finishSignIn: (reply, { account, next, isRemembering }) =>
      finishSignIn(portal, reply, account, next, isRemembering),
  };
}
