import { PortalWords } from "../account-site/portal-words.ts";
import { HOUSE_WORDING } from "../indeed/portal-words.ts";

export const GLASSDOOR_WORDS = new PortalWords({
  name: "Glassdoor",
  challenge:
    "Glassdoor wants to check that you are a person. Do the check on Glassdoor yourself, then resume or connect it again.",
  ...HOUSE_WORDING,
});

/** Whether an address of Glassdoor asks to sign in. */
export function isSignInPath(path: string): boolean {
  return /^\/(profile\/(login|verify)|index\.htm)/.test(path);
}
