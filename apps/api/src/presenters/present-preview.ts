import { NotFittingReason, type Preview, PREVIEW_FRESH_MINUTES } from "@sendoff/contract/preview";
import { RunEndReason, RunState } from "@sendoff/contract/run";
import type { LeftOutView, PreviewView } from "@sendoff/db/preview";
import { leftOutName } from "./present-listing.ts";

/** Names of reason codes that only a preview has. */
const NAMES: Readonly<Record<string, NotFittingReason>> = { not_found: "closed" };

/** A preview as the page shows it: its jobs, those to be read and those that do not fit add up to all that was listed. */
export function presentPreview(view: PreviewView): Preview {
  const leftOut = presentLeftOut(view.leftOut);
  return {
    id: view.id,
    platform_id: view.platformId,
    platform_name: view.platformName,
    state: RunState.parse(view.state),
    goal: view.goal,
    found: view.jobs.length + view.toRead + leftOut.reduce((sum, { count }) => sum + count, 0),
    to_read: view.toRead,
    jobs: view.jobs.map((job) => ({
      id: job.id,
      job_title: job.title,
      company_name: job.company,
      location: job.location,
      job_url: job.url,
      match_score: job.score,
      match_reasons: [...job.reasons],
      is_taken_out: job.isTakenOut,
    })),
    left_out: leftOut,
    unknown_places: [...view.unknownPlaces],
    end_reason: view.endReason === null ? null : RunEndReason.parse(view.endReason),
    end_note: view.endNote,
    is_stopping: view.isStopping,
    created_at: view.createdAt.toISOString(),
    ended_at: view.endedAt?.toISOString() ?? null,
    is_fresh: view.ageMinutes < PREVIEW_FRESH_MINUTES,
  };
}

/** Several codes may have one name. */
function presentLeftOut(views: readonly LeftOutView[]): Preview["left_out"] {
  const byReason = new Map<NotFittingReason, Preview["left_out"][number]>();
  for (const { code, count, jobs } of views) {
    const reason = NotFittingReason.parse(NAMES[code] ?? leftOutName(code));
    const before = byReason.get(reason);
    byReason.set(reason, {
      reason,
      count: count + (before?.count ?? 0),
      jobs: [...(before?.jobs ?? []), ...jobs].slice(0, 10),
    });
  }
  return [...byReason.values()].toSorted(
    (one, other) => other.count - one.count || one.reason.localeCompare(other.reason),
  );
}
