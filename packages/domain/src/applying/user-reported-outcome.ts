import type { Arrival, NextTry, UserAction } from "@sendoff/contract/proof";

/** What of an application decides what its user may report and do. */
export interface UserReportedFacts {
  readonly status: string;
  readonly reasonCode: string;
  readonly proof: string;
  readonly isSetAside: boolean;
  /** Submit was pressed at some time, or may have been: the intent was written. */
  readonly wasPressed: boolean;
}

/**
 * Ends in which nothing was sent and which may be tried anew; a challenge among them, because a lane that is served again has passed
 * it. Unconfirmed ones are never here, nor those whose user was asked to send them (`form_check`).
 */
export const RETRYABLE: readonly string[] = [
  "run_ended",
  "interrupted",
  "portal_error",
  "page_changed",
  "session_lost",
  "no_credits",
  "challenge",
  // The portal's own refusal for today, where it shows no limit before the click.
  "throttled",
];

/**
 * Reason codes of jobs that were left out by what the search list says of them (company, title). Any later search that lists the job
 * compares it with the filters of that day first, so one that passes may be tried without more.
 */
export const CHOSEN_BY_CARD: readonly string[] = [
  "excluded_company",
  "excluded_title",
  "same_company",
];
/**
 * Reason codes of jobs that were left out by what their own page says, or by a title or score. A search list does not show whether that
 * would come out otherwise now, so they are tried again only after the filters or the profile have changed.
 */
export const CHOSEN_BY_TEXT: readonly string[] = [
  "excluded_description",
  "low_score",
  "other_title",
];

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
  wasPressed,
}: UserReportedFacts): readonly UserAction[] {
  // Only where it is certain: what was pressed once may have arrived, whatever was seen of it since.
  const again: readonly UserAction[] =
    !wasPressed && RETRYABLE.includes(reasonCode) ? ["retry"] : [];
  switch (status) {
    case "NEEDS_USER":
      return ["sent", "retry", "skip"];
    case "NEEDS_ANSWER":
      return ["sent", "skip"];
    case "NEEDS_APPROVAL":
      return ["skip"];
    case "FAILED":
      return [...again, "sent"];
    case "SKIPPED":
      // These were applied to already, which is why they were left alone.
      return ["already_applied", "same_job"].includes(reasonCode) ? [] : [...again, "sent"];
    case "APPLIED":
      return proof === "user_sent" ? ["not_sent"] : [];
    default:
      return [];
  }
}

/** Whether a run tries it again by itself, as the queue decides it (`MAY_BE_TRIED` of the database); null where that is no question. */
export function nextTryOf({
  status,
  reasonCode,
}: Pick<UserReportedFacts, "status" | "reasonCode">): NextTry | null {
  if (status !== "FAILED" && status !== "SKIPPED") return null;
  if (RETRYABLE.includes(reasonCode)) return "later_run";
  // It ends by time: the company's days pass, and a search after them takes the job.
  if (status === "SKIPPED" && reasonCode === "same_company") return "later_run";
  const isChosen = [...CHOSEN_BY_CARD, ...CHOSEN_BY_TEXT].includes(reasonCode);
  return status === "SKIPPED" && isChosen ? "changed_choices" : "never";
}
