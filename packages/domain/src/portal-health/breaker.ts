import type { PauseReason } from "@sendoff/contract/portal-health";

/** A run (or a sign-in) that ended because of the portal and not of its account. Times are milliseconds of the epoch. */
export interface BreakerFailure {
  readonly account: string;
  readonly run: string;
  readonly at: number;
}

/** One account's next application, let through while everybody else waits. */
export interface Trial {
  readonly account: string;
  /** Trials are numbered, so that the word of a worker that was overtaken counts for nothing. */
  readonly no: number;
  /** Until then it is alone; its worker pushes this on for as long as it lives. */
  readonly until: number;
}

interface Paused {
  readonly reason: PauseReason;
  /** How often it opened without a success in between; each time the pause is longer. */
  readonly openings: number;
}

/**
 * What is known of a platform's health. Closed: it is applied to. Open: nobody begins an application before `retryAt` (null:
 * before an operator says so). Half open: one trial is under way.
 */
export type Breaker = { readonly lastTrial: number } & (
  | { readonly state: "closed"; readonly failures: readonly BreakerFailure[] }
  | ({ readonly state: "open"; readonly retryAt: number | null } & Paused)
  | ({ readonly state: "half_open"; readonly trial: Trial } & Paused)
);

export interface BreakerRules {
  /** So many different accounts must have met the same trouble with no success between them. */
  readonly accounts: number;
  /** Failures longer ago than this count no more. */
  readonly windowMs: number;
  readonly firstPauseMs: number;
  readonly longestPauseMs: number;
  /** How long a trial is alone without a sign of life of its worker. */
  readonly trialMs: number;
}

/** What one application, search or sign-in says of its portal. `nothing`: it ended for reasons of its own. */
export type HealthVerdict = "works" | "page_changed" | "unreachable" | "nothing";

export interface HealthReport {
  readonly account: string;
  readonly run: string;
  readonly at: number;
  readonly verdict: HealthVerdict;
  /** Number of the trial it was made under; undefined outside one. */
  readonly trial?: number;
  /** Accounts that are connected on the platform now. */
  readonly connectedAccounts: number;
}

/** Whether an account may begin an application now. `until`: when to ask again; null: not before an operator has acted. */
export type Admission =
  | { readonly kind: "go" }
  | { readonly kind: "trial"; readonly trial: Trial; readonly breaker: Breaker }
  | { readonly kind: "wait"; readonly until: number | null };

/** A platform of which nothing bad is known. */
export const CLOSED: Breaker = { state: "closed", failures: [], lastTrial: 0 };

/**
 * Whether an account may begin an application at `now`. An open breaker whose pause is over lets the first who asks through as
 * a trial and everybody else wait, and so does a half-open one whose trial gave no sign of life for `trialMs` (its worker died).
 * The caller stores a trial's breaker before it acts on it, under a lock: then there is one trial at a time.
 */
export function admit(
  breaker: Breaker,
  account: string,
  now: number,
  rules: BreakerRules,
): Admission {
  if (breaker.state === "closed") return { kind: "go" };
  const until = blockedUntil(breaker);
  if (until === null || until > now) return { kind: "wait", until };
  const trial = { account, no: breaker.lastTrial + 1, until: now + rules.trialMs };
  const { reason, openings } = breaker;
  return {
    kind: "trial",
    trial,
    breaker: { state: "half_open", reason, openings, trial, lastTrial: trial.no },
  };
}

/** When somebody may be let through: 0 while closed, null when only an operator can say. */
export function blockedUntil(breaker: Breaker): number | null {
  switch (breaker.state) {
    case "closed":
      return 0;
    case "open":
      return breaker.retryAt;
    case "half_open":
      return breaker.trial.until;
  }
}

/**
 * What a report does (RELIABILITY 1.8). Closed: a success forgets all failures; a failure opens when, within the window and
 * with no success between, `accounts` different accounts failed. Where fewer are connected, all of them must have, in
 * `accounts` different runs: one odd account among many pauses nobody, and a lonely one is not asked for the impossible.
 * Half open: the trial's own word decides, success closes, failure opens for longer, nothing lets the next one try at once.
 * Whatever else is said while a platform is paused changes nothing: it began before.
 */
export function judgeReport(breaker: Breaker, report: HealthReport, rules: BreakerRules): Breaker {
  const { verdict, at } = report;
  const { lastTrial } = breaker;
  if (breaker.state === "closed") {
    if (verdict === "nothing") return breaker;
    if (verdict === "works") return { state: "closed", failures: [], lastTrial };
    const failures = withFailure(breaker.failures, report, rules);
    if (!isEnough(failures, report.connectedAccounts, rules)) {
      return { state: "closed", failures, lastTrial };
    }
    return {
      state: "open",
      reason: verdict,
      openings: 1,
      retryAt: at + pauseMs(1, rules),
      lastTrial,
    };
  }
  if (breaker.state === "open" || report.trial !== breaker.trial.no) return breaker;
  const { reason, openings } = breaker;
  switch (verdict) {
    case "works":
      return { state: "closed", failures: [], lastTrial };
    case "nothing":
      return { state: "open", reason, openings, retryAt: at, lastTrial };
    case "page_changed":
    case "unreachable": {
      const retryAt = at + pauseMs(openings + 1, rules);
      return { state: "open", reason: verdict, openings: openings + 1, retryAt, lastTrial };
    }
  }
}

/** A sign of life of a trial; undefined when another one is under way, and the worker is to stop. */
export function renewTrial(
  breaker: Breaker,
  no: number,
  now: number,
  rules: BreakerRules,
): Breaker | undefined {
  if (breaker.state !== "half_open") return breaker;
  if (breaker.trial.no !== no) return undefined;
  return { ...breaker, trial: { ...breaker.trial, until: now + rules.trialMs } };
}

/** An operator pauses the platform until an operator closes it again. */
export function openByHand(breaker: Breaker): Breaker {
  const { lastTrial } = breaker;
  const openings = breaker.state === "closed" ? 1 : breaker.openings;
  return { state: "open", reason: "by_hand", openings, retryAt: null, lastTrial };
}

/** An operator lets the next account's application through at once; undefined where none waits for that: nothing is paused, or one is let through. */
export function tryByHand(breaker: Breaker, now: number): Breaker | undefined {
  return breaker.state === "open" ? { ...breaker, retryAt: now } : undefined;
}

/** An operator has seen that the platform works: everybody goes on at once. */
export function closeByHand({ lastTrial }: Breaker): Breaker {
  return { state: "closed", failures: [], lastTrial };
}

/** The pause after the n-th opening in a row: doubled each time, up to the longest. */
export function pauseMs(openings: number, rules: BreakerRules): number {
  return Math.min(rules.longestPauseMs, rules.firstPauseMs * 2 ** (openings - 1));
}

/** Each run once, at its latest; no more than can ever be needed to decide. */
function withFailure(
  failures: readonly BreakerFailure[],
  { account, run, at }: HealthReport,
  rules: BreakerRules,
): BreakerFailure[] {
  const others = failures.filter((each) => each.run !== run && each.at > at - rules.windowMs);
  return [...others, { account, run, at }].slice(-MOST_FAILURES_KEPT);
}

// The row is read before every application: it stays small, also when one account fails all day long.
const MOST_FAILURES_KEPT = 50;

function isEnough(
  failures: readonly BreakerFailure[],
  connectedAccounts: number,
  rules: BreakerRules,
): boolean {
  const accounts = new Set(failures.map((each) => each.account)).size;
  const needed = Math.min(rules.accounts, Math.max(1, connectedAccounts));
  return accounts >= needed && failures.length >= rules.accounts;
}
