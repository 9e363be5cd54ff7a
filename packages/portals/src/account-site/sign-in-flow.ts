import type { PortalManifest } from "../manifest.ts";
import type {
  PortalCredentials,
  PortalSession,
  SignInOutcome,
  SubmitCodeOutcome,
} from "../portal-driver.ts";
import { StepwiseLogin } from "./login.page.ts";
import type { LoginLook, LoginThings } from "./login.page.ts";
import { isOwnAddress, meaningInSignIn, pageChanged } from "./portal-words.ts";
import type { PortalWords } from "./portal-words.ts";

/** A site's sign-in and what it opens, which may be another site's account. */
export interface SignInSite {
  readonly words: PortalWords;
  readonly things: LoginThings;
  /** Of the site that is opened: nothing is typed on other hosts than its. */
  readonly manifest: PortalManifest;
  /** Whether the site that is opened lets the session in. */
  readonly isSignedIn: (session: PortalSession) => Promise<boolean>;
}

/** A sign-in in steps, from whichever of its pages is open. */
export class SignInFlow {
  readonly #session: PortalSession;
  readonly #site: SignInSite;
  readonly #page: StepwiseLogin;

  constructor(session: PortalSession, site: SignInSite) {
    this.#session = session;
    this.#site = site;
    this.#page = new StepwiseLogin(session, site.things);
  }

  /**
   * Signs in with the address and the password, by the link that leads to it where a code is asked for first. Where there is none,
   * or no password is given, it asks for the code.
   */
  async enter(credentials: PortalCredentials): Promise<SignInOutcome> {
    const page = this.#page;
    let look = await page.lookAtStart();
    if (look.email !== undefined) {
      if (!this.#isOwnPage()) return this.#changed("login.host");
      await this.#page.send(look.email, credentials.email, "e-mail address");
      look = await page.lookAfterEmail();
    }
    const isCodeFirst = look.code !== undefined && look.password === undefined;
    if (isCodeFirst && look.passwordOption !== undefined && credentials.password !== "") {
      await page.click(look.passwordOption);
      look = await page.lookForPassword();
    }
    if (look.password === undefined || look.captcha !== undefined) return this.#conclude(look);
    if (!this.#isOwnPage()) return this.#changed("login.host");
    await this.#page.send(look.password, credentials.password, "password");
    return this.#conclude(await page.lookAfterPassword());
  }

  /** Goes on from the page that is open, after its owner has acted in it. Types nothing. */
  async goOn(): Promise<SignInOutcome | { readonly kind: "not_asked" }> {
    const look = await this.#page.lookAtStart();
    const isStopped = look.captcha !== undefined || look.browserCheck !== undefined;
    const isForm = look.email !== undefined || look.password !== undefined;
    if (isForm && !isStopped && look.entered === undefined && look.code === undefined) {
      return { kind: "not_asked" };
    }
    const { complaint, ...asked } = look;
    // Nothing of ours was sent: a complaint is about its owner's own entry, and the page asks on.
    return meaningInSignIn(this.#site.words, this.#session, complaint) ?? this.#conclude(asked);
  }

  /** Types the code into the page that asks for it. */
  async submitCode(code: string): Promise<SubmitCodeOutcome> {
    const before = await this.#page.lookNow();
    if (before.code === undefined) {
      if (before.captcha !== undefined || before.browserCheck !== undefined) {
        return this.#site.words.challenge(this.#session);
      }
      return (await this.#isSignedIn()) ? { kind: "signed_in" } : { kind: "not_asked" };
    }
    if (!this.#isOwnPage()) return this.#changed("login.host");
    await this.#page.send(before.code, code, "code");
    return this.#concludeCode(await this.#consent(await this.#page.lookAfterCode(before)));
  }

  async #conclude(seen: LoginLook): Promise<SignInOutcome> {
    const look = await this.#consent(seen);
    if (look.captcha !== undefined || look.browserCheck !== undefined) {
      return this.#site.words.challenge(this.#session);
    }
    if (look.complaint !== undefined) {
      const meaning = meaningInSignIn(this.#site.words, this.#session, look.complaint);
      const message = look.complaint.text.replace(/^error:\s*/i, "");
      return meaning ?? { kind: "refused", message };
    }
    if (look.code !== undefined) return codeAsked(this.#site.words.name, look);
    if (look.entered !== undefined && (await this.#isSignedIn())) return { kind: "signed_in" };
    return this.#changed(look.entered === undefined ? "login.password" : "login.entered");
  }

  async #concludeCode(look: LoginLook): Promise<SubmitCodeOutcome> {
    if (look.captcha !== undefined || look.browserCheck !== undefined) {
      return this.#site.words.challenge(this.#session);
    }
    const { name } = this.#site.words;
    const words = look.complaint?.text ?? "";
    if (look.ended !== undefined || /expired|no longer valid|too many|has ended/i.test(words)) {
      return { kind: "expired", message: words || `${name} has ended this sign-in.` };
    }
    if (look.code !== undefined) {
      return { kind: "wrong_code", message: words || `${name} did not accept the code.` };
    }
    if (look.email !== undefined || look.password !== undefined) return { kind: "not_asked" };
    return (await this.#isSignedIn())
      ? { kind: "signed_in" }
      : this.#site.words.challenge(this.#session);
  }

  /** The last question before another site learns who signed in, which is what the user came for. */
  async #consent(look: LoginLook): Promise<LoginLook> {
    if (look.consent === undefined) return look;
    await this.#page.click(look.consent);
    return this.#page.lookAfterConsent();
  }

  #isSignedIn(): Promise<boolean> {
    return this.#site.isSignedIn(this.#session);
  }

  #isOwnPage(): boolean {
    return isOwnAddress(this.#session, this.#site.manifest, this.#session.page.url());
  }

  #changed(locator: string): ReturnType<typeof pageChanged> {
    return pageChanged(this.#session, locator);
  }
}

function codeAsked(name: string, look: LoginLook): SignInOutcome {
  const isPhone = /phone|text message|sms/i.test(look.sentTo?.text ?? "");
  return isPhone
    ? { kind: "code_required", via: "phone", message: `${name} sent a code to your phone.` }
    : {
        kind: "code_required",
        via: "email",
        message: `${name} sent a code to your e-mail address.`,
      };
}
