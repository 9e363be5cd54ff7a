import type { RawVariant } from "../in-page/variants.ts";
import { hitLocator, scan } from "../page-scan.ts";
import type { Hit } from "../page-scan.ts";
import type { PortalSession } from "../portal-driver.ts";
import { actionTime, untilAborted, waitOf } from "../session-waits.ts";
import { typeSecret } from "../type-secret.ts";
import { ACTION_TIMEOUT_MS, LOOK_TIMEOUT_MS, PAGE_TIMEOUT_MS } from "./open-page.ts";

/** An answer to a code that was sent replaces the old complaint within this; else the old one stands. */
const SAME_COMPLAINT_MS = 3_000;

type LoginThing =
  | "email"
  | "password"
  | "code"
  /** The other way on from a page that asks for a code. */
  | "passwordOption"
  /** The way in for accounts of another site. */
  | "partnerSignIn"
  /** Whom a code was sent to, in the page's words. */
  | "sentTo"
  | "complaint"
  | "ended"
  | "captcha"
  | "browserCheck"
  /** Asked before another site learns who is signed in here. */
  | "consent"
  | "entered";
export type LoginThings = Readonly<Record<LoginThing, readonly RawVariant[]>>;
export type LoginLook = Partial<Record<LoginThing, Hit>>;

const ANY: readonly LoginThing[] = [
  "email",
  "password",
  "code",
  "complaint",
  "ended",
  "captcha",
  "consent",
  "entered",
];

/** A sign-in in steps: an address first, then a password or a code. */
export class StepwiseLogin {
  readonly #session: PortalSession;
  readonly #things: LoginThings;

  constructor(session: PortalSession, things: LoginThings) {
    this.#session = session;
    this.#things = things;
  }

  lookAtStart(): Promise<LoginLook> {
    return this.#look([
      "email",
      "password",
      "code",
      "partnerSignIn",
      "captcha",
      "consent",
      "entered",
    ]);
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
      const hidden = old.waitFor({
        state: "hidden",
        timeout: waitOf(this.#session, SAME_COMPLAINT_MS),
      });
      await hidden.catch(() => undefined);
    }
    return this.#look(ANY.filter((thing) => thing !== "code"));
  }

  /** What follows a given consent. */
  lookAfterConsent(): Promise<LoginLook> {
    return this.#look(["ended", "complaint", "captcha", "entered"]);
  }

  lookNow(): Promise<LoginLook> {
    return this.#look([]);
  }

  #look(until: readonly LoginThing[]): Promise<LoginLook> {
    const wish = { page: "login", until, timeoutMs: waitOf(this.#session, LOOK_TIMEOUT_MS) };
    return scan(this.#session, this.#things, wish);
  }

  async click(hit: Hit): Promise<void> {
    const timeout = actionTime(this.#session, ACTION_TIMEOUT_MS);
    // The library's own click waits for where the press leads: another page is opened right after a sign-in.
    const click = hitLocator(this.#session, hit).click({ timeout });
    await untilAborted(this.#session, click);
  }

  /** Follows a link to the sign-in of another site, and waits until that has come. */
  async openPartnerSignIn(link: Hit): Promise<void> {
    const { page } = this.#session;
    const here = page.url();
    const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
    const come = page.waitForURL((url) => url.href !== here, options);
    await untilAborted(this.#session, Promise.all([come, this.click(link)]));
  }

  /** Types into a box and sends its form with Enter: the buttons' words are shared with the sign-ins of other sites. */
  async send(hit: Hit, secret: string, name: string): Promise<void> {
    const box = hitLocator(this.#session, hit);
    const timeout = actionTime(this.#session, ACTION_TIMEOUT_MS);
    const sending = typeSecret(box, secret, { name, timeoutMs: timeout }).then(() =>
      box.press("Enter", { timeout }),
    );
    await untilAborted(this.#session, sending);
  }
}
