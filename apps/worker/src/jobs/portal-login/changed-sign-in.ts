import { reportHealth } from "@sendoff/db/portal-health";
import type { PageChangedOutcome, PortalSession } from "@sendoff/portals/driver";
import type { LoginWork } from "./login-work.ts";
import { wordsOfAddress } from "../../portal-health/person-words.ts";

/** A sign-in page that is not the one we know: its page is kept for the operator, and it counts for the platform's breaker. */
export async function tellChangedSignIn(
  { worker, driver, login, credentials }: LoginWork,
  { page }: PortalSession,
  { locator }: PageChangedOutcome,
): Promise<void> {
  await worker.failures.keep(page, {
    kind: "page_changed",
    manifest: driver.manifest,
    place: locator,
    words: [...wordsOfAddress(credentials.email), credentials.password],
  });
  await reportHealth(
    worker.db,
    login.platformId,
    { account: login.userId, run: login.id, verdict: "page_changed" },
    worker.config.breaker,
  );
}
