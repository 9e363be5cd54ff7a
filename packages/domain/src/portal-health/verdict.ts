import type { ApplicationStatus } from "@sendoff/contract";
import type { HealthVerdict } from "./breaker.ts";

// The form was understood up to its end, or up to a question: its pages are the ones we know.
const UNDERSTOOD: ReadonlySet<string> = new Set<ApplicationStatus>(["APPLIED", "NEEDS_ANSWER"]);

/** Reason codes of failures that are the portal's and not the application's. */
const PORTALS_FAULT: Readonly<Record<string, HealthVerdict>> = {
  page_changed: "page_changed",
  portal_error: "unreachable",
};

/**
 * What an application says of its portal when it has come to its end or been put back. A skipped one says nothing: a posting
 * that is closed shows no form. Nor does one in doubt: a confirmation that does not come may be the line's fault.
 */
export function verdictOf(application: {
  readonly status: string;
  readonly reasonCode: string;
}): HealthVerdict {
  if (UNDERSTOOD.has(application.status)) return "works";
  return application.status === "FAILED"
    ? (PORTALS_FAULT[application.reasonCode] ?? "nothing")
    : "nothing";
}
