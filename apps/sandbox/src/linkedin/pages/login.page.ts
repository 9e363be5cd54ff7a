import { flag, markup, type Markup } from "../../markup.ts";
import type { AccountProfile } from "../../job-site/accounts.ts";
import { htmlDocument } from "./layout.ts";
import { avatar, BRAND_MARK, SITE_NAME, type View } from "./view.ts";

export interface LoginInput {
  next: string;
  email: string;
  problem: { field: "username" | "password"; text: string } | null;
  needsCookieBar: boolean;
}

function frame(content: Markup, needsCookieBar: boolean): Markup {
  const bar = markup`<div class="artdeco-global-alert" data-test-global-alert role="alert"><p>${SITE_NAME} uses cookies that are needed to keep you signed in.</p><button type="button" class="artdeco-button artdeco-button--secondary" data-test-global-alert-action="0" action-type="ACCEPT">Accept</button><button type="button" class="artdeco-button artdeco-button--secondary" data-test-global-alert-action="1" action-type="DENY">Reject</button></div>`;
  return markup`${needsCookieBar ? bar : null}<div class="login-frame"><header class="login-frame__header">${BRAND_MARK}<span>${SITE_NAME}</span></header><main class="login-card" id="app__container">${content}</main><footer class="login-frame__footer">${SITE_NAME} · Find work among people</footer></div>`;
}

function fieldError(id: string, text: string): Markup {
  return markup`<div id="${id}" class="form__label--error" role="alert" aria-live="assertive">${text}</div>`;
}

const APPLE = markup`<button type="button" class="login-alternative" aria-label="Sign in with Apple"> Sign in with Apple</button>`;

/** The login page of 2024: a plain form. */
export function loginClassic(input: LoginInput): string {
  const problemAt = (field: string): Markup | null =>
    input.problem?.field === field ? fieldError(`error-for-${field}`, input.problem.text) : null;
  const form = markup`<h1 class="header__content__heading">Sign in</h1><p>Stay in step with your work life</p>
<form method="post" id="organic-div" action="/login" class="login__form" novalidate><input type="hidden" name="session_redirect" value="${input.next}"><input type="hidden" name="loginCsrfParam" value="">
<div class="form__input--floating"><label class="form__label--floating" for="username">Email or phone</label><input id="username" name="session_key" type="email" aria-describedby="error-for-username" required autocomplete="username" aria-label="Email or phone" value="${input.email}">${problemAt("username")}</div>
<div class="form__input--floating"><label class="form__label--floating" for="password">Password</label><input id="password" name="session_password" type="password" aria-describedby="error-for-password" required autocomplete="current-password" aria-label="Password">${problemAt("password")}</div>
<div class="remember_me__opt_in"><input type="checkbox" id="rememberMeOptIn-checkbox" name="rememberMeOptIn" value="true" checked><label for="rememberMeOptIn-checkbox">Keep me logged in</label></div>
<div class="login__form_action_container"><button class="btn__primary--large from__button--floating" data-litms-control-urn="login-submit" aria-label="Sign in" type="submit">Sign in</button></div></form>
<div class="login-or">or</div>${APPLE}`;
  return htmlDocument({
    title: `Sign in`,
    body: frame(form, input.needsCookieBar),
    bodyClass: "login-page",
    scripts: ["login.js"],
  });
}

function reactField(view: View, type: string, autocomplete: string, label: string): Markup {
  const id = view.reactId();
  return markup`<div class="${view.hashed("field")} react-field"><label for="${id}">${label}</label><input id="${id}" type="${type}" autocomplete="${autocomplete}" name="" aria-invalid="false"></div>`;
}

