import type { RunEndReason, RunSummary } from "@sendoff/contract";
import { paths } from "../../config/paths.ts";
import { plural } from "../../lib/format.ts";

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
  const title = "The goal is reached.";
  if (applied < goal && waiting > 0) {
    const sent = applied === 0 ? "Nothing is sent yet" : `${applied} of ${goal} sent`;
    const note = `${sent}: ${plural(waiting, "application waits", "applications wait")} for you.`;
    return {
      title,
      note,
      tone: "you",
      links: [{ to: paths.app.needsYou, label: "Open Needs you" }],
    };
  }
  if (applied < goal) return shortWords(run);
  const note = `${applied} of ${goal} sent, each confirmed by ${name}.`;
  return { title, note, tone: "success", links: [] };
}

function shortWords({
  platform_name: name,
  applied,
  goal,
  credits_held: held,
}: RunSummary): EndWords {
  const sent = `${applied} of ${goal} sent`;
  if (held > 0) {
    const title = "A confirmation is missing.";
    const note = `${sent}. We still look on ${name} for ${plural(held, "application", "applications")}; nothing is sent twice.`;
    return { title, note, tone: "neutral", links: [] };
  }
  const missing = goal - applied;
  const title = "The run ended below its goal.";
  const later =
    missing === 1
      ? "It used no credit, and a later run may send it."
      : "They used no credit, and a later run may send them.";
  const note = `${sent}. ${name} shows no trace of ${plural(missing, "application", "applications")}. ${later}`;
  return { title, note, tone: "neutral", links: [] };
}

/** A run of jobs that were chosen beforehand has come to its end with fewer sent. */
const CHOSEN_TRIED: EndWords = {
  title: "The jobs you chose have been tried.",
  note: "What was not sent says why in the list.",
  tone: "neutral",
  links: [{ to: paths.app.fits(), label: "See what fits now" }],
};

/** Why a run ended, in plain words (DECISIONS D7). */
export function endWords(run: RunSummary): EndWords {
  const name = run.platform_name;
  const words: Record<RunEndReason, EndWords> = {
    goal_reached: goalWords(run),
    daily_limit: {
      title: `Today's limit on ${name} is reached.`,
      note: "The count resets tomorrow.",
      tone: "neutral",
      links: [],
    },
    portal_limit: {
      title: `${name} takes no more applications today.`,
      note: "The portal said so itself, so we stopped at once.",
      tone: "neutral",
      links: [],
    },
    no_credits: {
      title: "No credits are left.",
      note: "Everything already sent stays sent. Add money in the wallet to start the next run.",
      tone: "you",
      links: [{ to: `${paths.app.wallet}?add=plan`, label: "Add Money" }],
    },
    search_exhausted: run.is_chosen
      ? CHOSEN_TRIED
      : {
          title: "There are no more matching jobs.",
          note: `Everything on ${name} that fits your roles and locations has been looked at.`,
          tone: "neutral",
          links: [{ to: paths.app.dashboard, label: "Change Job Preferences" }],
        },
    needs_user: {
      title: "The run needs you.",
      note: `${name} asked for something that only you can do.`,
      tone: "you",
      links: [
        { to: paths.app.platforms, label: "Open Platforms" },
        { to: paths.app.cv, label: "Open CV and profile" },
      ],
    },
    platform_paused: {
      title: `Applying on ${name} is paused.`,
      note: "We stopped before anything could go wrong there.",
      tone: "neutral",
      links: [{ to: paths.app.platforms, label: "Open Platforms" }],
    },
    stopped: {
      title: "You stopped this run.",
      note: "The application that was under way was brought to its end first.",
      tone: "neutral",
      links: [],
    },
    failed: {
      title: "The run stopped on a fault.",
      note: "Nothing was sent twice, and what was not confirmed used no credit.",
      tone: "danger",
      links: [{ to: paths.app.platforms, label: "Open Platforms" }],
    },
  };
  const found = words[run.end_reason ?? "stopped"];
  return run.end_note === "" ? found : { ...found, note: run.end_note };
}
