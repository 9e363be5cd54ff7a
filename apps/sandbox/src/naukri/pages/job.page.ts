import { descriptionMarkup, typeText } from "../../job-site/posting-text.ts";
import { Markup, markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { jobPath } from "../search-address.ts";
import { jobHeader, stickyHeader, type HeaderInput } from "./job-header.ts";
import { plainPage, shimmer, sitePage, type Frame } from "./layout.ts";
import type { View } from "./view.ts";

const FOLDED_FROM = 600;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The posting as data, as search engines read it. */
function postingData(job: Job, now: number): Markup {
  const data = {
    "@context": "http://schema.org",
    "@type": "JobPosting",
    title: job.title,
    description: job.description,
    identifier: { "@type": "PropertyValue", name: job.company, value: job.id },
    datePosted: new Date(now - job.posted_hours_ago * 60 * 60 * 1000).toISOString(),
    validThrough: new Date(now + 30 * DAY_MS).toISOString(),
    employmentType: job.job_type === "fulltime" ? "Full Time" : typeText(job.job_type),
    skills: job.skills,
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "INR",
      value: { value: job.salary ?? "Not disclosed" },
    },
    hiringOrganization: { "@type": "Organization", name: job.company },
    jobLocation: { address: { addressLocality: job.location.split(", ") } },
  };
  const text = JSON.stringify(data).replace(/</g, "\\u003c");
  return new Markup(`<script type="application/ld+json">${text}</script>`);
}

const details = (view: View, job: Job): Markup => {
  const rows = [
    ["Role: ", job.title],
    ["Industry Type: ", "IT Services & Consulting"],
    ["Department: ", job.department],
    ["Employment Type: ", `${typeText(job.job_type)}, Permanent`],
    ["Role Category: ", "Other"],
  ] as const;
  return markup`<div class="${view.styles("other-details")}">${rows.map(([label, value]) => markup`<div class="${view.styles("details")}"><label>${label}</label><span>${value}<span>,</span></span></div>`)}</div><div class="${view.styles("education")}"><div class="${view.styles("details")}"><label>UG: </label><span>Any Graduate</span></div><div class="${view.styles("details")}"><label>PG: </label><span>Any Postgraduate</span></div></div>`;
};

const skills = (view: View, job: Job): Markup =>
  markup`<div class="${view.styles("key-skill")}"><h3>Key Skills</h3><div>${job.skills.map((skill, index) => markup`<a class="${view.styles("chip")}">${index < 2 ? markup`<i class="ni-icon-jd-save"></i>` : null}<span>${skill}</span></a>`)}</div></div>`;

const matchScore = (view: View): Markup =>
  markup`<div class="${view.styles("JDC__match-score")}"><h3>Job match score</h3>${["Early Applicant", "Keyskills", "Location", "Work Experience"].map((name, index) => markup`<div class="${view.styles("MS__details")}"><i class="${index === 0 ? "ni-icon-crossMatchscore" : "ni-icon-check_circle"}"></i><span>${name}</span></div>`)}</div>`;

/** Other jobs, whose ids stand nearer to the hand than the id of this one. */
const similarJobs = (jobs: readonly Job[]): Markup =>
  markup`${jobs.map((job) => markup`<article data-job-id="${job.id}"><a href="${jobPath(job)}" target="_blank"><b>${job.title}</b></a><div>${job.company}</div><span>${job.location}</span></article>`)}`;

export interface JobContentInput extends HeaderInput {
  similar: readonly Job[];
  now: number;
}

/** What the script draws in the place of the grey bars. */
export function jobContent(view: View, input: JobContentInput): string {
  const { job } = input.sight;
  const isFolded = job.description.length > FOLDED_FROM;
  const half = Math.ceil(input.similar.length / 2);
  return markup`<div class="${view.styles("jd-container")}"><main class="${view.styles("jdc__main")}"><div class="${view.styles("jdc__content")}"><div class="${view.styles("left-section-container")}">
${jobHeader(view, input)}${stickyHeader(view, input)}${input.isSignedIn ? matchScore(view) : null}
<section class="${view.styles("job-desc-container")}"><h2>Job description</h2><div class="${isFolded ? view.styles("short-desc") : ""}"><div class="${view.styles("JDC__dang-inner-html")}">${descriptionMarkup(job.description)}</div></div>${isFolded ? markup`<a class="${view.styles("read-more-link")}" href="#" data-read-more>read more</a>` : null}
${details(view, job)}${skills(view, job)}</section>
<div class="job-notes"><a href="/contact">Report this job</a><p>Beware of imposters! ${job.company} does not promise a job or an interview in exchange of money.</p></div>
<div class="${view.styles("SJB__container")}"><h3>Similar jobs</h3>${similarJobs(input.similar.slice(0, half))}</div>
${input.isSignedIn ? markup`<a id="smjltButton" href="#">Send me jobs like this</a>` : null}
<div id="chatbot-container"></div></div>
<div class="${view.styles("right-section-container")}"><div class="${view.styles("simjobs-right-container")}"><h3>Jobs you might be interested in</h3>${similarJobs(input.similar.slice(half))}</div></div></div></main></div>${postingData(job, input.now)}`
    .text;
}

export interface JobPageConfig {
  job_id: string;
  draw_ms: number;
  drawer_ms: number;
  is_dead_click: boolean;
  /** Where a click leads when the session has gone: the panel over the page, or the sign-in page. */
  session_end: "panel" | "page";
}

/** The page before its script has drawn the job. */
export function jobPage(view: View, frame: Frame, job: Job, config: JobPageConfig): string {
  const { from, to } = job.experience;
  return sitePage(view, frame, {
    title: `${job.title} - ${job.location} - ${job.company} - ${from} to ${to} years of experience`,
    body: markup`<div id="root" data-content>${shimmer(view)}</div>`,
    scripts: ["job.js"],
    config,
  });
}

/** Stands for the company's own site. */
export function companySitePage(job: Job): string {
  const host = `careers.${job.company.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;
  return plainPage(
    `${job.company} Careers`,
    markup`<p>${job.company} takes applications for “${job.title}” here, on <b>${host}</b>.</p><p>This sandbox does not stand in for that website.</p>`,
  );
}
