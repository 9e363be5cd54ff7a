import { flag, jsonIsland, markup, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { formConfig, makerDocument } from "../maker-document.ts";
import { ripplingFields } from "./rippling-controls.ts";
import { jobPath, listedItem } from "./rippling.feed.ts";

export const PAGE_SIZE = 20;

export interface BoardInput {
  company: string;
  path: string;
  jobs: readonly Job[];
  /** From 0. */
  page: number;
}

/** What the page carries of its data for its scripts. */
const nextData = (data: unknown): Markup =>
  jsonIsland("__NEXT_DATA__", {
    props: { pageProps: { dehydratedState: { queries: [{ state: { data } }] } } },
  });

export function listPage({ company, path, jobs, page }: BoardInput): string {
  const shown = jobs.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE);
  const pages = Math.max(1, Math.ceil(jobs.length / PAGE_SIZE));
  const links = Array.from({ length: pages }, (_, index) => index).map(
    (index) =>
      markup`<a href="${path}/jobs?page=${index}"${flag(' aria-current="page"', index === page)}>${index + 1}</a> `,
  );
  const groups = [...Map.groupBy(shown, (job) => job.department)];
  return makerDocument({
    title: `${company} - Jobs`,
    className: "rippling",
    body: markup`<div id="__next"><main><h1>${company}</h1><p>${jobs.length} roles across all departments in all locations</p>${groups.map(
      ([name, group]) =>
        markup`<h3>${name}</h3>${group.map((job) => markup`<div><a href="${jobPath(job)}">${job.title}</a><p>${job.location}</p><a href="${jobPath(job)}" tabindex="-1"><button type="button" tabindex="-1">View job</button></a></div>`)}`,
    )}<nav aria-label="Pages">${links}</nav></main></div>${nextData({ items: shown.map((job) => listedItem(job, "")), page, pageSize: PAGE_SIZE, totalItems: jobs.length, totalPages: pages })}`,
  });
}

const crumbs = (job: Job): Markup =>
  markup`<nav data-testid="breadcrumb"><a href="${jobPath(job).replace(/\/jobs\/.*$/, "/jobs")}">${job.company}</a></nav>`;

export const jobPage = (job: Job): string =>
  makerDocument({
    title: `${job.title} - ${job.company}`,
    className: "rippling",
    scripts: ["rippling-form.js"],
    config: { ...formConfig(job), apply: `${jobPath(job)}/apply?step=application` },
    body: markup`<div id="__next">${crumbs(job)}<main><h2>${job.title}</h2><p>${job.department}</p><p>${job.location}</p><p>${typeText(job.job_type)}</p><button type="button" data-testid="Apply now">Apply now</button><div class="ATS_htmlPreview">${descriptionMarkup(job.description)}</div></main></div>`,
  });

/** The check in every form: nothing is seen of it until it asks. */
const check = (isAsking: boolean): Markup =>
  markup`<div id="turnstile-container">${isAsking ? markup`<iframe title="Widget containing a Cloudflare security challenge" src="/captcha" width="300" height="65"></iframe>` : null}</div><input type="hidden" name="cf-turnstile-response">`;

export function formPage(job: Job, hasCaptcha: boolean): string {
  const standard = job.questions.filter(({ section }) => section !== "voluntary");
  const voluntary = job.questions.filter(({ section }) => section === "voluntary");
  const fields = ripplingFields([...standard, ...voluntary]);
  const notice =
    voluntary.length === 0
      ? null
      : markup`<p>The following questions are voluntary and have no influence on your application.</p>`;
  return makerDocument({
    title: `Apply - ${job.title} - ${job.company}`,
    className: "rippling",
    scripts: ["rippling-form.js"],
    config: { ...formConfig(job), board: `${formConfig(job).board}/jobs` },
    body: markup`<div id="__next">${crumbs(job)}<main data-application><form novalidate><h2>Application: ${job.title}</h2>${fields.slice(0, standard.length)}${notice}${fields.slice(standard.length)}<div role="alert" class="message" data-message hidden></div>${check(hasCaptcha)}<button type="submit" data-testid="Apply">Apply</button></form></main></div>`,
  });
}

export const gonePage = (company: string, path: string): string =>
  makerDocument({
    title: company,
    className: "rippling",
    body: markup`<div id="__next"><main><h1>This job is no longer available</h1><a href="${path}/jobs">See all jobs</a></main></div>`,
  });
