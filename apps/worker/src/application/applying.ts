import type { LaneLease, Outcome } from "@sendoff/db/applying";
import type { PortalDriver, PortalSession } from "@sendoff/portals/driver";
import type { ReadyApplicant } from "../choosing/applicant.ts";
import type { OwnerPrompt } from "../session/ask-owner.ts";
import type { LeaseGuard } from "../context/lease-guard.ts";
import type { RunEvents } from "../context/run-events.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** What the lane does after one application. */
export type ApplyResult =
  | { readonly kind: "next" }
  /** Its account's owner has passed the portal's check: the same job is opened once more. */
  | { readonly kind: "again" }
  | { readonly kind: "session_lost" }
  | { readonly kind: "no_credits" }
  | { readonly kind: "needs_user"; readonly note: string }
  /** The portal's pages are not the ones we know: the next job would fail the same way. */
  | { readonly kind: "page_changed"; readonly note: string }
  | { readonly kind: "portal_limit"; readonly note: string; readonly isForToday: boolean }
  /** Nothing can be sent at this moment, on no account: what was filled in waits. */
  | { readonly kind: "held" }
  /** Its user has paused everything: nothing more is opened, and what was filled in waits. */
  | { readonly kind: "paused" }
  | { readonly kind: "lost" };

/** Everything one application is done with. */
export interface Applying {
  readonly worker: WorkerContext;
  readonly driver: PortalDriver;
  readonly lane: LaneLease;
  readonly session: PortalSession;
  readonly guard: LeaseGuard;
  readonly applicant: ReadyApplicant;
  readonly events: RunEvents;
  readonly isWatched: () => boolean;
  readonly owner: OwnerPrompt;
}

/** Ends an application from which nothing was sent, with its steps and time. */
export type Finish = (outcome: Outcome) => Promise<ApplyResult>;
