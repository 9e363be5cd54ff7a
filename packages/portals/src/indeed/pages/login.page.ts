import { hitLocator, scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import type { PortalSession } from "../../portal-driver.ts";
import { typeSecret } from "../../type-secret.ts";
import { ACTION_TIMEOUT_MS, LOOK_TIMEOUT_MS, OBSTACLES, openAddress } from "./common.ts";

/** An answer to a code that was sent replaces the old complaint within this; else the old one stands. */
const SAME_COMPLAINT_MS = 3_000;

/** One address for every country: it leads to the sign-in of the house, and those who are signed in onward. */
const SIGN_IN_PATH = "/account/login?hl=en";

const LOGIN = {
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
    { id: "name", css: "input[name*=passcode]" },
    { id: "digits", css: "form input[inputmode=numeric]" },
  ],
  /** The other door of the page that asks for a code. */
  passwordDoor: [
    { id: "element", css: "[data-tn-element=auth-page-google-password-fallback]" },
    { id: "words", css: "a,button", text: "(sign|log) in with a password" },
  ],
  /** Whom the code was sent to, in the page's words. */
  sentTo: [{ id: "words", css: "main p,p,main span", text: "code to" }],
  complaint: [
    { id: "alert", css: "[role=alert]", text: "\\S", notIn: "#onetrust-banner-sdk" },
    { id: "field", css: "[id$='-error'],[id*=error-text]", text: "\\S" },
  ],
  ended: [{ id: "heading", css: "h1", text: "sign-?in has (ended|expired)" }],
  captcha: [
    ...OBSTACLES.captcha,
    { id: "test-id", css: "[data-testid=captcha]" },
    { id: "frame", css: "iframe[title*=captcha i],iframe[src*=captcha i]" },
  ],
  browserCheck: OBSTACLES.browserCheck,
  entered: [
    { id: "header", css: "[data-testid=gnav-user-button]" },
    { id: "path", css: "html", path: "^/(?!auth|account)" },
  ],
} satisfies PageThings;

type LoginThing = keyof typeof LOGIN;
export type LoginLook = Partial<Record<LoginThing, Hit>>;

const ANY: readonly LoginThing[] = [
  "email",
  "password",
  "code",
  "complaint",
  "ended",
  "captcha",
  "entered",
];

/** Indeed's sign-in: an address first, then a code or, behind the other door, a password. */
export class LoginPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  /** Opens the sign-in and answers the HTTP status. */
  open(): Promise<number> {
    return openAddress(this.#session, new URL(SIGN_IN_PATH, this.#session.baseUrl).href);
  }

  lookAtStart(): Promise<LoginLook> {
    return this.#look(["email", "password", "code", "captcha", "entered"]);
  }

  /** What follows a sent address. */
  lookAfterEmail(): Promise<LoginLook> {
    return this.#look(ANY.filter((thing) => thing !== "email"));
  }

  lookForPassword(): Promise<LoginLook> {
    return this.#look(["password", "complaint", "ended", "captcha"]);
  }

  /** What follows a sent password. */
  lookAfterPassword(): Promise<LoginLook> {
    return this.#look(ANY.filter((thing) => thing !== "password" && thing !== "email"));
  }

  /** What follows a sent code: a page without the old complaint, or with a new one. */
  async lookAfterCode(before: LoginLook): Promise<LoginLook> {
    if (before.complaint !== undefined) {
      // The old complaint would be read as the answer; it leaves with the page or when the new one comes.
      const old = hitLocator(this.#session, before.complaint);
      const hidden = old.waitFor({ state: "hidden", timeout: SAME_COMPLAINT_MS });
      await hidden.catch(() => undefined);
    }
    return this.#look(ANY.filter((thing) => thing !== "code"));
  }

  lookNow(): Promise<LoginLook> {
    return this.#look([]);
  }

  #look(until: readonly LoginThing[]): Promise<LoginLook> {
    return scan(this.#session, LOGIN, { page: "login", until, timeoutMs: LOOK_TIMEOUT_MS });
  }

  async click(hit: Hit): Promise<void> {
    await hitLocator(this.#session, hit).click({ timeout: ACTION_TIMEOUT_MS });
  }

  /** Types into a box and sends its form with Enter: the buttons' words are shared with other houses' doors. */
  async send(hit: Hit, secret: string, name: string): Promise<void> {
    const box = hitLocator(this.#session, hit);
    await typeSecret(box, secret, { name, timeoutMs: ACTION_TIMEOUT_MS });
    await box.press("Enter", { timeout: ACTION_TIMEOUT_MS });
  }
}
