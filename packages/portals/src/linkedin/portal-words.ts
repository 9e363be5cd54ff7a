import { PortalWords } from "../account-site/portal-words.ts";

export const LINKEDIN_WORDS = new PortalWords({
  name: "LinkedIn",
  challenge:
    "LinkedIn wants to check that it is you. Log in on LinkedIn yourself, then resume or connect it again.",
  throttles: [
    [
      "daily_limit",
      /(reached|exceeded).{0,20}(easy apply|application) limit|exceeded the daily application limit|continue applying tomorrow/i,
    ],
    ["fast_pace", /applying at a fast pace|paused easy apply/i],
    ["rate_limit", /rate limit|too many requests|too many attempts|slow down/i],
  ],
  checkpoint:
    /security (check|verification)|verify (that )?you('re| are)|unusual activity|not a robot/i,
  // 999 is LinkedIn's own refusal of robots.
  slowDownStatuses: [429, 999],
});

/** Whether an address is the sign-in's or a wall's before it. */
export function isSignInPath(path: string): boolean {
  return /^\/(login|authwall|uas)/.test(path);
}

/** Whether an address is a check that only a person passes. */
export function isCheckpointPath(path: string): boolean {
  return /^\/(checkpoint|challenge)/.test(path);
}
