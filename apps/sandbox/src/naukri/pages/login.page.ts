import type { CheckFamily } from "../../checks/checked-site.ts";
import { markup, type Markup } from "../../markup.ts";
import { CAPTCHA, htmlDocument, plainPage } from "./layout.ts";
import { loginForm } from "./login-form.ts";
import { BRAND_MARK, SITE_NAME } from "./view.ts";

export function loginPage(next: string): string {
  return htmlDocument({
    title: "Login",
    body: markup`<main class="login-page"><a href="/" aria-label="${SITE_NAME} home">${BRAND_MARK}</a><h1>Login</h1>${loginForm()}</main>`,
    scripts: ["login.js"],
    config: { next },
  });
}

/** One box, of which little is known but its id; address and other texts are guesses. */
export function codePage(id: string, sentTo: "phone" | "email"): string {
  return htmlDocument({
    title: "Verify with OTP",
    body: markup`<main class="login-page"><h1>Verify with OTP</h1><p>Enter OTP sent to your ${sentTo}</p><form data-code-form="/nlogin/api/otp/${id}" novalidate><div class="server-err" role="alert"></div><input id="otp" type="text" inputmode="numeric" maxlength="6" autocomplete="one-time-code" aria-label="OTP"><button type="submit" class="blue-btn">Verify</button></form><p class="note" role="status"></p><p><a href="#" data-resend-code="/nlogin/api/otp/${id}/resend">Resend OTP</a></p></main>`,
    scripts: ["login.js"],
  });
}

/** Nothing that is sent to this page lets anybody through. */
export const captchaPage = (): string => plainPage("Are you a robot?", CAPTCHA);

const CHECK_TITLES: Record<CheckFamily, string> = {
  captcha: "Are you a robot?",
  owner: "Unusual activity on your account",
  unknown: "What is new",
};

/** A check that a hand can pass. The page that nobody knows has no word of a check. */
export const checkPage = (family: CheckFamily, content: Markup): string =>
  plainPage(CHECK_TITLES[family], content);

export const captchaFrame = (): string =>
  htmlDocument({
    title: "Challenge",
    body: markup`<main class="captcha-frame"><p>Choose every picture with a ferry.</p></main>`,
  });

export const goneSignInPage = (): string =>
  plainPage(
    "This sign-in has ended",
    markup`<p>Too many attempts were made, or the page is too old.</p><p><a href="/nlogin/login">Login</a></p>`,
  );

/** The page of the network's guard, or of the site itself. */
export function blockPage(kind: "access_denied" | "unusual_activity"): string {
  return kind === "access_denied"
    ? markup`<html><head><title>Access Denied</title></head><body><h1>Access Denied</h1><p>You don't have permission to access this page on this server.</p><p>Reference #18.5c3a1202.1790000000.1f2e3d4c</p></body></html>`
        .text
    : plainPage(
        "We noticed unusual activity",
        markup`<p>There was unusual activity from your network. Please verify you are human, or come back later.</p>`,
      );
}
