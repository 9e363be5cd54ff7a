import { flag, markup, type Markup } from "../../markup.ts";
import { filterBar } from "./filter-bar.ts";
import { isEasyApply, type JobSight } from "./job-parts.ts";
import { jobDetailLegacy } from "./job-legacy.page.ts";
import { htmlDocument, OUTLETS, siteNav } from "./layout.ts";
import type { SearchPageInput } from "./search-input.ts";
import { ageText, companyLogo, workplaceText, type View } from "./view.ts";

/** Cards beyond these are empty until they are scrolled into sight. */
const FILLED_CARDS = 7;

function footerItems(sight: JobSight): Markup[] {
  const { job, standing } = sight;
  const state = (text: string): Markup =>
    markup`<li class="job-card-container__footer-item job-card-container__footer-job-state t-bold">${text}</li>`;
  const items: Markup[] = [];
  if (standing.kind === "applied") items.push(state("Applied"));
  else if (sight.isViewed) items.push(state("Viewed"));
  if (job.promoted) items.push(markup`<li class="job-card-container__footer-item">Promoted</li>`);
  else if (standing.kind !== "applied")
    items.push(
      markup`<li class="job-card-container__footer-item"><time>${ageText(job.posted_hours_ago)}</time></li>`,
    );
  if (isEasyApply(job) && standing.kind !== "applied")
    items.push(
      markup`<li class="job-card-container__footer-item job-card-container__apply-method inline-flex align-items-center"><span class="easy-mark" aria-hidden="true"></span><span dir="ltr">Easy Apply</span></li>`,
    );
  return items;
}

function cardBody(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const isVerified = job.applicants % 3 === 0;
  const name = isVerified ? `${job.title} with verification` : job.title;
  return markup`<div><div data-job-id="${job.id}" data-view-name="job-card" class="flex-grow-1 relative job-card-container relative job-card-list job-card-container--clickable" aria-busy="false">
<div class="job-card-list__entity-lockup artdeco-entity-lockup artdeco-entity-lockup--size-4 ember-view" id="${view.emberId()}">
<div class="artdeco-entity-lockup__image">${companyLogo(job.company, 48)}</div>
<div class="flex-grow-1 artdeco-entity-lockup__content ember-view" id="${view.emberId()}">
<div class="full-width artdeco-entity-lockup__title ember-view" id="${view.emberId()}"><a tabindex="0" class="disabled ember-view job-card-container__link ${view.hashed("link")} job-card-list__title--link" id="${view.emberId()}" href="/jobs/view/${job.id}/?eBP=NOT_ELIGIBLE_FOR_CHARGING&trk=flagship3_search_srp_jobs" aria-label="${name}"><span aria-hidden="true"><strong>${job.title}</strong></span>${isVerified ? markup`<span class="verified-mark" aria-hidden="true">✓</span>` : null}<span class="visually-hidden">${name}</span></a></div>
<div class="artdeco-entity-lockup__subtitle ember-view" id="${view.emberId()}"><span class="${view.hashed("company")}" dir="ltr">${job.company}</span></div>
<div class="artdeco-entity-lockup__caption ember-view" id="${view.emberId()}"><ul class="job-card-container__metadata-wrapper ${view.hashed("meta")}"><li class="${view.hashed("place")}"><span dir="ltr">${job.location} (${workplaceText(job.workplace)})</span></li></ul></div>
${job.salary === null ? null : markup`<div class="artdeco-entity-lockup__metadata ember-view mt1"><ul class="job-card-container__metadata-wrapper"><li><span dir="ltr">${job.salary}</span></li></ul></div>`}
</div></div>
<ul class="job-card-list__footer-wrapper job-card-container__footer-wrapper">${footerItems(sight)}</ul>
</div></div>`;
}

function listItem(view: View, sight: JobSight, index: number, selectedId: string): Markup {
  const isFilled = index < FILLED_CARDS;
  const isSelected = sight.job.id === selectedId;
  const body = cardBody(view, sight);
  return markup`<li id="${view.emberId()}" class="ember-view ${view.hashed("item")} occludable-update p0 relative scaffold-layout__list-item${isSelected ? " jobs-search-results-list__list-item--active" : ""}" data-occludable-job-id="${sight.job.id}"${flag('aria-current="true"', isSelected)}>${isFilled ? body : markup`<template>${body}</template>`}</li>`;
}

function pagination(input: SearchPageInput): Markup | null {
  if (input.pageCount < 2) return null;
  const numbers = Array.from({ length: input.pageCount }, (_unused, index) => index + 1);
  return markup`<div class="jobs-search-pagination p4" data-page-size="${input.pageSize}">
<ul class="jobs-search-pagination__pages">${numbers.map(
    (page) =>
      markup`<li class="jobs-search-pagination__indicator"><button type="button" class="jobs-search-pagination__indicator-button${page === input.page ? " jobs-search-pagination__indicator-button--active" : ""}" aria-label="Page ${page}" data-start="${(page - 1) * input.pageSize}"${flag('aria-current="page"', page === input.page)}><span>${page}</span></button></li>`,
  )}</ul>
${input.page < input.pageCount ? markup`<button type="button" aria-label="View next page" class="artdeco-button artdeco-button--tertiary jobs-search-pagination__button jobs-search-pagination__button--next" data-start="${input.page * input.pageSize}"><span class="artdeco-button__text">Next</span></button>` : null}
</div>`;
}

function resultsList(view: View, input: SearchPageInput): Markup {
  const selectedId = input.selected?.job.id ?? "";
  const cards = (input.total === 0 ? input.suggestions : input.sights).map((sight, index) =>
    listItem(view, sight, index, selectedId),
  );
  const heading =
    input.total === 0
      ? markup`<div class="jobs-search-no-results-banner"><p class="jobs-search-no-results-banner__image t-24">No matching jobs found.</p><p>Please make sure your keywords are spelled correctly, or try different or more general words.</p></div><h2 class="jobs-search-results-list__more">More jobs for you</h2>`
      : null;
  return markup`<div class="scaffold-layout__list"><header class="scaffold-layout__list-header jobs-search-results-list__header"><div class="jobs-search-results-list__title-heading"><h1 class="t-16">${input.title}</h1><small class="jobs-search-results-list__subtitle"><span dir="ltr">${input.total === 0 ? "0 results" : `${input.total} result${input.total === 1 ? "" : "s"}`}</span></small></div></header>
<div class="${view.hashed("scroller")} jobs-search-results-list" tabindex="-1">${heading}<ul class="${view.hashed("results")} jobs-search-results-list__list">${cards}</ul>${pagination(input)}</div></div>`;
}

/** The two-pane search page of the older front end. */
export function searchPageLegacy(view: View, input: SearchPageInput): string {
  const detail =
    input.selected === undefined
      ? markup`<p class="jobs-search__empty-pane">Select a job to see its details.</p>`
      : jobDetailLegacy(view, input.selected);
  return htmlDocument({
    title: `${input.title} | Jobs`,
    body: markup`${siteNav(view, "legacy", { current: "jobs", search: input.query })}
${filterBar(view, input.query)}
<main class="scaffold-layout__inner scaffold-layout__list-detail">
${resultsList(view, input)}
<div class="scaffold-layout__detail jobs-search__job-details"><div class="jobs-search__job-details--container jobs-details" data-detail-pane>${detail}</div></div>
</main>${OUTLETS}`,
    scripts: ["search.js", "job.js"],
    config: { skin: "legacy", shadow: input.usesShadowDialogs },
  });
}
