import type { RunEndReason, RunSummary } from "@sendoff/contract/run";
import { paths } from "../../config/paths.ts";
import { messages } from "./messages.ts";

export interface EndWords {
  title: string;
  note: string;
  /** Green when the run did what it was asked for, amber when it is the person's turn. */
  tone: "success" | "you" | "neutral" | "danger";
  /** Where the person goes on, the likeliest first. */
  links: { to: string; label: string }[];
}

/**
 * With review on, what is prepared counts towards the goal: then it is the person's turn, and nothing need have been sent. So does what
 * is not confirmed yet, and it may turn out later that it was not sent.
 */
function goalWords(run: RunSummary): EndWords {
  const { platform_name: name, applied, goal, waiting_for_user: waiting } = run;
  if (applied < goal && waiting > 0) {
    const sent =
      applied === 0 ? messages.nothingIsSentYet : messages.appliedOfGoalSent(applied, goal);
    const note = messages.sentApplicationWaitsForYou(sent, waiting);
    // The way there is the first of what happens now.
    return { title: messages.allPrepared, note, tone: "you", links: [] };
  }
  if (applied < goal) return shortWords(run);
  const note = messages.ofSent(applied, goal, name);
  return { title: messages.goalIsReached, note, tone: "success", links: [] };
}

function shortWords({
  platform_name: name,
  applied,
  goal,
  credits_held: held,
}: RunSummary): EndWords {
  const sent = messages.appliedOfGoalSent(applied, goal);
  if (held > 0) {
    const title = messages.confirmationIsMissing;
    const note = messages.weStillLookOnForNothing(sent, name, held);
    return { title, note, tone: "neutral", links: [] };
  }
  const missing = goal - applied;
  const title = messages.runEndedBelowItsGoal;
  const later = missing === 1 ? messages.itUsedNoCredit : messages.theyUsedNoCredit;
  const note = messages.showsNoTraceOf(sent, name, missing, later);
  return { title, note, tone: "neutral", links: [] };
}

/** A run of jobs that were chosen beforehand has come to its end with fewer sent. */
const CHOSEN_TRIED: EndWords = {
  title: messages.jobsYouChoseHaveBeenTried,
  note: messages.whatWasNotSentSaysWhy,
  tone: "neutral",
  links: [{ to: paths.app.fits(), label: messages.seeWhatFitsNow }],
};

/** Why a run ended, in plain words (DECISIONS D7). */
export function endWords(run: RunSummary): EndWords {
  const name = run.platform_name;
  const words: Record<RunEndReason, EndWords> = {
    goal_reached: goalWords(run),
    daily_limit: {
      title: messages.todaysLimitOnIsReached(name),
      note: messages.countResetsTomorrow,
      tone: "neutral",
      links: [],
    },
    portal_limit: {
      title: messages.takesNoMoreApplicationsToday(name),
      note: messages.platformSaidSoItself,
      tone: "neutral",
      links: [],
    },
    no_credits: {
      title: messages.noCreditsAreLeft,
      note: messages.everythingAlreadySentStaysSent,
      tone: "you",
      links: [{ to: `${paths.app.wallet}?add=plan`, label: messages.addMoney }],
    },
    search_exhausted: run.is_chosen
      ? CHOSEN_TRIED
      : {
          title: messages.thereAreNoMoreMatchingJobs,
          note: messages.everythingOnThatFitsYourRoles(name),
          tone: "neutral",
          links: [{ to: paths.app.dashboard, label: messages.changeJobPreferences }],
        },
    needs_user: {
      title: messages.runNeedsYou,
      note: messages.askedForSomething(name),
      tone: "you",
      links: [
        { to: paths.app.platforms, label: messages.openPlatforms },
        { to: paths.app.cv, label: messages.openCvAndProfile },
      ],
    },
    platform_paused: {
      title: messages.applyingOnIsPaused(name),
      note: messages.weStoppedBeforeAnythingCouldGo,
      tone: "neutral",
      links: [{ to: paths.app.platforms, label: messages.openPlatforms }],
    },
    stopped: {
      title: messages.youStoppedThisRun,
      note: messages.applicationThatWasUnderWay,
      tone: "neutral",
      links: [],
    },
    failed: {
      title: messages.runStoppedOnAFault,
      note: messages.nothingWasSentTwice,
      tone: "danger",
      links: [{ to: paths.app.platforms, label: messages.openPlatforms }],
    },
  };
  const found = words[run.end_reason ?? "stopped"];
  return run.end_note === "" ? found : { ...found, note: run.end_note };
}
