import type { ApplicationStatus } from "@sendoff/contract/run";

/** Still going on: what is shown may change by itself. */
export function isOpen(status: ApplicationStatus): boolean {
  return ["QUEUED", "APPLYING", "SUBMITTING", "UNKNOWN"].includes(status);
}
