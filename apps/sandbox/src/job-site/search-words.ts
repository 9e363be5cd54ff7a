import { PLACES } from "./catalogue/places.ts";

/** What a search looks at, whatever else a site knows of a job. */
export interface Findable {
  title: string;
  company: string;
  skills: readonly string[];
  /** Words a search finds the job by besides its title, company and skills. */
  keywords: readonly string[];
  location: string;
  workplace: "on_site" | "remote" | "hybrid";
  posted_hours_ago: number;
}

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

const INDEX = new WeakMap<Findable, Indexed>();

function indexOf(job: Findable): Indexed {
  const known = INDEX.get(job);
  if (known !== undefined) return known;
  const all = [job.title, job.company, ...job.skills, ...job.keywords].flatMap(words).map(stem);
  const indexed = { title: job.title.toLowerCase(), words: new Set(all) };
  INDEX.set(job, indexed);
  return indexed;
}

export function matchesKeywords(job: Findable, keywords: string): boolean {
  const indexed = indexOf(job);
  return words(keywords.replaceAll('"', "")).every((word) => indexed.words.has(stem(word)));
}

export function matchesLocation(job: Findable, location: string): boolean {
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

function score(job: Findable, keywords: string): number {
  const wanted = keywords.trim().toLowerCase();
  const { title } = indexOf(job);
  if (wanted !== "" && title === wanted) return 3;
  if (wanted !== "" && title.includes(wanted)) return 2;
  return words(wanted).every((word) => title.includes(stem(word))) ? 1 : 0;
}

/** Newest first, or those whose title fits best. */
export function sortFound<Job extends Findable>(
  found: readonly Job[],
  keywords: string,
  order: "newest" | "relevance",
): Job[] {
  const byAge = (left: Job, right: Job): number => left.posted_hours_ago - right.posted_hours_ago;
  if (order === "newest") return found.toSorted(byAge);
  return found.toSorted(
    (left, right) => score(right, keywords) - score(left, keywords) || byAge(left, right),
  );
}
