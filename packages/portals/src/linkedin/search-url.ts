import type { SearchCriteria } from "../portal-driver.ts";

/** LinkedIn shows 25 jobs a page and stops at 40 pages. */
export const JOBS_PER_PAGE = 25;
export const LAST_START = 975;

const EXPERIENCE: Readonly<Record<string, string>> = {
  internship: "1",
  "entry level": "2",
  associate: "3",
  "mid-senior level": "4",
  director: "5",
  executive: "6",
};
const JOB_TYPE: Readonly<Record<string, string>> = {
  "full-time": "F",
  "part-time": "P",
  contract: "C",
  temporary: "T",
  volunteer: "V",
  internship: "I",
  other: "O",
};
const WORKPLACE = { on_site: "1", remote: "2", hybrid: "3" } as const;
const DAY_SECONDS = 86_400;

/** One search of the portal: a role in a place, or anywhere from home. */
export interface SearchQuery {
  readonly role: string;
  readonly location: string;
  readonly isRemote: boolean;
}

/** Each role in each location once; "Remote" is no place on LinkedIn but a way of working. */
export function listQueries(criteria: SearchCriteria): SearchQuery[] {
  const queries = new Map<string, SearchQuery>();
  for (const role of criteria.roles) {
    for (const location of criteria.locations.length === 0 ? [""] : criteria.locations) {
      const isRemote = /^\s*remote\s*$/i.test(location);
      const query = { role: role.trim(), location: isRemote ? "" : location.trim(), isRemote };
      queries.set(`${query.role}|${query.location}|${isRemote}`.toLowerCase(), query);
    }
  }
  return [...queries.values()];
}

function codes(
  names: readonly string[] | undefined,
  table: Readonly<Record<string, string>>,
): string {
  const known = (names ?? []).map((name) => table[name.toLowerCase()]);
  return known.filter((code) => code !== undefined).join(",");
}

/** The address of one page of results, Easy Apply only unless the criteria say otherwise. */
export function searchUrl(
  baseUrl: string,
  query: SearchQuery,
  criteria: SearchCriteria,
  start: number,
): string {
  const url = new URL("/jobs/search/", baseUrl);
  const set = (name: string, value: string): void => {
    if (value !== "") url.searchParams.set(name, value);
  };
  set("keywords", query.role);
  set("location", query.location);
  set("origin", "JOBS_HOME_SEARCH_BUTTON");
  set("f_AL", criteria.easyApplyOnly === false ? "" : "true");
  const days = criteria.postedWithinDays;
  set("f_TPR", days === undefined ? "" : `r${days * DAY_SECONDS}`);
  set("f_E", codes(criteria.experienceLevels, EXPERIENCE));
  set("f_JT", codes(criteria.jobTypes, JOB_TYPE));
  const workplace = (criteria.workplace ?? []).map((way) => WORKPLACE[way]).join(",");
  set("f_WT", query.isRemote ? WORKPLACE.remote : workplace);
  set("start", start === 0 ? "" : String(start));
  return url.href;
}
