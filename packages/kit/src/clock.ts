/** Time as the product sees it. Leases and due times use the database's clock instead (RELIABILITY 1). */
export interface Clock {
  readonly now: () => Date;
  /** Milliseconds that only grow, for measuring. */
  readonly monotonicMs: () => number;
}

/** The machine's clock, moved by `offsetMs` (DECISIONS D11: a seam for tests). */
export function systemClock(offsetMs = 0): Clock {
  return {
    now: () => new Date(Date.now() + offsetMs),
    monotonicMs: () => performance.now(),
  };
}
