import type { WaitingCheck } from "@sendoff/contract/needs-you";
import type { LivePageView } from "@sendoff/db/live-view";

/** A page that waits for its account's owner. */
export function presentCheck(page: LivePageView, now: Date): WaitingCheck {
  return {
    platform_id: page.platformId,
    platform_name: page.platformName,
    note: page.note,
    asked_at: (page.askedAt ?? now).toISOString(),
    seconds_left: page.secondsLeft,
    run_id: page.runId,
    is_preview: page.isPreview,
  };
}
