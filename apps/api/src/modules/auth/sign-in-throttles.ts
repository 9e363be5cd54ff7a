import { isIPv6 } from "node:net";
import type { ThrottleLimit } from "@sendoff/db";
import { hmac } from "@sendoff/kit";
import type { ApiConfig } from "../../config.ts";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** RELIABILITY 3: codes sent to one address. */
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

/** One caller's network: an IPv6 customer commands a whole /64, so its first half is what counts. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = "", tail = ""] = (ip.split("%", 1)[0] ?? "").toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => "0");
  return [...front, ...zeros, ...back].slice(0, 4).join(":");
}
