import { flag, markup, type Markup } from "../../markup.ts";
import { hashText } from "../../seeded-random.ts";
import type { Job } from "../job.ts";
import { pathOfPage, type SearchQuery } from "../search-address.ts";
import { PAGE_SIZE } from "../search.ts";
import { jobCard, promotedBlock } from "./card.ts";
import { filterColumn, sortMenus } from "./filter-box.ts";
import { shimmer, sitePage, type Frame } from "./layout.ts";
import type { View } from "./view.ts";

export interface ResultsInput {
  origin: string;
  /** The search without page and query: `/react-jobs-in-pune`. */
  path: string;
  title: string;
  query: SearchQuery;
  codes: "usual" | "other";
  page: number;
  found: readonly Job[];
  promoted: readonly Job[];
  isSaved(job: Job): boolean;
}

const PROMOTED_AFTER = 4;
const FEEDBACK = markup`<div id="naukri-feedback-section"><p>How relevant do you find these jobs?</p><button type="button">Not Useful</button><button type="button">Neutral</button><button type="button">Very Useful</button></div>`;

/** Every program names another class and wording for this; no saved page shows it. */
const NOTHING_FOUND = [
  { css: "no-result-container", text: "No matching jobs found" },
  { css: "no-result", text: "No jobs found" },
  { css: "no-result-container", text: "0 results" },
];

function nothingFound(view: View, input: ResultsInput): Markup {
  const way = NOTHING_FOUND[hashText(input.path) % NOTHING_FOUND.length] ?? NOTHING_FOUND[0];
  return markup`<div class="${view.styles(way?.css ?? "no-result")} no-result"><p>${way?.text}</p></div>`;
}

function cards(view: View, input: ResultsInput): Markup {
  const first = (input.page - 1) * PAGE_SIZE;
  const shown = input.found.slice(first, first + PAGE_SIZE);
  if (shown.length === 0) return nothingFound(view, input);
  const list = shown.map((job) => jobCard(input.origin, job, input.isSaved(job)));
  const block = input.promoted.length === 0 ? null : promotedBlock(PROMOTED_AFTER, input.promoted);
  return markup`${list.slice(0, PROMOTED_AFTER)}${block}${list.slice(PROMOTED_AFTER, 9)}<div class="${view.styles("bellyFilter")}">Salary: 6-10 Lakhs · 10-15 Lakhs</div>${list.slice(9)}${FEEDBACK}`;
}

/** The links have no query: a script adds it at a click, and whoever opens one by hand loses the filters. */
function paging(view: View, input: ResultsInput): Markup | null {
  const count = Math.ceil(input.found.length / PAGE_SIZE);
  if (count < 2 || input.page > count) return null;
  const { page } = input;
  const first = Math.max(1, Math.min(page - 4, count - 9));
  const pages = Array.from({ length: Math.min(10, count) }, (_, index) => first + index);
  const step = (label: string, to: number, isShut: boolean) =>
    markup`<a class="${view.styles("btn-secondary")}"${isShut ? flag("disabled", true) : markup` href="${pathOfPage(input.path, to)}"`}><span>${label}</span></a>`;
  return markup`<div id="lastCompMark" class="${view.styles("pagination")}">${step("Previous", page - 1, page === 1)}<div class="${view.styles("pages")}">${pages.map((number) => markup`<a href="${pathOfPage(input.path, number)}"${number === page ? markup` class="${view.styles("selected")}"` : null}>${number}</a>`)}</div>${step("Next", page + 1, page === count)}</div>`;
}

/** What the script draws in the place of the grey bars. */
export function resultsContent(view: View, input: ResultsInput): string {
  const total = input.found.length;
  const last = Math.min(input.page * PAGE_SIZE, total);
  const range = `${Math.min((input.page - 1) * PAGE_SIZE + 1, last)} - ${last} of ${total} `;
  return markup`${filterColumn(view, input.query, input.codes)}<div class="results-column"><div id="jobs-list-header"><h1 class="${view.styles("h1-content")}">${input.title}</h1><span class="${view.styles("count-string")}" title="${range}">${range}</span>${sortMenus(input.query)}</div>
<div id="listContainer"><div class="${view.styles("job-listing-container")}"><div class="${view.styles("jlc__main")}">${cards(view, input)}</div></div></div>${paging(view, input)}</div>`
    .text;
}

export interface ResultsPace {
  draw_ms: number;
  redraw_ms: number;
  /** Null for those who are signed in. */
  registration_after_ms: number | null;
}

const REGISTER = markup`<section id="reg-wdgt-section"><p>Get relevant jobs in your inbox.</p><a href="/registration/createAccount"><button type="button" class="rsw__act-btn2">Register for free</button></a></section>`;

/** The page before its script has drawn the list. */
export function resultsPage(view: View, frame: Frame, title: string, pace: ResultsPace): string {
  return sitePage(view, frame, {
    title,
    body: markup`<main id="search-result-container"><div data-content>${shimmer(view)}</div>${frame.account === undefined ? REGISTER : null}</main>`,
    scripts: ["results.js"],
    config: pace,
  });
}
