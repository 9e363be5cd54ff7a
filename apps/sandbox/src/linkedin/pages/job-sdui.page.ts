import { randomBytes } from "node:crypto";
import { markup, type Markup } from "../../markup.ts";
import type { Job } from "../job.ts";
import { siteFrame } from "./frame.ts";
import { sduiScreen } from "./frame-sdui.ts";
import { descriptionMarkup, isEasyApply, type JobSight } from "./job-parts.ts";
import { countedTitle, htmlDocument } from "./layout.ts";
import { paySdui } from "./pay.ts";
import { ageText, companyLogo, jobTypeText, workplaceText, type View } from "./view.ts";

const COMPONENTS = "com.linkedin.sdui.generated.jobseeker.dsl.impl";

function applyLink(view: View, sight: JobSight): Markup {
  const { job } = sight;
  if (job.apply === "external") {
    return markup`<a href="/jobs/view/${job.id}/external" target="_blank" rel="noopener" class="${view.hashed("apply")}" aria-label="Apply to ${job.title} on company website" componentkey="${view.componentKey()}" tabindex="0"><span>Apply</span> <span aria-hidden="true">↗</span></a>`;
  }
  if (sight.isLimited) {
    return markup`<button type="button" disabled class="${view.hashed("apply")}" aria-label="Easy Apply to this job" componentkey="${view.componentKey()}">Easy Apply</button><p>You've exceeded the daily application limit.</p>`;
  }
  const tracking = randomBytes(16).toString("base64");
  const isContinued = sight.standing.kind === "draft";
  const label =
    job.button_word === "Apply" ? "LinkedIn Apply to this job" : "Easy Apply to this job";
  return markup`<a href="${view.origin}/jobs/view/${job.id}/apply/?openSDUIApplyFlow=true&trackingId=${encodeURIComponent(tracking)}" class="${view.hashed("apply")}" aria-label="${isContinued ? "Continue Easy Apply to this job" : label}" aria-disabled="false" componentkey="${view.componentKey()}" tabindex="0"><span class="easy-mark" aria-hidden="true"></span><span>${isContinued ? "Continue" : job.button_word}</span></a>`;
}

/** The apply link and what stands beside it; nothing once the job is applied to or closed. */
export function actionsSdui(view: View, sight: JobSight): Markup {
  if (sight.standing.kind === "applied" || sight.standing.kind === "closed") return markup``;
  return markup`${applyLink(view, sight)}<button type="button" class="${view.hashed("secondary")}" aria-label="Save the job" componentkey="${view.componentKey()}">${sight.isSaved ? "Saved" : "Save"}</button>`;
}

/** How the job stands. Empty on a fresh one; what stands there otherwise was not seen (portal facts, captured 1.6). */
export function bannerSdui(view: View, sight: JobSight): Markup {
  const { standing } = sight;
  if (standing.kind === "closed") return markup`<p>No longer accepting applications</p>`;
  if (standing.kind !== "applied") return markup``;
  return markup`<p class="${view.hashed("done")}">Application submitted</p><p>Applied ${standing.ago}</p><a href="/jobs-tracker?stage=applied" aria-label="See application">See application</a>`;
}

/** A part of the column under the key that names it and the component that drew it. */
function part(key: string, component: string, content: Markup, className = ""): Markup {
  return markup`<div componentkey="${key}" class="${className}"><div data-sdui-component="${COMPONENTS}.${component}">${content}</div></div>`;
}

function topCard(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const h = (name: string): string => view.hashed(name);
  const company = `/company/${encodeURIComponent(job.company)}/life/`;
  const back = `/jobs/view/${job.id}/`;
  const pill = (text: string): Markup =>
    markup`<a class="${h("pill")}" href="${back}" componentkey="${view.componentKey()}">${text}</a>`;
  return markup`<div class="${h("top")}" componentkey="${view.componentKey()}"><div><div class="${h("company")}" aria-label="Company, ${job.company}."><a href="${company}">${companyLogo(job.company, 56)}</a><a href="${company}">${job.company}</a></div><button type="button" class="${h("more")}" aria-label="More options">…</button>
<p class="${h("name")}">${job.title}</p>
<p class="${h("muted")}"><span>${job.location}</span> · <span>${ageText(job.posted_hours_ago)}</span> · <span>${job.applicants} applicants</span></p>
<p class="${h("muted")}">Promoted by hirer · Responses managed off the site</p></div></div>
<div class="${h("pills")}">${job.salary === null ? null : pill(paySdui(job.salary))}${pill(workplaceText(job.workplace))}${pill(jobTypeText(job.job_type))}</div>
<div class="${h("actions")}" data-own-area>${actionsSdui(view, sight)}</div>`;
}

