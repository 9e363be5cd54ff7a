import type { ApplicationDetail, ApplicationStatus } from "@sendoff/contract/run";

/** Still going on: what is shown may change by itself. */
export function isOpen(status: ApplicationStatus): boolean {
  return ["QUEUED", "APPLYING", "SUBMITTING", "UNKNOWN"].includes(status);
}

/** Ended without anything being sent. */
export function wasNotSent({
  application: { status },
}: Pick<ApplicationDetail, "application">): boolean {
  return status === "FAILED" || status === "SKIPPED";
}
