import { expect, test } from "vitest";
import {
  findPlace,
  isSearchAddress,
  listFilters,
  listQueries,
  withFilters,
} from "./search-query.ts";

test("each role is looked for in each place, once", () => {
  const queries = listQueries({ roles: ["Engineer", "engineer "], locations: ["Pune", "Remote"] });
  expect(queries.map(({ location }) => location)).toEqual(["Pune", "Remote"]);
  expect(listQueries({ roles: ["Engineer"], locations: [] })).toEqual([
    { role: "Engineer", location: "" },
  ]);
});

test("every filter reaches the address in Glassdoor's codes, one type of job at a time", () => {
  const filters = listFilters({
    roles: [],
    locations: [],
    postedWithinDays: 14,
    workplace: ["remote"],
    jobTypes: ["Full-time", "Internship", "Volunteer"],
  });
  const address = "https://www.glassdoor.com/Job/pune-engineer-jobs-SRCH_IL.0,4_IC1_KO5,13.htm";
  expect(filters.map((each) => new URL(withFilters(address, each)).search)).toEqual([
    "?fromAge=14&applicationType=1&remoteWorkType=1&jobType=fulltime",
    "?fromAge=14&applicationType=1&remoteWorkType=1&jobType=internship",
  ]);
  expect(listFilters({ roles: [], locations: [], easyApplyOnly: false })).toEqual([{}]);
});

test("only a place that is surely meant is picked", () => {
  const offered = ["Pune, Maharashtra (India)", "Puned (India)", "Remote"];
  expect(findPlace(offered, "Pune")).toBe("Pune, Maharashtra (India)");
  expect(findPlace(offered, "Pune, India")).toBe("Pune, Maharashtra (India)");
  expect(findPlace(offered, "remote")).toBe("Remote");
  expect(findPlace(offered, "Pune, Ohio")).toBeUndefined();
  expect(findPlace(["Bengaluru, Karnataka (India)"], "Bangalore")).toMatch(/^Bengaluru/);
  expect(findPlace(["Salem, Oregon", "Salem, Ohio"], "Salem")).toBeUndefined();
});

// "New York, NY (US)" is how Glassdoor writes places there.
test.each([
  ["Austin", "Austin, TX (US)"],
  ["Austin, Texas", "Austin, TX (US)"],
  ["Austin, Texas, United States", "Austin, TX (US)"],
  ["Austin, Minnesota", "Austin, MN (US)"],
  ["New York", "New York, NY (US)"],
  ["New York City", "New York, NY (US)"],
  ["Columbus", "Columbus, OH (US)"],
  ["Leeds", "Leeds, England (UK)"],
  ["Leeds, United Kingdom", "Leeds, England (UK)"],
  ["Toronto, ON", "Toronto, ON (Canada)"],
  ["Sydney, New South Wales", "Sydney, NSW (Australia)"],
  ["Berlin", "Berlin (Germany)"],
  ["Munich", "Munich (Germany)"],
])("%s is %s, among its namesakes", (wanted, place) => {
  const offered = [
    "Austin, TX (US)",
    "Austin, MN (US)",
    "New York, NY (US)",
    "New York Mills, MN (US)",
    "Columbus, OH (US)",
    "Columbus, GA (US)",
    "Leeds, AL (US)",
    "Leeds, England (UK)",
    "Toronto, OH (US)",
    "Toronto, ON (Canada)",
    "Sydney, NS (Canada)",
    "Sydney, NSW (Australia)",
    "Berlin, CT (US)",
    "Berlin (Germany)",
    "Munich (Germany)",
    "Munich, ND (US)",
  ];
  expect(findPlace(offered, wanted)).toBe(place);
});

test("a namesake in another country is not picked because it stands alone", () => {
  expect(findPlace(["Leeds, AL (US)"], "Leeds")).toBeUndefined();
  expect(findPlace(["Hyderabad (Pakistan)"], "Hyderabad")).toBeUndefined();
  expect(findPlace(["Springfield, IL (US)", "Springfield, MO (US)"], "Springfield")).toBe(
    undefined,
  );
});

test("recommendations are no search", () => {
  const at = (path: string): boolean => isSearchAddress(new URL(path, "https://www.glassdoor.com"));
  expect(at("/Job/engineer-jobs-SRCH_KO0,8.htm?fromAge=1")).toBe(true);
  expect(at("/Job/jobs.htm?sc.keyword0=engineer")).toBe(false);
});
