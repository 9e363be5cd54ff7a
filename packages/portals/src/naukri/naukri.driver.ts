import { readJob } from "../account-site/job-flow.ts";
import { isAtCheck } from "../account-site/job-page.ts";
import type { PortalDriver } from "../portal-driver.ts";
import { prepare } from "./apply.ts";
import { verifySubmission } from "./verify-submission.ts";
import { naukriManifest } from "./naukri.manifest.ts";
import { naukriPages } from "./pages/job.page.ts";
import { OBSTACLES } from "./pages/obstacles.ts";
import { search } from "./search.ts";
import { goOnSigningIn, isSignedIn, signIn, submitCode } from "./sign-in.ts";

/** Naukri, whose Apply button sends, and which asks its questions after it. */
export const naukriDriver: PortalDriver = {
  manifest: naukriManifest,
  signIn,
  submitCode,
  goOnSigningIn,
  isSignedIn,
  search,
  prepare,
  isAtCheck: (session) => isAtCheck(OBSTACLES, session),
  read: (session, card) => readJob(naukriPages(card), session, card),
  verifySubmission,
};
