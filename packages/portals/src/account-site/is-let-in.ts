import type { PortalSession } from "../portal-driver.ts";
import { StepwiseLogin } from "./login.page.ts";
import type { LoginThings } from "./login.page.ts";
import { askQuietly, openPage } from "./open-page.ts";
import type { PortalWords } from "./portal-words.ts";

/** A check of the browser stands in the place of any page, under this status. */
const CHECK_STATUS = 403;

/**
 * Asks for a site's sign-in page: it sends those who are signed in onward, which holds whatever the header looks like. A check of
 * the browser is given the time to pass by itself in a page; one that stays is false, for the sign-in that follows meets it and
 * asks the user. Throws an OperationalError when the portal cannot say.
 */
export async function isLetIn(
  session: PortalSession,
  site: {
    readonly signInPath: string;
    readonly isSignInPath: (path: string) => boolean;
    readonly things: LoginThings;
    readonly words: PortalWords;
  },
): Promise<boolean> {
  const url = new URL(site.signInPath, session.baseUrl).href;
  let answer = await askQuietly(session, url);
  if (answer?.status === CHECK_STATUS) {
    await openPage(session, url);
    await new StepwiseLogin(session, site.things).lookAtStart();
    answer = await askQuietly(session, url);
    if (answer?.status === CHECK_STATUS) return false;
  }
  if (answer === undefined || answer.status >= 300) throw site.words.unreachable();
  return !site.isSignInPath(answer.path);
}
