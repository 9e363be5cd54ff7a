import type { CheckFamily } from "../../checks/checked-site.ts";
import { flag, markup, type Markup } from "../../markup.ts";
import { htmlDocument } from "./layout.ts";
import { BRAND_MARK, SITE_NAME, type View } from "./view.ts";

interface AuthFrame {
  title: string;
  content: Markup;
  config: unknown;
}

function authPage({ title, content, config }: AuthFrame): string {
  return htmlDocument({
    title,
    body: markup`<div id="authportal-main-container" class="auth"><a class="bar__brand" href="/">${BRAND_MARK}<span>${SITE_NAME}</span></a><main class="auth-card">${content}</main></div>`,
    scripts: ["auth.js"],
    config,
    bodyClass: "auth-page",
  });
}

/** The other sign-ins are for show on the real site too, when one has no account there: they say why they do nothing. */
const OTHER_SIGN_INS = markup`<div class="auth-others"><p class="auth-or"><span>or</span></p>
<button type="button" data-tn-element="google-auth-button" data-other-method="Google">Continue with Google</button>
<button type="button" id="apple-signin-button" data-other-method="Apple">Continue with Apple</button>
<button type="button" id="login-facebook-button" data-other-method="Facebook">Continue with Facebook</button>
<p class="auth-note" role="status" data-method-note hidden></p></div>`;

const problemSlot = (id: string): Markup =>
  markup`<div id="${id}-error" class="auth-problem" role="alert" data-problem hidden></div>`;

export function emailPage(view: View, next: string): string {
  const id = `ifl-InputFormField-${view.reactId()}`;
  return authPage({
    title: "Sign in",
    content: markup`<h1>Ready to take the next step?</h1><p>Create an account or sign in.</p>
<form id="emailform" data-auth-form="/auth/api/email" novalidate><label for="${id}">Email address <span aria-hidden="true">*</span></label><input id="${id}" name="__email" type="email" autocomplete="email" required aria-describedby="${id}-error">${problemSlot(id)}<button type="submit" data-tn-element="auth-page-email-submit-button"><span>Continue</span></button></form>${OTHER_SIGN_INS}`,
    config: { next },
  });
}

export interface CodePageInput {
  id: string;
  target: string;
  /** Whether this code comes on top of a password. */
  isSecondStep: boolean;
}

export function codePage(view: View, input: CodePageInput): string {
  const id = `passcode-input-${view.reactId()}`;
  return authPage({
    title: "Sign in with a code",
    content: markup`<h1>${input.isSecondStep ? "Check your email for a code" : "Sign in with a code"}</h1><p>We sent a 6-digit code to <b>${input.target}</b>. It is valid for 10 minutes.</p>
<form id="passcodeform" data-auth-form="/auth/api/code/${input.id}" novalidate><label for="${id}">Enter code</label><input id="${id}" name="passcode" type="text" inputmode="numeric" autocomplete="one-time-code" maxlength="6" required aria-describedby="${id}-error">${problemSlot(id)}<button type="submit" data-tn-element="otp-verify-login-submit-button"><span>Sign in</span></button></form>
<p class="auth-note" role="status" data-note hidden></p><p><button type="button" class="auth-link" data-resend="/auth/api/code/${input.id}/resend">Send a new code</button></p>
${input.isSecondStep ? null : markup`<p><a href="/auth/password/${input.id}" data-tn-element="auth-page-google-password-fallback">Sign in with a password instead</a></p>`}`,
    config: {},
  });
}

export function passwordPage(view: View, id: string, email: string): string {
  const inputId = `ifl-InputFormField-${view.reactId()}`;
  return authPage({
    title: "Sign in with a password",
    content: markup`<h1>Welcome back</h1><p>${email}</p>
<form id="passwordform" data-auth-form="/auth/api/password/${id}" novalidate><label for="${inputId}">Password <span aria-hidden="true">*</span></label><input id="${inputId}" name="__password" type="password" autocomplete="current-password" required aria-describedby="${inputId}-error">${problemSlot(inputId)}<button type="submit" data-tn-element="auth-page-sign-in-password-form-submit-button"><span>Sign in</span></button></form>
<p><a href="/auth/code/${id}" data-tn-element="auth-page-code-fallback">Sign in with a code instead</a></p>`,
    config: {},
  });
}

/** Nothing that is sent to this page lets anybody through. */
export function captchaPage(id: string, wasTried: boolean): string {
  return authPage({
    title: "Security check",
    content: markup`<h1>Let’s make sure you are a person</h1><p>Confirm that you are human to go on.</p>
${wasTried ? markup`<div class="auth-problem" role="alert">We could not confirm that. Please try again.</div>` : null}
<form id="captchaform" method="post" action="/auth/captcha/${id}"><div class="g-recaptcha" data-testid="captcha"><iframe title="reCAPTCHA" src="/auth/captcha-frame"></iframe><textarea id="g-recaptcha-response" name="g-recaptcha-response" hidden></textarea></div><button type="submit">Continue</button></form>`,
    config: {},
  });
}

export function captchaFrame(): string {
  return htmlDocument({
    title: "Challenge",
    body: markup`<main class="captcha-frame"><label><input type="checkbox" id="recaptcha-anchor"> I am human</label><p>Choose every picture with a ferry.</p></main>`,
    scripts: ["tick-box.js"],
  });
}

export function goneAuthPage(): string {
  return authPage({
    title: "This sign-in has ended",
    content: markup`<h1>This sign-in has ended</h1><p>Too many attempts were made, or the page is too old.</p><p><a href="/auth">Start again</a></p>`,
    config: {},
  });
}

/** Asked before another site learns who is signed in here. */
export function consentPage(client: string, account: string, query: string): string {
  return authPage({
    title: "Continue",
    content: markup`<h1>Continue to ${client}?</h1><p>You are signed in as <b>${account}</b>. ${client} will learn your email address.</p><form method="post" action="/oauth/authorize?${query}"><button type="submit" data-tn-element="oauth-continue-button"${flag("autofocus", true)}>Continue</button></form>`,
    config: {},
  });
}

/** The page before every page while the browser is checked. One kind lets through after a moment, the other never. */
export function challengePage(isPassing: boolean): string {
  return htmlDocument({
    title: "Just a moment...",
    body: markup`<main class="plain cf-browser-verification"><h1>Security Check</h1><div id="challenge-running">Verify you are human by completing the action below.</div><form id="challenge-form"><div id="challenge-stage"><label><input type="checkbox" data-challenge-box> Verify you are human</label></div></form><p>We noticed unusual traffic from your network.</p></main>`,
    scripts: ["challenge.js"],
    config: { isPassing },
  });
}

const CHECK_TITLES = {
  captcha: ["Security check", "Let’s make sure you are a person"],
  owner: ["Security check", "Verify it’s you"],
  unknown: ["What is new", "What is new"],
} as const;

/** A check that a hand can pass. The page that nobody knows has no word of a check. */
export function checkPage(family: CheckFamily, content: Markup): string {
  const [title, heading] = CHECK_TITLES[family];
  return authPage({ title, content: markup`<h1>${heading}</h1>${content}`, config: {} });
}
