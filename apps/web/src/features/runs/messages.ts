import { plural } from "../../lib/format.ts";

/** What the slip of an account's first application says. */
export const firstSuccessTexts = {
  announced: "Your first application was sent and confirmed.",
  title: "Your first application is on its way.",
  job: (title: string, company: string) => `${title} at ${company}`,
  confirmed: "Confirmed",
  confirmedBy: (at: string, platform: string) => `${at} by ${platform}`,
  answers: "Answers",
  noneGuessed: (count: number) => `${count}, none guessed`,
  cost: "Cost",
  creditsLeft: (used: string, left: number | undefined) =>
    left === undefined ? used : `${used}, ${left} left`,
  open: "Open receipt",
  close: "Close",
  postmark: (platform: string, day: string, time: string) =>
    `Postmark: sent on ${platform}, ${day} at ${time}`,
} as const;

/** What the summary of a run that has ended says. */
export const runEndedTexts = {
  sent: "Sent and confirmed",
  credits: (count: number) => plural(count, "credit"),
  waiting: "Waiting for you",
  waitingNote: "No credit is held for them.",
  failed: "Failed",
  failedNote: "Nothing was charged.",
  skipped: "Skipped",
  next: "What happens now",
  waits: (count: number) => plural(count, "application needs you", "applications need you"),
  waitsNote: "Once you have answered, we send them.",
  openNeedsYou: "Open Needs you",
  nextRun: (at: string) => `Next run ${at}`,
  scheduler: "Scheduler",
  fits: "See what fits next",
  fitsNote: (platform: string) => `What a run on ${platform} would send now.`,
  look: "Look",
} as const;
