import { markup, type Markup } from "../../../markup.ts";
import { descriptionMarkup, typeText } from "../../../job-site/posting-text.ts";
import type { Job } from "../../job.ts";
import { boardPath } from "../../pages/layout.ts";
import { formConfig, makerDocument } from "../maker-document.ts";
import { workableField } from "./workable-controls.ts";

export const WORKPLACE = { on_site: "On-site", hybrid: "Hybrid", remote: "Remote" };

/** Over every page until it is answered. */
const COOKIES = markup`<div class="cookie-bar" role="dialog" aria-label="Cookie consent" data-ui="cookie-consent"><p>We use cookies to make this site work.</p><button type="button" data-ui="cookie-consent-accept">Accept all</button> <button type="button" data-ui="cookie-consent-decline">Decline all</button></div>`;
const FOOTER = markup`<footer><p>Powered by Workbench</p><button type="button" data-ui="cookie-settings">Cookie settings</button></footer>`;

const documentOf = (input: {
  title: string;
  body: Markup;
  scripts: readonly string[];
  config?: unknown;
}): string =>
  makerDocument({
    ...input,
    className: "workable",
    body: markup`${input.body}${FOOTER}${COOKIES}`,
    scripts: ["workable-page.js", ...input.scripts],
  });

export interface BoardInput {
  company: string;
  path: string;
  board: string;
  /** Somebody came here from a job that is closed. */
  isGone: boolean;
}

/** The list: empty as it comes, its script asks the maker's own interface for the jobs, ten at a time. */
export function listPage({ company, path, board, isGone }: BoardInput): string {
  const gone = isGone
    ? markup`<div role="alert" class="message" data-ui="not-found">The job you are looking for is no longer available.</div>`
    : null;
  return documentOf({
    title: `${company} - Current Openings`,
    scripts: ["workable-list.js"],
    config: { api: `/workable/api/v3/accounts/${board}/jobs`, path },
    body: markup`<header><a data-ui="company-logo" href="${path}/">${company}</a></header><main>${gone}<h1>${company}</h1><section id="jobs"><h2>Current openings</h2><form role="search"><label for="search-jobs">Search</label><input id="search-jobs" type="search" data-ui="search" placeholder="Search jobs"></form><ul data-ui="list"></ul><button type="button" data-ui="load-more-button" hidden>Show more</button></section></main>`,
  });
}

function header(job: Job): Markup {
  return markup`<header><a data-ui="company-logo" href="${boardPath(job)}/">${job.company}</a></header><div data-role="progress" role="progressbar" aria-label="Scroll progress" aria-valuemin="0" aria-valuemax="100" aria-valuenow="0"></div><h1 data-ui="job-title">${job.title}</h1><p><span data-ui="job-type">${typeText(job.job_type)}</span> <span data-ui="job-workplace"><strong>${WORKPLACE[job.workplace]}</strong></span></p><div data-ui="job-location"><span data-ellipsis-element="true">${job.location}</span></div><p data-ui="job-department">${job.department}</p>`;
}

function tabs(job: Job, here: "overview" | "application"): Markup {
  const path = `${boardPath(job)}/j/${job.id}`;
  const tab = (name: string, href: string, text: string): Markup =>
    markup`<a data-ui="${name}-tab" href="${href}"${name.startsWith(here) ? markup` aria-current="page"` : null}>${text}</a>`;
  return markup`<nav class="tabs" aria-label="Job">${tab("overview", `${path}/`, "Overview")}${tab("application-form", `${path}/apply/`, "Application")}</nav>`;
}

export const jobPage = (job: Job): string =>
  documentOf({
    title: `${job.title} - ${job.company}`,
    scripts: [],
    body: markup`${header(job)}<main>${tabs(job, "overview")}<section data-ui="job-description"><h2>Description</h2>${descriptionMarkup(job.description)}</section><a class="button" data-ui="overview-apply-now" href="${boardPath(job)}/j/${job.id}/apply/">Apply for this job</a></main>`,
  });

const SECTIONS: readonly [name: string, ids: RegExp][] = [
  ["Personal information", /^(?:firstname|lastname|email|headline|phone|address)$/],
  ["Profile", /^(?:summary|resume)$/],
  ["Details", /./],
];

/** The questions in the sections of the form: each belongs to the first that wants it. */
function sections(job: Job): (Markup | null)[] {
  let rest = job.questions;
  return SECTIONS.map(([name, ids], index) => {
    const questions = rest.filter(({ id }) => ids.test(id));
    rest = rest.filter(({ id }) => !ids.test(id));
    if (questions.length === 0) return null;
    const number = index + 1;
    return markup`<section data-ui="section"><h2 id="section-${number}_section_name">${name}</h2><a role="button" tabindex="0" data-ui="clear-section-${number}" aria-describedby="section-${number}_section_name">Clear</a><div data-ui="section-fields">${questions.map(workableField)}</div></section>`;
  });
}

/** The check that stands below every form: nothing is seen of it until it asks. */
const check = (isAsking: boolean): Markup =>
  markup`<div id="turnstile-container-1">${isAsking ? markup`<iframe title="Widget containing a Cloudflare security challenge" src="/captcha" width="300" height="65"></iframe>` : null}</div>`;

export const formPage = (job: Job, hasCaptcha: boolean): string =>
  documentOf({
    title: `${job.title} - ${job.company} - Application`,
    scripts: ["workable-form.js"],
    config: { ...formConfig(job), done: `${boardPath(job)}/j/${job.id}/apply/?success` },
    body: markup`${header(job)}<main>${tabs(job, "application")}<div data-ui="autofill"><h2>Autofill application</h2><div data-ui="autofill-button"><button type="button" aria-haspopup="true" aria-expanded="false">Import resume from</button><ul role="menu" hidden><li role="menuitem">My computer</li><li role="menuitem">Dropbox</li></ul></div></div><p>* Required fields</p><form data-ui="application-form" novalidate>${sections(job)}<div role="alert" class="message" data-ui="form-error" hidden></div>${check(hasCaptcha)}<button type="submit" data-ui="apply-button">Submit application</button></form></main>`,
  });

/** What follows a form that was taken; `words` are the company's own, if it has any. */
export const thanksPage = (job: Job, words: string | undefined): string =>
  documentOf({
    title: `${job.title} - ${job.company} - Application`,
    scripts: [],
    body: markup`${header(job)}<main data-ui="successful-submit"><h1 data-ui="application-form-success-title">${words ?? "Thank you!"}</h1>${words === undefined ? markup`<p role="status" data-ui="application-form-success-subtitle">Your application has been submitted successfully.</p>` : null}<a href="${boardPath(job)}/">View all jobs</a></main>`,
  });
