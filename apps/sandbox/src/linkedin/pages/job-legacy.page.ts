import { markup, type Markup } from "../../markup.ts";
import { descriptionMarkup, type JobSight } from "./job-parts.ts";
import { htmlDocument, OUTLETS, siteNav } from "./layout.ts";
import { ageText, companyLogo, jobTypeText, levelText, workplaceText, type View } from "./view.ts";

function feedback(kind: "success" | "error", message: string, link?: Markup): Markup {
  return markup`<div class="jobs-s-apply jobs-s-apply--fadein inline-flex"><div class="artdeco-inline-feedback artdeco-inline-feedback--${kind} ember-view" role="alert"><span class="artdeco-inline-feedback__icon" aria-hidden="true"></span><span class="artdeco-inline-feedback__message">${message}</span>${link}</div></div>`;
}

function applyButton(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const classes = `jobs-apply-button artdeco-button artdeco-button--3 artdeco-button--primary ember-view`;
  if (job.apply === "external") {
    return markup`<button type="button" aria-label="Apply to ${job.title} on company website" id="${view.emberId()}" class="${classes} artdeco-button--icon-right" role="link" data-external-apply="/jobs/view/${job.id}/external"><span class="artdeco-button__text">Apply</span><span aria-hidden="true">↗</span></button>`;
  }
  const isContinued = sight.standing.kind === "draft";
  const word = isContinued ? "Continue applying" : job.button_word;
  const label =
    job.button_word === "Apply" && !isContinued
      ? `LinkedIn Apply to ${job.title} at ${job.company}`
      : isContinued
        ? `Continue applying to ${job.title} at ${job.company} with Easy Apply`
        : `Easy Apply to ${job.title} at ${job.company}`;
  return markup`<button type="button" aria-label="${label}" id="${job.button_word === "Apply" ? view.emberId() : "jobs-apply-button-id"}" class="${classes}${sight.isLimited ? " artdeco-button--disabled" : ""}" data-job-id="${job.id}" data-live-test-job-apply-button${sight.isLimited ? markup` disabled` : null}><span class="easy-mark" aria-hidden="true"></span><span class="artdeco-button__text">${word}</span></button>`;
}

/** The apply button, or what stands in its place. */
export function applyAreaLegacy(view: View, sight: JobSight): Markup {
  const { standing } = sight;
  if (standing.kind === "applied") {
    return feedback(
      "success",
      `Applied ${standing.ago}`,
      markup`<a id="jobs-apply-see-application-link" class="jobs-s-apply__application-link" href="/jobs-tracker?stage=applied">See application</a>`,
    );
  }
  if (standing.kind === "closed") return feedback("error", "No longer accepting applications");
  return markup`<div class="jobs-s-apply jobs-s-apply--fadein inline-flex mr2"><div class="jobs-apply-button--top-card">${applyButton(view, sight)}</div></div>
<button type="button" class="jobs-save-button artdeco-button artdeco-button--3 artdeco-button--secondary" aria-label="Save ${sight.job.title} at ${sight.job.company}">${sight.isSaved ? "Saved" : "Save"}</button>
${sight.isLimited ? feedback("error", "You've exceeded the daily application limit.") : null}`;
}

/** The details of one job, in the right pane or on its own page. */
export function jobDetailLegacy(view: View, sight: JobSight): Markup {
  const { job } = sight;
  return markup`<div class="jobs-search__job-details--wrapper" data-job-detail="${job.id}">
<div class="job-view-layout jobs-details"><div class="jobs-unified-top-card job-details-jobs-unified-top-card__container--two-pane">
<div class="job-details-jobs-unified-top-card__company">${companyLogo(job.company, 36)}<div class="job-details-jobs-unified-top-card__company-name" dir="ltr"><a class="app-aware-link" href="/company/${encodeURIComponent(job.company)}/">${job.company}</a></div></div>
<div class="job-details-jobs-unified-top-card__job-title"><h1 class="t-24 t-bold inline"><a class="ember-view" id="${view.emberId()}" href="/jobs/view/${job.id}/">${job.title}</a></h1></div>
<div class="job-details-jobs-unified-top-card__primary-description-container"><div class="job-details-jobs-unified-top-card__tertiary-description-container" dir="ltr"><span class="tvm__text">${job.location}</span> · <span class="tvm__text">${ageText(job.posted_hours_ago)}</span> · <span class="tvm__text">${job.applicants} applicants</span></div></div>
<div class="job-details-fit-level-preferences">${job.salary === null ? null : markup`<button type="button" class="pill">${job.salary}</button>`}<button type="button" class="pill"><span aria-hidden="true">${workplaceText(job.workplace)}</span><span class="visually-hidden">Matches your job preferences, workplace type is ${workplaceText(job.workplace)}.</span></button><button type="button" class="pill">${jobTypeText(job.job_type)}</button><button type="button" class="pill">${levelText(job.experience_level)}</button></div>
<div class="mt4"><div class="display-flex" data-apply-area>${applyAreaLegacy(view, sight)}</div></div>
</div>
<div class="hirer-card__container"><h2 class="t-18">Meet the hiring team</h2><div class="hirer-card__hirer-information"><a href="/company/${encodeURIComponent(job.company)}/people/"><span class="jobs-poster__name"><strong>Talent team</strong></span></a><div class="hirer-card__hirer-job-title">Recruiting at ${job.company}</div></div></div>
<article class="jobs-description__container"><div class="jobs-description__content jobs-description-content"><div class="jobs-box__html-content jobs-description-content__text--stretch" id="job-details" tabindex="-1"><h2 class="t-20">About the job</h2><div class="mt4">${descriptionMarkup(job.description)}</div></div></div></article>
<section class="jobs-company"><h2 class="t-20">About the company</h2><p><strong>${job.company}</strong> ${job.company_about}.</p></section>
</div></div>`;
}

export function jobPageLegacy(view: View, sight: JobSight, usesShadow: boolean, opens: boolean) {
  return htmlDocument({
    title: `${sight.job.title} | ${sight.job.company}`,
    body: markup`${siteNav(view, "legacy", { current: "jobs" })}
<main class="job-view-page"><div class="jobs-details job-view-page__card">${jobDetailLegacy(view, sight)}</div></main>${OUTLETS}`,
    scripts: ["job.js"],
    config: { skin: "legacy", shadow: usesShadow, opens: opens ? sight.job.id : null },
  });
}
