/** How long something took that was done many times, in milliseconds. */
export interface Latency {
  readonly count: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** The middle and the slow end of what was measured, to so many decimals. */
export function latencyOf(times: readonly number[], decimals = 2): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const factor = 10 ** decimals;
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * factor) / factor;
  return { count: times.length, medianMs: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}

/** The middle one of some values, the upper one of two; 0 of none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
