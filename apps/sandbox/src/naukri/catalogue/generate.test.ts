import { expect, test } from "vitest";
import { SearchQuery } from "../search-address.ts";
import { searchJobs } from "../search.ts";
import { generateCatalogue } from "./generate.ts";

const jobs = generateCatalogue();
const asking = jobs.filter((job) => job.questions.length > 0);
const search = (keywords: string, location: string, query: object = {}) =>
  searchJobs(jobs, { keywords, location, page: 1 }, SearchQuery.parse(query), "usual");

test("the catalogue is the same every time, with ids of their own", () => {
  expect(generateCatalogue()).toEqual(jobs);
  expect(jobs.length).toBeGreaterThanOrEqual(200);
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
});

test("every place and every state of a job is there", () => {
  for (const city of ["bangalore", "hyderabad", "pune", "mumbai", "chennai", "delhi", "noida"]) {
    expect(search("", city).length).toBeGreaterThan(5);
  }
  const count = (is: (job: (typeof jobs)[number]) => boolean) => jobs.filter(is).length;
  expect(count((job) => job.apply === "external")).toBeGreaterThan(20);
  expect(count((job) => job.state === "closed")).toBeGreaterThan(3);
  expect(count((job) => job.promoted)).toBeGreaterThan(10);
  expect(count((job) => job.scam !== null)).toBe(5);
  const walkIns = jobs.filter((job) => job.walk_in !== null);
  expect(walkIns.length).toBeGreaterThan(3);
  expect(walkIns.every((job) => job.title.startsWith("Walk-in || "))).toBe(true);
});

test("two in five ask nothing, the rest ask in all ways", () => {
  const share = 1 - asking.length / jobs.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.55);
  const kinds = new Set(asking.flatMap((job) => job.questions.map((question) => question.kind)));
  expect(kinds.size).toBeGreaterThanOrEqual(12);
  expect(new Set(asking.map((job) => job.greeting)).size).toBe(4);
  const repeated = asking.filter(
    ({ questions }) => new Set(questions.map(({ label }) => label)).size < questions.length,
  );
  expect(repeated.length).toBeGreaterThan(0);
});

test("filters only take away", () => {
  const all = search("", "bangalore");
  const young = search("", "bangalore", { jobAge: "3" });
  expect(young.length).toBeLessThan(all.length);
  expect(young.every((job) => job.posted_hours_ago <= 72)).toBe(true);
  const remote = search("", "", { wfhType: "2" });
  expect(remote.every((job) => job.workplace === "remote")).toBe(true);
  const paid = search("", "", { ctcFilter: ["6to10", "10to15"] });
  expect(paid.length).toBeGreaterThan(0);
  expect(paid.every((job) => job.salary !== null)).toBe(true);
  const years = search("", "", { experience: "4" });
  expect(years.every(({ experience }) => experience.from <= 4 && 4 <= experience.to)).toBe(true);
  const ages = search("", "pune", { sort: "f" }).map((job) => job.posted_hours_ago);
  expect(ages).toEqual(ages.toSorted((one, other) => one - other));
});

test("the query wins over the path, and holds several cities", () => {
  const both = search("", "delhi", { l: "pune, chennai" });
  expect(both.length).toBeGreaterThan(0);
  expect(both.every((job) => /Pune|Chennai/.test(job.location))).toBe(true);
});
