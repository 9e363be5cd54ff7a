import { ACTION_TIMEOUT_MS, LOOK_TIMEOUT_MS, openPage } from "../account-site/open-page.ts";
import { isOwnAddress, pageChanged } from "../account-site/portal-words.ts";
import { SignInFlow } from "../account-site/sign-in-flow.ts";
import type { SignInSite } from "../account-site/sign-in-flow.ts";
import { hitLocator, scan } from "../page-scan.ts";
import type {
  PortalCredentials,
  PortalSession,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { untilAborted, waitOf } from "../session-waits.ts";
import { typeSecret } from "../type-secret.ts";
import { naukriManifest } from "./naukri.manifest.ts";
import { EMAIL_BOX, HOME_PATH, NAUKRI_LOGIN, SIGN_IN_PATH, WHO } from "./pages/login.page.ts";
import { NAUKRI_WORDS } from "./portal-words.ts";

/** A check of the browser, or the network's refusal, stands in the place of any page under this status. */
const CHECK_STATUS = 403;

/**
 * Opens the account's own page: whoever is signed out is led away from it, and a session that has slept is renewed by it. A check
 * is no "yes": the sign-in that follows meets it and asks the user. Throws an OperationalError when the portal cannot say.
 */
export async function isSignedIn(session: PortalSession): Promise<boolean> {
  const status = await openPage(session, new URL(HOME_PATH, session.baseUrl).href);
  if (status === CHECK_STATUS) return false;
  if (NAUKRI_WORDS.meaningOfStatus(status) !== undefined) throw NAUKRI_WORDS.unreachable();
  const look = await scan(session, WHO, {
    page: "home",
    until: ["signedIn", "signedOut", "checkpoint"],
    timeoutMs: waitOf(session, LOOK_TIMEOUT_MS),
  });
  return (
    look.signedOut === undefined && look.checkpoint === undefined && look.signedIn !== undefined
  );
}

const SITE: SignInSite = {
  words: NAUKRI_WORDS,
  things: NAUKRI_LOGIN,
  manifest: naukriManifest,
  isSignedIn,
};

/** Signs in with address and password, which stand on one page. */
export async function signIn(
  session: PortalSession,
  credentials: PortalCredentials,
): Promise<SignInOutcome> {
  const url = new URL(SIGN_IN_PATH, session.baseUrl).href;
  const refusal = NAUKRI_WORDS.meaningOfStatus(await openPage(session, url));
  if (refusal !== undefined) return refusal;
  const things = { email: EMAIL_BOX, entered: NAUKRI_LOGIN.entered, captcha: NAUKRI_LOGIN.captcha };
  const look = await scan(session, things, {
    page: "login",
    until: ["email", "entered", "captcha"],
    timeoutMs: waitOf(session, LOOK_TIMEOUT_MS),
  });
  if (look.email === undefined && look.entered === undefined && look.captcha === undefined) {
    return pageChanged(session, "login.email");
  }
  if (look.email !== undefined) {
    if (!isOwnAddress(session, naukriManifest, session.page.url())) {
      return pageChanged(session, "login.host");
    }
    const wish = { name: "e-mail address", timeoutMs: ACTION_TIMEOUT_MS };
    const box = hitLocator(session, look.email);
    await untilAborted(session, typeSecret(box, credentials.email, wish));
  }
  return new SignInFlow(session, SITE).enter(credentials);
}

/** Types the code into the page that asks for it. */
export function submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome> {
  return new SignInFlow(session, SITE).submitCode(code);
}

/** Goes on from the page that is open, after its owner has acted in it. Types nothing. */
export function goOnSigningIn(
  session: PortalSession,
): Promise<SignInOutcome | { readonly kind: "not_asked" }> {
  return new SignInFlow(session, SITE).goOn();
}
