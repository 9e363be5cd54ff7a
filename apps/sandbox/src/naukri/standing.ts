import { standingOf, type JobStanding } from "../job-site/standing.ts";
import type { Job } from "./job.ts";
import type { Portal } from "./portal.ts";

export interface JobSight {
  job: Job;
  standing: JobStanding;
  isSaved: boolean;
}

/** A click on "Apply on company site" marks the job as applied here, whatever becomes of it there. */
function wasLeftToCompany(portal: Portal, account: string, job: Job): boolean {
  return portal.refusals.list(account).some((item) => item.code === 202 && item.job_id === job.id);
}

/** How a job looks to this visitor right now. */
export function sightOf(portal: Portal, account: string | undefined, job: Job): JobSight {
  if (account === undefined) {
    const kind = job.state === "closed" ? "closed" : "open";
    return { job, standing: { kind }, isSaved: false };
  }
  const standing = wasLeftToCompany(portal, account, job)
    ? ({ kind: "applied", on: "" } as const)
    : standingOf(portal, account, job);
  return { job, standing, isSaved: portal.drafts.isSaved(account, job.id) };
}

/** 50 a day (several READMEs; today's number is not known). Of any 24 hours, by the site's clock. */
const DAILY_LIMIT = 50;

export function isOverDailyLimit(portal: Portal, account: string): boolean {
  const limit = portal.faults.get(account).daily_limit ?? DAILY_LIMIT;
  return portal.record.countToday(account) >= limit;
}
