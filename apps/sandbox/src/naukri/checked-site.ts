import type { FastifyRequest } from "fastify";
import type { CheckedSite } from "../checks/checked-site.ts";
import type { CheckPlace } from "../checks/plan.ts";
import { CHECK_PATHS } from "./check-paths.ts";
import { checkPage } from "./pages/login.page.ts";
import { SITE_NAME } from "./pages/view.ts";
import type { Portal } from "./portal.ts";
import { jobIdIn, parseSearchPath } from "./search-address.ts";
import { finishSignIn } from "./sign-in.ts";

const APPLY = "/cloudgateway-workflow/workflow-services/apply-workflow/v1/apply";

/** Jobs and searches stand side by side below the site's root. */
function placeOf({ method, url }: FastifyRequest): CheckPlace | undefined {
  const [path = ""] = url.split("?");
  if (method === "POST") {
    if (path === APPLY) return "form";
    return /^\/chatbot-workflow-utility\/api\/.+\/reply$/.test(path) ? "form_step" : undefined;
  }
  const name = path.slice(1);
  if (name === "" || name.includes("/")) return undefined;
  if (jobIdIn(name) !== undefined) return "job";
  return parseSearchPath(name) === undefined ? undefined : "search";
}

/** How this site asks whether its visitor is a person, and who. */
export function createCheckedSite(portal: Portal): CheckedSite {
  return {
    checks: portal.checks,
    siteName: SITE_NAME,
    paths: CHECK_PATHS,
    home: "/mnjuser/homepage",
    signInPath: "/nlogin/login",
    placeOf,
    isCall: (url) => /^\/(jobapi|cloudgateway-workflow|chatbot-workflow-utility)\//.test(url),
    isOpen: (url) => /^\/(nlogin|recaptcha)\//.test(url),
    page: checkPage,
    async finishSignIn(reply, { account, next }) {
      const { path } = await finishSignIn(portal, reply, account, next);
      return path;
    },
  };
}
