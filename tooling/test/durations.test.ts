import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compareWithEarlier, listSlowest } from "./durations.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "durations-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const outcome = (seconds: number, failed = 0) => ({
  name: "unit tests",
  passed: 1,
  failed,
  output: "",
  seconds,
});

it("a step that takes much longer than in most earlier green runs is named", () => {
  const file = join(folder, "earlier.json");
  for (const seconds of [20, 21, 40])
    expect(compareWithEarlier([outcome(seconds)], file)).toEqual([]);
  expect(compareWithEarlier([outcome(25)], file)).toEqual([]);
  expect(compareWithEarlier([outcome(33)], file).at(-1)).toBe(
    "  unit tests: 33.0 s, usually 25.0 s",
  );
});

it("a run that failed is not compared with later", () => {
  const file = join(folder, "earlier.json");
  for (let nth = 0; nth < 5; nth += 1) compareWithEarlier([outcome(1, 1)], file);
  expect(compareWithEarlier([outcome(60)], file)).toEqual([]);
});

it("the ten slowest files of all steps are listed, the slowest first", () => {
  const files = Array.from({ length: 8 }, (_, nth) => ({ file: `f${nth}`, seconds: nth }));
  const more = [{ file: "g", seconds: 99 }];
  const lines = listSlowest([
    { ...outcome(1), files },
    { ...outcome(1), files: [...files, ...more] },
  ]);
  expect(lines).toHaveLength(12);
  expect(lines[2]).toContain("99.0 s  g");
});
