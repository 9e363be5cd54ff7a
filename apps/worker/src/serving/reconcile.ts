import {
  type UnconfirmedApplication,
  type LaneLease,
  leaseUnconfirmed,
  postponeLook,
  settleApplied,
  settleNotSent,
} from "@sendoff/db";
import { LOOK_SCHEDULE_LIVE, LOOK_SCHEDULE_SANDBOX, nextLookSeconds } from "@sendoff/domain";
import type { AppliedLook, ChallengeOutcome, PortalDriver, PortalSession } from "@sendoff/portals";
import { logOutcome } from "./outcome-log.ts";
import type { Serving } from "./serving.ts";

/** When to look again after an unconfirmed submit, in seconds, by mode. */
export function lookSchedule(mode: "sandbox" | "live"): readonly number[] {
  return mode === "live" ? LOOK_SCHEDULE_LIVE : LOOK_SCHEDULE_SANDBOX;
}

/** How a round of looks ended: through, or broken off because the portal wants a new sign-in or the account's owner first. */
export type LookEnd =
  | { readonly kind: "done" }
  | { readonly kind: "session_lost" }
  | ChallengeOutcome;

/** Looks at the portal for every application of this lane whose submit is unconfirmed; never clicks (RELIABILITY 1.6). */
export async function reconcileLane(
  serving: Serving,
  driver: PortalDriver,
  lease: LaneLease,
  session: PortalSession,
): Promise<LookEnd> {
  for (const application of await leaseUnconfirmed(serving.db, lease)) {
    const look = await driver.lookApplied(session, application);
    if (look.kind === "session_expired" || look.kind === "challenge") {
      await postponeLook(serving.db, application, 1, false);
      return look.kind === "challenge" ? look : { kind: "session_lost" };
    }
    if (look.kind === "applied") {
      const picture = await serving.photographer.take(
        session.page,
        application,
        "after_confirmation",
      );
      // Another worker has it: it settles it too.
      if ((await picture.stored) === "lost") continue;
    }
    await settleLook(serving, driver, application, look);
  }
  return { kind: "done" };
}

async function settleLook(
  serving: Serving,
  driver: PortalDriver,
  application: UnconfirmedApplication,
  look: Exclude<AppliedLook, { kind: "session_expired" } | { kind: "challenge" }>,
): Promise<void> {
  const name = driver.manifest.name;
  if (look.kind === "applied") {
    const proof = { text: look.text, proof: "applied_mark_seen" } as const;
    if (await settleApplied(serving.db, application, proof)) {
      logOutcome(serving, application, "APPLIED");
    }
    return;
  }
  const isOver = look.kind === "cannot_tell" && look.isFinal === true;
  const wait = isOver
    ? undefined
    : nextLookSeconds(application.looks, lookSchedule(serving.config.mode));
  if (wait !== undefined) {
    await postponeLook(serving.db, application, wait, true);
    return;
  }
  const end: Parameters<typeof settleNotSent>[2] =
    look.kind === "not_applied"
      ? {
          status: "FAILED",
          reasonCode: "not_seen",
          reason: `${name} does not list it among your applications, so it did not arrive. You were not charged.`,
        }
      : {
          status: "NEEDS_REVIEW",
          reasonCode: "cannot_tell",
          reason: isOver
            ? `${look.message} You were not charged.`
            : `${name} does not show whether it arrived. Please look there. You were not charged.`,
        };
  if (await settleNotSent(serving.db, application, end)) {
    logOutcome(serving, application, end.status, end.reasonCode);
  }
}
