import type { HealthVerdict } from "./breaker.ts";

// The form was understood up to its end, or up to a question: its pages are the ones we know.
const UNDERSTOOD: readonly string[] = ["APPLIED", "NEEDS_ANSWER", "NEEDS_APPROVAL"];

/**
 * What an application says of its portal when it has come to its end or been put back. A skipped one says nothing: a posting
 * that is closed shows no form. Nor does an unconfirmed one: a confirmation that does not come may be the line's fault.
 */
export function verdictOf(application: {
  readonly status: string;
  readonly reasonCode: string;
}): HealthVerdict {
  if (UNDERSTOOD.includes(application.status)) return "works";
  const isPageChanged = application.reasonCode === "page_changed";
  return application.status === "FAILED" && isPageChanged ? "page_changed" : "nothing";
}
