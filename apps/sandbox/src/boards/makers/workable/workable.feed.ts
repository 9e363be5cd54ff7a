import type { SiteClock } from "../../../site-clock.ts";
import { typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { numberOf, uuidOf } from "../../made-ids.ts";
import { descriptionHtml, postingPlaceOf, publishedAt } from "../posting.ts";

const TYPE_CODES: Readonly<Record<Job["job_type"], string>> = {
  fulltime: "full",
  parttime: "part",
  contract: "contract",
  temporary: "temporary",
  internship: "other",
};
/** The page's own interface gives this many at a time. */
export const PAGE_SIZE = 10;

const locationOf = (job: Job) => {
  const { city, region, country, countryCode } = postingPlaceOf(job);
  return { country, countryCode, city, region };
};

/** A job as the interface of the career page gives it. */
export const listedJob = (job: Job, clock: SiteClock) => ({
  id: numberOf(job.id, 7),
  shortcode: job.id,
  title: job.title,
  remote: job.workplace === "remote",
  location: locationOf(job),
  locations: [{ ...locationOf(job), hidden: false }],
  state: "published",
  isInternal: false,
  code: "",
  published: publishedAt(job, clock).toISOString(),
  type: TYPE_CODES[job.job_type],
  language: "en",
  department: [job.department],
  accountUid: uuidOf(job.board),
  approvalStatus: "approved",
  workplace: job.workplace,
});

/** The same with its text, as the interface gives a single one. */
export const singleJob = (job: Job, clock: SiteClock) => ({
  ...listedJob(job, clock),
  description: descriptionHtml(job),
  requirements: "",
  benefits: "",
});

/** A job as the older, documented feed gives it. */
export function widgetJob(job: Job, clock: SiteClock, origin: string, hasDetails: boolean) {
  const { city, region, country, countryCode } = postingPlaceOf(job);
  const url = `${origin}/workable/${job.board}/j/${job.id}`;
  const day = publishedAt(job, clock).toISOString().slice(0, 10);
  return {
    title: job.title,
    shortcode: job.id,
    code: "",
    employment_type: typeText(job.job_type),
    telecommuting: job.workplace === "remote",
    department: job.department,
    url: `${url}/`,
    shortlink: `${url}/`,
    application_url: `${url}/apply/`,
    published_on: day,
    created_at: day,
    country,
    city,
    state: region,
    education: "",
    experience: "",
    function: "",
    industry: "",
    locations: [{ country, countryCode, city, region, hidden: false }],
    ...(hasDetails ? { description: descriptionHtml(job) } : {}),
  };
}
