import type { Job } from "./job.ts";
import { secondsText, type JobSight, type JobStanding } from "./pages/job-parts.ts";
import type { Portal } from "./portal.ts";
import type { Visit } from "./visit.ts";

export const PACE_WINDOW_MS = 60_000;

const VIEWED = new WeakMap<Portal, Set<string>>();

function viewedBy(portal: Portal): Set<string> {
  const known = VIEWED.get(portal) ?? new Set<string>();
  VIEWED.set(portal, known);
  return known;
}

export function markViewed(portal: Portal, visit: Visit, job: Job): void {
  viewedBy(portal).add(`${visit.account} ${job.id}`);
}

export function standingOf(portal: Portal, account: string, job: Job): JobStanding {
  const sent = portal.record.find(account, job.id);
  if (sent !== undefined)
    return { kind: "applied", ago: secondsText(sent.received_at, portal.clock.now()) };
  if (portal.catalogue.hadApplied(job, account)) return { kind: "applied", ago: "2 weeks ago" };
  if (job.state === "closed") return { kind: "closed" };
  return portal.drafts.find(account, job.id) === undefined ? { kind: "open" } : { kind: "draft" };
}

export function isOverDailyLimit(portal: Portal, visit: Visit): boolean {
  const limit = visit.faults.daily_limit ?? null;
  return limit !== null && portal.record.countToday(visit.account) >= limit;
}

export function isPaused(portal: Portal, visit: Visit): boolean {
  const limit = visit.faults.fast_pace_after ?? null;
  return limit !== null && portal.record.countSince(visit.account, PACE_WINDOW_MS) >= limit;
}

/** How a job looks to this visitor right now. */
export function sightOf(portal: Portal, visit: Visit, job: Job): JobSight {
  return {
    job,
    standing: standingOf(portal, visit.account, job),
    isViewed: viewedBy(portal).has(`${visit.account} ${job.id}`),
    isSaved: portal.drafts.isSaved(visit.account, job.id),
    isLimited:
      visit.faults.daily_limit_shape === "disabled_button" && isOverDailyLimit(portal, visit),
  };
}
