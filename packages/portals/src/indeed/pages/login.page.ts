import type { LoginThings } from "../../account-site/login.page.ts";
import { OBSTACLES } from "./obstacles.ts";

/** One address for every country: it leads to the sign-in of the house, and those who are signed in onward. */
export const SIGN_IN_PATH = "/account/login";

/** Indeed's sign-in: an address first, then a code or, behind a link, a password. */
export const INDEED_LOGIN: LoginThings = {
  email: [
    { id: "name", css: "input[name=__email]" },
    { id: "autocomplete", css: "#emailform input,input[type=email]" },
  ],
  password: [
    { id: "name", css: "input[name=__password]" },
    { id: "type", css: "input[type=password]" },
  ],
  code: [
    { id: "autocomplete", css: "input[autocomplete=one-time-code]" },
    { id: "name", css: "input[name*=passcode]", isGuess: true },
    { id: "digits", css: "form input[inputmode=numeric]" },
  ],
  passwordOption: [
    { id: "element", css: "[data-tn-element=auth-page-google-password-fallback]", isGuess: true },
    { id: "words", css: "a,button", text: "(sign|log) in with a password" },
  ],
  partnerSignIn: [],
  sentTo: [{ id: "words", css: "main p,p,main span", text: "code to", isGuess: true }],
  complaint: [
    { id: "alert", css: "[role=alert]", text: "\\S", notIn: "#onetrust-banner-sdk" },
    { id: "field", css: "[id$='-error'],[id*=error-text]", text: "\\S" },
  ],
  consent: [
    { id: "element", css: "[data-tn-element=oauth-continue-button]", isGuess: true },
    { id: "words", css: "button", text: "^(continue|allow)$", path: "^/oauth" },
  ],
  ended: [{ id: "heading", css: "h1", text: "sign-?in has (ended|expired)", isGuess: true }],
  captcha: [
    ...OBSTACLES.checkpoint,
    { id: "test-id", css: "[data-testid=captcha]" },
    { id: "frame", css: "iframe[title*=captcha i],iframe[src*=captcha i]" },
  ],
  browserCheck: OBSTACLES.browserCheck,
  entered: [
    { id: "account-menu", css: "[data-gnav-element-name=AccountMenu]" },
    { id: "path", css: "html", path: "^/(?!auth|account|oauth|profile)" },
  ],
};
