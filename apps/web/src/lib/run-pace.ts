import type { RunSummary } from "@sendoff/contract";
import { plural } from "./format.ts";

// One application says too little about the pace of the next.
const ENOUGH_FOR_A_PACE = 2;

/** "about 4 minutes left" at the pace so far, pauses included; undefined while there is none worth naming. */
export function timeLeft(run: RunSummary, now: number): string | undefined {
  if (run.started_at === null || run.applied < ENOUGH_FOR_A_PACE || run.applied >= run.goal) {
    return undefined;
  }
  const perApplicationMs = (now - new Date(run.started_at).getTime()) / run.applied;
  const leftMs = perApplicationMs * (run.goal - run.applied);
  return leftMs < 60_000
    ? "less than a minute left"
    : `about ${plural(Math.round(leftMs / 60_000), "minute")} left`;
}
