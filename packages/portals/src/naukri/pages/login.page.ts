import type { LoginThings } from "../../account-site/login.page.ts";
import type { RawVariant } from "../../in-page/variants.ts";
import { OBSTACLES } from "./obstacles.ts";

export const SIGN_IN_PATH = "/nlogin/login";
/** Those who are signed out are led away from it. */
export const HOME_PATH = "/mnjuser/homepage";

/** Both boxes stand on one page. */
export const EMAIL_BOX: readonly RawVariant[] = [
  { id: "id", css: "#usernameField" },
  { id: "placeholder", css: "input[placeholder*='Email ID' i]" },
];

/** What the sign-in shows beside the address: a password, then perhaps a code. The code's page is known from programs only. */
export const NAUKRI_LOGIN: LoginThings = {
  email: [],
  password: [
    { id: "id", css: "#passwordField" },
    { id: "type", css: "input[type=password]" },
  ],
  code: [
    { id: "id", css: "input#otp" },
    { id: "autocomplete", css: "input[autocomplete=one-time-code]", isGuess: true },
    { id: "name", css: "input[id*=otp i],input[name*=otp i],input[placeholder*=OTP]" },
  ],
  passwordOption: [],
  partnerSignIn: [],
  sentTo: [{ id: "words", css: "p,span,label,h1,h2,.inputHeader", text: "\\botp\\b.{0,40}sent" }],
  complaint: [
    { id: "server", css: ".server-err", text: "\\S" },
    { id: "field", css: "#usernameField_err,#passwordField_err,.form-row .err", text: "\\S" },
    {
      id: "words",
      css: "span,p,div.err",
      text: "^(invalid details|something went wrong|(invalid|incorrect|wrong|expired) otp|otp (is|has) )",
    },
  ],
  consent: [],
  ended: [],
  captcha: OBSTACLES.checkpoint,
  browserCheck: [],
  entered: [
    { id: "picture", css: "img[alt='naukri user profile img']" },
    { id: "path", css: "html", path: "^/mnjuser/" },
  ],
};

/** Marks of a page that tell who is at home. A script variable `User_LoggedIn` is wrong on pages of those who are signed in. */
export const WHO = {
  signedIn: [
    { id: "picture", css: "img[alt='naukri user profile img']" },
    { id: "drawer", css: ".nI-gNb-drawer__icon" },
  ],
  signedOut: OBSTACLES.signedOut,
  checkpoint: OBSTACLES.checkpoint,
} as const satisfies Record<string, readonly RawVariant[]>;
