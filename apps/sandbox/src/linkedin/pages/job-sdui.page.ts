import { randomBytes } from "node:crypto";
import { markup, type Markup } from "../../markup.ts";
import type { JobSight } from "./job-parts.ts";
import { htmlDocument, OUTLETS, siteNav } from "./layout.ts";
import { ageText, companyLogo, jobTypeText, levelText, workplaceText, type View } from "./view.ts";

function applyLink(view: View, sight: JobSight): Markup {
  const { job } = sight;
  if (job.apply === "external") {
    return markup`<a href="/jobs/view/${job.id}/external" target="_blank" rel="noopener" class="artdeco-button artdeco-button--primary ${view.hashed("apply")}" aria-label="Apply to ${job.title} on company website" data-view-name="job-apply-button" tabindex="0"><span>Apply</span> <span aria-hidden="true">↗</span></a>`;
  }
  if (sight.isLimited) {
    return markup`<button type="button" disabled class="artdeco-button artdeco-button--primary artdeco-button--disabled ${view.hashed("apply")}" aria-label="Easy Apply to this job" data-view-name="job-apply-button">Easy Apply</button><p>You've exceeded the daily application limit.</p>`;
  }
  const tracking = randomBytes(12).toString("base64url");
  const isContinued = sight.standing.kind === "draft";
  const label =
    job.button_word === "Apply" ? "LinkedIn Apply to this job" : "Easy Apply to this job";
  return markup`<a href="/jobs/view/${job.id}/apply/?openSDUIApplyFlow=true&trackingId=${tracking}" class="artdeco-button artdeco-button--primary ${view.hashed("apply")}" aria-label="${isContinued ? "Continue Easy Apply to this job" : label}" data-view-name="job-apply-button" componentkey="apply-${job.id}" tabindex="0" data-easy-apply-link="${job.id}"><span class="easy-mark" aria-hidden="true"></span><span>${isContinued ? "Continue" : job.button_word}</span></a>`;
}

/** The apply link, or what stands in its place. */
export function actionsSdui(view: View, sight: JobSight): Markup {
  const { standing } = sight;
  if (standing.kind === "applied") {
    return markup`<p class="${view.hashed("done")}">Application submitted</p><p>Applied ${standing.ago}</p><a href="/jobs-tracker?stage=applied" aria-label="See application">See application</a>`;
  }
  if (standing.kind === "closed") return markup`<p>No longer accepting applications</p>`;
  return markup`${applyLink(view, sight)}<button type="button" class="artdeco-button artdeco-button--secondary" aria-label="Save the job" data-save-job>${sight.isSaved ? "Saved" : "Save"}</button>`;
}

/** The details of one job in the newer front end: hashed classes, and few things to hold on to. */
export function jobDetailSdui(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const h = (name: string): string => view.hashed(name);
  const company = `/company/${encodeURIComponent(job.company)}/`;
  return markup`<div data-sdui-component="com.workfolk.sdui.generated.jobseeker.dsl.impl.jobDetails" componentkey="JobDetails_${job.id}" data-job-detail="${job.id}">
<div class="${h("top")}">${companyLogo(job.company, 56)}<div><p><a href="${company}">${job.company}</a></p><p class="${h("name")}">${job.title}</p><p class="${h("muted")}"><span>${job.location}</span> · <span>${ageText(job.posted_hours_ago)}</span> · <span>${job.applicants} people clicked apply</span></p></div></div>
<div class="${h("pills")}">${job.salary === null ? null : markup`<span class="${h("pill")}">${job.salary}</span>`}<span class="${h("pill")}">${workplaceText(job.workplace)}</span><span class="${h("pill")}">${jobTypeText(job.job_type)}</span><span class="${h("pill")}">${levelText(job.experience_level)}</span></div>
<div class="${h("actions")}" data-apply-area>${actionsSdui(view, sight)}</div>
<div class="${h("section")}" data-sdui-component="com.workfolk.sdui.generated.jobseeker.dsl.impl.aboutTheJob"><h2>About the job</h2><p><span tabindex="-1" class="${h("text")}" data-testid="expandable-text-box">${job.description}</span></p></div>
<div class="${h("section")}" data-sdui-component="com.workfolk.sdui.generated.jobseeker.dsl.impl.aboutTheCompany"><h2>About the company</h2><p>${job.company} ${job.company_about}.</p></div>
</div>`;
}

export function jobPageSdui(view: View, sight: JobSight, usesShadow: boolean, opens: boolean) {
  return htmlDocument({
    title: `${sight.job.title} | ${sight.job.company}`,
    head: view.styles(),
    bodyClass: view.hashed("body"),
    body: markup`${siteNav(view, "sdui", { current: "jobs" })}
<main class="${view.hashed("page")}" data-sdui-screen="com.workfolk.sdui.flagshipnav.jobs.SemanticJobDetails">${jobDetailSdui(view, sight)}</main>${OUTLETS}`,
    scripts: ["job.js"],
    config: { skin: "sdui", shadow: usesShadow, opens: opens ? sight.job.id : null },
  });
}
