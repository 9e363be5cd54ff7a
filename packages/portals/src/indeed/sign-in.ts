import { OperationalError } from "@sendoff/kit";
import type {
  PortalCredentials,
  PortalSession,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";
import { indeedManifest } from "./indeed.manifest.ts";
import { LoginPage } from "./pages/login.page.ts";
import type { LoginLook } from "./pages/login.page.ts";
import {
  challenge,
  isSignInPath,
  meaningOf,
  meaningOfStatus,
  pageChanged,
} from "./portal-words.ts";

/** A call that only answers who is signed in. */
const ME_TIMEOUT_MS = 15_000;

function unreachable(): OperationalError {
  return new OperationalError(502, "portal_unreachable", "Indeed does not answer right now.");
}

/**
 * Asks for the sign-in page: it sends those who are signed in onward, which holds whatever the header looks like. Throws an
 * OperationalError when the portal cannot say.
 */
export async function isSignedIn(session: PortalSession): Promise<boolean> {
  const url = new URL("/account/login", session.baseUrl).href;
  // An error of the browser's own quotes the request with its cookies, which are as good as a password.
  const asked = session.context.request.get(url, { timeout: ME_TIMEOUT_MS }).then(
    (response) => ({ isPage: response.ok(), path: new URL(response.url()).pathname }),
    () => undefined,
  );
  const answer = await untilAborted(session, asked);
  if (answer === undefined && session.page.isClosed()) throw new Error("The page was closed");
  if (answer === undefined || !answer.isPage) throw unreachable();
  return !isSignInPath(answer.path);
}

/** Whether the open page is the portal's own: the browser also reaches hosts that only serve files. */
function isOwnPage(session: PortalSession): boolean {
  const own = [new URL(session.baseUrl).hostname, ...indeedManifest.hosts];
  const { hostname } = new URL(session.page.url());
  return own.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/**
 * Signs in with the address and then by the password door; where Indeed offers none, or no password is given, by the code it
 * has sent.
 */
export async function signIn(
  session: PortalSession,
  credentials: PortalCredentials,
): Promise<SignInOutcome> {
  const page = new LoginPage(session);
  const status = await untilAborted(session, page.open());
  const refusal = meaningOfStatus(status);
  if (refusal !== undefined) return refusal;
  if (status >= 500) throw unreachable();
  let look = await page.lookAtStart();
  if (look.email !== undefined) {
    if (!isOwnPage(session)) return pageChanged(session, "login.host");
    await untilAborted(session, page.send(look.email, credentials.email, "e-mail address"));
    look = await page.lookAfterEmail();
  }
  const isCodeFirst = look.code !== undefined && look.password === undefined;
  if (isCodeFirst && look.passwordDoor !== undefined && credentials.password !== "") {
    await untilAborted(session, page.click(look.passwordDoor));
    look = await page.lookForPassword();
  }
  if (look.password === undefined || look.captcha !== undefined) return conclude(session, look);
  if (!isOwnPage(session)) return pageChanged(session, "login.host");
  await untilAborted(session, page.send(look.password, credentials.password, "password"));
  return conclude(session, await page.lookAfterPassword());
}

async function conclude(session: PortalSession, look: LoginLook): Promise<SignInOutcome> {
  if (look.captcha !== undefined || look.browserCheck !== undefined) return challenge(session);
  if (look.complaint !== undefined) {
    const words = look.complaint.text;
    const meaning = meaningOf(session, words);
    if (meaning !== undefined && meaning.kind !== "session_expired") return meaning;
    return { kind: "refused", message: words.replace(/^error:\s*/i, "") };
  }
  if (look.code !== undefined) return codeAsked(look);
  if (look.entered !== undefined && (await isSignedIn(session))) return { kind: "signed_in" };
  return pageChanged(session, look.entered === undefined ? "login.password" : "login.entered");
}

function codeAsked(look: LoginLook): SignInOutcome {
  const isPhone = /phone|text message|sms/i.test(look.sentTo?.text ?? "");
  return isPhone
    ? { kind: "code_required", via: "phone", message: "Indeed sent a code to your phone." }
    : {
        kind: "code_required",
        via: "email",
        message: "Indeed sent a code to your e-mail address.",
      };
}

/** Types the code into the page that asks for it. */
export async function submitCode(session: PortalSession, code: string): Promise<SubmitCodeOutcome> {
  const page = new LoginPage(session);
  const before = await page.lookNow();
  if (before.code === undefined) {
    if (before.captcha !== undefined || before.browserCheck !== undefined)
      return challenge(session);
    return (await isSignedIn(session)) ? { kind: "signed_in" } : { kind: "not_asked" };
  }
  if (!isOwnPage(session)) return pageChanged(session, "login.host");
  await untilAborted(session, page.send(before.code, code, "code"));
  return concludeCode(session, await page.lookAfterCode(before));
}

async function concludeCode(session: PortalSession, look: LoginLook): Promise<SubmitCodeOutcome> {
  if (look.captcha !== undefined || look.browserCheck !== undefined) return challenge(session);
  const words = look.complaint?.text ?? "";
  if (look.ended !== undefined || /expired|no longer valid|too many|has ended/i.test(words)) {
    return { kind: "expired", message: words || "Indeed has ended this sign-in." };
  }
  if (look.code !== undefined) {
    return { kind: "wrong_code", message: words || "Indeed did not accept the code." };
  }
  if (look.email !== undefined || look.password !== undefined) return { kind: "not_asked" };
  return (await isSignedIn(session)) ? { kind: "signed_in" } : challenge(session);
}
