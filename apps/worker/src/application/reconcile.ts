import {
  type UnconfirmedApplication,
  type LaneLease,
  leaseUnconfirmed,
  postponeVerification,
  settleApplied,
  settleNotSent,
} from "@sendoff/db/applying";
import {
  VERIFICATION_SCHEDULE_LIVE,
  VERIFICATION_SCHEDULE_SANDBOX,
  nextVerificationSeconds,
} from "@sendoff/domain/applying";
import { inSpan } from "@sendoff/kit/tracing";
import type {
  SubmissionVerification,
  ChallengeOutcome,
  PortalDriver,
  PortalSession,
} from "@sendoff/portals/driver";
import { portalLabel } from "../figures/worker-figures.ts";
import { logOutcome } from "../context/outcome-log.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** When to verify an unconfirmed submit, in seconds, by mode. */
export function verificationSchedule(mode: "sandbox" | "live"): readonly number[] {
  return mode === "live" ? VERIFICATION_SCHEDULE_LIVE : VERIFICATION_SCHEDULE_SANDBOX;
}

/** How a round of verification ended: through, or broken off because the portal wants a new sign-in or the account's owner first. */
export type VerificationEnd =
  | { readonly kind: "done" }
  | { readonly kind: "session_lost" }
  | ChallengeOutcome;

/** Asks the portal about every application of this lane whose submit is unconfirmed; never clicks (RELIABILITY 1.6). */
export async function reconcileLane(
  worker: WorkerContext,
  driver: PortalDriver,
  lease: LaneLease,
  session: PortalSession,
): Promise<VerificationEnd> {
  for (const application of await leaseUnconfirmed(worker.db, lease)) {
    const span = {
      parent: application.traceparent,
      facts: {
        "sendoff.application_id": application.id,
        ...(application.runId === null ? {} : { "sendoff.run_id": application.runId }),
        "sendoff.portal": portalLabel(driver.manifest),
      },
    };
    const verify = () => verifyOne(worker, driver, session, application);
    const end = await inSpan("look for a submit", span, verify);
    if (end.kind !== "done") return end;
  }
  return { kind: "done" };
}

async function verifyOne(
  worker: WorkerContext,
  driver: PortalDriver,
  session: PortalSession,
  application: UnconfirmedApplication,
): Promise<VerificationEnd> {
  const verification = await driver.verifySubmission(session, application);
  if (verification.kind === "session_expired" || verification.kind === "challenge") {
    await postponeVerification(worker.db, application, 1, false);
    return verification.kind === "challenge" ? verification : { kind: "session_lost" };
  }
  if (verification.kind === "applied") {
    const picture = await worker.photographer.take(session.page, application, "after_confirmation");
    // Another worker has it: it settles it too.
    if ((await picture.stored) === "lost") return { kind: "done" };
  }
  await settleVerification(worker, driver, application, verification);
  return { kind: "done" };
}

async function settleVerification(
  worker: WorkerContext,
  driver: PortalDriver,
  application: UnconfirmedApplication,
  verification: Exclude<
    SubmissionVerification,
    { kind: "session_expired" } | { kind: "challenge" }
  >,
): Promise<void> {
  const name = driver.manifest.name;
  if (verification.kind === "applied") {
    const proof = { text: verification.text, proof: "applied_mark_seen" } as const;
    if (await settleApplied(worker.db, application, proof)) {
      logOutcome(worker, application, "APPLIED");
      worker.figures.noteConfirmation(
        portalLabel(driver.manifest),
        application.submittedAgoSeconds,
      );
    }
    return;
  }
  const isOver = verification.kind === "cannot_tell" && verification.isFinal === true;
  const wait = isOver
    ? undefined
    : nextVerificationSeconds(application.looks, verificationSchedule(worker.config.mode));
  if (wait !== undefined) {
    await postponeVerification(worker.db, application, wait, true);
    return;
  }
  const end: Parameters<typeof settleNotSent>[2] =
    verification.kind === "not_applied"
      ? {
          status: "FAILED",
          reasonCode: "not_seen",
          reason: `${name} does not list it among your applications, so it did not arrive. You were not charged.`,
        }
      : {
          status: "NEEDS_REVIEW",
          reasonCode: "cannot_tell",
          reason: isOver
            ? `${verification.message} You were not charged.`
            : `${name} does not show whether it arrived. Please look there. You were not charged.`,
        };
  if (await settleNotSent(worker.db, application, end)) {
    logOutcome(worker, application, end.status, end.reasonCode);
  }
}
