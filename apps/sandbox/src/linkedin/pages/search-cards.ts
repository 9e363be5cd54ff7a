import { markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import { isEasyApply, type JobSight } from "./job-parts.ts";
import { payLegacy } from "./pay.ts";
import { logoImage, workplaceText, type View } from "./view.ts";

const INSIGHTS = [
  "Actively reviewing applicants",
  "Company review time is typically 1 week",
  null,
  null,
];

const state = (text: string): Markup =>
  markup`<li class="job-card-container__footer-item job-card-container__footer-job-state t-bold">${text}</li>`;
const mark = (text: string): Markup =>
  markup`<li class="job-card-container__footer-item inline-flex align-items-center"><span dir="ltr">${text}</span></li>`;

/** The marks of a card, in their order. A card that was applied to has the one mark (portal facts, captured 1.3). */
function footerItems(sight: JobSight): Markup[] {
  const { job, standing } = sight;
  if (standing.kind === "applied") return [state("Applied")];
  return [
    ...(sight.isViewed ? [state("Viewed")] : []),
    ...(job.promoted ? [mark("Promoted")] : []),
    ...(isEasyApply(job) ? [mark("Easy Apply")] : []),
  ];
}

const isVerified = (sight: JobSight): boolean => sight.job.applicants % 3 === 0;

function lockup(view: View, sight: JobSight): Markup {
  const { job } = sight;
  const name = isVerified(sight) ? `${job.title} with verification` : job.title;
  return markup`<div class="job-card-list__entity-lockup artdeco-entity-lockup artdeco-entity-lockup--size-4 ember-view" id="${view.emberId()}">
<div class="artdeco-entity-lockup__image artdeco-entity-lockup__image--type-square">${logoImage(job.company, 48)}</div>
<div class="flex-grow-1 artdeco-entity-lockup__content ember-view" id="${view.emberId()}">
<div class="full-width artdeco-entity-lockup__title ember-view" id="${view.emberId()}"><a tabindex="0" class="disabled ember-view job-card-container__link ${view.built("link")} job-card-list__title--link" id="${view.emberId()}" href="/jobs/view/${job.id}/?eBP=NOT_ELIGIBLE_FOR_CHARGING&trk=flagship3_search_srp_jobs" aria-label="${name}"><span aria-hidden="true"><strong>${job.title}</strong></span></a></div>
<div class="artdeco-entity-lockup__subtitle ember-view" id="${view.emberId()}"><span class="${view.built("company")}" dir="ltr">${job.company}</span></div>
<div class="artdeco-entity-lockup__caption ember-view" id="${view.emberId()}"><ul class="job-card-container__metadata-wrapper"><li class="${view.built("place")}"><span dir="ltr">${job.location} (${workplaceText(job.workplace)})</span></li></ul></div>
${job.salary === null ? null : markup`<div class="artdeco-entity-lockup__metadata ember-view mt1" id="${view.emberId()}"><ul class="job-card-container__metadata-wrapper"><li class="${view.built("place")}"><span dir="ltr">${payLegacy(job.salary)}</span></li></ul></div>`}
</div></div>`;
}

/** A card as it is drawn once it is in sight. `hasFooter` is false in a list that has none. */
export function drawnCard(
  view: View,
  sight: JobSight,
  options: { isOpen: boolean; hasFooter: boolean },
): Markup {
  const { job } = sight;
  const insight = INSIGHTS[hashText(`insight:${job.id}`) % INSIGHTS.length] ?? null;
  return markup`<div><div data-job-id="${job.id}" class="flex-grow-1 relative job-card-container job-card-list job-card-container--clickable ${view.built("card")}"${options.isOpen ? markup` aria-current="page"` : null}>
${lockup(view, sight)}
<div class="job-card-list__actions-container"><button type="button" id="${view.emberId()}" class="job-card-container__action artdeco-button artdeco-button--circle artdeco-button--muted" aria-label="Dismiss ${job.title} job"><span aria-hidden="true">✕</span></button></div>
${insight === null ? null : markup`<div class="job-card-container__job-insight-text t-12">${insight}</div>`}
${options.hasFooter ? markup`<ul class="job-card-list__footer-wrapper">${footerItems(sight)}</ul>` : null}
<span class="visually-hidden" aria-live="polite"></span>
</div></div>`;
}

/** A place in the list. `card` is null while it is out of sight: then it has no children at all. */
export function listItem(view: View, jobId: string, card: Markup | null): Markup {
  const bare = "jobs-search-results__job-card-search--generic-occludable-area";
  return markup`<li id="${view.emberId()}" class="ember-view ${view.built("item")} occludable-update scaffold-layout__list-item${card === null ? ` ${bare}` : ""}" data-occludable-job-id="${jobId}">${card}</li>`;
}
