import { z } from "zod";
import type { Job } from "./job.ts";

/** Lower case; every run of other signs becomes one hyphen. */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** `/job-listings-{title}-{company}-{cities}-{a}-to-{b}-years-{id}` */
export function jobPath(job: Job): string {
  const { from, to } = job.experience;
  const words = slugOf(`${job.title} ${job.company} ${job.location}`);
  return `/job-listings-${words}-${from}-to-${to}-years-${job.id}`;
}

/** The job's id in an address of its page: the last run of digits. */
export const jobIdIn = (page: string): string | undefined =>
  /^job-listings-.*?(\d{12})$/.exec(page)?.[1];

export interface SearchPath {
  keywords: string;
  location: string;
  page: number;
}

const SEARCH_PATH =
  /^(?:(?<keywords>[a-z0-9-]+)-)?jobs(?:-in-(?<city>[a-z0-9-]*?[a-z]))?(?:-(?<page>\d+))?$/;

/** Reads `{keywords}-jobs-in-{city}-{page}`; undefined when a path is no search. `/jobs` alone is none either. */
export function parseSearchPath(path: string): SearchPath | undefined {
  const groups = SEARCH_PATH.exec(path)?.groups;
  if (groups === undefined) return undefined;
  const { keywords = "", city = "", page = "1" } = groups;
  if (keywords === "" && city === "") return undefined;
  const words = (slug: string) => slug.replaceAll("-", " ");
  return { keywords: words(keywords), location: words(city), page: Math.max(1, Number(page)) };
}

/** The path of another page of a search, without its query, as the links of the bar have it. */
export function pathOfPage(path: string, page: number): string {
  const base = path.replace(/-\d+$/, "");
  return page === 1 ? base : `${base}-${page}`;
}

const text = z.string().max(300).optional().catch(undefined);
const severalTexts = z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]);

/** The query of a search. What cannot be read counts as absent. */
export const SearchQuery = z.object({
  k: text,
  /** Several cities are joined by commas. */
  l: text,
  experience: z.coerce.number().int().min(0).max(50).optional().catch(undefined),
  jobAge: z.coerce.number().int().min(1).optional().catch(undefined),
  wfhType: severalTexts,
  ctcFilter: severalTexts,
  jobType: severalTexts,
  /** Two spellings are told of; both are taken. */
  sort: text,
  sortBy: text,
});
export type SearchQuery = z.infer<typeof SearchQuery>;
