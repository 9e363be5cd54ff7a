import type { SentBefore } from "@sendoff/db/applying";

export const EXTERNAL = "The employer takes applications on its own site.";

/** The portal says that it was applied to, there or by us. */
export const ALREADY_APPLIED = {
  reasonCode: "already_applied",
  reason: "You had already applied for this job.",
} as const;

export const CLOSED = {
  reasonCode: "closed",
  reason: "The employer no longer accepts applications.",
} as const;

export const NOT_FOUND = {
  reasonCode: "not_found",
  reason: "The posting is no longer there.",
} as const;

/** The job is there again: posted anew, or on another platform too. */
export function sameJobReason({ platformName, on }: SentBefore): string {
  return `You applied for this same job on ${platformName} on ${on}.`;
}

/** The company was applied to a short while ago. */
export function restingReason(company: string, { on }: SentBefore, days: number): string {
  return `You applied to ${company} on ${on}; your filters leave a company alone for ${days} days.`;
}
