import { expect, test } from "vitest";
import { isWanted } from "./search-match.ts";

test.each([
  ["Senior Backend Engineer", "backend engineer", true],
  ["Senior Backend Engineer", "Backend Engineers", true],
  ["Engineer, Backend", "Backend Engineer", true],
  ["Frontend Engineer", "Backend Engineer", false],
  ["C++ Developer", "C Developer", false],
  ["Node.js Developer", "node.js developer", true],
  ["Head of Sales", "head sales", true],
])("%s is found by %s: %s", (title, role, isFound) => {
  expect(isWanted({ title, location: "Pune" }, { roles: [role], locations: [] })).toBe(isFound);
});

test.each([
  ["Bengaluru, Karnataka, India", "Bangalore", true],
  ["Pune, Maharashtra, India", "Pune, Maharashtra", true],
  ["Remote, India", "Remote", true],
  ["Berlin", "Pune", false],
  ["", "Pune", true],
])("a job in %j is at %j: %s", (location, wanted, isThere) => {
  expect(isWanted({ title: "X", location }, { roles: [], locations: [wanted] })).toBe(isThere);
});

test("one of several roles and places is enough", () => {
  const criteria = { roles: ["Designer", "Engineer"], locations: ["Pune", "Mumbai"] };
  expect(isWanted({ title: "Engineer", location: "Mumbai" }, criteria)).toBe(true);
  expect(isWanted({ title: "Engineer", location: "Delhi" }, criteria)).toBe(false);
});
