import { markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText, workplaceText } from "../../job-site/posting-text.ts";
import { hashText } from "../../seeded-random.ts";
import type { Job } from "../job.ts";
import type { JobSight } from "../sights.ts";
import { htmlDocument, siteHeader } from "./layout.ts";
import { signInForm } from "./sign-in.page.ts";
import { BRAND_MARK, SITE_NAME, type View } from "./view.ts";

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** `/job-listing/java-developer-kaveri-systems-JV_KO0,14_KE15,29.htm?jl=1009…` */
export function jobPath(job: Job): string {
  const title = slug(job.title);
  const company = slug(job.company);
  const from = title.length + 1;
  return `/job-listing/${title}-${company}-JV_KO0,${title.length}_KE${from},${from + company.length}.htm?jl=${job.id}`;
}

/** Here is where one applies; elsewhere the words of the button are second-hand. */
function applyButton(view: View, job: Job): Markup {
  const label = job.apply === "easy" ? "Easy Apply" : "Apply on employer site";
  const test = job.apply === "easy" ? "easyApply" : "applyButton";
  return markup`<button type="button" class="${view.css("EasyApplyButton_applyButton")}" data-test="${test}"><div class="${view.css("EasyApplyButton_content")}">${label}</div></button>`;
}

/** The apply button, or what stands in its place, which was not captured. */
function applyArea(view: View, { job, standing }: JobSight): Markup {
  if (standing.kind === "applied") {
    return markup`<div data-test="applied-status"><button type="button" disabled>Applied</button> <span>You applied on ${standing.on}</span></div>`;
  }
  if (standing.kind === "closed") {
    return markup`<div role="alert" data-test="job-closed">This job is no longer accepting applications.</div>`;
  }
  return applyButton(view, job);
}

const saveButton = ({ isSaved }: JobSight): Markup =>
  markup`<button type="button" data-test="save-job" aria-label="Save" aria-pressed="${isSaved ? "true" : "false"}">${isSaved ? "Saved" : "Save"}</button>`;

function header(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const pay =
    job.salary === null
      ? null
      : markup`<div data-test="detailSalary" id="jd-salary-${job.id}">${job.salary} <span>(Employer provided)</span></div>`;
  return markup`<header data-test="job-details-header" class="${view.css("JobDetails_jobDetailsHeader")}"><h4>${job.company}</h4> <span role="meter" aria-label="Rating" aria-valuemin="0" aria-valuemax="5" aria-valuenow="${job.rating.toFixed(1)}">${job.rating.toFixed(1)} ★</span><h1 id="jd-job-title-${job.id}">${job.title}</h1><div data-test="location">${job.location}</div>${pay}<div class="${view.css("JobDetails_buttons")}">${applyArea(view, sight)}${saveButton(sight)}<button type="button" data-test="report-job-button">Report</button></div></header><div data-test="mobile-action-bar" class="${view.css("JobDetails_mobileActionBar")}">${sight.standing.kind === "open" ? applyButton(view, job) : null}</div>`;
}

/** What the site thinks that the visitor can do. Its buttons change the profile, not the application (captured 3). */
function qualifications(view: View, { job }: JobSight): Markup {
  const number = hashText(`qualification:${job.id}`) % 1000;
  const words = job.skills.slice(0, 2);
  if (words.length === 0) return markup``;
  const row = (word: string): Markup =>
    markup`<div class="${view.css("ProfileQualifications_row")}"><span>${word}</span><button type="button">Yes</button><button type="button">No</button></div>`;
  return markup`<h3>Your qualifications for this job</h3><ul data-test="verified-qualifications-list-${number}"><li>${typeText(job.job_type)}</li></ul><h3>Do you also have these qualifications?</h3><div data-test="profile-qualifications-grid-${number}">${words.map(row)}</div>`;
}

/** The details of one job, in the right column or on its own page. */
export function jobDetail(view: View, sight: JobSight): Markup {
  const { job } = sight;
  return markup`${header(view, sight)}<p>${typeText(job.job_type)} · ${workplaceText(job.workplace)}</p>${qualifications(view, sight)}<div class="${view.css("JobDetails_jobDescription")} ${view.css("JobDetails_blurDescription")}">${descriptionMarkup(job.description)}</div><button type="button" class="${view.css("JobDetails_showMore")}">Show more</button>
${job.company_about === "" ? null : markup`<h3>Company overview</h3><p>${job.company} ${job.company_about}.</p>`}`;
}

/** The column while its content is still on its way: the header, and nothing to read below it. */
export const unfinishedDetail = (view: View, sight: JobSight): Markup =>
  markup`${header(view, sight)}<div class="${view.css("JobDetails_skeleton")}"></div>`;

/** The column of a job's details. */
export const detailColumn = (view: View, content: Markup | null): Markup =>
  markup`<div class="${view.css("TwoColumnLayout_columnRight")}">${content}</div>`;

/** The sign-in over the page. Not captured. */
export function dialogs(next: string, overlay: "closable" | "hard" | null): Markup {
  const close =
    overlay === "hard"
      ? null
      : markup`<button type="button" class="dialog__close" data-test="auth-modal-close" aria-label="Close">✕</button>`;
  return markup`<div id="HardsellOverlay" class="LoginModal overlay" data-test="authModal" hidden><div role="dialog" aria-modal="true" aria-label="Sign in" class="dialog">${close}<h2>Sign in to see more jobs</h2>${signInForm("modal", next)}</div></div>`;
}

export function jobPage(view: View, account: string | undefined, here: string, sight: JobSight) {
  const { job } = sight;
  return htmlDocument({
    title: `${job.company} ${job.title} Job in ${job.location}`,
    body: markup`${siteHeader(account, here)}<main class="single">${detailColumn(view, jobDetail(view, sight))}</main>${dialogs(here, null)}`,
    scripts: ["global-nav.js", "sign-in.js", "jobs.js"],
    config: { overlay: null },
  });
}

/** Where an external application leads: the last page of this site before the employer's own. */
export function externalPage(job: Job): string {
  const host = `careers.${job.company.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;
  return htmlDocument({
    title: "You are leaving",
    body: markup`<main class="plain"><a href="/Job/index.htm">${BRAND_MARK}</a><h1>You are leaving ${SITE_NAME}</h1><p>${job.company} takes applications for “${job.title}” on its own website, <b>${host}</b>.</p><p>This sandbox does not stand in for that website.</p><p><a href="${jobPath(job)}">Back to the job</a></p></main>`,
  });
}

export function appliedPage(
  account: string,
  here: string,
  rows: readonly { path: string; title: string; company: string; on: string }[],
): string {
  return htmlDocument({
    title: "Applied jobs",
    body: markup`${siteHeader(account, here)}<main class="plain"><h1>Applied jobs</h1>${rows.length === 0 ? markup`<p>Nothing here yet.</p>` : markup`<ul class="applied">${rows.map((row) => markup`<li><a href="${row.path}"><b>${row.title}</b></a><div>${row.company}</div><small>Applied on ${row.on}</small></li>`)}</ul>`}</main>`,
    scripts: ["global-nav.js"],
  });
}
