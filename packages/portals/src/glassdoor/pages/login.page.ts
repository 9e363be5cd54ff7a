import type { LoginThings } from "../../account-site/login.page.ts";
import { OBSTACLES } from "./obstacles.ts";

export const SIGN_IN_PATH = "/profile/login_input.htm";

/** Glassdoor's own sign-in: an address, then a password, sometimes a code; and the link for accounts of Indeed. */
export const GLASSDOOR_LOGIN: LoginThings = {
  email: [
    { id: "id", css: "#inlineUserEmail,#modalUserEmail" },
    { id: "name", css: "input[name=username]" },
    { id: "autocomplete", css: "input[type=email]" },
  ],
  password: [
    { id: "id", css: "#inlineUserPassword,#modalUserPassword" },
    { id: "type", css: "input[type=password]" },
  ],
  code: [
    { id: "autocomplete", css: "input[autocomplete=one-time-code]", isGuess: true },
    { id: "digits", css: "form input[inputmode=numeric]" },
  ],
  passwordOption: [],
  consent: [],
  partnerSignIn: [
    { id: "test", css: "[data-test=indeed-auth-button]", isGuess: true },
    { id: "words", css: "a,button", text: "(continue|sign in|log in) with indeed", isGuess: true },
  ],
  sentTo: [{ id: "words", css: "main p,p", text: "we sent|code to", isGuess: true }],
  complaint: [
    { id: "alert", css: "[role=alert]", text: "\\S" },
    { id: "field", css: "[id$='-error']", text: "\\S", isGuess: true },
  ],
  ended: [{ id: "heading", css: "h1", text: "sign-?in has (ended|expired)", isGuess: true }],
  captcha: [
    ...OBSTACLES.checkpoint,
    { id: "class", css: ".g-recaptcha", isGuess: true },
    { id: "frame", css: "iframe[title*=captcha i],iframe[src*=captcha i]", isGuess: true },
  ],
  browserCheck: OBSTACLES.browserCheck,
  entered: [
    { id: "profile-button", css: "[data-test=utility-nav-profile-button]" },
    { id: "path", css: "html", path: "^/(Job|Community|member)/" },
  ],
};
