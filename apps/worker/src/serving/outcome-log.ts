import type { ApplicationStatus, RunEndReason } from "@sendoff/contract";
import type { Serving } from "./serving.ts";

interface LoggedApplication {
  readonly id: string;
  readonly platformId: number;
  readonly title: string;
  readonly company: string;
}

type LogContext = Pick<Serving, "logger" | "findDriver">;

/** How an application stands that nothing more is done for now, or that is unconfirmed; in words, as the web app has them. */
const WORDS = {
  APPLIED: "applied",
  UNKNOWN: "no confirmation seen, looking again later",
  FAILED: "failed",
  SKIPPED: "skipped",
  NEEDS_ANSWER: "needs an answer",
  NEEDS_USER: "needs its user",
  NEEDS_REVIEW: "needs a review",
  NEEDS_APPROVAL: "waits for its user's approval",
} as const satisfies Partial<Record<ApplicationStatus, string>>;

/** One line for what became of an application: the job and the portal, nothing of the person. */
export function logOutcome(
  { logger, findDriver }: LogContext,
  application: LoggedApplication,
  status: ApplicationStatus,
  reasonCode = "",
): void {
  const word = Object.entries(WORDS).find(([key]) => key === status)?.[1] ?? status.toLowerCase();
  // "needs an answer (needs answer)" says it twice.
  const why = reasonCode === "" || status.startsWith("NEEDS") ? "" : ` (${wordsOf(reasonCode)})`;
  const portal = findDriver(application.platformId)?.manifest.name ?? "unknown portal";
  logger.info(
    { applicationId: application.id },
    `${word}${why}: ${application.title} at ${application.company} (${portal})`,
  );
}

/** One line when a run is served for the first time. */
export function logRunStarted(
  { logger, findDriver }: LogContext,
  run: { readonly id: string; readonly platformId: number; readonly goal: number },
): void {
  const portal = findDriver(run.platformId)?.manifest.name ?? "unknown portal";
  logger.info({ runId: run.id }, `run started: ${portal}, up to ${run.goal}`);
}

/** One line when a run has ended. */
export function logRunEnded(
  { logger, findDriver }: LogContext,
  run: { readonly id: string; readonly platformId: number },
  reason: RunEndReason,
): void {
  const portal = findDriver(run.platformId)?.manifest.name ?? "unknown portal";
  logger.info({ runId: run.id }, `run ended: ${portal}, ${wordsOf(reason)}`);
}

function wordsOf(code: string): string {
  return code.replaceAll("_", " ");
}
