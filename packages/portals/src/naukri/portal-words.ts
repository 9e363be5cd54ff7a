import { PortalWords } from "../account-site/portal-words.ts";

/** The first is old, the others are what programs look for; nobody has seen today's wording (facts, 7.10). */
export const DAILY_LIMIT =
  /daily (quota|limit)|apply limit|maximum number of (applies|applications)|reached the limit/i;

/**
 * One program reads these words beside the job as the daily limit, and they stand in the drawer for any failure (facts, 4.4 and 4.5).
 * They do not tell whether the application was taken.
 */
export const PERHAPS_DAILY_LIMIT = /there was an error while processing your request/i;

export const NAUKRI_WORDS = new PortalWords({
  name: "Naukri",
  challenge:
    "Naukri wants to check that it is you, or lets nobody in from here for now. Open Naukri yourself, then resume or connect it again.",
  throttles: [
    ["daily_limit", DAILY_LIMIT],
    ["rate_limit", /too many (requests|attempts)|rate limit|slow down/i],
  ],
  checkpoint: /unusual activity|verify (that )?you('re| are) human|are you a robot/i,
});

/** Whether an address is where those who are signed out end up. */
export function isSignInPath(path: string): boolean {
  return /^\/(nlogin|login|registration\/createAccount)(\/|$)/i.test(path);
}
