import type { SiteClock } from "../../../site-clock.ts";
import { typeText } from "../../../job-site/posting-text.ts";
import { boardPath } from "../../pages/layout.ts";
import type { Job } from "../../job.ts";
import { descriptionHtml, postingPlaceOf, publishedAt, slugOf } from "../posting.ts";

const WORKPLACE = { on_site: "ON_SITE", hybrid: "HYBRID", remote: "REMOTE" };
const TYPES: Readonly<Record<Job["job_type"], string>> = {
  fulltime: "SALARIED_FT",
  parttime: "SALARIED_PT",
  contract: "CONTRACTOR",
  temporary: "TEMP",
  internship: "INTERN",
};

export const jobPath = (job: Job): string => `${boardPath(job)}/jobs/${job.id}`;

/** A posting as the career page's own interface lists it: without text and date. */
export function listedItem(job: Job, origin: string) {
  const { city, region, country, countryCode } = postingPlaceOf(job);
  const name = [city, region].filter((part) => part !== "").join(", ") || `Remote (${country})`;
  const location = {
    name,
    country,
    countryCode,
    state: region,
    stateCode: "",
    city,
    workplaceType: WORKPLACE[job.workplace],
  };
  return {
    id: job.id,
    name: job.title,
    url: `${origin}${jobPath(job)}`,
    department: { name: job.department },
    locations: [location],
    language: "en-US",
  };
}

/** The same with its text, as a single one is given. */
export function singleItem(job: Job, clock: SiteClock, origin: string) {
  const { locations, ...listed } = listedItem(job, origin);
  return {
    ...listed,
    uuid: job.id,
    companyName: job.company,
    description: { company: `<p>${job.company_about}</p>`, role: descriptionHtml(job) },
    workLocations: locations.map(({ name }) => name),
    department: { name: job.department, base_department: job.department },
    employmentType: { label: TYPES[job.job_type], id: typeText(job.job_type) },
    createdOn: publishedAt(job, clock).toISOString(),
    payRangeDetails: [],
    unlistedFromSearch: false,
  };
}

/** A posting of the older interface, on another host. */
export const olderItem = (job: Job, origin: string) => ({
  uuid: job.id,
  name: job.title,
  department: { id: slugOf(job.department), label: job.department },
  url: `${origin}${jobPath(job)}`,
  workLocation: { id: slugOf(job.location), label: job.location },
});
