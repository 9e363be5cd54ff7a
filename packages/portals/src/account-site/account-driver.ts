import type { PortalManifest } from "../manifest.ts";
import type { PortalDriver } from "../portal-driver.ts";
import { verifySubmission, readJob } from "./job-flow.ts";
import { isAtCheck } from "./job-page.ts";
import type { JobPages } from "./job-page.ts";

/** What a job site on which accounts apply brings of its own. */
export interface AccountSite extends Pick<
  PortalDriver,
  "signIn" | "submitCode" | "goOnSigningIn" | "isSignedIn" | "search" | "prepare"
> {
  readonly manifest: PortalManifest;
  readonly pages: JobPages;
}

/** The driver of such a site. It holds no state. */
export function createDriver({ pages, ...own }: AccountSite): PortalDriver {
  return {
    ...own,
    isAtCheck: (session) => isAtCheck(pages.obstacles, session),
    read: (session, card) => readJob(pages, session, card),
    verifySubmission: (session, card) => verifySubmission(pages, session, card),
  };
}
