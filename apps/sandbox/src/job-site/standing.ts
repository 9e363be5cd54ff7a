import type { AlreadyApplied, Catalogue } from "./catalogue-store.ts";
import type { SiteClock } from "../site-clock.ts";
import type { RecordStore } from "../record.ts";
import type { z } from "zod";

/** How a job stands for whoever looks at it. */
export type JobStanding = { kind: "open" } | { kind: "closed" } | { kind: "applied"; on: string };

interface StandingJob {
  id: string;
  state: "open" | "closed";
  already_applied: z.infer<typeof AlreadyApplied>;
}

interface StandingSite<Job extends StandingJob> {
  catalogue: Catalogue<Job>;
  clock: SiteClock;
  record: RecordStore;
}

const DAY = new Intl.DateTimeFormat("en-US", { month: "short", day: "numeric", year: "numeric" });
const TWO_WEEKS_MS = 14 * 24 * 60 * 60 * 1000;

/** "Nov 22, 2026" */
export const dayText = (time: number): string => DAY.format(time);

/** Applied to, by the site's own record or from before it began; else open or closed. */
export function standingOf<Job extends StandingJob>(
  site: StandingSite<Job>,
  account: string | undefined,
  job: Job,
): JobStanding {
  if (account !== undefined) {
    const sent = site.record.find(account, job.id);
    if (sent !== undefined) return { kind: "applied", on: dayText(Date.parse(sent.received_at)) };
    if (site.catalogue.hadApplied(job, account)) {
      return { kind: "applied", on: dayText(site.clock.now() - TWO_WEEKS_MS) };
    }
  }
  return job.state === "closed" ? { kind: "closed" } : { kind: "open" };
}
