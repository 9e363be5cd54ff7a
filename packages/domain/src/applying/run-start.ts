import type { NotStartedReason } from "@sendoff/contract/schedule";

/** What decides whether a run may start on a platform, as rows have it. */
export interface StartFacts {
  readonly platformName: string;
  readonly isConnected: boolean;
  readonly hasPreferences: boolean;
  readonly hasCv: boolean;
  readonly isUnderWay: boolean;
  /** The user has paused everything. */
  readonly isPaused: boolean;
  /** Applications on this platform since the start of the user's day that were or may have been sent (RELIABILITY 1). */
  readonly sentToday: number;
  readonly dailyLimit: number;
  readonly creditsAvailable: number;
}

/** What is asked for. */
export interface StartWish {
  readonly goal: number;
  /** True when the goal is one for the day, so that what was sent today counts towards it; false when it is the run's own. */
  readonly isDailyGoal: boolean;
}

/** Why a run does not start; that it was missed is the schedule's alone. */
export type StartRefusal = Exclude<NotStartedReason, "missed">;

export type StartDecision =
  | { readonly kind: "start"; readonly goal: number }
  | { readonly kind: "refused"; readonly reason: StartRefusal; readonly message: string };

/**
 * Whether a run may start, and with which goal: what is wished, less what was sent today when the goal is the day's, capped
 * by what the platform's daily limit leaves (DECISIONS D7). A refusal says what to do, in a sentence for the user.
 */
export function decideStart(facts: StartFacts, wish: StartWish): StartDecision {
  const { platformName: name, dailyLimit, sentToday } = facts;
  if (!facts.isConnected) return refuse("platform_not_connected", notConnectedText(name));
  if (!facts.hasPreferences) return refuse("job_preferences_missing", NO_PREFERENCES_TEXT);
  if (!facts.hasCv) return refuse("no_cv", "Upload a CV first: applications go out with one.");
  if (facts.isPaused) return refuse("paused", PAUSED_TEXT);
  if (facts.isUnderWay) {
    return refuse("run_under_way", `A run on ${name} is under way already.`);
  }
  const wanted = wish.isDailyGoal ? wish.goal - sentToday : wish.goal;
  if (wanted <= 0) {
    return refuse("goal_reached", `Today's goal on ${name} is reached: ${sentToday} sent.`);
  }
  if (sentToday >= dailyLimit) {
    return refuse(
      "daily_limit_reached",
      `Today's limit on ${name} is reached: ${sentToday} of ${dailyLimit}. It opens again tomorrow.`,
    );
  }
  if (facts.creditsAvailable <= 0) {
    return refuse("no_credits", "No credits are left. Add money in the wallet to go on.");
  }
  return { kind: "start", goal: Math.min(wanted, dailyLimit - sentToday) };
}

/** SPEC 8: what stands in the way while roles or locations are unset. */
export const NO_PREFERENCES_TEXT =
  "Job preferences not found. Please set up your job preferences first in the profile section.";

/** What stands in the way while the user has paused everything. */
export const PAUSED_TEXT = "You have paused everything. Press Resume all to start again.";

/** The sentence for a platform without a connection that can be used. */
export function notConnectedText(platformName: string): string {
  return `${platformName} is not connected. Connect it first.`;
}

function refuse(reason: StartRefusal, message: string): StartDecision {
  return { kind: "refused", reason, message };
}
