import { markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText, workplaceText } from "../../job-site/posting-text.ts";
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

/** The apply button, or what stands in its place. */
export function applyArea(view: View, sight: JobSight): Markup {
  const { job, standing } = sight;
  if (standing.kind === "applied") {
    return markup`<div data-test="applied-status" class="${view.css("JobDetails_appliedStatus")}"><button type="button" class="apply" disabled>Applied</button> <span>You applied on ${standing.on}</span></div>`;
  }
  if (standing.kind === "closed") {
    return markup`<div class="job-gone" role="alert" data-test="job-closed">This job is no longer accepting applications.</div>`;
  }
  const save = markup`<button type="button" class="save" data-test="save-job" data-save="${job.id}" aria-pressed="${sight.isSaved ? "true" : "false"}">${sight.isSaved ? "Saved" : "Save"}</button>`;
  const button =
    job.apply === "easy"
      ? markup`<div class="EasyApplyButton_applyButtonContainer ${view.css("EasyApplyButton_applyButtonContainer")}"><button type="button" class="apply" data-test="easyApply" data-easy-apply="${job.id}">Easy Apply</button></div>`
      : markup`<div class="${view.css("JobDetails_applyButtonContainer")}"><button type="button" class="apply" data-test="applyButton" data-external="/partner/jobListing.htm?jobListingId=${job.id}">Apply on employer site</button></div>`;
  return markup`${button}${save}`;
}

/** The details of one job, in the right pane or on its own page. */
export function jobDetail(view: View, sight: JobSight): Markup {
  const { job } = sight;
  return markup`<div class="detail ${view.css("JobDetails_jobDetailsContainer")}" data-test="job-details" data-detail="${job.id}">
<div data-test="job-details-header"><div class="detail__company ${view.css("EmployerProfile_employerNameHeading")}"><h4>${job.company}</h4> <span aria-label="${job.rating.toFixed(1)} stars">${job.rating.toFixed(1)} ★</span></div><h1 id="jd-job-title-${job.id}">${job.title}</h1><div data-test="location">${job.location}</div>
<div class="detail__apply" data-apply-area>${applyArea(view, sight)}</div></div>
${job.salary === null ? null : markup`<p class="detail__pay" data-test="detailSalary">${job.salary} <small>(Employer provided)</small></p>`}
<p class="detail__facts">${typeText(job.job_type)} · ${workplaceText(job.workplace)}</p>
<div data-test="jobDescriptionContent" class="${view.css("JobDetails_jobDescription")}">${descriptionMarkup(job.description)}</div>
${job.company_about === "" ? null : markup`<h3>Company overview</h3><p>${job.company} ${job.company_about}.</p>`}</div>`;
}

/** Where dialogs go: the form's frame, and the sign-in over the page. */
export function dialogs(next: string, overlay: "closable" | "hard" | null): Markup {
  const close =
    overlay === "hard"
      ? null
      : markup`<button type="button" class="dialog__close" data-test="auth-modal-close" aria-label="Close" data-close-overlay>✕</button>`;
  return markup`<div id="HardsellOverlay" class="LoginModal overlay" data-test="authModal" data-overlay hidden><div role="dialog" aria-modal="true" aria-label="Sign in" class="dialog">${close}<h2>Sign in to see more jobs</h2>${signInForm("modal", next)}</div></div><div data-frames></div><div class="toast" role="alert" data-toast hidden></div>`;
}

export function jobPage(view: View, account: string | undefined, here: string, sight: JobSight) {
  const { job } = sight;
  return htmlDocument({
    title: `${job.company} ${job.title} Job in ${job.location}`,
    body: markup`${siteHeader(account, here)}<main class="single">${jobDetail(view, sight)}</main>${dialogs(here, null)}`,
    scripts: ["sign-in.js", "jobs.js"],
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
  });
}
