import { markup, type Markup } from "../../markup.ts";
import { filterBar } from "./filter-bar.ts";
import { siteFrame } from "./frame.ts";
import { HALF_PANEL, jobDetailLegacy } from "./job-legacy.page.ts";
import { countedTitle, htmlDocument } from "./layout.ts";
import { drawnCard, listItem } from "./search-cards.ts";
import type { SearchPageInput } from "./search-input.ts";
import type { View } from "./view.ts";

/** Cards beyond these are empty until they are scrolled into sight (portal facts, captured 1.3). */
const DRAWN_CARDS = 7;
/** Pages named in a row; the one after them is behind the gap. */
const NAMED_PAGES = 3;

function pageButton(input: SearchPageInput, page: number, text: string): Markup {
  const isHere = page === input.page;
  return markup`<li class="jobs-search-pagination__indicator"><button type="button" class="jobs-search-pagination__indicator-button${isHere ? " jobs-search-pagination__indicator-button--active" : ""}" aria-label="Page ${page}" data-own-start="${(page - 1) * input.pageSize}"${isHere ? markup` aria-current="page"` : null}><span>${text}</span></button></li>`;
}

/** The first page, those around the current one, and gaps that are buttons of the page behind them; how wide is a guess. */
function pageButtons(input: SearchPageInput): Markup[] {
  const { page, pageCount } = input;
  const from = Math.max(1, Math.min(page - 1, pageCount - NAMED_PAGES));
  const named = Array.from({ length: NAMED_PAGES }, (_unused, index) => from + index).filter(
    (number) => number <= pageCount,
  );
  const after = from + NAMED_PAGES;
  return [
    ...(from > 1 ? [pageButton(input, 1, "1")] : []),
    ...(from > 2 ? [pageButton(input, from - 1, from === 3 ? "2" : "…")] : []),
    ...named.map((number) => pageButton(input, number, String(number))),
    ...(after <= pageCount
      ? [pageButton(input, after, after === pageCount ? String(after) : "…")]
      : []),
  ];
}

function pagination(input: SearchPageInput): Markup | null {
  if (input.listShape === "half") {
    const only = { ...input, page: 1, pageCount: 1 };
    return markup`<div class="jobs-search-pagination jobs-search-results-list__pagination"><ul class="jobs-search-pagination__pages">${pageButton(only, 1, "1")}</ul><p class="jobs-search-pagination__page-state">Page 1 of 0</p></div>`;
  }
  if (input.pageCount < 2) return null;
  return markup`<div class="jobs-search-pagination jobs-search-results-list__pagination"><p class="jobs-search-pagination__page-state">Page ${input.page} of ${input.pageCount}</p><ul class="jobs-search-pagination__pages">${pageButtons(input)}</ul>
${input.page < input.pageCount ? markup`<button type="button" aria-label="View next page" class="artdeco-button artdeco-button--tertiary jobs-search-pagination__button jobs-search-pagination__button--next" data-own-start="${input.page * input.pageSize}"><span class="artdeco-button__text">Next</span></button>` : null}</div>`;
}

/** "700+ results": hundreds from a hundred on; small numbers as they are, which is a guess. */
function resultsText(total: number): string {
  if (total < 100) return `${total} result${total === 1 ? "" : "s"}`;
  return `${(Math.floor(total / 100) * 100).toLocaleString("en-US")}+ results`;
}

function listHeader(view: View, input: SearchPageInput): Markup {
  const toggle = `adToggle_${view.emberId()}`;
  return markup`<header class="scaffold-layout__list-header jobs-search-results-list__header"><div class="jobs-search-results-list__title-heading"><div class="jobs-search-results-list__text"><span id="results-list__title" title="${input.heading}">${input.heading}</span></div><small class="jobs-search-results-list__text"><span dir="ltr">${resultsText(input.total)}</span></small></div><div class="jobs-search-create-alert"><label for="${toggle}">Set alert</label><input type="checkbox" role="switch" id="${toggle}" class="artdeco-toggle__button"></div></header>`;
}

interface Cards {
  items: Markup[];
  /** By job id, those that the page draws when they come into sight. */
  waiting: Record<string, string>;
}

function cardsOf(view: View, input: SearchPageInput): Cards {
  const sights = input.total === 0 ? input.suggestions : input.sights;
  const shown = input.listShape === "half" ? sights.slice(0, DRAWN_CARDS) : sights;
  const waiting: Record<string, string> = {};
  const items = shown.map((sight, index) => {
    const { id } = sight.job;
    const isOpen = id === input.selected?.job.id;
    const card = drawnCard(view, sight, { isOpen, hasFooter: input.listShape === "full" });
    if (index < DRAWN_CARDS) return listItem(view, id, card);
    waiting[id] = card.text;
    return listItem(view, id, null);
  });
  return { items, waiting };
}

const NO_RESULTS = markup`<div class="jobs-search-no-results-banner"><p class="jobs-search-no-results-banner__image t-24">No matching jobs found.</p><p>Please make sure your keywords are spelled correctly, or try different or more general words.</p></div><h2 class="jobs-search-results-list__more">More jobs for you</h2>`;

function resultsList(view: View, input: SearchPageInput, items: Markup[]): Markup {
  return markup`<div class="scaffold-layout__list">${listHeader(view, input)}
<div class="${view.built("scroller")}" tabindex="-1"><div data-results-list-top-scroll-sentinel></div><button type="button" class="visually-hidden" data-own-jump>Jump to active job details</button><button type="button" class="visually-hidden" data-own-jump>Jump to active search result</button>${input.total === 0 ? NO_RESULTS : null}<ul class="${view.built("results")}">${items}</ul>
<div id="jobs-search-results-footer">${pagination(input)}<footer class="global-footer-compact"><a href="/feed/">About</a><a href="/feed/">Accessibility</a><a href="/feed/">Help Center</a></footer></div></div></div>`;
}

function detailPanel(view: View, input: SearchPageInput): Markup {
  const { selected } = input;
  if (selected === undefined) {
    return markup`<p class="jobs-search__empty-pane">Select a job to see its details.</p>`;
  }
  return input.listShape === "half" ? HALF_PANEL : jobDetailLegacy(view, selected);
}

/** The two-pane search page of the older front end. */
export function searchPageLegacy(view: View, input: SearchPageInput): string {
  const { items, waiting } = cardsOf(view, input);
  const label = input.selected?.job.title ?? "";
  const content = markup`${filterBar(view, input.query)}
<div class="scaffold-layout__wrapper"><main id="main" class="scaffold-layout__list-detail"><div class="scaffold-layout__inner">
${resultsList(view, input, items)}
<div class="scaffold-layout__detail jobs-search__job-details"><div class="jobs-search__job-details--container" aria-label="${label}" data-own-pane>${detailPanel(view, input)}</div></div>
</div></main></div>`;
  return htmlDocument({
    title: countedTitle(view, input.title),
    body: siteFrame(view, "legacy", { current: "jobs", search: input.query }, content),
    scripts: ["nav.js", "search.js", "job.js"],
    config: {
      skin: "legacy",
      shadow: input.usesShadowDialogs,
      cards: waiting,
      loading: HALF_PANEL.text,
    },
  });
}
