import { markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import { siteFrame } from "./frame.ts";
import { descriptionMarkup, type JobSight } from "./job-parts.ts";
import { countedTitle, htmlDocument } from "./layout.ts";
import { payLegacy } from "./pay.ts";
import { ageText, companyLogo, jobTypeText, levelText, workplaceText, type View } from "./view.ts";

function feedback(kind: "success" | "error", message: string, link?: Markup): Markup {
  return markup`<div class="jobs-s-apply jobs-s-apply--fadein inline-flex"><div class="artdeco-inline-feedback artdeco-inline-feedback--${kind} ember-view" role="alert"><span class="artdeco-inline-feedback__icon" aria-hidden="true"></span><span class="artdeco-inline-feedback__message">${message}</span>${link}</div></div>`;
}

const BUTTON =
  "jobs-apply-button artdeco-button artdeco-button--3 artdeco-button--primary ember-view";

function applyButton(view: View, sight: JobSight): Markup {
  const { job } = sight;
  if (job.apply === "external") {
    return markup`<button type="button" aria-label="Apply to ${job.title} on company website" id="jobs-apply-button-id" class="${BUTTON} artdeco-button--icon-right" role="link" data-own-leave="/jobs/view/${job.id}/external"><span class="artdeco-button__text">Apply</span><span aria-hidden="true">↗</span></button>`;
  }
  const isContinued = sight.standing.kind === "draft";
  const word = isContinued ? "Continue applying" : job.button_word;
  const label =
    job.button_word === "Apply" && !isContinued
      ? `LinkedIn Apply to ${job.title} at ${job.company}`
      : isContinued
        ? `Continue applying to ${job.title} at ${job.company} with Easy Apply`
        : `Easy Apply to ${job.title} at ${job.company}`;
  return markup`<button type="button" aria-label="${label}" id="${job.button_word === "Apply" ? view.emberId() : "jobs-apply-button-id"}" class="${BUTTON}${sight.isLimited ? " artdeco-button--disabled" : ""}" data-job-id="${job.id}" data-live-test-job-apply-button${sight.isLimited ? markup` disabled` : null}><span class="easy-mark" aria-hidden="true"></span><span class="artdeco-button__text">${word}</span></button>`;
}

/** The apply button, or what stands in its place. */
export function applyAreaLegacy(view: View, sight: JobSight): Markup {
  const { standing, job } = sight;
  if (standing.kind === "applied") {
    const link = markup`<a id="jobs-apply-see-application-link" class="jobs-s-apply__application-link" href="/jobs-tracker?stage=applied">See application</a>`;
    return feedback("success", `Applied ${standing.ago}`, link);
  }
  if (standing.kind === "closed") return feedback("error", "No longer accepting applications");
  return markup`<div class="jobs-s-apply jobs-s-apply--fadein inline-flex mr2"><div class="jobs-apply-button--top-card">${applyButton(view, sight)}</div></div>
<button type="button" id="${view.emberId()}" class="jobs-save-button artdeco-button artdeco-button--3 artdeco-button--secondary"><span aria-hidden="true" class="artdeco-button__text">${sight.isSaved ? "Saved" : "Save"}</span><span class="a11y-text">Save ${job.title} at ${job.company}</span></button>
${sight.isLimited ? feedback("error", "You've exceeded the daily application limit.") : null}`;
}

/**
 * What stands in the panel until its job is there, and stays there when a list came through half: the template's braces in the
 * name of a button that cannot be pressed (portal facts, captured 1.3).
 */
export const HALF_PANEL = markup`<div class="jobs-details__main-content"><div role="presentation" aria-busy="true" class="loading-skeleton"></div><button type="button" id="jobs-apply-button-id" class="${BUTTON} artdeco-button--disabled" role="link" disabled aria-label="Apply to {:jobTitle} on company website"><span class="artdeco-button__text">Apply</span></button><div role="presentation" aria-busy="true" class="loading-skeleton loading-skeleton--tall"></div></div>`;

const CARD = "job-details-jobs-unified-top-card";

/** The name and the button once more, for a panel that was scrolled: the id stands in the page twice. */
function stickyHeader(view: View, sight: JobSight): Markup {
  const { job, standing } = sight;
  const isOpen = standing.kind === "open" || standing.kind === "draft";
  return markup`<div class="${CARD}__sticky-header ${CARD}__sticky-header--disabled"><div><h2 class="t-16">${job.title}</h2><div class="t-12">${job.company} · ${job.location} (${workplaceText(job.workplace)})</div></div><div data-own-sticky>${isOpen ? applyButton(view, sight) : null}</div></div>`;
}

function topCard(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const company = `/company/${encodeURIComponent(job.company)}/`;
  const hash = hashText(`top:${job.id}`);
  const age = ageText(job.posted_hours_ago);
  const part = (text: string): Markup =>
    markup`<span class="tvm__text tvm__text--low-emphasis">${text}</span>`;
  const pill = (content: Markup | string): Markup =>
    markup`<button type="button" class="artdeco-button artdeco-button--secondary pill" id="${view.emberId()}">${content}</button>`;
  const check = markup`<span class="pill__check" aria-hidden="true">✓</span>`;
  return markup`<div class="${CARD}__container--two-pane">
<div class="${CARD}__company">${companyLogo(job.company, 36)}<div class="${CARD}__company-name" dir="ltr"><a class="app-aware-link" href="${company}">${job.company}</a></div></div>
<div class="${CARD}__job-title"><h1 class="t-24 t-bold inline"><a class="ember-view" id="${view.emberId()}" href="/jobs/view/${job.id}/?alternateChannel=search">${job.title}</a></h1>${hash % 3 === 0 ? markup`<button type="button" class="artdeco-button artdeco-button--circle" aria-label="View verified hiring modal">✓</button>` : null}</div>
<div class="${CARD}__primary-description-container"><div class="${CARD}__tertiary-description-container" dir="ltr">${part(job.location)} ${part("·")} ${part(hash % 4 === 0 ? `Reposted ${age}` : age)} ${part("·")} ${part(`${job.applicants} applicants`)}<p class="t-12">${part("Promoted by hirer")} ${part("·")} ${part("Responses managed off the site")}</p></div></div>
<div class="job-details-fit-level-preferences">${job.salary === null ? null : pill(payLegacy(job.salary))}${pill(markup`${check}<span aria-hidden="true">${workplaceText(job.workplace)}</span><span class="visually-hidden">Matches your job preferences, workplace type is ${workplaceText(job.workplace)}.</span>`)}${pill(jobTypeText(job.job_type))}${pill(levelText(job.experience_level))}</div>
<div class="mt4"><div class="display-flex" data-own-area>${applyAreaLegacy(view, sight)}</div></div></div>`;
}

/** What stands under the description: none of its buttons belongs to an application. */
function belowDescription(view: View, sight: JobSight): Markup {
  const { job } = sight;
  return markup`<div class="jobs-details-premium-insight"><h2 class="t-18">See how you compare <span class="t-12">BETA</span></h2><button type="button" class="artdeco-button artdeco-button--secondary">Show match details</button></div>
<div class="job-details-how-you-match-card__container"><h2 class="t-18">How you match</h2><p>${job.skills.slice(0, 3).join(", ")}</p></div>
<section class="jobs-company"><h2 class="t-20">About the company</h2><div class="inline-show-more-text"><p><strong>${job.company}</strong> ${job.company_about}.</p><button type="button" class="inline-show-more-text__button" aria-expanded="false">show more</button></div>
<div class="artdeco-carousel" aria-label="Photos of ${job.company}">${companyLogo(job.company, 96)}<button type="button" class="artdeco-pagination__button" id="${view.emberId()}">Previous</button><button type="button" class="artdeco-pagination__button" id="${view.emberId()}">Next</button></div></section>`;
}

/** The details of one job, in the right pane or on its own page. */
export function jobDetailLegacy(view: View, sight: JobSight): Markup {
  const { job } = sight;
  return markup`<div class="jobs-search__job-details--wrapper" data-own-job="${job.id}">
<div class="job-view-layout jobs-details"><div class="jobs-details__main-content jobs-details__main-content--single-pane">${stickyHeader(view, sight)}${topCard(view, sight)}
<div class="hirer-card__container"><h2 class="t-18">Meet the hiring team</h2><div class="hirer-card__hirer-information"><a href="/company/${encodeURIComponent(job.company)}/people/"><span class="jobs-poster__name"><strong>Talent team</strong></span></a><div class="hirer-card__hirer-job-title">Recruiting at ${job.company}</div></div></div>
<article class="jobs-description__container"><div class="jobs-description__content jobs-description-content"><div class="jobs-box__html-content jobs-description-content__text--stretch" id="job-details" tabindex="-1"><h2 class="t-20">About the job</h2><div class="mt4">${descriptionMarkup(job.description)}</div></div></div></article>
${belowDescription(view, sight)}
</div></div></div>`;
}

export function jobPageLegacy(view: View, sight: JobSight, usesShadow: boolean, opens: boolean) {
  const { job } = sight;
  const content = markup`<main id="main" class="job-view-page"><div class="jobs-search__job-details--container job-view-page__card" aria-label="${job.title}">${jobDetailLegacy(view, sight)}</div></main>`;
  return htmlDocument({
    title: countedTitle(view, `${job.title} | ${job.company}`),
    body: siteFrame(view, "legacy", { current: "jobs" }, content),
    scripts: ["nav.js", "job.js"],
    config: { skin: "legacy", shadow: usesShadow, opens: opens ? job.id : null },
  });
}
