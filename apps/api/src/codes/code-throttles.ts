import type { ThrottleLimit } from "@sendoff/db/auth";
import { hmac } from "@sendoff/kit/ids";
import type { ApiConfig } from "../config.ts";

const HOUR = 3600;

/**
 * Seconds until the next code for one address from one network, after the first, the second and so on within a day. Pairs, so that
 * nobody closes an address for others by asking for its codes: the owner's own network waits for nobody.
 */
export const SEND_WAITS: readonly number[] = [60, 60, 120, 300, 600, 1200, 3600];
/** Codes for one address from all networks that it has never signed in from, so that many of them cannot flood a mailbox. */
export const SENDS_OF_STRANGERS: readonly ThrottleLimit[] = [{ windowSeconds: HOUR, count: 20 }];
/** Seconds until the next try at an address's codes from one network, after its first wrong one, its second and so on in a day. */
export const TRY_WAITS: readonly number[] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900];
/** Wrong codes for one address from all networks. Past these the tries of one order are spaced; they are never refused for good. */
export const FAILURES_PER_ADDRESS: readonly ThrottleLimit[] = [{ windowSeconds: HOUR, count: 30 }];
/** How far apart the tries of one order must then be. */
export const SLOW_TRY_SECONDS = 30;

export function sendsPerIp(config: ApiConfig): readonly ThrottleLimit[] {
  return [{ windowSeconds: HOUR, count: config.otpSendsPerIpHour }];
}

/** Keys are HMACs: the table of throttles tells nobody who signed in from where. */
export function throttleKey(
  pepper: Uint8Array,
  what: "sends_by" | "sends_to" | "sends_from" | "failures_by" | "failures_of" | "known",
  ...who: string[]
): string {
  return `${what}:${hmac(pepper, "throttle", what, ...who).toString("base64url")}`;
}
