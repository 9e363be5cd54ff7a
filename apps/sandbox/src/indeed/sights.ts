import type { Job } from "./job.ts";
import type { Portal } from "./portal.ts";

/** How a job stands for whoever looks at it. */
export type JobStanding = { kind: "open" } | { kind: "closed" } | { kind: "applied"; on: string };

export interface JobSight {
  job: Job;
  standing: JobStanding;
  isSaved: boolean;
}

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;

export const dayText = (time: number): string => DAY.format(time);

export function standingOf(portal: Portal, account: string | undefined, job: Job): JobStanding {
  if (account !== undefined) {
    const sent = portal.record.find(account, job.id);
    if (sent !== undefined) return { kind: "applied", on: dayText(Date.parse(sent.received_at)) };
    if (portal.catalogue.hadApplied(job, account)) {
      return { kind: "applied", on: dayText(portal.clock.now() - TWO_WEEKS_MS) };
    }
  }
  return job.state === "closed" ? { kind: "closed" } : { kind: "open" };
}

export function sightOf(portal: Portal, account: string | undefined, job: Job): JobSight {
  return {
    job,
    standing: standingOf(portal, account, job),
    isSaved: account !== undefined && portal.drafts.isSaved(account, job.id),
  };
}
