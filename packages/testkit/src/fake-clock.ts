import type { Clock } from "@sendoff/kit/clock";

export interface FakeClock extends Clock {
  readonly advanceMs: (milliseconds: number) => void;
}

/** Time that stands still until the test moves it. It does not move the database's clock. */
export function createFakeClock(start = new Date("2026-03-02T09:00:00Z")): FakeClock {
  let passedMs = 0;
  return {
    now: () => new Date(start.getTime() + passedMs),
    monotonicMs: () => passedMs,
    advanceMs: (milliseconds) => {
      passedMs += milliseconds;
    },
  };
}
