import { askQuietly } from "../account-site/open-page.ts";
import { isOwnAddress, meaningInSignIn, pageChanged } from "../account-site/portal-words.ts";
import type {
  PortalCredentials,
  PortalSession,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { linkedinManifest } from "./linkedin.manifest.ts";
import { LoginPage } from "./pages/login.page.ts";
import type { LoginLook } from "./pages/login.page.ts";
import { LINKEDIN_WORDS } from "./portal-words.ts";

/**
 * Asks the portal's own "who am I": page marks of being signed in were renamed more than once, this call was not. Throws an
 * OperationalError when the portal cannot say.
 */
export async function isSignedIn(session: PortalSession): Promise<boolean> {
  const url = new URL("/voyager/api/me", session.baseUrl).href;
  const cookies = await session.context.cookies(session.baseUrl);
  // LinkedIn's calls want the session id back in a header as well (its guard against forged requests).
  const token = cookies.find((cookie) => cookie.name === "JSESSIONID")?.value.replaceAll('"', "");
  const answer = await askQuietly(session, url, {
    headers: token === undefined ? {} : { "csrf-token": token },
    maxRedirects: 0,
  });
  const isKnownStatus =
    answer !== undefined && LINKEDIN_WORDS.meaningOfStatus(answer.status) === undefined;
  if (!isKnownStatus) throw LINKEDIN_WORDS.unreachable();
  return answer.status === 200;
}

function isOwnPage(session: PortalSession): boolean {
  return isOwnAddress(session, linkedinManifest, session.page.url());
}

/** Signs in from whatever the sign-in page shows: either form, a remembered account, or nothing to do. */
export async function signIn(
  session: PortalSession,
  credentials: PortalCredentials,
): Promise<SignInOutcome> {
  const page = new LoginPage(session);
  const refusal = LINKEDIN_WORDS.meaningOfStatus(await page.open());
  if (refusal !== undefined) return refusal;
  let look = await page.lookAtStart();
  if (look.remembered !== undefined && look.email === undefined) {
    await untilAborted(session, page.click(look.remembered));
    look = await page.lookForPassword();
  }
  if (look.password === undefined) {
    if (look.email === undefined || look.entered || look.checkpoint) {
      return conclude(session, page, look);
    }
    return pageChanged(session, "login.password");
  }
  if (!isOwnPage(session)) return pageChanged(session, "login.host");
  await untilAborted(session, page.send(look, credentials));
  return conclude(session, page, await page.lookAfter(look));
}

/** Goes on from the page that is open, after its owner has acted in it. Types nothing. */
export async function goOnSigningIn(
  session: PortalSession,
): Promise<SignInOutcome | { readonly kind: "not_asked" }> {
  const page = new LoginPage(session);
  const look = await page.lookAtStart();
  const isForm = look.email !== undefined || look.password !== undefined;
  if (isForm && look.entered === undefined && look.checkpoint === undefined) {
    return { kind: "not_asked" };
  }
  // A checkpoint's own content follows its address.
  const shown = look.checkpoint === undefined ? look : await page.lookAfter();
  const { complaint, ...asked } = shown;
  // Nothing of ours was sent: a complaint is about its owner's own entry, and the page asks on.
  return meaningInSignIn(LINKEDIN_WORDS, session, complaint) ?? conclude(session, page, asked);
}

async function conclude(
  session: PortalSession,
  page: LoginPage,
  look: LoginLook,
): Promise<SignInOutcome> {
  const asked = codeAsked(look);
  if (asked !== undefined) return asked;
  if (look.captcha !== undefined) return LINKEDIN_WORDS.challenge(session);
  if (look.checkpoint !== undefined && look.skip === undefined)
    return LINKEDIN_WORDS.challenge(session);
  if (look.skip !== undefined) {
    // An offer between sign-in and the feed ("Add your phone number"); the account is signed in with or without it.
    await untilAborted(session, page.click(look.skip));
    await page.lookAfter();
    return (await isSignedIn(session)) ? { kind: "signed_in" } : LINKEDIN_WORDS.challenge(session);
  }
  if (look.entered !== undefined || look.complaint === undefined) {
    return (await isSignedIn(session))
      ? { kind: "signed_in" }
      : pageChanged(session, "login.entered");
  }
  const message = withoutOffer(look.complaint.text);
  return meaningInSignIn(LINKEDIN_WORDS, session, look.complaint) ?? { kind: "refused", message };
}

/** The complaint alone: another account, which the page offers, is not what the user came to connect. */
function withoutOffer(words: string): string {
  return words.replace(/ or create an account(?=[.!]|$)/i, "");
}

function codeAsked(look: LoginLook): SignInOutcome | undefined {
  if (look.phoneCode !== undefined) {
    const message = "LinkedIn sent a code to your phone.";
    return { kind: "code_required", via: "phone", message };
  }
  if (look.emailCode !== undefined || look.anyCode !== undefined) {
    const message = "LinkedIn sent a code to your e-mail address.";
    return { kind: "code_required", via: "email", message };
  }
  if (look.appPrompt === undefined) return undefined;
  const message = "Open the LinkedIn app and confirm that it is you.";
  return { kind: "code_required", via: "app", message };
}

/** Types the code into the page that asks for it. For a prompt in the app there is nothing to type: it only looks again. */
export async function submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome> {
  const page = new LoginPage(session);
  const before = await page.lookNow();
  const box = before.emailCode ?? before.phoneCode ?? before.anyCode;
  if (box === undefined) {
    if (before.appPrompt !== undefined) return afterPrompt(session, page);
    if (before.captcha !== undefined) return LINKEDIN_WORDS.challenge(session);
    return (await isSignedIn(session)) ? { kind: "signed_in" } : { kind: "not_asked" };
  }
  if (!isOwnPage(session)) return pageChanged(session, "login.host");
  await untilAborted(session, page.sendCode(box, code));
  return concludeCode(session, page, await page.lookAfterCode(before));
}

/** The page leaves for the feed by itself, some seconds after its user has confirmed in the app. */
async function afterPrompt(session: PortalSession, page: LoginPage): Promise<SubmitCodeOutcome> {
  const look = await page.lookAfterPrompt();
  if (look.captcha !== undefined) return LINKEDIN_WORDS.challenge(session);
  if (look.entered !== undefined || look.skip !== undefined) {
    const outcome = await conclude(session, page, look);
    if (outcome.kind === "signed_in" || outcome.kind === "challenge") return outcome;
  }
  if (await isSignedIn(session)) return { kind: "signed_in" };
  const message =
    "LinkedIn has not let you in yet. Open its app and confirm that it is you, then try again.";
  return look.appPrompt === undefined ? { kind: "not_asked" } : { kind: "not_confirmed", message };
}

async function concludeCode(
  session: PortalSession,
  page: LoginPage,
  look: LoginLook,
): Promise<SubmitCodeOutcome> {
  const isAskedAgain = look.emailCode ?? look.phoneCode ?? look.anyCode;
  if (look.captcha !== undefined) return LINKEDIN_WORDS.challenge(session);
  if (look.entered !== undefined || look.skip !== undefined) {
    const outcome = await conclude(session, page, look);
    if (outcome.kind === "signed_in" || outcome.kind === "challenge") return outcome;
  }
  const words = look.complaint?.text ?? "";
  if (/expired|no longer valid|too many/i.test(words)) return { kind: "expired", message: words };
  if (isAskedAgain !== undefined) {
    const message = words === "" ? "LinkedIn did not accept the code." : words;
    const left = /(\d+) (tries|attempts|try|attempt)/i.exec(words)?.[1];
    return {
      kind: "wrong_code",
      message,
      ...(left === undefined ? {} : { triesLeft: Number(left) }),
    };
  }
  if (look.email !== undefined || look.password !== undefined) return { kind: "not_asked" };
  return (await isSignedIn(session)) ? { kind: "signed_in" } : LINKEDIN_WORDS.challenge(session);
}
