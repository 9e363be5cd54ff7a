import { standingOf, type JobStanding } from "../job-site/standing.ts";
import type { Job } from "./job.ts";
import type { Portal } from "./portal.ts";

export interface JobSight {
  job: Job;
  standing: JobStanding;
  isSaved: boolean;
}

/** How a job looks to this visitor right now. */
export function sightOf(portal: Portal, account: string | undefined, job: Job): JobSight {
  return {
    job,
    standing: standingOf(portal, account, job),
    isSaved: account !== undefined && portal.drafts.isSaved(account, job.id),
  };
}
