import { StepwiseLogin } from "../account-site/login.page.ts";
import { isLetIn } from "../account-site/is-let-in.ts";
import { openPage } from "../account-site/open-page.ts";
import { SignInFlow } from "../account-site/sign-in-flow.ts";
import type { SignInSite } from "../account-site/sign-in-flow.ts";
import { INDEED_LOGIN } from "../indeed/pages/login.page.ts";
import { INDEED_WORDS, isSignInPath as isIndeedPath } from "../indeed/portal-words.ts";
import type {
  PortalCredentials,
  PortalSession,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { glassdoorManifest } from "./glassdoor.manifest.ts";
import { GLASSDOOR_LOGIN, SIGN_IN_PATH } from "./pages/login.page.ts";
import { GLASSDOOR_WORDS, isSignInPath } from "./portal-words.ts";

/** Whether the session's account is signed in; as isLetIn. */
export function isSignedIn(session: PortalSession): Promise<boolean> {
  return isLetIn(session, {
    signInPath: SIGN_IN_PATH,
    isSignInPath,
    things: GLASSDOOR_LOGIN,
    words: GLASSDOOR_WORDS,
  });
}

const OWN_SIGN_IN: SignInSite = {
  words: GLASSDOOR_WORDS,
  things: GLASSDOOR_LOGIN,
  manifest: glassdoorManifest,
  isSignedIn,
};
/** Indeed's pages and words; what they open is the account on Glassdoor. */
const INDEED_SIGN_IN: SignInSite = { ...OWN_SIGN_IN, words: INDEED_WORDS, things: INDEED_LOGIN };

/**
 * Signs in by Glassdoor's own form. Where it shows none, or no password is given, by Indeed's sign-in, which asks for a password or
 * a code.
 */
export async function signIn(
  session: PortalSession,
  credentials: PortalCredentials,
): Promise<SignInOutcome> {
  const url = new URL(SIGN_IN_PATH, session.baseUrl).href;
  const refusal = GLASSDOOR_WORDS.meaningOfStatus(await openPage(session, url));
  if (refusal !== undefined) return refusal;
  const page = new StepwiseLogin(session, GLASSDOOR_LOGIN);
  const { partnerSignIn, email, entered } = await page.lookAtStart();
  const isOwnForm = email !== undefined && credentials.password !== "";
  if (partnerSignIn === undefined || entered !== undefined || isOwnForm) {
    return new SignInFlow(session, OWN_SIGN_IN).enter(credentials);
  }
  await page.openPartnerSignIn(partnerSignIn);
  return new SignInFlow(session, INDEED_SIGN_IN).enter(credentials);
}

/** Types the code into the page that asks for it, be it Glassdoor's own or Indeed's. */
export function submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome> {
  const isAtIndeed = isIndeedPath(new URL(session.page.url()).pathname);
  return new SignInFlow(session, isAtIndeed ? INDEED_SIGN_IN : OWN_SIGN_IN).submitCode(code);
}

/** Goes on from the page that is open, after its owner has acted in it. Types nothing. */
export function goOnSigningIn(
  session: PortalSession,
): Promise<SignInOutcome | { readonly kind: "not_asked" }> {
  const isAtIndeed = isIndeedPath(new URL(session.page.url()).pathname);
  return new SignInFlow(session, isAtIndeed ? INDEED_SIGN_IN : OWN_SIGN_IN).goOn();
}
