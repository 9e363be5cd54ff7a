import type { PlatformPause } from "@sendoff/contract/portal-health";
import type { ApplicationStep, RunEndReason, RunSummary, StepName } from "@sendoff/contract/run";
import type { LeftOutReason, RunListing } from "@sendoff/contract/run-listing";
import { pauseWords } from "@sendoff/domain/portal-health";

/** What a run does while nothing is being filled in. */
export function betweenWords(
  run: RunSummary,
  pause?: PlatformPause,
): { title: string; note: string } {
  if (run.is_stopping) {
    return { title: "Stopping.", note: "Nothing new is opened. The run ends in a moment." };
  }
  if (pause !== undefined) return pauseWords(pause.portal_name, pause.reason);
  switch (run.state) {
    case "queued":
      return {
        title: "Waiting for a free browser.",
        note: "The run begins as soon as one is free. You can leave this page; it goes on without you.",
      };
    case "waiting":
      return {
        title: "Keeping a person's pace.",
        note: `The next application on ${run.platform_name} begins when its turn comes. You can leave this page.`,
      };
    default:
      return {
        title: `Looking through ${run.platform_name} for the next posting.`,
        note: "It is checked against your preferences before anything is filled in.",
      };
  }
}

/** What a run does while its user has paused everything. */
export function pausedWords({ is_stopping: isStopping }: RunSummary): {
  title: string;
  note: string;
} {
  return isStopping
    ? { title: "Stopping.", note: "Nothing new is opened. The run ends in a moment." }
    : {
        title: "Paused by you.",
        note: "Nothing new is sent. The run goes on when you press Resume all.",
      };
}

/** What a run does while its portal asks for the account's owner. */
export function askedWords({ platform_name: name }: RunSummary): { title: string; note: string } {
  return {
    title: `${name} waits for you.`,
    note: "Once you have passed its check, the run goes on where it stopped.",
  };
}

/** What always comes in an application, in the words of a step that has not begun. */
export const stepsToCome: readonly { name: StepName; title: string; detail?: string }[] = [
  { name: "open", title: "Open the posting" },
  { name: "check", title: "Check against your filters" },
  { name: "form", title: "Fill in the form" },
  { name: "review", title: "Review" },
  {
    name: "submit",
    title: "Submit",
    detail: "Written down before the click, so nothing is ever sent twice",
  },
  { name: "confirm", title: "Wait for the confirmation" },
];

/** The steps that are still to come after those an application has begun. */
export function stepsAfter(steps: readonly ApplicationStep[]): typeof stepsToCome {
  const reached = stepsToCome.findIndex(({ name }) => name === steps.at(-1)?.name);
  return stepsToCome.slice(reached + 1);
}

const endWords: Record<RunEndReason, string> = {
  goal_reached: "Goal reached",
  daily_limit: "Daily limit",
  portal_limit: "Portal's limit",
  no_credits: "No credits",
  search_exhausted: "No more jobs",
  needs_user: "Needs you",
  platform_paused: "Paused",
  stopped: "Stopped",
  failed: "Failed",
};

/** As endWord for a run; one whose goal was prepared, or is not confirmed, is not to be read as one that has sent it. */
export function runEndWord(run: RunSummary): string {
  if (run.end_reason === "search_exhausted" && run.is_chosen) return "All tried";
  if (run.end_reason !== "goal_reached" || run.applied >= run.goal) return endWord(run.end_reason);
  if (run.waiting_for_user > 0) return "All prepared";
  return run.credits_held > 0 ? "Not confirmed" : "Below goal";
}

/** Why a run ended, in two or three words, for a row of a list. */
export function endWord(reason: RunEndReason | null): string {
  return reason === null ? "Ended" : endWords[reason];
}

const leftOutWords: Record<LeftOutReason, string> = {
  not_easy_apply: "not easy apply",
  unmarked: "not marked as easy apply",
  already_applied: "already applied",
  low_score: "below your minimum score",
  other_title: "with other titles than your roles",
  other_place: "in other places",
  excluded_company: "at companies you exclude",
  excluded_words: "with words you exclude",
  same_company: "at companies you applied to lately",
  same_job: "sent before under another posting",
  scam: "with signs of fraud",
  other_workplace: "not where you want to work",
  seen_before: "seen before",
  unreadable: "not readable",
};

/** "12 found, 5 not easy apply, 3 below your score"; undefined where nothing was found. */
export function listingWords({ found, left_out: leftOut }: RunListing): string | undefined {
  if (found === 0) return undefined;
  return [`${found} found`, ...partsOf(leftOut)].join(", ");
}

/** "5 not easy apply, 3 below your score": why jobs were left out; empty where none was. */
export function leftOutParts({ left_out: leftOut }: Pick<RunListing, "left_out">): string {
  return partsOf(leftOut).join(", ");
}

function partsOf(leftOut: RunListing["left_out"]): string[] {
  return leftOut.map(({ reason, count }) => `${count} ${leftOutWords[reason]}`);
}

/** "Glassdoor does not offer “Zzyzx” as a place: nothing was looked for there"; undefined where it offers all. */
export function unknownPlacesWords({
  platform_name,
  listing: { unknown_places: places },
}: {
  readonly platform_name: string;
  readonly listing: Pick<RunListing, "unknown_places">;
}): string | undefined {
  if (places.length === 0) return undefined;
  const named = new Intl.ListFormat("en", { type: "disjunction" }).format(
    places.map((place) => `“${place}”`),
  );
  return `${platform_name} does not offer ${named} as a place: nothing was looked for there.`;
}
