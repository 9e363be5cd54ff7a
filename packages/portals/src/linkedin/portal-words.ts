import type {
  ChallengeOutcome,
  PageChangedOutcome,
  PortalSession,
  SessionExpiredOutcome,
  ThrottledOutcome,
} from "../portal-driver.ts";

/** Why a page of LinkedIn may stop everything, whichever page it is. */
export type Interruption = ChallengeOutcome | SessionExpiredOutcome | ThrottledOutcome;

/** LinkedIn says these things in words only: no mark, code or status goes with them. */
const THROTTLES: readonly [ThrottledOutcome["scope"], RegExp][] = [
  [
    "daily_limit",
    /(reached|exceeded).{0,20}(easy apply|application) limit|exceeded the daily application limit|continue applying tomorrow/i,
  ],
  ["fast_pace", /applying at a fast pace|paused easy apply/i],
  ["rate_limit", /rate limit|too many requests|too many attempts|slow down/i],
];
const EXPIRED = /session (has )?(expired|timed out)|sign in again|please sign in/i;
const CHECKPOINT =
  /security (check|verification)|verify (that )?you('re| are)|unusual activity|not a robot/i;

/** What a dialog's or notice's words mean for the whole application, or undefined when they are about something else. */
export function meaningOf(session: PortalSession, words: string): Interruption | undefined {
  const throttle = THROTTLES.find(([, pattern]) => pattern.test(words));
  if (throttle !== undefined) return { kind: "throttled", scope: throttle[0], message: words };
  if (EXPIRED.test(words)) return { kind: "session_expired" };
  return CHECKPOINT.test(words) ? challenge(session) : undefined;
}

/** What an address means: sign-in walls and checkpoints have paths of their own. */
export function meaningOfPath(session: PortalSession, path: string): Interruption | undefined {
  if (/^\/(login|authwall|uas)/.test(path)) return { kind: "session_expired" };
  return /^\/(checkpoint|challenge)/.test(path) ? challenge(session) : undefined;
}

export function challenge(session: PortalSession): ChallengeOutcome {
  return {
    kind: "challenge",
    message:
      "LinkedIn wants to check that it is you. Sign in on LinkedIn yourself, then connect it again.",
    url: session.page.url(),
  };
}

/** The outcome of a needed thing that no variant found; the miss is counted here, so that none goes untold. */
export function pageChanged(session: PortalSession, locator: string): PageChangedOutcome {
  session.onVariantMiss?.(locator);
  return { kind: "page_changed", locator, url: session.page.url() };
}

/** What the status of a page means, or undefined when it is a page to be read. 999 is LinkedIn's own refusal of robots. */
export function meaningOfStatus(status: number): ThrottledOutcome | undefined {
  if (status !== 429 && status !== 999) return undefined;
  return {
    kind: "throttled",
    scope: "rate_limit",
    message: "LinkedIn asks to slow down before it shows more pages.",
  };
}
