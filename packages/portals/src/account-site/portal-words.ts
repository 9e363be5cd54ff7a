import { OperationalError } from "@sendoff/kit/errors";
import type { PortalManifest } from "../manifest.ts";
import type {
  ChallengeOutcome,
  PageChangedOutcome,
  PortalSession,
  SessionExpiredOutcome,
  ThrottledOutcome,
} from "../portal-driver.ts";

/** Why a page may stop everything, whichever page it is. */
export type Interruption = ChallengeOutcome | SessionExpiredOutcome | ThrottledOutcome;

const EXPIRED = /session (has )?(expired|timed out)|sign in again|please sign in/i;

/** What is a portal's own in how it says no. */
export interface Wording {
  /** The portal's name in sentences for the user. */
  readonly name: string;
  /** Sentence that asks the user to pass the portal's check. */
  readonly challenge: string;
  readonly throttles: readonly (readonly [ThrottledOutcome["scope"], RegExp])[];
  readonly checkpoint: RegExp;
  /** Statuses by which it asks to slow down; 429 where left out. */
  readonly slowDownStatuses?: readonly number[];
}

/** What a portal's words and statuses mean. Most say these things in words only: no mark, code or status goes with them. */
export class PortalWords {
  readonly name: string;
  readonly #wording: Wording;

  constructor(wording: Wording) {
    this.name = wording.name;
    this.#wording = wording;
  }

  /** What a notice's words mean for the whole application, or undefined when they are about something else. */
  meaningOf(session: PortalSession, words: string): Interruption | undefined {
    const throttle = this.#wording.throttles.find(([, pattern]) => pattern.test(words));
    if (throttle !== undefined) return { kind: "throttled", scope: throttle[0], message: words };
    if (EXPIRED.test(words)) return { kind: "session_expired" };
    return this.#wording.checkpoint.test(words) ? this.challenge(session) : undefined;
  }

  challenge(session: PortalSession): ChallengeOutcome {
    return { kind: "challenge", message: this.#wording.challenge, url: session.page.url() };
  }

  /** The same where the check stands in the form of one job. */
  formChallenge(session: PortalSession): ChallengeOutcome {
    const message = `${this.name}'s form for this job asks for a check that only a person can pass. You can send this application there yourself; when you resume ${this.name}, we try it once more.`;
    return { kind: "challenge", message, url: session.page.url(), isInForm: true };
  }

  /** What the status of a page means, or undefined when it is a page to be read. Throws when the portal is down. */
  meaningOfStatus(status: number): ThrottledOutcome | undefined {
    return meaningOfStatus(this.name, status, this.#wording.slowDownStatuses);
  }

  unreachable(): OperationalError {
    return unreachable(this.name);
  }
}

/** The same for a site that says no by its statuses only. */
export function meaningOfStatus(
  name: string,
  status: number,
  slowDownStatuses: readonly number[] = [429],
): ThrottledOutcome | undefined {
  if (slowDownStatuses.includes(status)) {
    const message = `${name} asks to slow down before it shows more pages.`;
    return { kind: "throttled", scope: "rate_limit", message };
  }
  if (status >= 500) throw unreachable(name);
  return undefined;
}

function unreachable(name: string): OperationalError {
  const message = `${name} does not answer right now.`;
  return new OperationalError(502, "portal_unreachable", message);
}

/** The outcome of a needed thing that no variant found; the miss is counted here, so that none goes untold. */
export function pageChanged(session: PortalSession, locator: string): PageChangedOutcome {
  session.onVariantMiss?.(locator);
  return { kind: "page_changed", locator, url: session.page.url() };
}

/** Words of a page with their spaces evened out. */
export function words(text: string | undefined): string {
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

/** Whether an address is the portal's own: the browser also reaches hosts that only serve files. */
export function isOwnAddress(
  session: PortalSession,
  manifest: Pick<PortalManifest, "hosts">,
  address: string,
): boolean {
  const { protocol, hostname } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return false;
  const own = [new URL(session.baseUrl).hostname, ...manifest.hosts];
  return own.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** What a complaint of a sign-in's page means for the whole sign-in; undefined where it only says what was wrong with an entry. */
export function meaningInSignIn(
  words: PortalWords,
  session: PortalSession,
  complaint: { readonly text: string } | undefined,
): Exclude<Interruption, SessionExpiredOutcome> | undefined {
  if (complaint === undefined) return undefined;
  const meaning = words.meaningOf(session, complaint.text);
  return meaning?.kind === "session_expired" ? undefined : meaning;
}
