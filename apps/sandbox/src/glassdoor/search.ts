import { z } from "zod";
import { CITIES } from "../job-site/catalogue/places.ts";
import { EmploymentType } from "../job-site/posting.ts";
import { matchesKeywords, matchesLocation, sortFound } from "../job-site/search-words.ts";
import { isEasy, type Job } from "./job.ts";

export const PAGE_SIZE = 20;

/** A place that can be picked from the suggestions. */
export interface SearchPlace {
  id: number;
  label: string;
}

const FIRST_CITY_ID = 2_940_000;
const REMOTE: SearchPlace = { id: 11_047, label: "Remote" };
const PLACES: readonly SearchPlace[] = [
  REMOTE,
  ...CITIES.filter((city) => city.split(",").length > 1).map((city, index) => ({
    id: FIRST_CITY_ID + index * 17,
    label: city.replace(/, India$/, " (India)"),
  })),
];
const SUGGESTIONS_MAX = 6;
const OLD_NAMES: Record<string, string> = { bangalore: "bengaluru", gurgaon: "gurugram" };

export const findPlace = (id: number | null): SearchPlace | undefined =>
  PLACES.find((place) => place.id === id);

/** What the location field suggests for what was typed. */
export function suggestPlaces(typed: string): SearchPlace[] {
  const wanted = typed.trim().toLowerCase().split(",")[0] ?? "";
  if (wanted === "") return [];
  const renamed = Object.entries(OLD_NAMES)
    .filter(([old]) => old.startsWith(wanted))
    .map(([, name]) => name);
  return PLACES.filter((place) =>
    [wanted, ...renamed].some((name) => place.label.toLowerCase().startsWith(name)),
  ).slice(0, SUGGESTIONS_MAX);
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9.+]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** What is looked for. Without a place: everywhere. */
export interface Wanted {
  keywords: string;
  place: SearchPlace | undefined;
}

/**
 * The address of a search. It says where in its own text the place and the keywords stand:
 * `/Job/pune-india-java-jobs-SRCH_IL.0,10_IC123_KO11,15.htm`.
 */
export function searchPath({ keywords, place }: Wanted): string {
  const placeSlug = place === undefined ? "" : slug(place.label);
  const wordSlug = slug(keywords);
  const text = [placeSlug, wordSlug].filter((part) => part !== "").join("-");
  const from = placeSlug === "" ? 0 : placeSlug.length + 1;
  const codes = [
    place === undefined ? "" : `IL.0,${placeSlug.length}_IC${place.id}`,
    wordSlug === "" ? "" : `KO${from},${from + wordSlug.length}`,
  ].filter((code) => code !== "");
  return codes.length === 0
    ? "/Job/index.htm"
    : `/Job/${encodeURI(text)}-jobs-SRCH_${codes.join("_")}.htm`;
}

const ADDRESS = /^(.+)-jobs-SRCH_(?:IL\.0,\d+_IC(\d+))?_?(?:KO(\d+),(\d+))?\.htm$/;

/** What an address looks for, or undefined when it is none of a search. */
export function readSearchPath(name: string): Wanted | undefined {
  const match = ADDRESS.exec(name);
  if (match === null) return undefined;
  const [, text = "", placeId, from, to] = match;
  const place = findPlace(Number(placeId));
  const keywords =
    from === undefined || to === undefined
      ? ""
      : text.slice(Number(from), Number(to)).replaceAll("-", " ");
  return { keywords, place };
}

/** Filters stand in the query; words and places in it are ignored, as on the real thing. */
export const SearchFilters = z.object({
  /** Days. */
  fromAge: z.coerce.number().int().min(1).optional().catch(undefined),
  /** 1 keeps jobs that are applied to in this site's own form. */
  applicationType: z.coerce.number().int().optional().catch(undefined),
  jobType: EmploymentType.optional().catch(undefined),
  remoteWorkType: z.coerce.number().int().optional().catch(undefined),
  sortBy: z.enum(["relevance", "date_desc"]).catch("relevance"),
  /** How many have been shown before. */
  cursor: z.coerce.number().int().min(0).catch(0),
});
export type SearchFilters = z.infer<typeof SearchFilters>;

function matchesPlace(job: Job, place: SearchPlace | undefined): boolean {
  if (place === undefined) return true;
  if (place === REMOTE) return job.workplace === "remote";
  return matchesLocation(job, place.label.split(/ ?[,(]/)[0] ?? "");
}

/** All jobs that match, best or newest first. */
export function searchJobs(jobs: readonly Job[], wanted: Wanted, filters: SearchFilters): Job[] {
  const found = jobs.filter(
    (job) =>
      matchesKeywords(job, wanted.keywords) &&
      matchesPlace(job, wanted.place) &&
      (filters.fromAge === undefined || job.posted_hours_ago <= filters.fromAge * 24) &&
      (filters.applicationType !== 1 || isEasy(job)) &&
      (filters.jobType === undefined || job.job_type === filters.jobType) &&
      (filters.remoteWorkType !== 1 || job.workplace === "remote"),
  );
  const order = filters.sortBy === "date_desc" ? "newest" : "relevance";
  return sortFound(found, wanted.keywords, order);
}
