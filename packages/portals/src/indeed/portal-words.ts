import type {
  ChallengeOutcome,
  PageChangedOutcome,
  PortalSession,
  SessionExpiredOutcome,
  ThrottledOutcome,
} from "../portal-driver.ts";

/** Why a page of Indeed may stop everything, whichever page it is. */
export type Interruption = ChallengeOutcome | SessionExpiredOutcome | ThrottledOutcome;

const THROTTLES: readonly [ThrottledOutcome["scope"], RegExp][] = [
  [
    "daily_limit",
    /(reached|exceeded).{0,30}(application limit|limit of applications)|continue applying tomorrow/i,
  ],
  ["rate_limit", /rate limit|too many requests|slow down/i],
];
const EXPIRED = /session (has )?(expired|timed out)|sign in again|please sign in/i;
const CHECKPOINT =
  /security (check|verification)|verify (that )?you('re| are)|unusual (activity|traffic)|not a robot|sure you are a person/i;
const BROKEN = /something went wrong|try again later|application has ended/i;

/** What a notice's words mean for the whole application, or undefined when they are about something else. */
export function meaningOf(session: PortalSession, words: string): Interruption | undefined {
  const throttle = THROTTLES.find(([, pattern]) => pattern.test(words));
  if (throttle !== undefined) return { kind: "throttled", scope: throttle[0], message: words };
  if (EXPIRED.test(words)) return { kind: "session_expired" };
  return CHECKPOINT.test(words) ? challenge(session) : undefined;
}

/** Whether words say that the portal failed for a moment, which is no answer to anything. */
export function isBreakdown(words: string): boolean {
  return BROKEN.test(words);
}

/** Whether an address asks to sign in. */
export function isSignInPath(path: string): boolean {
  return /^\/(auth|account\/login)(\/|$)/.test(path);
}

export function challenge(session: PortalSession): ChallengeOutcome {
  return {
    kind: "challenge",
    message:
      "Indeed wants to check that you are a person. Pass its check on Indeed yourself, then connect it again.",
    url: session.page.url(),
  };
}

/** The outcome of a needed thing that no variant found; the miss is counted here, so that none goes untold. */
export function pageChanged(session: PortalSession, locator: string): PageChangedOutcome {
  session.onVariantMiss?.(locator);
  return { kind: "page_changed", locator, url: session.page.url() };
}

/** What the status of a page means, or undefined when it is a page to be read; a check of the browser comes with 403 and is one. */
export function meaningOfStatus(status: number): ThrottledOutcome | undefined {
  if (status !== 429) return undefined;
  const message = "Indeed asks to slow down before it shows more pages.";
  return { kind: "throttled", scope: "rate_limit", message };
}
