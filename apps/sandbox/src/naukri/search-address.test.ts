import { expect, test } from "vitest";
import { completeJob } from "./job.ts";
import { jobIdIn, jobPath, parseSearchPath, pathOfPage } from "./search-address.ts";

test.each([
  ["react-developer-jobs-in-bangalore", "react developer", "bangalore", 1],
  ["react-developer-jobs-in-bangalore-2", "react developer", "bangalore", 2],
  ["node-js-jobs", "node js", "", 1],
  ["qa-jobs-3", "qa", "", 3],
  ["jobs-in-new-delhi", "", "new delhi", 1],
])("%s is a search", (path, keywords, location, page) => {
  expect(parseSearchPath(path)).toEqual({ keywords, location, page });
});

test.each(["jobs", "privacy", "mnjuser"])("%s is none", (path) => {
  expect(parseSearchPath(path)).toBeUndefined();
});

test("the path of a page follows from that of any other", () => {
  expect(pathOfPage("/qa-jobs-in-pune-2", 3)).toBe("/qa-jobs-in-pune-3");
  expect(pathOfPage("/qa-jobs-in-pune-2", 1)).toBe("/qa-jobs-in-pune");
});

test("a job's address ends in its id, which is all that counts", () => {
  const job = completeJob({ id: "110526000123", title: "C++ Developer", company: "Probe & Sons" });
  const path = jobPath(job);
  expect(path).toBe("/job-listings-c-developer-probe-sons-bengaluru-2-to-5-years-110526000123");
  expect(jobIdIn(path.slice(1))).toBe(job.id);
});
