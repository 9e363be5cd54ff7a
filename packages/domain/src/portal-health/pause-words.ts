import type { PauseReason } from "@sendoff/contract/portal-health";

/** What a user is told of a platform that is paused for everyone. */
export interface PauseWords {
  readonly title: string;
  readonly note: string;
}

const AND_SO = "Nothing is charged, and nothing is lost: runs wait and go on by themselves.";

/** The words for a pause: what happened, what we do about it, and that nobody has to do anything. */
export function pauseWords(platformName: string, reason: PauseReason): PauseWords {
  switch (reason) {
    case "page_changed":
      return {
        title: `${platformName} changed its pages.`,
        note: `We paused it for everyone while we adapt. ${AND_SO}`,
      };
    case "unreachable":
      return {
        title: `${platformName} cannot be reached.`,
        note: `We paused it for everyone and try again now and then. ${AND_SO}`,
      };
    case "by_hand":
      return {
        title: `${platformName} is paused.`,
        note: `We paused it for everyone while we look into a problem there. ${AND_SO}`,
      };
  }
}

/** A run waits for a paused platform as long as a late start is made up for (DECISIONS D7). */
export const LONGEST_PAUSED_MS = 6 * 3600 * 1000;

/** What ends a run that has waited `LONGEST_PAUSED_MS`. */
export function waitedTooLongText(platformName: string): string {
  return `${platformName} stayed paused for everyone for six hours, so this run ended. Nothing was charged for what was not sent. Planned runs go on at their next time; a run by hand can be started again.`;
}
