import type { PreparedSummary } from "@sendoff/contract/review";

/** The ones with most to check first; of those alike the order in which they came. */
export function leastSureFirst(prepared: readonly PreparedSummary[]): PreparedSummary[] {
  return prepared.toSorted((a, b) => b.worth_a_look - a.worth_a_look);
}
