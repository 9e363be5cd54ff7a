import type { FastifyRequest } from "fastify";
import type { CheckedSite } from "../checks/checked-site.ts";
import type { CheckPlace } from "../checks/plan.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/auth.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { finishSignIn } from "./sign-in.ts";

/** Steps of a form are the form's own matter: it may be another site's. */
const PLACES: readonly (readonly [RegExp, CheckPlace])[] = [
  [/^GET \/jobs(\?|$)/, "search"],
  [/^GET \/viewjob(\?|$)/, "job"],
  [/^GET \/beta\/indeedapply\/(applybyapplyablejobid|start)/, "form"],
];

const placeOf = ({ method, url }: FastifyRequest): CheckPlace | undefined =>
  PLACES.find(([pattern]) => pattern.test(`${method} ${url}`))?.[1];

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
    finishSignIn: (reply, { account, next }) => finishSignIn(portal, reply, account, next),
  };
}
