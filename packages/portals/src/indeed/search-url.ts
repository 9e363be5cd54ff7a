import type { SearchCriteria } from "../portal-driver.ts";

/** Results come by ten; the hundredth page is the last that Indeed shows. */
export const RESULTS_PER_PAGE = 10;
export const LAST_START = 990;

/**
 * Jobs that are done from home. No filter for jobs that are applied to on Indeed itself is known: its cards tell them (portal
 * facts, captured 0).
 */
const REMOTE = "0kf:attr(DSQF7);";

const JOB_TYPE: Readonly<Record<string, string>> = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
};

/** One search of the portal: a role in a place ("Remote" is one of them), of one type of job or of any. */
export interface SearchQuery {
  readonly role: string;
  readonly location: string;
  readonly jobType: string;
}

function jobTypesOf(criteria: SearchCriteria): string[] {
  const known = (criteria.jobTypes ?? []).map((type) => JOB_TYPE[type.toLowerCase()] ?? "");
  const types = known.filter((type) => type !== "");
  return types.length === 0 ? [""] : types;
}

function isRemoteOnly({ workplace }: SearchCriteria): boolean {
  return workplace?.length === 1 && workplace[0] === "remote";
}

/** Each role in each location once for each type of job: the address holds one type at a time. */
export function listQueries(criteria: SearchCriteria): SearchQuery[] {
  const given = criteria.locations.length === 0 ? [""] : criteria.locations;
  const queries = new Map<string, SearchQuery>();
  for (const role of criteria.roles) {
    for (const location of isRemoteOnly(criteria) ? ["Remote"] : given) {
      for (const jobType of jobTypesOf(criteria)) {
        const query = { role: role.trim(), location: location.trim(), jobType };
        queries.set(`${query.role}|${query.location}|${jobType}`.toLowerCase(), query);
      }
    }
  }
  return [...queries.values()];
}

/** The address of one page of results. */
export function searchUrl(
  baseUrl: string,
  query: SearchQuery,
  criteria: SearchCriteria,
  start: number,
): string {
  const url = new URL("/jobs", baseUrl);
  const set = (name: string, value: string): void => {
    if (value !== "") url.searchParams.set(name, value);
  };
  set("q", query.role);
  set("l", query.location);
  set("sc", isRemoteOnly(criteria) ? REMOTE : "");
  set("fromage", String(criteria.postedWithinDays ?? ""));
  set("jt", query.jobType);
  set("start", start === 0 ? "" : String(start));
  return url.href;
}
