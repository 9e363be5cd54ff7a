/** How long something took that was done many times, in milliseconds. */
export interface Latency {
  readonly count: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly p99Ms: number;
}

/** The middle and the slow end of what was measured. */
export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 100) / 100;
  return { count: times.length, medianMs: at(0.5), p95Ms: at(0.95), p99Ms: at(0.99) };
}
