import type { TrialResult } from "./break-site.ts";
import { knownLoss } from "./known-losses.ts";
import type { KnownLoss } from "./known-losses.ts";

/**
 * What is said of a key: an application that stopped says so without naming the key, a loss with a written reason is no silent
 * one, and where the page itself broke, nothing is proven.
 */
const STATES = ["survived", "reported", "stopped", "explained", "unproven", "silent"] as const;
export type KeyState = (typeof STATES)[number];

export interface KeyLine {
  readonly state: KeyState;
  readonly text: string;
  readonly known: KnownLoss | undefined;
}

function stateOf({ verdict, isPageBroken }: TrialResult, known: KnownLoss | undefined): KeyState {
  if (verdict === "survived") return "survived";
  if (verdict === "silent") return known === undefined ? "silent" : "explained";
  return isPageBroken ? "unproven" : verdict;
}

/** A line of the report: the key with where it was broken, and what became of it. */
export function lineOf(table: string, result: TrialResult): KeyLine {
  const known = result.verdict === "silent" ? knownLoss(table, result) : undefined;
  const state = stateOf(result, known);
  const { key, flow, drawing, why } = result;
  const detail = known === undefined ? why : `${why} (${known.reason})`;
  const text = `${state.padEnd(9)}  ${table} ${flow}, ${drawing}: ${key}${detail === "" ? "" : ` -> ${detail}`}`;
  return { state, text, known };
}

/** How many keys came to what. */
export function countsOf(lines: readonly KeyLine[]): string {
  const counts = STATES.map((state) => [
    state,
    lines.filter((line) => line.state === state).length,
  ]);
  return counts.map(([state, count]) => `${count} ${state}`).join(", ");
}
