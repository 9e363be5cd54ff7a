import {
  ACTION_TIMEOUT_MS,
  LOOK_TIMEOUT_MS,
  openPage,
  PAGE_TIMEOUT_MS,
} from "../../account-site/open-page.ts";
import { hitLocator, scan } from "../../page-scan.ts";
import type { Hit, PageThings } from "../../page-scan.ts";
import { typeSecret } from "../../type-secret.ts";
import type { PortalCredentials, PortalSession } from "../../portal-driver.ts";
import { actionTime, waitOf } from "../../session-waits.ts";

/** A checkpoint's own content follows its address; if it shows nothing known by then, it is one only a person can pass. */
const CHECKPOINT_TIMEOUT_MS = 3_000;
/** A page that waits for the app asks its server every few seconds; time for one such question and the page after it. */
const PROMPT_TIMEOUT_MS = 6_000;

/**
 * The 2026 page has random ids, no names and hidden twins of each box; the autocomplete attribute of the first visible one is
 * what stays. The classic page keeps its ids.
 */
const LOGIN = {
  email: [
    { id: "classic", css: "#username" },
    { id: "name", css: "input[name=session_key]" },
    { id: "autocomplete", css: "input[autocomplete~=username],input[autocomplete~=email]" },
    { id: "type", css: "input[type=email]" },
  ],
  password: [
    { id: "classic", css: "#password" },
    { id: "name", css: "input[name=session_password]" },
    { id: "autocomplete", css: "input[autocomplete~=current-password]" },
    { id: "type", css: "input[type=password]" },
  ],
  remembered: [
    { id: "class", css: "button.profile__details,.profile__details button,.profile__details" },
    { id: "masked-address", css: "button,[role=button],a", text: "\\S[*•]{2,}\\S*@\\S" },
  ],
  skip: [{ id: "text", css: "button,a", text: "^(skip|skip for now|not now)$" }],
  emailCode: [
    { id: "id", css: "#input__email_verification_pin" },
    { id: "form", css: "#email-pin-challenge input:not([type=hidden])" },
  ],
  phoneCode: [{ id: "id", css: "#input__phone_verification_pin" }],
  anyCode: [
    { id: "name", css: "input[name=pin]" },
    { id: "autocomplete", css: "input[autocomplete=one-time-code]", isGuess: true },
  ],
  appPrompt: [
    { id: "id", css: "#reset-password-submit-button" },
    { id: "heading", css: "h1,h2", text: "check your \\w+ app" },
  ],
  captcha: [
    { id: "id", css: "#captcha-internal", isHiddenToo: true },
    { id: "frame", css: "iframe[src*=captcha i],iframe[src*=arkose i],iframe[title*=captcha i]" },
  ],
  checkpoint: [{ id: "path", css: "html", path: "^/(checkpoint|challenge)" }],
  complaint: [
    { id: "field", css: "#error-for-username,#error-for-password", text: "\\S", isGuess: true },
    // The bar about cookies is an alert, too.
    {
      id: "alert",
      css: "[role=alert]",
      text: "^(?!.*\\bcookies?\\b).*\\S",
      notIn: "[data-test-global-alert]",
    },
    {
      id: "class",
      css: ".form__label--error,.alert-content,[class*=error-message i]",
      text: "\\S",
      isGuess: true,
    },
  ],
  entered: [
    { id: "path", css: "html", path: "^/(feed|jobs|mynetwork|in)(/|$)" },
    { id: "nav", css: "#global-nav,nav.global-nav,[data-testid=primary-nav]" },
  ],
} satisfies PageThings;

export type LoginThing = keyof typeof LOGIN;
export type LoginLook = Partial<Record<LoginThing, Hit>>;

const ANY_START: readonly LoginThing[] = [
  "email",
  "password",
  "remembered",
  "skip",
  "emailCode",
  "phoneCode",
  "appPrompt",
  "captcha",
  "checkpoint",
  "entered",
];
const ANY_AFTER: readonly LoginThing[] = [
  "skip",
  "emailCode",
  "phoneCode",
  "anyCode",
  "appPrompt",
  "captcha",
  "checkpoint",
  "complaint",
  "entered",
];

