import { isLetIn } from "../account-site/is-let-in.ts";
import { openPage } from "../account-site/open-page.ts";
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

/** Whether the session's account is signed in; as isLetIn. */
export function isSignedIn(session: PortalSession): Promise<boolean> {
  return isLetIn(session, {
    signInPath: SIGN_IN_PATH,
    isSignInPath,
    things: INDEED_LOGIN,
    words: INDEED_WORDS,
  });
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

/** Goes on from the page that is open, after its owner has acted in it. Types nothing. */
export function goOnSigningIn(
  session: PortalSession,
): Promise<SignInOutcome | { readonly kind: "not_asked" }> {
  return new SignInFlow(session, INDEED).goOn();
}
