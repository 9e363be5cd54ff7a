import { flag, markup, type Markup } from "../../markup.ts";
import { PAGE_SIZE, searchPath, type SearchFilters, type SearchPlace } from "../search.ts";
import type { JobSight } from "../sights.ts";
import { card } from "./job-card.ts";
import { detailColumn, dialogs, jobDetail, unfinishedDetail } from "./job.page.ts";
import { htmlDocument, siteHeader } from "./layout.ts";
import { SITE_NAME, type View } from "./view.ts";

export type Skin = "current" | "older";

export interface ResultsInput {
  skin: Skin;
  account: string | undefined;
  here: string;
  /** The address without its query. */
  path: string;
  title: string;
  keywords: string;
  place: SearchPlace | undefined;
  filters: SearchFilters;
  total: number;
  sights: readonly JobSight[];
  overlay: "closable" | "hard" | null;
  /** How long the details of the first job stay in their hidden box. */
  streamMs: number;
}

const WORDS = {
  jobTitle: { label: "Search keyword", placeholder: "Find your perfect job", old: "sc.keyword" },
  location: {
    label: "Search location",
    placeholder: "City, county, region or remote",
    old: "sc.location",
  },
};

/** Captured 3; in the older skin (second-hand) the boxes have the ids that are now those of the folded header. */
function searchField(skin: Skin, field: "jobTitle" | "location", value: string): Markup {
  const { label, placeholder, old } = WORDS[field];
  const id = skin === "older" ? old : `searchBar-${field}`;
  return markup`<div><label id="${id}_label" for="${id}">${label}</label><input id="${id}" type="text" role="combobox" aria-labelledby="${id}_label" placeholder="${placeholder}" maxlength="128" aria-autocomplete="list" aria-expanded="false" aria-controls="${id}-search-suggestions" autocomplete="off" value="${value}"><ul id="${id}-search-suggestions" role="listbox" hidden></ul></div>`;
}

/** Typed words and a place picked from the list. There is no form to be sent: the script makes the address. */
function searchBar(view: View, { skin, keywords, place }: ResultsInput): Markup {
  return markup`<div class="${view.css("SearchBar_searchBar")}" role="form">${searchField(skin, "jobTitle", keywords)}${searchField(skin, "location", place?.label ?? "")}<button type="submit">Search</button></div><button type="button" class="${view.css("SearchBar_narrow")}" aria-haspopup="true">Find your perfect job</button>`;
}

function tabs(input: ResultsInput): Markup {
  const { keywords, place } = input;
  const here = searchPath({ keywords, place });
  return markup`<nav class="tabs" aria-label="Jobs"><a data-test="for-you-page-link" href="/Job/index.htm">For you</a><a data-test="jobs-search-results-page-link" href="${here}">Search</a></nav>`;
}

function filterPath(input: ResultsInput, change: Record<string, string | undefined>): string {
  const { fromAge, applicationType, jobType, remoteWorkType, sortBy } = input.filters;
  const all: Record<string, string | undefined> = {
    fromAge: fromAge?.toString(),
    applicationType: applicationType?.toString(),
    jobType,
    remoteWorkType: remoteWorkType?.toString(),
    sortBy: sortBy === "relevance" ? undefined : sortBy,
    ...change,
  };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(all)) if (value) params.set(name, value);
  const query = params.toString();
  return query === "" ? input.path : `${input.path}?${query}`;
}

function pill(input: ResultsInput, label: string, name: string, value: string): Markup {
  const current = Object.entries(input.filters).find(([key]) => key === name)?.[1];
  const isOn = String(current) === value;
  return markup`<a class="pill" role="button" aria-pressed="${isOn ? "true" : "false"}" href="${filterPath(input, { [name]: isOn ? undefined : value })}">${label}</a>`;
}

/** Not captured. */
function filterBar(input: ResultsInput): Markup {
  return markup`<div class="pills" role="region" aria-label="Filters">${pill(input, "Easy Apply only", "applicationType", "1")}${pill(input, "Remote only", "remoteWorkType", "1")}${pill(input, "Last day", "fromAge", "1")}${pill(input, "Last week", "fromAge", "7")}${pill(input, "Full-time", "jobType", "fulltime")}${pill(input, "Most recent", "sortBy", "date_desc")}</div>`;
}

/** The list goes on as it is scrolled (captured 3); in the older skin it has numbered pages. */
function more(input: ResultsInput): Markup | null {
  const { cursor } = input.filters;
  const next = cursor + PAGE_SIZE;
  if (input.skin === "older") {
    const last = next >= input.total;
    return markup`<div class="pager"><span>Page ${Math.floor(cursor / PAGE_SIZE) + 1} of ${Math.max(1, Math.ceil(input.total / PAGE_SIZE))}</span><button type="button" class="nextButton" data-test="pagination-next" aria-label="Next"${flag("disabled", last)}>›</button></div>`;
  }
  if (next >= input.total) return null;
  return markup`<section aria-label="Loading more jobs"><progress></progress></section>`;
}

/**
 * The details of the first job come twice, as they do on the real page: the header at once, the whole in a hidden box at the
 * end of the page, from where it is moved.
 */
function streamed(view: View, selected: JobSight | undefined): Markup | null {
  return selected === undefined
    ? null
    : markup`<div hidden id="S:0">${jobDetail(view, selected)}</div>`;
}

export function resultsPage(view: View, input: ResultsInput): string {
  const [selected] = input.sights;
  const { cursor } = input.filters;
  const cards = input.sights.map((sight, index) =>
    card(view, { sight, place: cursor + index + 1, isSelected: index === 0 }),
  );
  const column = detailColumn(
    view,
    selected === undefined ? null : unfinishedDetail(view, selected),
  );
  return htmlDocument({
    title: input.title,
    site: `${SITE_NAME} Job Search`,
    body: markup`${siteHeader(input.account, input.here, input.skin === "current")}${searchBar(view, input)}${tabs(input)}${filterBar(input)}
<main class="panes"><div id="left-column"><h1>${input.title}</h1>${input.total === 0 ? markup`<p>Your search does not match any open jobs. Use other words, or another place.</p>` : null}<ul aria-label="Jobs List" class="${view.css("JobsList_jobsList")}">${cards}</ul>${more(input)}</div>
${column}</main>${dialogs(input.here, input.overlay)}${streamed(view, selected)}`,
    scripts: ["global-nav.js", "sign-in.js", "search.js", "jobs.js"],
    config: {
      overlay: input.overlay,
      more: filterPath(input, {}),
      next: cursor + PAGE_SIZE,
      next_page: filterPath(input, { cursor: String(cursor + PAGE_SIZE) }),
      place_id: input.place?.id ?? null,
      stream_ms: input.streamMs,
      is_signed_in: input.account !== undefined,
    },
  });
}
