import type { CheckFamily } from "../../checks/checked-site.ts";
import { markup, type Markup } from "../../markup.ts";
import { htmlDocument } from "./layout.ts";
import { BRAND_MARK, PARTNER_NAME, SITE_NAME } from "./view.ts";

/** The form in both places it stands: a page of its own, and a dialog over the results. */
export function signInForm(
  place: "inline" | "modal",
  next: string,
  methods: "both" | "partner" = "both",
): Markup {
  const emailId = `${place}UserEmail`;
  const passwordId = `${place}UserPassword`;
  const partner = markup`<a class="sign-in__method" data-test="indeed-auth-button" role="button" aria-label="Continue with Indeed" href="/profile/indeed?next=${encodeURIComponent(next)}">Continue with ${PARTNER_NAME}</a>`;
  if (methods === "partner") return markup`<div class="sign-in">${partner}</div>`;
  return markup`<div class="sign-in" data-sign-in data-next="${next}">${partner}
<button type="button" class="sign-in__method" data-test="googleBtn" data-other-method="Google">Continue with Google</button>
<button type="button" class="sign-in__method" data-test="appleBtn" data-other-method="Apple">Continue with Apple</button>
<p class="sign-in__or"><span>or</span></p>
<form data-email-form novalidate><label for="${emailId}">Enter email</label><input id="${emailId}" name="username" type="email" autocomplete="email" required aria-describedby="${emailId}-error"><div id="${emailId}-error" class="sign-in__problem" role="alert" data-problem hidden></div><button type="submit" data-test="email-form-button">Continue with email</button></form>
<form data-password-form hidden novalidate><p><b data-account></b></p><label for="${passwordId}">Password</label><input id="${passwordId}" name="password" type="password" autocomplete="current-password" required aria-describedby="${passwordId}-error"><div id="${passwordId}-error" class="sign-in__problem" role="alert" data-problem hidden></div><button type="submit" name="submit">Sign In</button></form>
<p class="sign-in__note" role="status" data-method-note hidden></p></div>`;
}

function authPage(title: string, content: Markup, config: unknown = {}): string {
  return htmlDocument({
    title,
    body: markup`<div class="auth"><a class="bar__brand" href="/Job/index.htm">${BRAND_MARK}<span>${SITE_NAME}</span></a><main class="auth__card">${content}</main></div>`,
    scripts: ["sign-in.js"],
    config,
  });
}

export const signInPage = (next: string, methods: "both" | "partner"): string =>
  authPage(
    "Sign In",
    markup`<h1>Sign in to ${SITE_NAME}</h1><p>Jobs, pay and what people say about employers.</p>${signInForm("inline", next, methods)}`,
  );

export const codePage = (id: string, target: string): string =>
  authPage(
    "Verify it’s you",
    markup`<h1>Verify it’s you</h1><p>Enter the 6-digit code we sent to <b>${target}</b>.</p><form data-code-form="/profile/api/verify/${id}" novalidate><label for="verification-code">Code</label><input id="verification-code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required><div class="sign-in__problem" role="alert" data-problem hidden></div><button type="submit" name="submit">Verify</button></form><p><button type="button" class="sign-in__link" data-resend="/profile/api/verify/${id}/resend">Send a new code</button></p><p class="sign-in__note" role="status" data-note hidden></p>`,
  );

/** Nothing that is sent to this page lets anybody through. */
export const captchaPage = (id: string, wasTried: boolean): string =>
  authPage(
    "Security",
    markup`<h1>Humans only</h1><p>Solve the puzzle to go on.</p>${wasTried ? markup`<p class="sign-in__problem" role="alert">That was not right. Please try again.</p>` : null}<form method="post" action="/profile/challenge/${id}"><div class="g-recaptcha"><iframe title="reCAPTCHA" src="/profile/captcha-frame"></iframe><textarea id="g-recaptcha-response" name="g-recaptcha-response" hidden></textarea></div><button type="submit">Continue</button></form>`,
  );

export const captchaFrame = (): string =>
  htmlDocument({
    title: "Challenge",
    body: markup`<main class="captcha-frame"><label><input type="checkbox" id="recaptcha-anchor"> I am human</label><p>Choose every picture with a window.</p></main>`,
  });

export const goneAuthPage = (): string =>
  authPage(
    "This sign-in has ended",
    markup`<h1>This sign-in has ended</h1><p>The page is too old, or too many attempts were made.</p><p><a href="/profile/login_input.htm">Start again</a></p>`,
  );

const CHECK_TITLES = {
  captcha: ["Security", "Humans only"],
  owner: ["Security", "Verify it’s you"],
  unknown: ["What is new", "What is new"],
} as const;

/** A check that a hand can pass. The page that nobody knows has no word of a check. */
export function checkPage(family: CheckFamily, content: Markup): string {
  const [title, heading] = CHECK_TITLES[family];
  return authPage(title, markup`<h1>${heading}</h1>${content}`);
}
