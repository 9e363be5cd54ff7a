import { expect, test } from "vitest";
import { listQueries, searchUrl } from "./search-url.ts";

const BASE = "https://www.linkedin.com";

test("each role is searched in each place once, and Remote is a way of working", () => {
  const queries = listQueries({ roles: ["Engineer", "engineer "], locations: ["Pune", "remote"] });
  expect(queries.map(({ location, isRemote }) => [location, isRemote])).toEqual([
    ["Pune", false],
    ["", true],
  ]);
});

test("a role without places is searched everywhere", () => {
  expect(listQueries({ roles: ["Engineer"], locations: [] })).toEqual([
    { role: "Engineer", location: "", isRemote: false },
  ]);
});

test("every filter reaches the address in the portal's codes", () => {
  const query = { role: "C++ & Go", location: "Pune, India", isRemote: false };
  const url = new URL(
    searchUrl(
      BASE,
      query,
      {
        roles: [],
        locations: [],
        postedWithinDays: 7,
        experienceLevels: ["Entry level", "Mid-Senior level", "unheard of"],
        jobTypes: ["Full-time", "Contract"],
        workplace: ["on_site", "hybrid"],
      },
      50,
    ),
  );
  expect(url.pathname).toBe("/jobs/search/");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    keywords: "C++ & Go",
    location: "Pune, India",
    origin: "JOBS_HOME_SEARCH_BUTTON",
    f_AL: "true",
    f_TPR: "r604800",
    f_E: "2,4",
    f_JT: "F,C",
    f_WT: "1,3",
    start: "50",
  });
});

test("a remote query asks for remote work only, whatever else is chosen", () => {
  const query = { role: "Engineer", location: "", isRemote: true };
  const url = new URL(
    searchUrl(BASE, query, { roles: [], locations: [], workplace: ["on_site"] }, 0),
  );
  expect(url.searchParams.get("f_WT")).toBe("2");
  expect(url.searchParams.has("location")).toBe(false);
  expect(url.searchParams.has("start")).toBe(false);
});

test("jobs that are applied to elsewhere are searched for only when they are wanted", () => {
  const query = { role: "Engineer", location: "Pune", isRemote: false };
  const applyFilter = (easyApplyOnly?: boolean) => {
    const criteria = {
      roles: [],
      locations: [],
      ...(easyApplyOnly === undefined ? {} : { easyApplyOnly }),
    };
    return new URL(searchUrl(BASE, query, criteria, 0)).searchParams.get("f_AL");
  };
  expect([applyFilter(), applyFilter(true), applyFilter(false)]).toEqual(["true", "true", null]);
});
