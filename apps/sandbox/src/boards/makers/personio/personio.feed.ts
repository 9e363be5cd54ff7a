import type { SiteClock } from "../../../site-clock.ts";
import { markup, trusted, type Markup } from "../../../markup.ts";
import type { Job } from "../../job.ts";
import { descriptionHtml, postingPlaceOf, publishedAt } from "../posting.ts";

const EMPLOYMENT: Readonly<Record<Job["job_type"], string>> = {
  fulltime: "permanent",
  parttime: "permanent",
  contract: "freelance",
  temporary: "temporary",
  internship: "intern",
};

/** Text that holds HTML, as the feed carries it. */
const cdata = (html: string): Markup =>
  trusted(`<![CDATA[${html.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`);

const officeOf = (job: Job): string => postingPlaceOf(job).city || job.location;

const position = (job: Job, clock: SiteClock): Markup =>
  markup`<position><id>${job.id}</id><subcompany>${job.company}</subcompany><office>${officeOf(job)}</office><department>${job.department}</department><recruitingCategory>${job.department}</recruitingCategory><name>${job.title}</name><jobDescriptions><jobDescription><name>About the job</name><value>${cdata(descriptionHtml(job))}</value></jobDescription></jobDescriptions><employmentType>${EMPLOYMENT[job.job_type]}</employmentType><seniority>experienced</seniority><schedule>${job.job_type === "parttime" ? "part-time" : "full-time"}</schedule><yearsOfExperience>2-5</yearsOfExperience><keywords>${job.keywords.join(",")}</keywords><occupation>software_and_web_development</occupation><createdAt>${publishedAt(job, clock).toISOString().slice(0, 19)}+00:00</createdAt></position>`;

export const xmlFeed = (jobs: readonly Job[], clock: SiteClock): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${markup`<workzag-jobs>${jobs.map((job) => position(job, clock))}</workzag-jobs>`.text}`;

/** What the list's own search asks for: no text, and no date. */
export const searchEntry = (job: Job) => ({
  id: Number(job.id),
  name: job.title,
  seniority: "Experienced",
  employment_type: EMPLOYMENT[job.job_type],
  schedule: job.job_type === "parttime" ? "part-time" : "full-time",
  keywords: job.keywords.join(","),
  description: "",
  office: officeOf(job),
  offices: [officeOf(job)],
  department: job.department,
});
