import { PortalWords } from "../account-site/portal-words.ts";
import type { Wording } from "../account-site/portal-words.ts";

/** How the house says no, on each of its sites. */
export const HOUSE_WORDING: Pick<Wording, "throttles" | "checkpoint"> = {
  throttles: [
    [
      "daily_limit",
      /(reached|exceeded).{0,30}(application limit|limit of applications)|continue applying tomorrow/i,
    ],
    ["rate_limit", /rate limit|too many requests|slow down/i],
  ],
  checkpoint:
    /security (check|verification)|verify (that )?you('re| are)|unusual (activity|traffic)|not a robot|sure you are a person/i,
};

export const INDEED_WORDS = new PortalWords({
  name: "Indeed",
  challenge:
    "Indeed wants to check that you are a person. Do the check on Indeed yourself, then resume or connect it again.",
  ...HOUSE_WORDING,
});

/** Whether an address asks to sign in. */
export function isSignInPath(path: string): boolean {
  return /^\/(auth|account\/login)(\/|$)/.test(path);
}
