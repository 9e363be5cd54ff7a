import type { SearchCriteria } from "../portal-driver.ts";

export const JOBS_PER_PAGE = 20;
/** A list of this length was searched too widely. */
export const MOST_PAGES = 40;

const AGES = [1, 3, 7, 15, 30] as const;
/** Sources contradict each other on the codes; these are the ones of most of them. Cards tell whether they hold (`modeOf`). */
const WORK_MODE = { on_site: "0", remote: "2", hybrid: "3" } as const;
type WorkMode = keyof typeof WORK_MODE;

/** By one program alone. */
const JOB_TYPE: Readonly<Record<string, string>> = {
  "full-time": "1",
  "part-time": "2",
  contract: "3",
  internship: "4",
  temporary: "5",
};

/** One search of the portal: a role in a place, or anywhere. */
export interface SearchQuery {
  readonly role: string;
  readonly location: string;
  readonly isRemote: boolean;
}

/** Each role in each location once; "Remote" is no place on Naukri but a way of working. */
export function listQueries(criteria: SearchCriteria): SearchQuery[] {
  const queries = new Map<string, SearchQuery>();
  for (const role of criteria.roles) {
    for (const place of criteria.locations.length === 0 ? [""] : criteria.locations) {
      const isRemote = /^\s*remote\s*$/i.test(place);
      // Naukri knows cities: "Pune, Maharashtra, India" is none of its names.
      const location = isRemote ? "" : (place.split(",")[0] ?? "").trim();
      const query = { role: role.trim(), location, isRemote };
      queries.set(`${query.role}|${location}|${isRemote}`.toLowerCase(), query);
    }
  }
  return [...queries.values()];
}

/** Lower case, every run of other signs one dash; a comma or an escaped blank that is left in becomes digits in Naukri's hands. */
function slug(words: string): string {
  return words
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

function pathOf({ role, location }: SearchQuery, page: number): string {
  const parts = [slug(role), "jobs", ...(location === "" ? [] : ["in", slug(location)])];
  if (page > 1) parts.push(String(page));
  return `/${parts.filter((part) => part !== "").join("-")}`;
}

/** The shortest age that Naukri offers and that leaves nothing out; undefined: any. */
function jobAge(days: number | undefined): number | undefined {
  return days === undefined ? undefined : AGES.find((age) => age >= days);
}

/** "5 years" is 5; undefined where no number is named. */
function yearsOf(levels: readonly string[] | undefined): string {
  return /^\d+/.exec(levels?.[0] ?? "")?.[0] ?? "";
}

/** The ways of working that are wanted; none where all are. */
export function workModes(query: SearchQuery, criteria: SearchCriteria): readonly WorkMode[] {
  const wanted = query.isRemote ? ["remote" as const] : (criteria.workplace ?? []);
  return new Set(wanted).size === Object.keys(WORK_MODE).length ? [] : wanted;
}

/** A card's way of working is a prefix of its place: "Hybrid - Pune, Chennai". */
export function modeOf(place: string): WorkMode {
  if (/^remote\b/i.test(place)) return "remote";
  return /^hybrid\b/i.test(place) ? "hybrid" : "on_site";
}

/** "6-10 Lakhs" is "6to10". */
function payCode(range: string): string {
  const [, from, to] = /^(\d+)-(\d+) Lakhs$/.exec(range) ?? [];
  return from === undefined || to === undefined ? "" : `${from}to${to}`;
}

/**
 * The address of one page of results. The page's own links to other pages lack the parameters and lose the filters; with them the
 * same path keeps both. `modes` are the ways of working that it asks for by their codes.
 */
export function searchUrl(
  baseUrl: string,
  query: SearchQuery,
  criteria: SearchCriteria,
  page: number,
  modes: readonly WorkMode[] = workModes(query, criteria),
): string {
  const url = new URL(pathOf(query, page), baseUrl);
  const set = (name: string, value: string): void => {
    if (value !== "") url.searchParams.append(name, value);
  };
  set("k", query.role);
  set("l", query.location);
  set("experience", yearsOf(criteria.experienceLevels));
  set("jobAge", String(jobAge(criteria.postedWithinDays) ?? ""));
  for (const mode of modes) set("wfhType", WORK_MODE[mode]);
  for (const type of criteria.jobTypes ?? []) set("jobType", JOB_TYPE[type.toLowerCase()] ?? "");
  for (const range of criteria.payRanges ?? []) set("ctcFilter", payCode(range));
  return url.href;
}
