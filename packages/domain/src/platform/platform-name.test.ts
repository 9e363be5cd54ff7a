import { expect, test } from "vitest";
import { platformNameOf } from "./platform-name.ts";

// SPEC 1.3
test("a platform's record names it, else the fixed ids do, else it is unknown", () => {
  expect(platformNameOf(1, "LinkedIn India")).toBe("LinkedIn India");
  expect([1, 2, 3, 4].map((id) => platformNameOf(id, null))).toEqual([
    "LinkedIn",
    "Naukri",
    "IIMJobs",
    "Indeed",
  ]);
  expect([0, 5, 900].map((id) => platformNameOf(id, " "))).toEqual(
    Array.from({ length: 3 }, () => "Unknown Platform"),
  );
});
