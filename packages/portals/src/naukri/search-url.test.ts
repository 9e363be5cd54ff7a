import { expect, test } from "vitest";
import { listQueries, searchUrl } from "./search-url.ts";

const BASE = "https://www.naukri.com";
const ANY = { roles: [], locations: [] };

test("the path holds role and place as words and dashes, and further pages keep the filters", () => {
  const query = { role: "C++ / React Developer,", location: "New Delhi", isRemote: false };
  const url = new URL(
    searchUrl(
      BASE,
      query,
      {
        ...ANY,
        postedWithinDays: 4,
        experienceLevels: ["5 years"],
        workplace: ["on_site", "hybrid"],
        jobTypes: ["Contract", "Casual"],
        payRanges: ["6-10 Lakhs", "10-15 Lakhs", "Plenty"],
      },
      2,
    ),
  );
  expect(url.pathname).toBe("/c-react-developer-jobs-in-new-delhi-2");
  expect([...url.searchParams]).toEqual([
    ["k", query.role],
    ["l", "New Delhi"],
    ["experience", "5"],
    ["jobAge", "7"],
    ["wfhType", "0"],
    ["wfhType", "3"],
    ["jobType", "3"],
    ["ctcFilter", "6to10"],
    ["ctcFilter", "10to15"],
  ]);
});

test("Remote is a way of working, and a place is its city", () => {
  const locations = ["Pune, Maharashtra, India", "Remote"];
  const queries = listQueries({ roles: ["Engineer"], locations });
  expect(queries.map((query) => searchUrl(BASE, query, ANY, 1))).toEqual([
    `${BASE}/engineer-jobs-in-pune?k=Engineer&l=Pune`,
    `${BASE}/engineer-jobs?k=Engineer&wfhType=2`,
  ]);
});

test.each([
  [1, "1"],
  [2, "3"],
  [30, "30"],
  [60, null],
])("jobs of the last %i days: an age that Naukri offers and that leaves none out", (days, age) => {
  const query = { role: "Engineer", location: "", isRemote: false };
  const url = searchUrl(BASE, query, { ...ANY, postedWithinDays: days }, 1);
  expect(new URL(url).searchParams.get("jobAge")).toBe(age);
});
