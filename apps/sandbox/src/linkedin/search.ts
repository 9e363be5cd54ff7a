import { z } from "zod";
import { PLACES } from "./catalogue/places.ts";
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

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9+#.]+/)
    .map((word) => word.replace(/^\.+|\.+$/g, ""))
    .filter((word) => word !== "" && !["and", "or", "in", "the", "of"].includes(word));

/** "developers" finds "developer". */
const stem = (word: string): string =>
  word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word;

interface Indexed {
  title: string;
  words: Set<string>;
}

const INDEX = new WeakMap<Job, Indexed>();

function indexOf(job: Job): Indexed {
  const known = INDEX.get(job);
  if (known !== undefined) return known;
  const all = [job.title, job.company, ...job.skills, ...job.keywords].flatMap(words).map(stem);
  const indexed = { title: job.title.toLowerCase(), words: new Set(all) };
  INDEX.set(job, indexed);
  return indexed;
}

function matchesKeywords(job: Job, keywords: string): boolean {
  const indexed = indexOf(job);
  return words(keywords.replaceAll('"', "")).every((word) => indexed.words.has(stem(word)));
}

function matchesLocation(job: Job, location: string): boolean {
  const wanted = location.trim().toLowerCase();
  if (wanted === "" || wanted === "india" || wanted === "worldwide") return true;
  if (wanted === "remote") return job.workplace === "remote";
  const first = wanted.split(",")[0]?.trim() ?? wanted;
  const place = PLACES.find(
    (candidate) => candidate.aliases.includes(first) || candidate.name.toLowerCase() === first,
  );
  const names = place?.aliases ?? [first];
  return names.some((name) => job.location.toLowerCase().includes(name));
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
    matchesAge(job, query.f_TPR)
  );
}

function score(job: Job, keywords: string): number {
  const wanted = keywords.trim().toLowerCase();
  const { title } = indexOf(job);
  if (wanted !== "" && title === wanted) return 3;
  if (wanted !== "" && title.includes(wanted)) return 2;
  return words(wanted).every((word) => title.includes(stem(word))) ? 1 : 0;
}

/** All jobs that match, best or newest first. */
export function searchJobs(jobs: readonly Job[], query: SearchQuery): Job[] {
  const found = jobs.filter(
    (job) =>
      matchesKeywords(job, query.keywords) &&
      matchesLocation(job, query.location) &&
      matchesFilters(job, query),
  );
  const byAge = (left: Job, right: Job): number => left.posted_hours_ago - right.posted_hours_ago;
  if (query.sortBy === "DD") return found.toSorted(byAge);
  return found.toSorted(
    (left, right) =>
      score(right, query.keywords) - score(left, query.keywords) || byAge(left, right),
  );
}
