import type { RunEndReason } from "@sendoff/contract/run";

/** What is known of a run between two applications. Counts come from rows, never from a loop (RELIABILITY 1). */
export interface RunPlanFacts {
  readonly goal: number;
  /** Applications of this run in SUBMITTING, UNKNOWN or APPLIED, and those that are prepared and wait for approval. */
  readonly sentInRun: number;
  /** The same on this platform since the start of the user's day. */
  readonly sentToday: number;
  readonly dailyLimit: number;
  readonly creditsAvailable: number;
  readonly isStopRequested: boolean;
  /** The user has paused everything. */
  readonly isPaused: boolean;
  readonly isSearchExhausted: boolean;
  /** Applications of this run that may be tried now. */
  readonly readyCount: number;
  /** Applications of this run that are to be tried again later. */
  readonly laterCount: number;
  /** Of these, what the user has approved: it has its place in the goal, and nothing else takes it. */
  readonly laterApprovedCount: number;
}

export type RunStep =
  | { readonly kind: "end"; readonly reason: RunEndReason }
  | { readonly kind: "apply" }
  | { readonly kind: "search" }
  | { readonly kind: "wait" };

/**
 * What a run does next (DECISIONS D7: it stops at its goal, at the daily limit, without credits, when the search is
 * exhausted). The user's wish to stop comes first, then their wish to pause, then what cannot be exceeded, then the work.
 */
export function planRun(facts: RunPlanFacts): RunStep {
  if (facts.isStopRequested) return { kind: "end", reason: "stopped" };
  if (facts.isPaused) return { kind: "wait" };
  const isWaited = facts.laterApprovedCount > 0;
  if (facts.sentInRun >= facts.goal && !isWaited) return { kind: "end", reason: "goal_reached" };
  if (facts.sentToday >= facts.dailyLimit) return { kind: "end", reason: "daily_limit" };
  if (facts.creditsAvailable <= 0) return { kind: "end", reason: "no_credits" };
  if (isWaited && facts.sentInRun + facts.laterApprovedCount >= facts.goal) return { kind: "wait" };
  if (facts.readyCount > 0) return { kind: "apply" };
  if (!facts.isSearchExhausted) return { kind: "search" };
  if (facts.laterCount > 0) return { kind: "wait" };
  return { kind: "end", reason: "search_exhausted" };
}

/**
 * Seconds until an unconfirmed submit is verified again; undefined when it has been verified often
 * enough (RELIABILITY 1.6: several times over a day).
 */
export function nextVerificationSeconds(
  looks: number,
  schedule: readonly number[],
): number | undefined {
  return schedule[looks];
}

/** Verifications over a day: soon, then rarer. */
export const VERIFICATION_SCHEDULE_LIVE = [60, 600, 3600, 6 * 3600, 17 * 3600] as const;
/** The sandbox decides within seconds, so tests and demos need not wait a day. */
export const VERIFICATION_SCHEDULE_SANDBOX = [2, 4, 8] as const;

/** Tries of one application before its intent (RELIABILITY 1.8). */
export const MAX_ATTEMPTS = 3;

/** Full jitter: anywhere between nothing and the doubled base, so that a portal's hiccup is not answered by a wave. */
export function retryDelaySeconds(
  attempt: number,
  baseSeconds: number,
  random: () => number,
): number {
  return random() * Math.min(600, baseSeconds * 2 ** (attempt - 1));
}
