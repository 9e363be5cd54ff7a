import type { PlatformPause } from "@sendoff/contract/portal-health";
import type { ApplicationStep, RunEndReason, RunSummary, StepName } from "@sendoff/contract/run";
import type { RunListing } from "@sendoff/contract/run-listing";
import { messages } from "./run-messages.ts";

/** What a run does while nothing is being filled in. */
export function betweenWords(
  run: RunSummary,
  pause?: PlatformPause,
): { title: string; note: string } {
  if (run.is_stopping) return messages.stopping;
  if (pause !== undefined) return messages.pauseWords(pause.portal_name, pause.reason);
  switch (run.state) {
    case "queued":
      return messages.waitingForABrowser;
    case "waiting":
      return messages.keepingAPersonsPace(run.platform_name);
    default:
      return messages.lookingForTheNextPosting(run.platform_name);
  }
}

/** What a run does while its user has paused everything. */
export function pausedWords({ is_stopping: isStopping }: RunSummary): {
  title: string;
  note: string;
} {
  return isStopping ? messages.stopping : messages.pausedByYou;
}

const { steps } = messages;
/** What always comes in an application, in the words of a step that has not begun. */
export const stepsToCome: readonly { name: StepName; title: string; detail?: string }[] = [
  { name: "open", title: steps.open },
  { name: "check", title: steps.check },
  { name: "form", title: steps.form },
  { name: "review", title: steps.review },
  { name: "submit", title: steps.submit, detail: messages.submitDetail },
  { name: "confirm", title: steps.confirm },
];

/** The steps that are still to come after those an application has begun. */
export function stepsAfter(begun: readonly ApplicationStep[]): typeof stepsToCome {
  const reached = stepsToCome.findIndex(({ name }) => name === begun.at(-1)?.name);
  return stepsToCome.slice(reached + 1);
}

/** As endWord for a run; one whose goal was prepared, or is not confirmed, is not to be read as one that has sent it. */
export function runEndWord(run: RunSummary): string {
  if (run.end_reason === "search_exhausted" && run.is_chosen) return messages.allTried;
  if (run.end_reason !== "goal_reached" || run.applied >= run.goal) return endWord(run.end_reason);
  if (run.waiting_for_user > 0) return messages.allPrepared;
  return run.credits_held > 0 ? messages.notConfirmed : messages.belowGoal;
}

/** Why a run ended, in two or three words, for a row of a list. */
export function endWord(reason: RunEndReason | null): string {
  return reason === null ? messages.ended : messages.endWords[reason];
}

/** "12 found, 5 not easy apply, 3 below your score"; undefined where nothing was found. */
export function listingWords({ found, left_out: leftOut }: RunListing): string | undefined {
  if (found === 0) return undefined;
  return [messages.found(found), ...partsOf(leftOut)].join(", ");
}

/** What a list says of a job already: it is left out without being opened. */
const SAID_BY_THE_LIST: ReadonlySet<string> = new Set(["not_easy_apply", "unmarked"]);

/** How many jobs were left out, and why: "5 not easy apply, 3 below your score"; empty where none was. */
export interface LeftOut {
  readonly count: number;
  readonly why: string;
}

/** What a run has left out: `skipped` are in its list of jobs, `notOpened` only in the platform's. */
export function leftOutParts({ skipped, listing: { left_out: leftOut } }: RunSummary): {
  readonly skipped: LeftOut;
  readonly notOpened: LeftOut;
} {
  const said = leftOut.filter(({ reason }) => SAID_BY_THE_LIST.has(reason));
  const all = countOf(leftOut);
  // Where the filter asks for them, those are in the run's list as well.
  const isSplit = all > skipped && all - countOf(said) <= skipped;
  const opened = isSplit ? leftOut.filter((one) => !said.includes(one)) : leftOut;
  return {
    skipped: { count: skipped, why: partsOf(opened).join(", ") },
    notOpened: isSplit
      ? { count: countOf(said), why: partsOf(said).join(", ") }
      : { count: 0, why: "" },
  };
}

function countOf(leftOut: RunListing["left_out"]): number {
  return leftOut.reduce((sum, { count }) => sum + count, 0);
}

function partsOf(leftOut: RunListing["left_out"]): string[] {
  return leftOut.map(({ reason, count }) => messages.leftOut(count, messages.leftOutWords[reason]));
}

/** "Glassdoor does not offer “Zzyzx” as a place: nothing was looked for there"; undefined where it offers all. */
export function unknownPlacesWords({
  platform_name: platform,
  listing: { unknown_places: places },
}: {
  readonly platform_name: string;
  readonly listing: Pick<RunListing, "unknown_places">;
}): string | undefined {
  if (places.length === 0) return undefined;
  return messages.placesNotOffered(
    platform,
    places.map((place) => `“${place}”`),
  );
}