/** The login page of 2026: no form, ids that change at every load, and a hidden copy of everything. */
export function loginReact(view: View, input: LoginInput): string {
  const hidden = markup`<div class="react-copy" aria-hidden="true" hidden>${reactField(view, "email", "username webauthn", "Email or phone")}${reactField(view, "password", "current-password", "Password")}</div>`;
  const content = markup`${hidden}<div class="${view.hashed("sheet")}" data-own-login><h1>Sign in</h1>
<button type="button" class="login-alternative ${view.hashed("button")}"><span>Sign in with Apple</span></button><div class="login-or">or</div>
<div data-own-live>${reactField(view, "email", "username webauthn", "Email or phone")}${reactField(view, "password", "current-password", "Password")}</div>
<div class="react-remember"><input type="checkbox" id="${view.reactId()}" checked data-own-remember><span>Keep me logged in</span></div>
<p class="react-error" role="alert" data-own-problem hidden></p>
<button type="button" class="${view.hashed("button")} react-submit" data-own-sign-in><span>Sign in</span></button></div>
<div class="react-copy" aria-hidden="true">${reactField(view, "text", "off", "One-time code")}${reactField(view, "password", "new-password", "New password")}</div>`;
  return htmlDocument({
    title: "Sign in",
    body: frame(content, input.needsCookieBar),
    bodyClass: "login-page",
    scripts: ["login.js"],
    config: { next: input.next },
  });
}

const maskMail = (email: string): string => {
  const [local = "", domain = ""] = email.split("@");
  return `${local.charAt(0)}*****@${domain}`;
};

/** A browser that has signed in before: a card instead of the form. */
export function welcomeBack(
  profile: AccountProfile,
  input: LoginInput,
  asksPassword: boolean,
): string {
  const who = markup`${avatar(profile, 56)}<span class="profile__name">${profile.first_name} ${profile.last_name}</span><span class="profile__identity">${maskMail(profile.email)}</span>`;
  const content = asksPassword
    ? markup`<h1>Welcome back</h1><div class="profile__details profile__details--still">${who}</div><form method="post" action="/login" class="login__form" novalidate><input type="hidden" name="session_redirect" value="${input.next}"><input type="hidden" name="session_key" value="${profile.email}"><div class="form__input--floating"><label class="form__label--floating" for="password">Password</label><input id="password" name="session_password" type="password" required autocomplete="current-password" aria-label="Password">${input.problem === null ? null : fieldError("error-for-password", input.problem.text)}</div><input type="hidden" name="rememberMeOptIn" value="true"><button class="btn__primary--large from__button--floating" aria-label="Sign in" type="submit">Sign in</button></form>`
    : markup`<h1>Welcome back</h1><form method="post" action="/login/remembered"><input type="hidden" name="session_redirect" value="${input.next}"><button type="submit" class="profile__details member-profile-block" aria-label="Sign in as ${profile.first_name} ${profile.last_name}">${who}</button></form>`;
  return htmlDocument({
    title: "Sign in",
    body: frame(
      markup`${content}<p class="login-other"><a href="/login?fromSignIn=true" class="signin-other-account">Sign in using another account</a></p>`,
      input.needsCookieBar,
    ),
    bodyClass: "login-page",
    scripts: ["login.js"],
  });
}

export function authwallPage(next: string): string {
  return htmlDocument({
    title: "Sign in or join",
    body: frame(
      markup`<h1>Join ${SITE_NAME}</h1><p>Sign in to see jobs, people and companies.</p><p><a class="authwall-join-form__form-toggle--bottom artdeco-button artdeco-button--primary" href="/login?session_redirect=${encodeURIComponent(next)}">Sign in</a></p>`,
      false,
    ),
    bodyClass: "login-page authwall",
  });
}

export function skipPage(next: string): string {
  return htmlDocument({
    title: "Add a phone number",
    body: frame(
      markup`<h1>Add your phone number</h1><p>A phone number helps you to get back into your account.</p><form method="post" action="/check/add-phone"><input type="hidden" name="next" value="${next}"><div class="form__input--floating"><label for="phone-number">Phone number</label><input id="phone-number" name="phone" type="tel" autocomplete="tel"></div><button class="btn__primary--large" type="submit" name="action" value="add">Continue</button><button class="secondary-action-new btn__secondary--large" type="submit" name="action" value="skip"${flag("formnovalidate", true)}>Skip</button></form>`,
      false,
    ),
    bodyClass: "login-page",
  });
}
