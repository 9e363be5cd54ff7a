import type { CheckFamily } from "../../checks/checked-site.ts";
import { markup, type Markup } from "../../markup.ts";
import { htmlDocument } from "./layout.ts";
import { BRAND_MARK, SITE_NAME } from "./view.ts";

function checkpoint(
  title: string,
  content: Markup,
  scripts: string[] = [],
  documentTitle = "Security Verification",
): string {
  return htmlDocument({
    title: documentTitle,
    body: markup`<div class="login-frame"><header class="login-frame__header">${BRAND_MARK}<span>${SITE_NAME}</span></header><main class="login-card checkpoint" role="main"><h1 class="content__header">${title}</h1>${content}</main></div>`,
    bodyClass: "login-page",
    scripts,
  });
}

export interface PinInput {
  id: string;
  /** Where the code went, masked. */
  target: string;
  channel: "email" | "phone";
  problem: string | null;
  notice: string | null;
}

export function pinPage(input: PinInput): string {
  const { channel } = input;
  const inputId = `input__${channel}_verification_pin`;
  return checkpoint(
    "Let's do a quick verification",
    markup`<p class="description">The login attempt seems unusual. To finish signing in, enter the code we sent to ${channel === "email" ? "your email address" : "your phone"} ${input.target}.</p>
${input.notice === null ? null : markup`<p class="checkpoint__notice" role="status">${input.notice}</p>`}
<form id="${channel}-pin-challenge" method="post" action="/checkpoint/challenge/${input.id}" novalidate><label for="${inputId}">Verification code</label><input class="form__input--text input_verification_pin" id="${inputId}" name="pin" type="text" inputmode="numeric" maxlength="6" autocomplete="off" required aria-label="Please enter the code here">
${input.problem === null ? null : markup`<div class="form__label--error" id="pin-error" role="alert" error-for="pin">${input.problem}</div>`}
<button class="form__submit btn__primary--large" id="${channel}-pin-submit-button" type="submit">Submit</button></form>
<form method="post" action="/checkpoint/challenge/${input.id}/resend"><button type="submit" id="btn-resend-pin-challenge" class="btn__tertiary--medium">Resend code</button></form>`,
  );
}

/** Nothing that is sent to this page lets anybody through. */
export function captchaPage(id: string, wasTried: boolean): string {
  return checkpoint(
    "Let's do a quick security check",
    markup`<p>Please solve this puzzle so we know you are a real person.</p>
${wasTried ? markup`<div class="form__label--error" role="alert">That was not correct. Please try again.</div>` : null}
<form id="captcha-challenge" method="post" action="/checkpoint/challenge/${id}"><div id="captcha-internal"><iframe title="Captcha Challenge" class="captcha-frame" src="/checkpoint/captcha-frame?arkose=1"></iframe></div><button class="form__submit btn__primary--large" type="submit">Verify</button></form>`,
  );
}

export function captchaFrame(): string {
  return htmlDocument({
    title: "Challenge",
    body: markup`<main class="captcha-puzzle" id="arkose"><p>Use the arrows to rotate the animal until it faces in the direction of the hand.</p><svg viewBox="0 0 120 70" width="220" aria-hidden="true"><rect width="120" height="70" fill="#e9f1ee"></rect><ellipse cx="60" cy="40" rx="24" ry="14" fill="#7d9b8f"></ellipse><circle cx="86" cy="28" r="9" fill="#7d9b8f"></circle><path d="M20 14h22l-6-6m6 6l-6 6" stroke="#2c443b" stroke-width="3" fill="none"></path></svg><p><button type="button">◀</button> <button type="button">▶</button></p></main>`,
  });
}

/** Leaves by itself once the prompt was confirmed. */
export function appPromptPage(id: string): string {
  return checkpoint(
    `Check your ${SITE_NAME} app`,
    markup`<p>We sent a notification to your signed-in devices. Open your ${SITE_NAME} app and tap <strong>Yes</strong> to confirm that it is you.</p><form method="post" action="/checkpoint/challenge/${id}"><button id="reset-password-submit-button" class="form__submit btn__secondary--large" type="submit">Resend notification</button></form>`,
    ["app-prompt.js"],
  );
}

export function challengeGonePage(): string {
  return checkpoint(
    "This verification has ended",
    markup`<p>Too many attempts were made, or the page is too old. Please try again later.</p><p><a class="btn__primary--large" href="/login">Back to sign in</a></p>`,
  );
}

/** A check that a hand can pass. The page that nobody knows has no word of a checkpoint. */
export function checkPage(family: CheckFamily, content: Markup): string {
  if (family === "unknown") return checkpoint("What is new", content, [], "What is new");
  return family === "captcha"
    ? checkpoint("Let's do a quick security check", content)
    : checkpoint("Let's do a quick verification", content);
}
