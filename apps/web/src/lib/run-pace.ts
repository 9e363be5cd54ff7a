import type { WalletBalance } from "@sendoff/contract/payment";
import type { RunSummary } from "@sendoff/contract/run";
import { messages } from "./messages.ts";

// One application says too little about the pace of the next.
const ENOUGH_FOR_A_PACE = 2;

/** What a run's figure counts to: what it can still come to. */
export function reachOf({ goal, reach = goal }: RunSummary): number {
  return reach;
}

/** Why a run's figure counts to less than its goal; undefined while the credits reach it. */
export function shortOfGoal(run: RunSummary): string | undefined {
  const reach = reachOf(run);
  return reach < run.goal ? messages.creditsCoverOfGoal(run.goal, reach) : undefined;
}

/**
 * "about 4 minutes left" at the pace so far, pauses included; undefined while there is none worth naming. A run ends with its goal or
 * with the last credit, whichever comes first. `wallet` is undefined while it is not known.
 */
export function timeLeft(
  run: RunSummary,
  now: number,
  wallet: Pick<WalletBalance, "credits" | "credits_held"> | undefined,
): string | undefined {
  const wanted = run.goal - run.applied;
  const paid = wallet === undefined ? wanted : wallet.credits + wallet.credits_held;
  const left = Math.min(wanted, paid);
  if (run.started_at === null || run.applied < ENOUGH_FOR_A_PACE || left <= 0) return undefined;
  const perApplicationMs = (now - new Date(run.started_at).getTime()) / run.applied;
  const leftMs = perApplicationMs * left;
  const time =
    leftMs < 60_000
      ? messages.lessThanAMinuteLeft
      : messages.aboutMinuteLeft(Math.round(leftMs / 60_000));
  return paid < wanted ? messages.thenYourCreditsAreUsedUp(time) : time;
}
