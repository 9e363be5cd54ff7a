import { z } from "zod";
import { matchesKeywords, matchesLocation, sortFound } from "../job-site/search-words.ts";
import { EmploymentType } from "../job-site/posting.ts";
import type { Job } from "./job.ts";

export const PAGE_SIZE = 10;

/** The query parameters of a search; anything unreadable counts as absent, as on the real thing. */
export const SearchQuery = z.object({
  q: z.string().max(300).catch(""),
  l: z.string().max(300).catch(""),
  start: z.coerce.number().int().min(0).catch(0),
  /** Days. */
  fromage: z.coerce.number().int().min(1).optional().catch(undefined),
  sort: z.enum(["relevance", "date"]).catch("relevance"),
  jt: EmploymentType.optional().catch(undefined),
  radius: z.coerce.number().min(0).max(500).catch(0),
  /** Attributes that a job must have: `0kf:attr(DSQF7);` keeps jobs that are done from home. */
  sc: z.string().max(300).catch(""),
  vjk: z.string().catch(""),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** Working from home: often taken for "Easily apply", which it is not (captured, table 0). */
export const REMOTE_ATTRIBUTE = "DSQF7";
/** Jobs that are applied to here. The real name is not known: this one is made up, and stands in the list's own link only. */
export const EASY_ATTRIBUTE = "E2M6K";
export const hasAttribute = (query: { sc: string }, name: string): boolean =>
  query.sc.includes(`attr(${name})`);
/** Cities one can travel between, and from which radius on they are found together. */
const NEIGHBOURS: readonly (readonly string[])[] = [["delhi", "gurgaon", "noida"]];
const NEIGHBOUR_RADIUS = 35;

const OTHER_NAMES: Record<string, string> = { gurugram: "gurgaon", "new delhi": "delhi" };

function placesAround(location: string, radius: number): string[] {
  const city = location.split(",")[0]?.trim().toLowerCase() ?? "";
  if (radius < NEIGHBOUR_RADIUS) return [location];
  const known = OTHER_NAMES[city] ?? city;
  const around = NEIGHBOURS.find((group) => group.includes(known)) ?? [];
  return [location, ...around];
}

export const isEasy = (job: Job): boolean => job.apply === "easy" && job.state === "open";

function matchesFilters(job: Job, query: SearchQuery): boolean {
  return (
    (!hasAttribute(query, EASY_ATTRIBUTE) || isEasy(job)) &&
    (!hasAttribute(query, REMOTE_ATTRIBUTE) || job.workplace === "remote") &&
    (query.fromage === undefined || job.posted_hours_ago <= query.fromage * 24) &&
    (query.jt === undefined || job.job_type === query.jt)
  );
}

/** All jobs that match, best or newest first. */
export function searchJobs(jobs: readonly Job[], query: SearchQuery): Job[] {
  const places = placesAround(query.l, query.radius);
  const found = jobs.filter(
    (job) =>
      matchesKeywords(job, query.q) &&
      places.some((place) => matchesLocation(job, place)) &&
      matchesFilters(job, query),
  );
  return sortFound(found, query.q, query.sort === "date" ? "newest" : "relevance");
}
