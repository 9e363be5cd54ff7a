import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { countByKind, type CountsByKind, shownBy } from "../sureness/calibrate.fixture.ts";
import { CONCLUSIONS } from "../sureness/conclusion.ts";
import { SURENESS } from "../sureness/table.ts";
import { judge, lineOf, scoreOf } from "./read-set.fixture.ts";

/**
 * Sets of questions whose authors had not seen the rules. The floors are what each set reached after it was mended; the first
 * numbers, which tell more, stand in the README.
 */
const FLOORS = {
  q1: { right: 257, rightOrFine: 260 },
  q2: { right: 244, rightOrFine: 248 },
  q3: { right: 222, rightOrFine: 227 },
  q4: { right: 214, rightOrFine: 219 },
  q5: { right: 215, rightOrFine: 219 },
  q6: { right: 186, rightOrFine: 193 },
  q7: { right: 280, rightOrFine: 286 },
  q8: { right: 254, rightOrFine: 255 },
  q9: { right: 278, rightOrFine: 282 },
  q10: { right: 250, rightOrFine: 250 },
  q11: { right: 265, rightOrFine: 272 },
  q12: { right: 264, rightOrFine: 265 },
  q13: { right: 197, rightOrFine: 197 },
  q14: { right: 288, rightOrFine: 288 },
  q15: { right: 261, rightOrFine: 261 },
  q16: { right: 135, rightOrFine: 135 },
  q17: { right: 176, rightOrFine: 190 },
  q18: { right: 179, rightOrFine: 186 },
  q19: { right: 166, rightOrFine: 182 },
} as const;

/** What the sets show now, by kind of conclusion; the sets are judged once for both tests. */
const NOW: CountsByKind[] = [];

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

// Four thousand questions on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 });

describe("questions by authors who have not seen the rules", () => {
  it("has a floor for every set that is kept", () => {
    const kept = readdirSync(new URL(".", import.meta.url)).filter((name) => /^q\d+$/.test(name));
    expect(kept.toSorted()).toEqual(Object.keys(FLOORS).toSorted());
  });

  it.each(Object.entries(FLOORS))("%s stays at its floor, and no answer is wrong", (set, floor) => {
    const judged = judge(read(`${set}/cases.txt`), read(`${set}/applicants.json`));
    NOW.push(countByKind(judged));
    const score = scoreOf(judged);
    const missed = judged.filter(({ verdict }) => verdict !== "right");
    process.stdout.write(
      `${set}: ${JSON.stringify(score)}\n${missed.map((each) => lineOf(each)).join("\n")}\n`,
    );
    expect(score.wrong).toBe(0);
    expect(score.right).toBeGreaterThanOrEqual(floor.right);
    expect(score.rightOrFine).toBeGreaterThanOrEqual(floor.rightOrFine);
  });

  it("shows no kind of conclusion to be less sure than it claims", () => {
    expect(NOW.length).toBe(Object.keys(FLOORS).length);
    for (const kind of CONCLUSIONS)
      expect(SURENESS[kind].confidence).toBeLessThanOrEqual(shownBy(kind, NOW));
  });
});
