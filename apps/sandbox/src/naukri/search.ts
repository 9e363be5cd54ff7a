import { matchesKeywords, matchesLocation, sortFound } from "../job-site/search-words.ts";
import type { EmploymentType } from "../job-site/posting.ts";
import type { Job } from "./job.ts";
import type { SearchPath, SearchQuery } from "./search-address.ts";

export const PAGE_SIZE = 20;

type WorkMode = Job["workplace"];
/** Most programs say 0, 2 and 3; one says that 2 is the office and 1 from home. */
const WORK_MODES: Record<"usual" | "other", Record<string, WorkMode>> = {
  usual: { 0: "on_site", 2: "remote", 3: "hybrid" },
  other: { 2: "on_site", 1: "remote", 3: "hybrid" },
};
/** `jobType` 1 to 5. */
const JOB_TYPES: readonly EmploymentType[] = [
  "fulltime",
  "parttime",
  "contract",
  "internship",
  "temporary",
];

export interface Pay {
  from: number;
  to: number;
}

/** "5-15 Lacs PA" as numbers; undefined where nothing is disclosed. */
export function payOf(job: Job): Pay | undefined {
  const [, from, to] = /^([\d.]+)-([\d.]+) Lacs/.exec(job.salary ?? "") ?? [];
  return from === undefined || to === undefined
    ? undefined
    : { from: Number(from), to: Number(to) };
}

/** Brackets like `6to10`. A guess: a job that does not tell its pay is in none. */
function isInBracket(job: Job, bracket: string): boolean {
  const [low = Number.NaN, high = Number.NaN] = bracket.split("to").map(Number);
  const pay = payOf(job);
  return pay !== undefined && pay.from <= high && pay.to >= low;
}

function matchesFilters(job: Job, query: SearchQuery, modes: Record<string, WorkMode>): boolean {
  const { experience, jobAge, wfhType, ctcFilter, jobType } = query;
  const { from, to } = job.experience;
  const wantedModes = wfhType.flatMap((code) => modes[code] ?? []);
  const wantedTypes = jobType.flatMap((code) => JOB_TYPES[Number(code) - 1] ?? []);
  return (
    (experience === undefined || (from <= experience && experience <= to)) &&
    (jobAge === undefined || job.posted_hours_ago <= jobAge * 24) &&
    (wantedModes.length === 0 || wantedModes.includes(job.workplace)) &&
    (wantedTypes.length === 0 || wantedTypes.includes(job.job_type)) &&
    (ctcFilter.length === 0 || ctcFilter.some((bracket) => isInBracket(job, bracket)))
  );
}

/** The cities of a job, or one that is wanted. */
const cities = (text: string): string[] =>
  text
    .split(",")
    .map((city) => city.trim())
    .filter((city) => city !== "");

/** A job in several cities is found in each of them. */
function isInPlace(job: Job, wanted: string): boolean {
  return cities(job.location).some((location) => matchesLocation({ ...job, location }, wanted));
}

/** All jobs that match: best first, or newest. The query wins over the words of the path. */
export function searchJobs(
  jobs: readonly Job[],
  path: SearchPath,
  query: SearchQuery,
  codes: "usual" | "other",
): Job[] {
  const keywords = (query.k ?? path.keywords).replaceAll(",", " ");
  const places = cities(query.l ?? path.location);
  const found = jobs.filter(
    (job) =>
      matchesKeywords(job, keywords) &&
      (places.length === 0 || places.some((place) => isInPlace(job, place))) &&
      matchesFilters(job, query, WORK_MODES[codes]),
  );
  const isByDate = query.sort === "f" || query.sortBy === "date";
  return sortFound(found, keywords, isByDate ? "newest" : "relevance");
}

/** How many filters are set: the number in "Applied (2)" above the filters, which is not about applications. */
export const filtersSet = (query: SearchQuery): number =>
  [query.experience, query.jobAge, ...query.wfhType, ...query.ctcFilter, ...query.jobType].filter(
    (value) => value !== undefined,
  ).length;
