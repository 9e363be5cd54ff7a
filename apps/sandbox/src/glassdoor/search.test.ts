import { expect, test } from "vitest";
import { generateCatalogue } from "./catalogue/generate.ts";
import { readSearchPath, SearchFilters, searchJobs, searchPath, suggestPlaces } from "./search.ts";

const jobs = generateCatalogue();
const [pune] = suggestPlaces("Pune");
const name = (path: string) => path.replace("/Job/", "");

test("an address says what is looked for and where, and is read back as such", () => {
  const wanted = { keywords: "software engineer", place: pune };
  const path = searchPath(wanted);
  expect(path).toMatch(
    /^\/Job\/pune-maharashtra-india-software-engineer-jobs-SRCH_IL\.0,22_IC\d+_KO23,40\.htm$/,
  );
  expect(readSearchPath(name(path))).toEqual(wanted);
});

test("a search needs neither words nor a place, and without both there is no address for it", () => {
  expect(searchPath({ keywords: "java", place: undefined })).toBe("/Job/java-jobs-SRCH_KO0,4.htm");
  expect(readSearchPath("java-jobs-SRCH_KO0,4.htm")).toEqual({
    keywords: "java",
    place: undefined,
  });
  expect(readSearchPath(name(searchPath({ keywords: "", place: pune })))).toEqual({
    keywords: "",
    place: pune,
  });
  expect(searchPath({ keywords: "", place: undefined })).toBe("/Job/index.htm");
  expect(readSearchPath("jobs.htm")).toBeUndefined();
});

test("old names of cities are found, and nothing is suggested for nothing", () => {
  expect(suggestPlaces("Bangalore")[0]?.label).toBe("Bengaluru, Karnataka (India)");
  expect(suggestPlaces("Leeds")[0]?.label).toBe("Leeds, England, United Kingdom");
  expect(suggestPlaces("")).toEqual([]);
  expect(suggestPlaces("Atlantis")).toEqual([]);
});

const find = (keywords: string, place: string, query: Record<string, string> = {}) =>
  searchJobs(
    jobs,
    { keywords, place: place === "" ? undefined : suggestPlaces(place)[0] },
    SearchFilters.parse(query),
  );

test.each([
  "Bangalore",
  "Hyderabad",
  "Pune",
  "Mumbai",
  "Chennai",
  "Delhi",
  "Gurgaon",
  "Noida",
  "Kolkata",
  "Remote",
])("there are jobs in %s", (place) => {
  expect(find("", place).length).toBeGreaterThanOrEqual(8);
});

test("filters only take away", () => {
  const easy = find("", "", { applicationType: "1" });
  expect(easy.length).toBeLessThan(jobs.length);
  expect(easy.every((job) => job.apply === "easy" && job.state === "open")).toBe(true);
  expect(find("", "", { fromAge: "1" }).every((job) => job.posted_hours_ago <= 24)).toBe(true);
  expect(find("", "", { remoteWorkType: "1" }).every((job) => job.workplace === "remote")).toBe(
    true,
  );
  const ages = find("", "", { sortBy: "date_desc" }).map((job) => job.posted_hours_ago);
  expect(ages).toEqual(ages.toSorted((left, right) => left - right));
});

test("there are many jobs at many companies, the same every time, with frauds and reposts among them", () => {
  expect(generateCatalogue()).toEqual(jobs);
  expect(jobs.length).toBeGreaterThanOrEqual(150);
  expect(new Set(jobs.map((job) => job.company)).size).toBeGreaterThanOrEqual(60);
  expect(new Set(jobs.map((job) => job.id)).size).toBe(jobs.length);
  expect(new Set(jobs.flatMap((job) => job.scam ?? [])).size).toBe(3);
  const ids = new Set(jobs.map((job) => job.id));
  const reposts = jobs.flatMap((job) => job.repost_of ?? []);
  expect(reposts.length).toBeGreaterThanOrEqual(5);
  expect(reposts.every((id) => ids.has(id))).toBe(true);
});
