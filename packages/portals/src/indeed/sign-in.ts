import { askQuietly, openPage } from "../account-site/open-page.ts";
import { SignInFlow } from "../account-site/sign-in-flow.ts";
import type { SignInSite } from "../account-site/sign-in-flow.ts";
import type {
  PortalCredentials,
  PortalSession,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { indeedManifest } from "./indeed.manifest.ts";
import { INDEED_LOGIN, SIGN_IN_PATH } from "./pages/login.page.ts";
import { INDEED_WORDS, isSignInPath } from "./portal-words.ts";

/**
 * Asks for the sign-in page: it sends those who are signed in onward, which holds whatever the header looks like. Throws an
 * OperationalError when the portal cannot say.
 */
export async function isSignedIn(session: PortalSession): Promise<boolean> {
  const answer = await askQuietly(session, new URL(SIGN_IN_PATH, session.baseUrl).href);
  if (answer === undefined || answer.status >= 300) throw INDEED_WORDS.unreachable();
  return !isSignInPath(answer.path);
}

const INDEED: SignInSite = {
  words: INDEED_WORDS,
  things: INDEED_LOGIN,
  manifest: indeedManifest,
  isSignedIn,
};

/** Signs in by password, or asks for the code that Indeed sends. */
export async function signIn(
  session: PortalSession,
  credentials: PortalCredentials,
): Promise<SignInOutcome> {
  const url = new URL(`${SIGN_IN_PATH}?hl=en`, session.baseUrl).href;
  const refusal = INDEED_WORDS.meaningOfStatus(await openPage(session, url));
  return refusal ?? new SignInFlow(session, INDEED).enter(credentials);
}

/** Types the code into the page that asks for it. */
export function submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome> {
  return new SignInFlow(session, INDEED).submitCode(code);
}
