import { findPlaceAmong } from "@sendoff/answers/world";
import { findOption } from "../form/same-value.ts";
import type { SearchCriteria } from "../portal-driver.ts";

/** The codes of Glassdoor's types of job. */
const JOB_TYPE: Readonly<Record<string, string>> = {
  "full-time": "fulltime",
  "part-time": "parttime",
  contract: "contract",
  temporary: "temporary",
  internship: "internship",
};

/** One search: a role in a place ("Remote" is one of them). */
export interface SearchQuery {
  readonly role: string;
  readonly location: string;
}

/** Each role in each place, once. */
export function listQueries(criteria: SearchCriteria): SearchQuery[] {
  const places = criteria.locations.length === 0 ? [""] : criteria.locations;
  const queries = new Map<string, SearchQuery>();
  for (const role of criteria.roles) {
    for (const place of places) {
      const query = { role: role.trim(), location: place.trim() };
      queries.set(`${query.role}|${query.location}`.toLowerCase(), query);
    }
  }
  return [...queries.values()];
}

/** The filters, one set for each type of job that is wanted: an address holds one type at a time. */
export function listFilters(criteria: SearchCriteria): Readonly<Record<string, string>>[] {
  const isRemoteOnly = criteria.workplace?.length === 1 && criteria.workplace[0] === "remote";
  const common = {
    ...(criteria.postedWithinDays === undefined
      ? {}
      : { fromAge: String(criteria.postedWithinDays) }),
    ...(criteria.easyApplyOnly === false ? {} : { applicationType: "1" }),
    ...(isRemoteOnly ? { remoteWorkType: "1" } : {}),
  };
  const known = (criteria.jobTypes ?? []).map((type) => JOB_TYPE[type.toLowerCase()] ?? "");
  const types = [...new Set(known.filter((type) => type !== ""))];
  return types.length === 0 ? [common] : types.map((jobType) => ({ ...common, jobType }));
}

/** The address of a search with filters; words and places in a query would be ignored there, filters are not. */
export function withFilters(address: string, filters: Readonly<Record<string, string>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(filters)) url.searchParams.set(name, value);
  return url.href;
}

/** Whether an address is that of a search, and not of recommendations. */
export function isSearchAddress(url: URL): boolean {
  return /\/Job\/.*SRCH_.*\.htm$/.test(url.pathname);
}

/** The suggestion that surely means the place: "Pune, Maharashtra (India)" for "Pune", "Austin, TX (US)" for "Austin, Texas". */
export function findPlace(suggestions: readonly string[], wanted: string): string | undefined {
  const exact = findOption(suggestions, wanted);
  if (exact !== undefined) return exact;
  const found = findPlaceAmong(suggestions, wanted);
  return found === undefined ? undefined : suggestions[found];
}
