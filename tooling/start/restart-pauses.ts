const WINDOW_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 60_000;

/** How soon something that has ended is started again. */
export interface RestartPauses {
  /** Notes an end; returns how many there were within ten minutes, this one included, and for how long to wait now. */
  readonly next: () => { readonly ends: number; readonly pauseMs: number };
}

/**
 * Each further end within ten minutes doubles the pause, up to a minute: what ends again and again does not take the machine from
 * the others, and comes back by itself once its reason is gone.
 */
export function createRestartPauses(now: () => number = () => performance.now()): RestartPauses {
  let ends: number[] = [];
  return {
    next() {
      const at = now();
      ends = [...ends.filter((each) => at - each < WINDOW_MS), at];
      const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (ends.length - 1), LONGEST_PAUSE_MS);
      return { ends: ends.length, pauseMs };
    },
  };
}
