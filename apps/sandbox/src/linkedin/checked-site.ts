import type { FastifyRequest } from "fastify";
import type { CheckedSite } from "../checks/checked-site.ts";
import type { CheckPlace } from "../checks/plan.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/checkpoint.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { finishSignIn } from "./sign-in.ts";

const PLACES: readonly (readonly [RegExp, CheckPlace])[] = [
  [/^GET \/jobs\/search(-results)?\/?(\?|$)/, "search"],
  [/^GET \/jobs\/view\//, "job"],
  [/^GET \/jobs\/api\/easy-apply\//, "form"],
  [/^POST \/jobs\/api\/(easy-apply\/\d+\/step|upload)/, "form_step"],
];

const placeOf = ({ method, url }: FastifyRequest): CheckPlace | undefined =>
  PLACES.find(([pattern]) => pattern.test(`${method} ${url}`))?.[1];

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
