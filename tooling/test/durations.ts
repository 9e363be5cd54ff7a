import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import type { StepOutcome } from "./run-steps.ts";

/** So many files are named at the end of a run. */
const SLOWEST = 10;
/** A step has grown when it took this much longer than the middle one of the earlier runs … */
const GROWN_FACTOR = 1.3;
/** … and at least so many seconds longer: short steps vary. */
const GROWN_SECONDS = 5;
/** Earlier runs that are compared with. */
const KEPT_RUNS = 9;
/** Fewer tell nothing. */
const FEWEST_RUNS = 3;

const History = z.array(z.record(z.string(), z.number()));
type History = z.infer<typeof History>;

/** The slowest test files of a run, as lines for its summary. */
export function listSlowest(outcomes: readonly StepOutcome[]): string[] {
  const files = outcomes.flatMap(({ files = [] }) => files);
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const lines = slowest.map(
    ({ file, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${file}`,
  );
  return lines.length === 0 ? [] : ["", "Slowest files", ...lines];
}

/**
 * Compares the steps with what they took in earlier green runs on this machine, which `file` keeps, and returns a line for
 * each that has grown. A run without a failure is added to the file.
 */
export function compareWithEarlier(outcomes: readonly StepOutcome[], file: string): string[] {
  const history = readHistory(file);
  const grown = outcomes.flatMap(({ name, seconds }) => {
    const earlier = history.flatMap((run) => run[name] ?? []).toSorted((one, other) => one - other);
    const usual = earlier[Math.floor(earlier.length / 2)];
    if (usual === undefined || earlier.length < FEWEST_RUNS) return [];
    const isGrown = seconds > usual * GROWN_FACTOR && seconds > usual + GROWN_SECONDS;
    return isGrown ? [`  ${name}: ${seconds.toFixed(1)} s, usually ${usual.toFixed(1)} s`] : [];
  });
  if (outcomes.every(({ failed }) => failed === 0)) {
    const run = Object.fromEntries(outcomes.map(({ name, seconds }) => [name, seconds]));
    writeFileSync(file, JSON.stringify([...history, run].slice(-KEPT_RUNS)));
  }
  return grown.length === 0 ? [] : ["", "Slower than usual on this machine", ...grown];
}

function readHistory(file: string): History {
  try {
    return History.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    // None yet, or one of another version: it begins anew.
    return [];
  }
}
