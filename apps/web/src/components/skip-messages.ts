import { plural } from "../lib/format.ts";

/** What is said of a skip and of taking it back. */
export const skipTexts = {
  skip: "Skip",
  skipOne: (title: string, company: string) => `Skip ${title} at ${company}`,
  nothingSent: "Nothing was sent. You can undo this for 10 seconds.",
  undo: "Undo",
  /** The keys that undo, as a person reads them. */
  undoKeys: "Ctrl+Z",
  notUndone: "The skip was not undone",
  tryAgain: "No connection to Sendoff. Please try again.",
  one: "Job skipped.",
  many: (count: number) => `${plural(count, "job")} skipped.`,
  back: (count: number) =>
    count === 1 ? "The job is back, as it was." : `${count} jobs are back, as they were.`,
  gone: (count: number) =>
    count === 1
      ? "1 job had moved on since and stays as it is."
      : `${count} jobs had moved on since and stay as they are.`,
} as const;
