import type { ThrottleLimit } from "@sendoff/db";
import { hmac } from "@sendoff/kit";
import type { ApiConfig } from "../config.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** RELIABILITY 3: codes sent to one address or phone. */
export const SENDS_PER_ADDRESS: readonly ThrottleLimit[] = [
  { windowSeconds: MINUTE, count: 1 },
  { windowSeconds: HOUR, count: 5 },
  { windowSeconds: DAY, count: 10 },
];
/** RELIABILITY 3: wrong codes for one address. Past these, tries become slow; they are never refused for good. */
export const FAILURES_PER_ADDRESS: readonly ThrottleLimit[] = [
  { windowSeconds: HOUR, count: 10 },
  { windowSeconds: DAY, count: 30 },
];
/** How far apart the tries of one order must then be. */
export const SLOW_TRY_SECONDS = 30;

export function sendsPerIp(config: ApiConfig): readonly ThrottleLimit[] {
  return [{ windowSeconds: HOUR, count: config.otpSendsPerIpHour }];
}

/** Keys are HMACs: the table of throttles tells nobody who signed in from where. */
export function throttleKey(
  pepper: Uint8Array,
  what: "sends_to" | "sends_from" | "failures_of",
  who: string,
): string {
  return `${what}:${hmac(pepper, "throttle", what, who).toString("base64url")}`;
}
