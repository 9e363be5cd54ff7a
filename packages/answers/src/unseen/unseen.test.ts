import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { countByKind, type CountsByKind, shownBy } from "../confidence/calibrate.fixture.ts";
import { CONCLUSIONS } from "../confidence/conclusion.ts";
import { SURENESS } from "../confidence/table.ts";
import { judge, lineOf, scoreOf } from "./read-set.fixture.ts";

/**
 * Sets of questions whose authors had not seen the rules. The floors are what each set reached after it was mended; the first
 * numbers, which tell more, stand in the README.
 */
const FLOORS = {
  q1: { right: 260, rightOrFine: 263 },
  q2: { right: 252, rightOrFine: 253 },
  q3: { right: 228, rightOrFine: 233 },
  q4: { right: 223, rightOrFine: 227 },
  q5: { right: 219, rightOrFine: 223 },
  q6: { right: 197, rightOrFine: 204 },
  q7: { right: 289, rightOrFine: 295 },
  q8: { right: 263, rightOrFine: 264 },
  q9: { right: 291, rightOrFine: 295 },
  q10: { right: 259, rightOrFine: 259 },
  q11: { right: 276, rightOrFine: 283 },
  q12: { right: 273, rightOrFine: 273 },
  q13: { right: 206, rightOrFine: 206 },
  q14: { right: 293, rightOrFine: 293 },
  q15: { right: 271, rightOrFine: 271 },
  q16: { right: 138, rightOrFine: 138 },
  q17: { right: 193, rightOrFine: 204 },
  q18: { right: 188, rightOrFine: 195 },
  q19: { right: 186, rightOrFine: 200 },
  q20: { right: 191, rightOrFine: 199 },
  q21: { right: 184, rightOrFine: 197 },
  q22: { right: 179, rightOrFine: 189 },
  q23: { right: 210, rightOrFine: 211 },
  q24: { right: 230, rightOrFine: 232 },
  q25: { right: 205, rightOrFine: 208 },
  q26: { right: 226, rightOrFine: 237 },
  q27: { right: 236, rightOrFine: 243 },
  q28: { right: 233, rightOrFine: 238 },
  q29: { right: 218, rightOrFine: 225 },
  q30: { right: 236, rightOrFine: 241 },
  q31: { right: 228, rightOrFine: 239 },
  q32: { right: 212, rightOrFine: 221 },
  q33: { right: 217, rightOrFine: 229 },
  q34: { right: 223, rightOrFine: 229 },
  q35: { right: 245, rightOrFine: 256 },
  q36: { right: 227, rightOrFine: 236 },
  q37: { right: 226, rightOrFine: 235 },
  q38: { right: 233, rightOrFine: 247 },
  q39: { right: 188, rightOrFine: 199 },
  q40: { right: 246, rightOrFine: 259 },
  q41: { right: 252, rightOrFine: 264 },
  q42: { right: 234, rightOrFine: 247 },
  q43: { right: 260, rightOrFine: 267 },
  q44: { right: 218, rightOrFine: 224 },
  q45: { right: 230, rightOrFine: 241 },
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