/** The sign-in page, its remembered-account card and the checks that may follow. */
export class LoginPage {
  readonly #session: PortalSession;

  constructor(session: PortalSession) {
    this.#session = session;
  }

  open(): Promise<number> {
    return openPage(this.#session, new URL("/login", this.#session.baseUrl).href);
  }

  /** What the page shows once it shows anything known. */
  async lookAtStart(): Promise<LoginLook> {
    return this.#look(ANY_START);
  }

  /** What follows a sent password or code; a complaint that stood there `before` is not the answer to it. */
  async lookAfter(before: LoginLook = {}): Promise<LoginLook> {
    const stale = before.complaint === undefined ? [] : [before.complaint.text];
    const look = await this.#look(ANY_AFTER, PAGE_TIMEOUT_MS, stale);
    const isBare = look.checkpoint && !look.emailCode && !look.phoneCode && !look.anyCode;
    if (!isBare || look.captcha || look.appPrompt) return look;
    const content: LoginThing[] = ["emailCode", "phoneCode", "anyCode", "captcha", "appPrompt"];
    const later = await this.#look(content, CHECKPOINT_TIMEOUT_MS);
    return later.checkpoint === undefined && later.entered === undefined
      ? { ...look, ...later }
      : later;
  }

  /** What follows a sent code: a page without the old complaint, or with a new one. */
  async lookAfterCode(before: LoginLook): Promise<LoginLook> {
    if (before.complaint !== undefined) {
      // The old complaint would be read as the answer; it leaves with the page or when the new one comes.
      const old = hitLocator(this.#session, before.complaint);
      const hidden = old.waitFor({
        state: "hidden",
        timeout: waitOf(this.#session, CHECKPOINT_TIMEOUT_MS),
      });
      await hidden.catch(() => undefined);
    }
    return this.#look(["skip", "captcha", "complaint", "entered", "email", "password"]);
  }

  /** What follows a confirmation in the app, which the page asks its server for every few seconds. */
  async lookAfterPrompt(): Promise<LoginLook> {
    const gone: LoginThing[] = ["skip", "captcha", "entered", "email", "password"];
    return this.#look(gone, PROMPT_TIMEOUT_MS);
  }

  async lookNow(): Promise<LoginLook> {
    return this.#look([]);
  }

  async lookForPassword(): Promise<LoginLook> {
    return this.#look(["password", "email", "entered", "checkpoint", "complaint"]);
  }

  async #look(
    until: readonly LoginThing[],
    timeoutMs = LOOK_TIMEOUT_MS,
    stale: readonly string[] = [],
  ): Promise<LoginLook> {
    const wait = waitOf(this.#session, timeoutMs);
    return scan(this.#session, LOGIN, { page: "login", until, timeoutMs: wait, stale });
  }

  async click(hit: Hit): Promise<void> {
    // The library's own click waits for where the press leads: another page is opened right after a sign-in.
    const timeout = actionTime(this.#session, ACTION_TIMEOUT_MS);
    await hitLocator(this.#session, hit).click({ timeout });
  }

  /** Fills what is asked for and sends it with Enter: the button's words are shared with "Sign in with Apple". */
  async send(look: LoginLook, credentials: PortalCredentials): Promise<void> {
    if (look.email !== undefined) {
      const box = hitLocator(this.#session, look.email);
      const timeoutMs = actionTime(this.#session, ACTION_TIMEOUT_MS);
      const wish = { name: "e-mail address", timeoutMs };
      await typeSecret(box, credentials.email, wish);
    }
    if (look.password === undefined) return;
    await this.#sendSecret(look.password, credentials.password, "password");
  }

  async sendCode(box: Hit, code: string): Promise<void> {
    await this.#sendSecret(box, code, "code");
  }

  async #sendSecret(hit: Hit, secret: string, name: string): Promise<void> {
    const box = hitLocator(this.#session, hit);
    const timeout = actionTime(this.#session, ACTION_TIMEOUT_MS);
    await typeSecret(box, secret, { name, timeoutMs: timeout });
    await box.press("Enter", { timeout });
  }
}