function aboutTheJob(view: View, job: Job): Markup {
  return markup`<h2>About the job</h2><div><span tabindex="-1" class="${view.hashed("text")}" data-testid="expandable-text-box">${descriptionMarkup(job.description)}<button type="button" class="${view.hashed("fold")}" data-testid="expandable-text-button" aria-hidden="true" tabindex="-1">… more</button></span></div>`;
}

/** The details of one job in the newer front end: hashed classes, and few things to hold on to. */
export function jobDetailSdui(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const section = view.hashed("section");
  return markup`<div data-own-job="${job.id}">
${part(`JobDetails_ManageJobBanner_${job.id}`, "manageJobBanner", markup`<div data-own-banner>${bannerSdui(view, sight)}</div>`)}
${topCard(view, sight)}
${part("InitialStateHowYouFitSlot", "howYouFitGuide", markup`<h2>Use AI to assess how you fit</h2><button type="button">Show match details</button>`, section)}
<div class="${section}" componentkey="${view.componentKey()}"><h2>People you can reach out to</h2><p>${job.company} talent team</p></div>
${part(`JobDetails_AboutTheJob_${job.id}`, "aboutTheJob", aboutTheJob(view, job), section)}
${part(`JobDetails_JobAlertToggle_${job.id}`, "jobAlertToggle", markup`<h2>Set alert for similar jobs</h2><div role="switch" aria-checked="false" tabindex="0" aria-label="Set alert for similar jobs" class="${view.hashed("switch")}"></div>`, section)}
${part(`JobDetails_ResumeReview_${job.id}`, "resumeReview", markup`<h2>Stand out with Premium</h2><button type="button">Review my resume</button>`, section)}
${part(`JobDetails_AboutTheCompany_${job.id}`, "aboutTheCompanyForJobDetails", markup`<h2>About the company</h2><p>${job.company} ${job.company_about}.</p>`, section)}
</div>`;
}

/** Other jobs, whose cards say "Easy Apply" in plain text and lead to a list. */
function moreJobs(view: View, job: Job, similar: readonly Job[]): Markup {
  const cards = similar.map(
    (other) =>
      markup`<a class="${view.hashed("card")}" href="/jobs/search-results/?keywords=${encodeURIComponent(other.title)}&currentJobId=${other.id}">${companyLogo(other.company, 40)}<div><p>${other.title}</p><p>${other.company}</p><p>${other.location}</p>${isEasyApply(other) ? markup`<p>Easy Apply</p>` : null}</div></a>`,
  );
  return part(
    `JobDetailsSimilarJobsSlot_${job.id}`,
    "similarJobs",
    markup`<h2>More jobs</h2>${cards}`,
    view.hashed("section"),
  );
}

export interface SduiJobPage {
  usesShadow: boolean;
  /** Whether the form opens by itself. */
  opens: boolean;
  similar: readonly Job[];
}

export function jobPageSdui(view: View, sight: JobSight, page: SduiJobPage): string {
  const { job } = sight;
  const column = markup`<div class="${view.hashed("page")}">${jobDetailSdui(view, sight)}${moreJobs(view, job, page.similar)}</div>`;
  return htmlDocument({
    title: countedTitle(view, `${job.title} | ${job.company}`),
    head: view.styles(),
    bodyClass: view.hashed("body"),
    body: siteFrame(view, "sdui", { current: "jobs" }, sduiScreen(view, "JobDetails", column)),
    scripts: ["nav.js", "job.js"],
    config: { skin: "sdui", shadow: page.usesShadow, opens: page.opens ? job.id : null },
  });
}
