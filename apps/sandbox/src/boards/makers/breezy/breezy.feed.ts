import type { SiteClock } from "../../../site-clock.ts";
import { typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { postingPlaceOf, publishedAt, slugOf } from "../posting.ts";
import { friendlyId, jobPath } from "./breezy.page.ts";

const TYPE_IDS: Readonly<Record<Job["job_type"], string>> = {
  fulltime: "fullTime",
  parttime: "partTime",
  contract: "contract",
  temporary: "temporary",
  internship: "other",
};

function locationOf(job: Job) {
  const { city, region, country, countryCode } = postingPlaceOf(job);
  const name = job.location;
  return {
    country: { name: country, id: countryCode },
    state: region === "" ? null : { id: slugOf(region).slice(0, 2).toUpperCase(), name: region },
    city,
    is_remote: job.workplace === "remote",
    name,
  };
}

/** A position as the company's public list gives it: without its text. */
export const positionOf = (job: Job, clock: SiteClock, origin: string) => ({
  id: job.id,
  friendly_id: friendlyId(job),
  name: job.title,
  url: `${origin}${jobPath(job)}`,
  published_date: publishedAt(job, clock).toISOString(),
  type: { id: TYPE_IDS[job.job_type], name: typeText(job.job_type) },
  location: locationOf(job),
  locations: [locationOf(job)],
  department: job.department,
  salary: job.salary ?? "",
  company: { name: job.company, logo_url: null, friendly_id: job.board },
});
