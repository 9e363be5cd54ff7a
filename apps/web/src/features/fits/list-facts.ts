import type { WalletBalance } from "@sendoff/contract/payment";
import { type Preview, PREVIEW_FRESH_MINUTES, type PreviewJob } from "@sendoff/contract/preview";

/** The jobs that are to be sent, the best first. */
export const keptJobs = ({ jobs }: Preview): PreviewJob[] =>
  jobs.filter(({ is_taken_out: isTakenOut }) => !isTakenOut);

/** How many of the jobs the credits reach for, the best first. */
export function sendable(preview: Preview, credits: number | undefined): PreviewJob[] {
  return keptJobs(preview).slice(0, credits);
}

/** Dollars that so many credits have cost, in the order in which they are spent. */
export function costOf(count: number, lots: WalletBalance["lots"]): number {
  let left = count;
  let cost = 0;
  for (const { credits, unit_price: price } of lots) {
    const used = Math.min(left, credits);
    cost += used * price;
    left -= used;
  }
  return cost;
}

/** Whether the list is too old to be applied to, by this clock. */
export function isOld({ ended_at: endedAt, is_fresh: isFresh }: Preview, now: number): boolean {
  if (endedAt === null) return false;
  return !isFresh || now - new Date(endedAt).getTime() > PREVIEW_FRESH_MINUTES * 60_000;
}
