import type { TrialResult } from "./break-site.ts";
import { whyLost } from "./known-losses.ts";

/**
 * What is said of a key: an application that stopped says so without naming the key, a loss with a written reason is no silent
 * one, and where the page itself broke, nothing is proven.
 */
const STATES = ["survived", "reported", "stopped", "explained", "unproven", "silent"] as const;
export type KeyState = (typeof STATES)[number];

export interface KeyLine {
  readonly state: KeyState;
  readonly text: string;
}

function stateOf(table: string, { key, verdict, why, isPageBroken }: TrialResult): KeyState {
  if (verdict === "survived") return "survived";
  if (verdict === "silent") return whyLost(table, key, why) === undefined ? "silent" : "explained";
  return isPageBroken ? "unproven" : verdict;
}

/** A line of the report: the key with where it was broken, and what became of it. */
export function lineOf(table: string, result: TrialResult): KeyLine {
  const state = stateOf(table, result);
  const { key, flow, drawing, why } = result;
  const detail = state === "explained" ? `${why} (${whyLost(table, key, why) ?? ""})` : why;
  const text = `${state.padEnd(9)}  ${table} ${flow}, ${drawing}: ${key}${detail === "" ? "" : ` -> ${detail}`}`;
  return { state, text };
}

/** How many keys came to what. */
export function countsOf(lines: readonly KeyLine[]): string {
  const counts = STATES.map((state) => [
    state,
    lines.filter((line) => line.state === state).length,
  ]);
  return counts.map(([state, count]) => `${count} ${state}`).join(", ");
}
