import { expect, test } from "vitest";
import { listQueries, searchUrl } from "./search-url.ts";

const BASE = "https://www.indeed.com";

test("each role is looked for in each place, once for each type of job that Indeed knows", () => {
  const criteria = {
    roles: ["Engineer ", "engineer"],
    locations: ["Pune", "Remote"],
    jobTypes: ["Full-time", "Contract", "Volunteer"],
  };
  expect(listQueries(criteria)).toEqual([
    { role: "engineer", location: "Pune", jobType: "fulltime" },
    { role: "engineer", location: "Pune", jobType: "contract" },
    { role: "engineer", location: "Remote", jobType: "fulltime" },
    { role: "engineer", location: "Remote", jobType: "contract" },
  ]);
});

test("without places and types there is one search for each role", () => {
  expect(listQueries({ roles: ["Nurse"], locations: [] })).toEqual([
    { role: "Nurse", location: "", jobType: "" },
  ]);
});

test("who only wants to work from home is not shown the offices of a town", () => {
  const queries = listQueries({ roles: ["Nurse"], locations: ["Pune"], workplace: ["remote"] });
  expect(queries).toEqual([{ role: "Nurse", location: "Remote", jobType: "" }]);
});

test("the address asks for remote jobs only where nothing else is wanted, and has no filter for the way of applying", () => {
  const query = { role: "C++ Engineer", location: "Pune", jobType: "fulltime" };
  const criteria = { roles: [], locations: [], postedWithinDays: 7 };
  const url = new URL(searchUrl(BASE, query, criteria, 20));
  expect(url.pathname).toBe("/jobs");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    q: "C++ Engineer",
    l: "Pune",
    fromage: "7",
    jt: "fulltime",
    start: "20",
  });
  const first = new URL(
    searchUrl(BASE, { ...query, jobType: "" }, { roles: [], locations: [] }, 0),
  );
  expect([...first.searchParams.keys()]).toEqual(["q", "l"]);
  const remote = { roles: [], locations: [], workplace: ["remote"] } as const;
  expect(new URL(searchUrl(BASE, query, remote, 0)).searchParams.get("sc")).toBe(
    "0kf:attr(DSQF7);",
  );
});
