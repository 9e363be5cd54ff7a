import { expect, test } from "vitest";
import { unwantedFor } from "./search-match.ts";

test.each([
  ["Senior Backend Engineer", "backend engineer", undefined],
  ["Senior Backend Engineer", "Backend Engineers", undefined],
  ["Engineer, Backend", "Backend Engineer", undefined],
  ["Frontend Engineer", "Backend Engineer", "other_role"],
  ["C++ Developer", "C Developer", "other_role"],
  ["Node.js Developer", "node.js developer", undefined],
  ["Head of Sales", "head sales", undefined],
])("%s is not what somebody who looks for %s wants: %s", (title, role, why) => {
  expect(unwantedFor({ title, location: "Pune" }, { roles: [role], locations: [] })).toBe(why);
});

test.each([
  ["Bengaluru, Karnataka, India", "Bangalore", undefined],
  ["Pune, Maharashtra, India", "Pune, Maharashtra", undefined],
  ["Remote, India", "Remote", undefined],
  ["Berlin", "Pune", "other_place"],
  ["", "Pune", undefined],
])("a job in %j is not for somebody who wants %j: %s", (location, wanted, why) => {
  expect(unwantedFor({ title: "X", location }, { roles: [], locations: [wanted] })).toBe(why);
});

test("one of several roles and places is enough", () => {
  const criteria = { roles: ["Designer", "Engineer"], locations: ["Pune", "Mumbai"] };
  expect(unwantedFor({ title: "Engineer", location: "Mumbai" }, criteria)).toBeUndefined();
  expect(unwantedFor({ title: "Engineer", location: "Delhi" }, criteria)).toBe("other_place");
});
