import type { RunEndReason } from "@sendoff/contract/run";

/** What is known of a preview between two postings, from rows. */
export interface PreviewFacts {
  readonly goal: number;
  /** Jobs whose postings were read and that fit, those that their user has taken out included. */
  readonly fitCount: number;
  /** Listed jobs whose postings may be opened now. */
  readonly readyCount: number;
  readonly isStopRequested: boolean;
  /** The user has paused everything. */
  readonly isPaused: boolean;
  readonly isSearchExhausted: boolean;
}

export type PreviewStep =
  | { readonly kind: "end"; readonly reason: RunEndReason }
  | { readonly kind: "read" }
  | { readonly kind: "search" }
  | { readonly kind: "wait" };

/**
 * What a preview does next. It is planned as a run is (`planRun`), but that it opens postings instead of applying: what it has
 * found when its goal is reached is what a run would have sent. Credits play no part, because nothing is sent.
 */
export function planPreview(facts: PreviewFacts): PreviewStep {
  if (facts.isStopRequested) return { kind: "end", reason: "stopped" };
  if (facts.isPaused) return { kind: "wait" };
  if (facts.fitCount >= facts.goal) return { kind: "end", reason: "goal_reached" };
  if (facts.readyCount > 0) return { kind: "read" };
  if (!facts.isSearchExhausted) return { kind: "search" };
  return { kind: "end", reason: "search_exhausted" };
}

/** Seconds between two postings that are only read, as a share of those between two applications: nothing is filled in. */
export const READING_PACE = 0.25;
