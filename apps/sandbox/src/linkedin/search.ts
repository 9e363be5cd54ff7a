import { z } from "zod";
import { matchesKeywords, matchesLocation, sortFound } from "../job-site/search-words.ts";
import type { Job } from "./job.ts";
import { yearlyPay } from "./pages/pay.ts";

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
  f_SB2: z.string().default(""),
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

interface PayBucket {
  code: string;
  text: string;
  /** At least this much a year. */
  least: number;
}

/**
 * What the pay filter offers where one looks: in the United Kingdom 41 to 49 from £20,000 in steps of ten thousand (portal
 * facts, captured 0), in the United States 1 to 9 from $40,000 in steps of twenty (second-hand). Elsewhere nothing is known.
 */
export function payBuckets(location: string): PayBucket[] {
  const country = location.split(",").at(-1)?.trim().toLowerCase() ?? "";
  const bucketsFrom = (first: number, sign: string, start: number, step: number): PayBucket[] =>
    Array.from({ length: 9 }, (_unused, index) => {
      const least = start + index * step;
      return {
        code: String(first + index),
        text: `${sign}${least.toLocaleString("en-US")}+`,
        least,
      };
    });
  if (["united kingdom", "uk"].includes(country)) return bucketsFrom(41, "£", 20_000, 10_000);
  if (["united states", "usa"].includes(country)) return bucketsFrom(1, "$", 40_000, 20_000);
  return [];
}

/** A code of another market changes nothing. A job that does not say what it pays is left out: a guess. */
function matchesPay(job: Job, query: SearchQuery): boolean {
  const bucket = payBuckets(query.location).find(({ code }) => code === query.f_SB2);
  if (bucket === undefined) return true;
  const pay = job.salary === null ? undefined : yearlyPay(job.salary);
  return pay !== undefined && pay >= bucket.least;
}

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
    matchesAge(job, query.f_TPR) &&
    matchesPay(job, query)
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
