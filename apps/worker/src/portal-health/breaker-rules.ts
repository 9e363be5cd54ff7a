import type { BreakerRules } from "@sendoff/domain/portal-health";

// Three accounts rule out an account of its own kind; more would let more people run into the same wall.
const ACCOUNTS = 3;
// Long enough for platforms that few use; a success in between forgets everything anyway.
const WINDOW_MS = 24 * 3600 * 1000;
// Doubling from a quarter of an hour ends at six hours: then each trial costs one application four times a day.
const LONGEST_OF_FIRST = 24;

/** The breaker's rules for a first pause of so many seconds; a trial is as long alone as a lease without renewal. */
export function breakerRules(firstPauseSeconds: number, leaseSeconds: number): BreakerRules {
  return {
    accounts: ACCOUNTS,
    windowMs: WINDOW_MS,
    firstPauseMs: firstPauseSeconds * 1000,
    longestPauseMs: firstPauseSeconds * 1000 * LONGEST_OF_FIRST,
    trialMs: leaseSeconds * 1000,
  };
}
