import type { FastifyRequest } from "fastify";
import type { CheckedSite } from "../checks/checked-site.ts";
import type { CheckPlace } from "../checks/plan.ts";
import { finishSignIn } from "./auth.routes.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/sign-in.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";

/** The form and its steps are the partner's. */
const PLACES: readonly (readonly [RegExp, CheckPlace])[] = [
  [/^GET \/Job\//, "search"],
  [/^GET \/job-listing\/(?!api\/)/, "job"],
  [/^POST \/easy-apply\/api\/open/, "form"],
];

const placeOf = ({ method, url }: FastifyRequest): CheckPlace | undefined =>
  PLACES.find(([pattern]) => pattern.test(`${method} ${url}`))?.[1];

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
    finishSignIn: (reply, { account, next }) => finishSignIn(portal, reply, account, next),
  };
}
