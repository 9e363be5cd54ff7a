import { DAILY_GOAL_DEFAULT } from "@sendoff/contract/constants";
import { type UserPlatform } from "@sendoff/contract/platform";
import { messages } from "./messages.ts";

type Limited = Pick<UserPlatform, "applied_today" | "left_today" | "daily_limit">;

/** Whether today's limit allows nothing more on this platform. */
export function isLimitReached({ left_today: left }: Limited): boolean {
  return left === 0;
}

/** What today's limit is used up by beside the sent ones: it is not known yet whether these arrived. */
export function unconfirmedToday(platform: Limited): number {
  return Math.max(0, platform.daily_limit - platform.left_today - platform.applied_today);
}

/** "6 of 10 today", with what is not confirmed yet where there is any. */
export function todayWords(platform: Limited): string {
  const unconfirmed = unconfirmedToday(platform);
  const words = messages.appliedTodayOfDailyLimitToday(
    platform.applied_today,
    platform.daily_limit,
  );
  return unconfirmed === 0 ? words : messages.notConfirmedYet(words, unconfirmed);
}

/** How many a run that is started now goes for; `goal` is its own, 0 for none. */
export function wantedNow({ left_today: left }: Limited, goal = 0): number {
  return Math.min(goal === 0 ? DAILY_GOAL_DEFAULT : goal, left);
}
