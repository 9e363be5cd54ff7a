import { messages } from "./messages.ts";

/** "48 s", "22 min", "3 h", "2 d": a length of time in one unit, rounded. A unit is kept until it has one and a half of the next, a day until two. */
export function span(seconds: number): string {
  if (seconds < 90) return messages.seconds(Math.round(seconds));
  if (seconds < 5400) return messages.minutes(Math.round(seconds / 60));
  if (seconds < 172_800) return messages.hours(Math.round(seconds / 3600));
  return messages.days(Math.round(seconds / 86_400));
}
