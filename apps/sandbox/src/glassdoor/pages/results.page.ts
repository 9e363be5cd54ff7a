import { flag, markup, type Markup } from "../../markup.ts";
import { isEasy } from "../job.ts";
import { PAGE_SIZE, type SearchFilters, type SearchPlace } from "../search.ts";
import type { JobSight } from "../sights.ts";
import { dialogs, jobDetail, jobPath } from "./job.page.ts";
import { htmlDocument, siteHeader } from "./layout.ts";
import { ageText, type View } from "./view.ts";

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
}

function searchField(skin: Skin, field: "jobTitle" | "location", value: string): Markup {
  const isTitle = field === "jobTitle";
  const id = skin === "older" ? (isTitle ? "sc.keyword" : "sc.location") : `searchBar-${field}`;
  const test = isTitle ? "keyword-search-input" : "location-search-input";
  const label = isTitle ? "Search keyword" : "Search location";
  return markup`<div class="search__field"><input id="${id}" data-test="${test}" data-search="${field}" type="text" role="combobox" aria-label="${label}" placeholder="${isTitle ? "Find your perfect job" : "Location"}" aria-autocomplete="list" aria-expanded="false" aria-controls="${id}-search-suggestions" autocomplete="off" value="${value}"><ul id="${id}-search-suggestions" role="listbox" class="search__list" hidden></ul></div>`;
}

/** Typed words and a place picked from the list. There is no form to be sent: the script makes the address. */
export function searchBar(skin: Skin, keywords: string, place: SearchPlace | undefined): Markup {
  return markup`<div class="search" role="search" data-test="search-bar" data-place-id="${place?.id ?? ""}" data-place-label="${place?.label ?? ""}">${searchField(skin, "jobTitle", keywords)}${searchField(skin, "location", place?.label ?? "")}<button type="button" class="search__go" data-test="search-bar-submit" aria-label="Search">Search</button></div>`;
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
  return markup`<a class="pill" role="button" data-test="${name}" aria-pressed="${isOn ? "true" : "false"}" href="${filterPath(input, { [name]: isOn ? undefined : value })}">${label}</a>`;
}

function filterBar(input: ResultsInput): Markup {
  return markup`<div class="pills" role="region" aria-label="Filters">${pill(input, "Easy Apply only", "applicationType", "1")}${pill(input, "Remote only", "remoteWorkType", "1")}${pill(input, "Last day", "fromAge", "1")}${pill(input, "Last week", "fromAge", "7")}${pill(input, "Full-time", "jobType", "fulltime")}${pill(input, "Most recent", "sortBy", "date_desc")}</div>`;
}

export function card(view: View, sight: JobSight): Markup {
  const { job, standing } = sight;
  return markup`<li class="${view.css("JobsList_jobListItem")}" data-test="jobListing" data-jobid="${job.id}"><div class="card ${view.css("JobCard_jobCardContainer")}"><div class="${view.css("EmployerProfile_compactEmployerName")}">${job.company} <span class="card__rating">${job.rating.toFixed(1)}</span></div><a class="card__title ${view.css("JobCard_jobTitle")}" id="job-title-${job.id}" data-test="job-title" href="${jobPath(job)}">${job.title}</a><div data-test="emp-location" class="${view.css("JobCard_location")}">${job.location}</div>${job.salary === null ? null : markup`<div data-test="detailSalary">${job.salary}</div>`}<div class="card__foot">${isEasy(job) ? markup`<span data-test="easyApply" class="card__easy">Easy Apply</span>` : null}${standing.kind === "applied" ? markup`<span class="card__applied" data-test="applied-label">Applied</span>` : null}<span data-test="job-age">${ageText(job.posted_hours_ago)}</span></div></div></li>`;
}

function more(input: ResultsInput): Markup | null {
  const { cursor } = input.filters;
  const next = cursor + PAGE_SIZE;
  if (input.skin === "older") {
    const last = next >= input.total;
    return markup`<div class="pager"><span>Page ${Math.floor(cursor / PAGE_SIZE) + 1} of ${Math.max(1, Math.ceil(input.total / PAGE_SIZE))}</span><button type="button" class="nextButton" data-test="pagination-next" aria-label="Next" data-goto="${filterPath(input, { cursor: String(next) })}"${flag("disabled", last)}>›</button></div>`;
  }
  if (next >= input.total) return null;
  return markup`<div class="pager"><button type="button" data-test="load-more" data-load-more="${next}">Show more jobs</button></div>`;
}

export function resultsPage(view: View, input: ResultsInput): string {
  const selected = input.sights[0];
  return htmlDocument({
    title: input.title,
    body: markup`${siteHeader(input.account, input.here)}${searchBar(input.skin, input.keywords, input.place)}${filterBar(input)}
<main class="panes"><div class="panes__list"><h1 data-test="search-title">${input.title}</h1>${input.total === 0 ? markup`<p role="status">Your search does not match any open jobs. Use other words, or another place.</p>` : null}<ul aria-label="Jobs List" class="list ${view.css("JobsList_jobsList")}">${input.sights.map((sight) => card(view, sight))}</ul>${more(input)}</div>
<div class="panes__detail" data-pane>${selected === undefined ? null : jobDetail(view, selected)}</div></main>${dialogs(input.here, input.overlay)}`,
    scripts: ["sign-in.js", "search.js", "jobs.js"],
    config: {
      overlay: input.overlay,
      more: filterPath(input, {}),
      is_signed_in: input.account !== undefined,
    },
  });
}
