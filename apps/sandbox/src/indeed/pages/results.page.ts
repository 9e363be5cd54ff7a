import { flag, markup, type Markup } from "../../markup.ts";
import {
  EASY_ATTRIBUTE,
  hasAttribute,
  PAGE_SIZE,
  REMOTE_ATTRIBUTE,
  type SearchQuery,
} from "../search.ts";
import type { JobSight } from "../sights.ts";
import { jobDetail, jobPaths } from "./job.page.ts";
import { htmlDocument, siteHeader, type HeaderInput } from "./layout.ts";
import { card, type CardInput, type Skin } from "./job-card.ts";
import type { View } from "./view.ts";

export interface ResultsInput {
  query: SearchQuery;
  skin: Skin;
  total: number;
  sights: readonly JobSight[];
  /** Shown when nothing matches: they do not match either. */
  suggestions: readonly JobSight[];
  selected: JobSight | undefined;
  /** Whether cards say "Easily apply" each: a list that was asked for such jobs may leave it out. */
  hasEasyMarks: boolean;
}

/** A search with some of its parameters changed; undefined takes one away. */
function searchPath(query: SearchQuery, change: Record<string, string | undefined>): string {
  const { q, l, fromage, sort, jt, radius, sc } = query;
  const all: Record<string, string | undefined> = {
    q,
    l,
    fromage: fromage?.toString(),
    sort: sort === "date" ? "date" : undefined,
    jt,
    radius: radius === 0 ? undefined : String(radius),
    sc: sc === "" ? undefined : sc,
    ...change,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  return `/jobs?${params.toString()}`;
}

export function searchBox(q: string, l: string): Markup {
  return markup`<form id="jobsearch" class="search-box" action="/jobs" role="search"><label for="text-input-what">What</label><input id="text-input-what" name="q" type="text" value="${q}" placeholder="Job title, keywords, or company" autocomplete="off"><label for="text-input-where">Where</label><input id="text-input-where" name="l" type="text" value="${l}" placeholder="City, state, or “remote”" autocomplete="off"><button type="submit" class="yosegi-InlineWhatWhere-primaryButton">Find jobs</button></form>`;
}

interface FilterChoice {
  label: string;
  value: string | undefined;
}

function filter(query: SearchQuery, name: string, title: string, choices: FilterChoice[]): Markup {
  return markup`<details class="filter" id="filter-${name}"><summary>${title}</summary><ul>${choices.map(({ label, value }) => markup`<li><a href="${searchPath(query, { [name]: value })}">${label}</a></li>`)}</ul></details>`;
}

function pill(query: SearchQuery, label: string, attribute: string): Markup {
  const isOn = hasAttribute(query, attribute);
  const path = searchPath(query, { sc: isOn ? undefined : `0kf:attr(${attribute});` });
  return markup`<a class="filter-pill" role="button" aria-pressed="${isOn ? "true" : "false"}" href="${path}">${label}</a>`;
}

function filterBar(query: SearchQuery): Markup {
  return markup`<div class="filters" role="region" aria-label="Filters">${pill(query, "Easily apply", EASY_ATTRIBUTE)}${pill(query, "Remote", REMOTE_ATTRIBUTE)}
${filter(query, "fromage", "Date posted", [
  { label: "Last 24 hours", value: "1" },
  { label: "Last 3 days", value: "3" },
  { label: "Last 7 days", value: "7" },
  { label: "Last 14 days", value: "14" },
  { label: "Any time", value: undefined },
])}
${filter(query, "jt", "Job type", [
  { label: "Full-time", value: "fulltime" },
  { label: "Part-time", value: "parttime" },
  { label: "Contract", value: "contract" },
  { label: "Temporary", value: "temporary" },
  { label: "Any", value: undefined },
])}
${filter(query, "radius", "Distance", [
  { label: "Exact location only", value: undefined },
  { label: "Within 25 kilometers", value: "25" },
  { label: "Within 50 kilometers", value: "50" },
])}</div>`;
}

function pagination(input: ResultsInput): Markup | null {
  const { query, total } = input;
  const count = Math.ceil(total / PAGE_SIZE);
  if (count < 2) return null;
  const current = Math.floor(query.start / PAGE_SIZE);
  const path = (page: number) =>
    searchPath(query, { start: page === 0 ? undefined : String(page * PAGE_SIZE) });
  const first = Math.max(0, Math.min(current - 2, count - 5));
  const shown = Array.from({ length: Math.min(5, count) }, (_, index) => first + index);
  return markup`<nav aria-label="pagination" class="pages"><ul>${current > 0 ? markup`<li><a data-testid="pagination-page-prev" aria-label="Previous Page" href="${path(current - 1)}">‹</a></li>` : null}${shown.map(
    (page) =>
      page === current
        ? markup`<li><button type="button" data-testid="pagination-page-current" aria-label="${page + 1}" aria-current="page" disabled>${page + 1}</button></li>`
        : markup`<li><a data-testid="pagination-page-${page + 1}" aria-label="${page + 1}" href="${path(page)}">${page + 1}</a></li>`,
  )}${current < count - 1 ? markup`<li><a data-testid="pagination-page-next" aria-label="Next Page" href="${path(current + 1)}">›</a></li>` : null}</ul></nav>`;
}

function list(view: View, input: ResultsInput): Markup {
  const { query } = input;
  const look: Omit<CardInput, "sight"> = {
    skin: input.skin,
    selectedId: input.selected?.job.id,
    hasEasyMark: input.hasEasyMarks,
  };
  if (input.total === 0) {
    return markup`<div class="jobsearch-NoResult-messageContainer" role="status"><p>The search <b>${[query.q, query.l].filter((text) => text !== "").join(" jobs in ")}</b> did not match any jobs.</p><p>Check the spelling, or use more general words.</p></div><h2 class="list-title">Popular jobs</h2><ul class="job-list" aria-label="Popular jobs">${input.suggestions.map((sight) => card(view, { ...look, sight }))}</ul>`;
  }
  return markup`<div class="list-head"><span class="jobsearch-JobCountAndSortPane-jobCount">${input.total} job${input.total === 1 ? "" : "s"}</span><span>Sort by: <a href="${searchPath(query, { sort: undefined })}"${flag('aria-current="true"', query.sort === "relevance")}>relevance</a> - <a href="${searchPath(query, { sort: "date" })}"${flag('aria-current="true"', query.sort === "date")}>date</a></span></div>
<div id="mosaic-provider-jobcards" class="mosaic"><ul class="job-list">${input.sights.map((sight) => card(view, { ...look, sight }))}</ul></div>${pagination(input)}`;
}

/** The two panes. The hidden frame is there on the real thing too, and is not a form. */
export function resultsPage(view: View, header: HeaderInput, input: ResultsInput): string {
  const { query } = input;
  const title = `${query.q === "" ? "Jobs" : `${query.q} jobs`}${query.l === "" ? "" : ` in ${query.l}`}`;
  return htmlDocument({
    title,
    body: markup`${siteHeader(header)}<div class="search-head">${searchBox(query.q, query.l)}${filterBar(query)}</div>
<main class="panes" id="jobsearch-Main"><div class="panes__list" id="mosaic-jobResults"><h1 class="visually-hidden">${title}</h1>${list(view, input)}</div>
<div class="panes__detail jobsearch-RightPane" id="jobsearch-ViewjobPaneWrapper">${input.selected === undefined ? null : jobDetail(view, input.selected)}</div></main>
<iframe class="preload" title="" src="/beta/indeedapply/preloadresumeapply" aria-hidden="true" tabindex="-1"></iframe>`,
    scripts: ["global-nav.js", "results.js"],
    config: { paths: input.selected === undefined ? null : jobPaths(input.selected.job) },
  });
}

export function homePage(header: HeaderInput): string {
  return htmlDocument({
    title: "Job search",
    body: markup`${siteHeader(header)}<main class="home"><h1>Find a job that fits your days</h1>${searchBox("", "")}<p><a href="/jobs?l=Remote">Remote jobs</a> · <a href="/jobs?sort=date">Newest jobs</a></p></main>`,
    scripts: ["global-nav.js", "results.js"],
  });
}

/** What this account applied to and saved. */
export function myJobsPage(
  header: HeaderInput,
  tab: "applied" | "saved",
  rows: readonly { id: string; title: string; company: string; note: string }[],
): string {
  const link = (name: "applied" | "saved", label: string) =>
    markup`<a href="/myjobs?tab=${name}"${flag('aria-current="page"', name === tab)}>${label}</a>`;
  return htmlDocument({
    title: "My jobs",
    body: markup`${siteHeader(header)}<main class="my-jobs"><h1>My jobs</h1><nav class="tabs" aria-label="My jobs">${link("saved", "Saved")}${link("applied", "Applied")}</nav>${rows.length === 0 ? markup`<p>Nothing here yet.</p>` : markup`<ul>${rows.map((row) => markup`<li><a href="/viewjob?jk=${row.id}"><b>${row.title}</b></a><div>${row.company}</div><small>${row.note}</small></li>`)}</ul>`}</main>`,
    scripts: ["global-nav.js", "results.js"],
  });
}
