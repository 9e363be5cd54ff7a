import { z } from "zod";
import { matchesKeywords, matchesLocation, sortFound } from "../job-site/search-words.ts";
import type { Job } from "./job.ts";

export const PAGE_SIZE = 25;

const list = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter((item) => item !== ""));

/** The query parameters of a search; anything unreadable counts as absent, as on the real thing. */
export const SearchQuery = z.object({
  keywords: z.string().max(300).default(""),
  location: z.string().max(300).default(""),
  f_AL: z.string().default(""),
  f_E: list,
  f_TPR: z.string().default(""),
  f_WT: list,
  f_JT: list,
  sortBy: z.string().default("R"),
  start: z.coerce.number().int().min(0).catch(0),
  currentJobId: z.string().default(""),
});
export type SearchQuery = z.infer<typeof SearchQuery>;

const WORKPLACE_CODES: Record<string, Job["workplace"]> = {
  "1": "on_site",
  "2": "remote",
  "3": "hybrid",
};

function matchesAge(job: Job, limit: string): boolean {
  const seconds = /^r(\d+)$/.exec(limit)?.[1];
  return seconds === undefined || job.posted_hours_ago * 3600 <= Number(seconds);
}

function matchesFilters(job: Job, query: SearchQuery): boolean {
  const isEasy = job.apply === "easy" && job.state === "open";
  return (
    (query.f_AL !== "true" || isEasy) &&
    (query.f_E.length === 0 || query.f_E.includes(String(job.experience_level))) &&
    (query.f_WT.length === 0 ||
      query.f_WT.some((code) => WORKPLACE_CODES[code] === job.workplace)) &&
    (query.f_JT.length === 0 || query.f_JT.includes(job.job_type)) &&
    matchesAge(job, query.f_TPR)
  );
}

/** All jobs that match, best or newest first. */
export function searchJobs(jobs: readonly Job[], query: SearchQuery): Job[] {
  const found = jobs.filter(
    (job) =>
      matchesKeywords(job, query.keywords) &&
      matchesLocation(job, query.location) &&
      matchesFilters(job, query),
  );
  return sortFound(found, query.keywords, query.sortBy === "DD" ? "newest" : "relevance");
}
