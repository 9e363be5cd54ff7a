import type { Arrival, UserAction } from "@sendoff/contract/proof";

/** What of an application decides what its user may report and do. */
export interface UserReportedFacts {
  readonly status: string;
  readonly reasonCode: string;
  readonly proof: string;
  readonly isSetAside: boolean;
}

/** Reason code of an application that was clicked and that its user says did not arrive. It is never tried again. */
export const NOT_ARRIVED = "not_arrived";

/**
 * Where it stands with an application of which nobody can tell whether it arrived; null for any other. A report that was made can
 * be taken back, because none of them moves a credit: it was returned when the unconfirmed submit was given up (RELIABILITY 1.6).
 */
export function arrivalOf({
  status,
  reasonCode,
  proof,
  isSetAside,
}: UserReportedFacts): Arrival | null {
  if (status === "NEEDS_REVIEW") return isSetAside ? "cannot_tell" : "open";
  if (status === "APPLIED" && proof === "user_said") return "arrived";
  if (status === "FAILED" && reasonCode === NOT_ARRIVED) return "not_arrived";
  return null;
}

/**
 * What the user may do themselves. Only where nothing is under way and nothing was sent by us: what was clicked is
 * settled by `arrivalOf`, and never goes back to be tried (RELIABILITY 1).
 */
export function userActionsOf({
  status,
  proof,
  reasonCode,
}: UserReportedFacts): readonly UserAction[] {
  switch (status) {
    case "NEEDS_USER":
      return ["sent", "retry", "skip"];
    case "NEEDS_ANSWER":
      return ["sent", "skip"];
    case "NEEDS_APPROVAL":
      return ["skip"];
    case "FAILED":
      return ["sent"];
    case "SKIPPED":
      // These were applied to already, which is why they were left alone.
      return ["already_applied", "same_job"].includes(reasonCode) ? [] : ["sent"];
    case "APPLIED":
      return proof === "user_sent" ? ["not_sent"] : [];
    default:
      return [];
  }
}
