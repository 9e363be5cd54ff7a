import { RunEndReason, RunState, type RunSummary } from "@sendoff/contract/run";
import type { RunView } from "@sendoff/db/views";
import { presentListing } from "./present-listing.ts";

/** A run as pages and events show it. */
export function presentRun(view: RunView): RunSummary {
  return {
    id: view.id,
    number: view.number,
    platform_id: view.platformId,
    platform_name: view.platformName,
    state: RunState.parse(view.state),
    goal: view.goal,
    reach: view.reach,
    applied: view.applied,
    failed: view.failed,
    skipped: view.skipped,
    waiting_for_user: view.waitingForUser,
    opened: view.opened,
    listing: presentListing(view.listing, view.unknownPlaces),
    credits_used: view.creditsUsed,
    credits_held: view.creditsHeld,
    average_seconds: view.averageMs === null ? null : Math.round(view.averageMs / 100) / 10,
    end_reason: view.endReason === null ? null : RunEndReason.parse(view.endReason),
    end_note: view.endNote,
    is_stopping: view.isStopping,
    is_chosen: view.isChosen,
    created_at: view.createdAt.toISOString(),
    started_at: view.startedAt?.toISOString() ?? null,
    ended_at: view.endedAt?.toISOString() ?? null,
  };
}
