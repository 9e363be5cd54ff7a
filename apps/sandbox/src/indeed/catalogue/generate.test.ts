import { expect, test } from "vitest";
import { PLACES } from "../../job-site/catalogue/places.ts";
import { plainPosition } from "../../job-site/catalogue/respell.ts";
import { generateCatalogue as generateLinkedin } from "../../linkedin/catalogue/generate.ts";
import { EASY_ATTRIBUTE, SearchQuery, searchJobs } from "../search.ts";
import { generateCatalogue } from "./generate.ts";

const jobs = generateCatalogue();
const search = (query: Record<string, string>) => searchJobs(jobs, SearchQuery.parse(query));

test("the catalogue is the same every time", () => {
  expect(generateCatalogue()).toEqual(jobs);
});

test("there are many jobs, at many companies, with keys of their own", () => {
  expect(jobs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(jobs.map((job) => job.company)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
});

test("every place has jobs", () => {
  const thin = PLACES.filter((place) => search({ l: place.name }).length < 8);
  expect(thin.map((place) => place.name)).toEqual([]);
});

test("a share are jobs of the first site: same title, company and city, however they are written", () => {
  const key = (job: { title: string; company: string; location: string }) => {
    const { title, company } = plainPosition(job);
    return `${title}|${company}|${job.location.split(",")[0]}`;
  };
  const linkedin = new Set(generateLinkedin().map(key));
  const shared = jobs.filter((job) => job.workplace !== "remote" && linkedin.has(key(job)));
  expect(shared.length / jobs.length).toBeGreaterThan(0.25);
  expect(shared.length / jobs.length).toBeLessThan(0.5);
});

test("reposts point at the posting they repeat, and frauds of each kind are there", () => {
  const reposts = jobs.filter((job) => job.repost_of !== null);
  expect(reposts.length).toBeGreaterThanOrEqual(5);
  for (const job of reposts) {
    const earlier = jobs.find((candidate) => candidate.id === job.repost_of);
    expect([earlier?.title, earlier?.company, earlier?.location]).toEqual([
      job.title,
      job.company,
      job.location,
    ]);
  }
  const frauds = new Set(jobs.flatMap((job) => job.scam ?? []));
  expect(frauds).toEqual(new Set(["payment_asked", "off_platform_contact", "impossible_pay"]));
});

test("forms differ in pages and order, and a form's questions have ids of their own", () => {
  const orders = new Set(jobs.map((job) => job.steps.map((step) => step.module).join(" ")));
  expect(orders.size).toBeGreaterThan(30);
  const modules = new Set(jobs.flatMap((job) => job.steps.map((step) => step.module)));
  expect(modules.size).toBe(9);
  for (const job of jobs) {
    const ids = job.steps.flatMap((step) => step.questions.map((question) => question.id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("filters only take away, and a radius adds what is near", () => {
  const remote = search({ sc: "0kf:attr(DSQF7);" });
  expect(remote.length).toBeGreaterThan(0);
  expect(remote.every((job) => job.workplace === "remote")).toBe(true);
  expect(remote.some((job) => job.apply === "external")).toBe(true);
  const easy = search({ sc: `0kf:attr(${EASY_ATTRIBUTE});` });
  expect(easy.length).toBeLessThan(jobs.length);
  expect(easy.every((job) => job.apply === "easy" && job.state === "open")).toBe(true);
  expect(search({ fromage: "1" }).every((job) => job.posted_hours_ago <= 24)).toBe(true);
  expect(search({ jt: "contract" }).every((job) => job.job_type === "contract")).toBe(true);
  const ages = search({ sort: "date" }).map((job) => job.posted_hours_ago);
  expect(ages).toEqual(ages.toSorted((left, right) => left - right));
  const noida = search({ l: "Noida" });
  expect(search({ l: "Noida", radius: "50" }).length).toBeGreaterThan(noida.length);
  expect(search({ l: "remote" }).every((job) => job.workplace === "remote")).toBe(true);
});
