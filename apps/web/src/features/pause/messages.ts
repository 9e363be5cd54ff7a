import { plural } from "../../lib/format.ts";
import { inLanguage } from "../../language/language.ts";

/** What is said of pausing everything. */
export const english = {
  pause: "Pause all",
  resume: "Resume all",
  paused: (runs: number) =>
    runs === 0 ? "Everything is paused." : `${plural(runs, "run")} paused.`,
  since: (at: string) =>
    `Nothing new is sent, and planned starts are left out, until you resume. Paused since ${at}.`,
  finishing: (count: number) =>
    count === 1
      ? "1 application had been submitted already; we wait for its confirmation."
      : `${count} applications had been submitted already; we wait for their confirmation.`,
  resumed: (runs: number) =>
    runs === 0 ? "Resumed." : runs === 1 ? "1 run goes on." : `${runs} runs go on.`,
  planned: (count: number): string | undefined =>
    count === 0 ? undefined : "Planned starts begin again at their next time.",
  notPaused: "Nothing was paused",
  notResumed: "Nothing was resumed",
  tryAgain: "No connection to Sendoff. Please try again.",
};

export const messages = inLanguage("features/pause", english);
