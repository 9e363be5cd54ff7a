import { expect, test } from "vitest";
import { SearchQuery, searchJobs } from "../search.ts";
import { generateCatalogue } from "./generate.ts";
import { PLACES, suggestCities } from "../../job-site/catalogue/places.ts";
import { UNKNOWABLE_QUESTIONS } from "../../job-site/catalogue/question-bank.ts";

const jobs = generateCatalogue();
const search = (query: Record<string, string>) => searchJobs(jobs, SearchQuery.parse(query));

test("the catalogue is the same every time", () => {
  expect(generateCatalogue()).toEqual(jobs);
});

test("there are many jobs, at many companies, with ids of their own", () => {
  expect(jobs.length).toBeGreaterThanOrEqual(240);
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
  expect(new Set(jobs.map((job) => job.company)).size).toBeGreaterThanOrEqual(60);
  expect(jobs.every((job) => /^\d{10}$/.test(job.id))).toBe(true);
});

test("every place has jobs", () => {
  const thin = PLACES.filter((place) => search({ location: place.name }).length < 10);
  expect(thin.map((place) => place.name)).toEqual([]);
});

test.each([
  "Software Engineer",
  "Frontend Developer",
  "Backend Developer",
  "Full Stack Developer",
  "Java Developer",
  "Python Developer",
  "Data Analyst",
  "Data Scientist",
  "Data Engineer",
  "DevOps Engineer",
  "QA Engineer",
  "Product Manager",
  "Business Analyst",
  "UI/UX Designer",
  "Project Manager",
  "Digital Marketing",
  "Accountant",
  "HR Executive",
])("a search for %s finds 10 to 60 jobs", (keywords) => {
  const found = search({ keywords, location: "India" }).length;
  expect(found).toBeGreaterThanOrEqual(10);
  expect(found).toBeLessThanOrEqual(60);
});

test("filters only take away", () => {
  const all = search({ keywords: "engineer" });
  const easy = search({ keywords: "engineer", f_AL: "true" });
  expect(easy.length).toBeLessThan(all.length);
  expect(easy.every((job) => job.apply === "easy" && job.state === "open")).toBe(true);
  expect(search({ f_TPR: "r86400" }).every((job) => job.posted_hours_ago <= 24)).toBe(true);
  expect(search({ f_WT: "2" }).every((job) => job.workplace === "remote")).toBe(true);
  expect(search({ f_E: "2,3" }).every((job) => [2, 3].includes(job.experience_level))).toBe(true);
  expect(search({ f_JT: "C" }).every((job) => job.job_type === "C")).toBe(true);
});

test("sorting by date puts the newest first", () => {
  const ages = search({ keywords: "developer", sortBy: "DD" }).map((job) => job.posted_hours_ago);
  expect(ages).toEqual(ages.toSorted((left, right) => left - right));
});

test("most jobs can be applied to here, and at least four in five ask nothing unknowable", () => {
  const easy = jobs.filter((job) => job.apply === "easy" && job.state === "open");
  expect(easy.length / jobs.length).toBeGreaterThan(0.75);
  const unknowable =
    /referral code|Why do you want|performance rating|your PAN|report to you|proudest of|interview slots|used in production|Privacy policy|COBOL/;
  const asking = easy.filter((job) =>
    job.steps.some((step) => step.questions.some((question) => unknowable.test(question.label))),
  );
  expect(asking.length).toBeGreaterThan(5);
  expect(asking.length / easy.length).toBeLessThan(0.2);
  expect(UNKNOWABLE_QUESTIONS).toHaveLength(10);
});

test("forms have one to six pages, each control kind occurs, and ids are unique within a form", () => {
  const sizes = new Set(jobs.map((job) => job.steps.length + (job.has_review ? 1 : 0)));
  expect([...sizes].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  const kinds = new Set(
    jobs.flatMap((job) => job.steps.flatMap((step) => step.questions.map((q) => q.kind))),
  );
  expect(kinds.size).toBe(15);
  for (const job of jobs) {
    const ids = job.steps.flatMap((step) => step.questions.map((question) => question.id));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("old and new names of a city find the same suggestions", () => {
  expect(suggestCities("Bangalore")[0]).toBe("Bengaluru, Karnataka, India");
  expect(suggestCities("Bengaluru")[0]).toBe("Bengaluru, Karnataka, India");
  expect(suggestCities("Pune, Maharashtra, India")).toContain("Pune, Maharashtra, India");
  expect(suggestCities("Atlantis")).toEqual([]);
});

test("a city is found while its old name is still being typed", () => {
  expect(suggestCities("Bangalo")[0]).toBe("Bengaluru, Karnataka, India");
  expect(suggestCities("bangalore, Karnataka")[0]).toBe("Bengaluru, Karnataka, India");
});
