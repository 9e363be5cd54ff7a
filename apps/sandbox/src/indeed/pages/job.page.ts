import { flag, markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, typeText, workplaceText } from "../../job-site/posting-text.ts";
import { hashText } from "../../seeded-random.ts";
import { applyPath } from "../apply-entry.ts";
import type { Job } from "../job.ts";
import type { JobSight } from "../sights.ts";
import { htmlDocument, siteHeader, type HeaderInput } from "./layout.ts";
import { BRAND_MARK, postedText, SITE_NAME, type View } from "./view.ts";

/** Where the buttons of a job lead: the script knows, the markup does not tell. */
export const jobPaths = (job: Job) => ({
  apply: applyPath(job.id),
  external: `/applystart?jk=${job.id}`,
  save: `/jobs/api/save/${job.id}`,
});

/** The three buttons that are about: which one a job has follows from its key. */
function easyButton(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const css = view.css("apply");
  switch (hashText(`button:${job.id}`) % 3) {
    case 0:
      return markup`<span class="indeed-apply-widget"><button type="button" id="indeedApplyButton" class="apply-button ${css}" aria-label="Apply with Indeed"><span class="indeed-apply-button-label">Apply now</span></button></span>`;
    case 1:
      return markup`<div class="ia-IndeedApplyButton"><button type="button" data-testid="indeedApplyButton-test" class="apply-button ${css}" aria-label="Apply with Indeed opens the application"><span>Apply with ${SITE_NAME}</span></button></div>`;
    default:
      return markup`<div id="applyButtonLinkContainer"><button type="button" id="indeedApplyButton" data-testid="indeedApplyButton-test" class="apply-button ${css}"><span>Apply now</span></button></div>`;
  }
}

/** The apply button, or what stands in its place. */
export function applyArea(view: View, sight: JobSight): Markup {
  const { job, standing } = sight;
  if (standing.kind === "applied") {
    return markup`<div class="apply-done"><button type="button" class="apply-button indeed-apply-status-applied" disabled aria-label="Applied">Applied</button><p class="apply-done__note">You applied on ${standing.on}. <a href="/myjobs?tab=applied">See my jobs</a></p></div>`;
  }
  if (standing.kind === "closed") {
    return markup`<div class="jobsearch-ExpiredJob" role="alert"><b>This job has expired on ${SITE_NAME}</b><p>The employer is not accepting applications.</p></div>`;
  }
  const save = markup`<button type="button" class="save-button" aria-pressed="${sight.isSaved ? "true" : "false"}" aria-label="Save this job">${sight.isSaved ? "Saved" : "Save"}</button>`;
  if (job.apply === "external") {
    return markup`<div id="applyButtonLinkContainer"><button type="button" class="apply-button ${view.css("external")}" aria-label="Apply on company site (opens in a new tab)"><span>Apply on company site</span></button></div>${save}`;
  }
  return markup`${easyButton(view, sight)}${save}`;
}

/** The details of one job, in the right pane or on its own page. */
export function jobDetail(view: View, sight: JobSight): Markup {
  const { job } = sight;
  return markup`<div class="jobsearch-ViewJobLayout ${view.css("detail")}">
<div class="jobsearch-InfoHeaderContainer"><h2 class="jobsearch-JobInfoHeader-title ${view.css("h")}" data-testid="jobsearch-JobInfoHeader-title"><span>${job.title}</span></h2>
<div data-testid="jobsearch-CompanyInfoContainer"><div data-testid="inlineHeader-companyName"><span>${job.company}</span> <span class="rating" aria-label="${job.rating.toFixed(1)} out of 5 stars">${job.rating.toFixed(1)} ★</span></div><div data-testid="inlineHeader-companyLocation"><div>${job.location}${job.workplace === "hybrid" ? ` (${workplaceText(job.workplace)})` : ""}</div></div></div>
<div id="salaryInfoAndJobType">${job.salary === null ? null : markup`<span class="salary">${job.salary}</span> `}<span>${typeText(job.job_type)}</span></div>
<div id="jobsearch-ViewJobButtons-container">${applyArea(view, sight)}</div></div>
<div class="job-facts"><h3>Job details</h3><p><b>Job type</b> ${typeText(job.job_type)}</p><p><b>Work setting</b> ${workplaceText(job.workplace)}</p><p>${postedText(job.posted_hours_ago)}</p></div>
<h3 id="jobDescriptionTitle">Full job description</h3><div id="jobDescriptionText" class="jobsearch-JobComponent-description">${descriptionMarkup(job.description)}</div>
${job.company_about === "" ? null : markup`<h3>About the company</h3><p><b>${job.company}</b> ${job.company_about}.</p>`}
</div>`;
}

export function jobPage(view: View, header: HeaderInput, sight: JobSight): string {
  const { job } = sight;
  return htmlDocument({
    title: `${job.title} - ${job.company} - ${job.location}`,
    body: markup`${siteHeader(header)}<main class="viewjob"><div class="viewjob__card">${jobDetail(view, sight)}</div></main>`,
    scripts: ["global-nav.js", "results.js"],
    config: { paths: jobPaths(job) },
  });
}

/** Where an external application leads: the last page of this site before the company's own. */
export function externalPage(title: string, company: string, id: string): string {
  const host = `careers.${company.toLowerCase().replace(/[^a-z0-9]+/g, "")}.example`;
  return htmlDocument({
    title: "You are leaving",
    body: markup`<main class="plain"><a href="/">${BRAND_MARK}</a><h1>You are leaving ${SITE_NAME}</h1><p>${company} takes applications for “${title}” on its own website, <b>${host}</b>.</p><p>This sandbox does not stand in for that website.</p><p><a href="/viewjob?jk=${id}"${flag("data-back", true)}>Back to the job</a></p></main>`,
  });
}
