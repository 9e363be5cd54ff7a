import type { RunEndReason, RunSummary, StepName } from "@sendoff/contract/run";
import type { LeftOutReason } from "@sendoff/contract/run-listing";
import { pauseWords as pauseInEnglish } from "@sendoff/domain/portal-health";
import { inLanguage } from "../language/language.ts";
import { orList } from "./format.ts";

interface Said {
  title: string;
  note: string;
}

/** What is said of runs wherever they are shown. */
export const english = {
  stopping: {
    title: "Stopping.",
    note: "Nothing new is opened. The run ends in a moment.",
  },
  /** Why the platform is paused for everybody. */
  pauseWords: pauseInEnglish,
  waitingForABrowser: {
    title: "Waiting for a free browser.",
    note: "The run begins as soon as one is free. You can leave this page; it goes on without you.",
  },
  keepingAPersonsPace: (platform: string): Said => ({
    title: "Keeping a person's pace.",
    note: `The next application on ${platform} begins when its turn comes. You can leave this page.`,
  }),
  lookingForTheNextPosting: (platform: string): Said => ({
    title: `Looking through ${platform} for the next posting.`,
    note: "It is checked against your preferences before anything is filled in.",
  }),
  pausedByYou: {
    title: "Paused by you.",
    note: "Nothing new is sent. The run goes on when you press Resume all.",
  },
  /** What a run does while its portal asks for the account's owner. */
  askedWords: ({ platform_name: name }: RunSummary): Said => ({
    title: `${name} waits for you.`,
    note: "Once you have passed its check, the run goes on where it stopped.",
  }),
  /** What always comes in an application, in the words of a step that has not begun. */
  steps: {
    open: "Open the posting",
    check: "Check against your filters",
    form: "Fill in the form",
    review: "Review",
    submit: "Submit",
    confirm: "Wait for the confirmation",
  } satisfies Partial<Record<StepName, string>>,
  submitDetail: "Written down before the click, so nothing is ever sent twice",
  /** Why a run ended, in two or three words, for a row of a list. */
  endWords: {
    goal_reached: "Goal reached",
    daily_limit: "Daily limit",
    portal_limit: "Platform's limit",
    no_credits: "No credits",
    search_exhausted: "No more jobs",
    needs_user: "Needs you",
    platform_paused: "Paused",
    stopped: "Stopped",
    failed: "Failed",
  } satisfies Record<RunEndReason, string>,
  ended: "Ended",
  allTried: "All tried",
  allPrepared: "All prepared",
  notConfirmed: "Not confirmed",
  belowGoal: "Below goal",
  leftOutWords: {
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
  } satisfies Record<LeftOutReason, string>,
  found: (count: number) => `${count} found`,
  leftOut: (count: number, why: string) => `${count} ${why}`,
  /** Places that a portal does not offer, each in quotation marks. */
  placesNotOffered: (platform: string, places: readonly string[]) =>
    `${platform} does not offer ${orList(places)} as a place: nothing was looked for there.`,
};

export const messages = inLanguage("lib/run", english);
export const { askedWords, pauseWords } = messages;
