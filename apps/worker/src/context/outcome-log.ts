import type { ApplicationStatus, RunEndReason } from "@sendoff/contract/run";
import { noteOnSpan } from "@sendoff/kit/tracing";
import { portalLabel } from "../figures/worker-figures.ts";
import type { WorkerContext } from "./worker-context.ts";

interface LoggedApplication {
  readonly id: string;
  readonly userId: string;
  readonly runId: string | null;
  readonly platformId: number;
  readonly title: string;
  readonly company: string;
}

interface LoggedRun {
  readonly id: string;
  readonly userId: string;
  readonly platformId: number;
}

type LogContext = Pick<WorkerContext, "logger" | "findDriver">;
type OutcomeContext = LogContext & Pick<WorkerContext, "figures">;

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

/**
 * One line for what became of an application, and one more in the figures: the job and the portal, and of the person no more than our
 * own id.
 */
export function logOutcome(
  { logger, findDriver, figures }: OutcomeContext,
  application: LoggedApplication,
  status: ApplicationStatus,
  reasonCode = "",
): void {
  const word = Object.entries(WORDS).find(([key]) => key === status)?.[1] ?? status.toLowerCase();
  // "needs an answer (needs answer)" says it twice.
  const why = reasonCode === "" || status.startsWith("NEEDS") ? "" : ` (${wordsOf(reasonCode)})`;
  const manifest = findDriver(application.platformId)?.manifest;
  const portal = manifest?.name ?? "unknown portal";
  figures.noteOutcome(portalLabel(manifest), status, reasonCode);
  noteOnSpan({ "sendoff.outcome": status, "sendoff.reason": reasonCode });
  logger.info(
    { applicationId: application.id, runId: application.runId, userId: application.userId },
    `${word}${why}: ${application.title} at ${application.company} (${portal})`,
  );
}

/** One line when a run is served for the first time. */
export function logRunStarted(
  { logger, findDriver }: LogContext,
  run: LoggedRun & { readonly goal: number },
): void {
  const portal = findDriver(run.platformId)?.manifest.name ?? "unknown portal";
  logger.info({ runId: run.id, userId: run.userId }, `run started: ${portal}, up to ${run.goal}`);
}

/** One line when a run has ended. */
export function logRunEnded(
  { logger, findDriver }: LogContext,
  run: LoggedRun,
  reason: RunEndReason,
): void {
  const portal = findDriver(run.platformId)?.manifest.name ?? "unknown portal";
  noteOnSpan({ "sendoff.outcome": reason });
  logger.info({ runId: run.id, userId: run.userId }, `run ended: ${portal}, ${wordsOf(reason)}`);
}

function wordsOf(code: string): string {
  return code.replaceAll("_", " ");
}
