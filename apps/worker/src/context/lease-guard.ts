import type { Clock } from "@sendoff/kit/clock";

/** Keeps leases alive while work goes on, and tells at once when one was lost. */
export interface LeaseGuard {
  /** Aborted when a lease was lost or could not be renewed in time: stop and close the browser. */
  readonly signal: AbortSignal;
  /** Also renews this one until the returned function is called. Its lease was taken just now. */
  readonly hold: (renew: () => Promise<boolean>) => () => void;
  /** Renews now, whatever is left, or waits for the renewal under way: called before a step that must not run out of lease. */
  readonly refresh: () => Promise<void>;
  /** Milliseconds that are certain to be left, by a clock that only grows (RELIABILITY 1.4). */
  readonly remainingMs: () => number;
  readonly stop: () => void;
}

/**
 * Renews every third of the lease. The deadline counts from before the last successful renewal was sent, so it is never
 * later than the database's. A failing database is tried again until the deadline has passed.
 */
export function createLeaseGuard(options: {
  readonly leaseSeconds: number;
  readonly clock: Clock;
  /** When the first lease was asked for, by `clock.monotonicMs()`. */
  readonly takenAtMs: number;
  readonly renew: () => Promise<boolean>;
}): LeaseGuard {
  const { clock } = options;
  const leaseMs = options.leaseSeconds * 1000;
  const controller = new AbortController();
  const renewals = new Set([options.renew]);
  let deadline = options.takenAtMs + leaseMs;
  let renewing: Promise<void> | undefined;

  const lose = (reason: string): void => controller.abort(new Error(reason));
  const renewAll = async (): Promise<void> => {
    const askedAt = clock.monotonicMs();
    try {
      const kept = await Promise.all([...renewals].map((renew) => renew()));
      if (kept.every(Boolean)) deadline = askedAt + leaseMs;
      else lose("another worker has the lease");
    } catch {
      // The database did not answer: the deadline decides.
    } finally {
      renewing = undefined;
    }
  };
  const beat = async (): Promise<void> => {
    if (controller.signal.aborted) return;
    // Also while a renewal hangs: a database that does not answer must not keep the page alive.
    if (clock.monotonicMs() >= deadline) return lose("the lease ran out");
    renewing ??= renewAll();
    await renewing;
  };
  const timer = setInterval(() => void beat(), leaseMs / 3);

  return {
    signal: controller.signal,
    hold(renew) {
      renewals.add(renew);
      return () => renewals.delete(renew);
    },
    refresh: beat,
    remainingMs: () => (controller.signal.aborted ? 0 : deadline - clock.monotonicMs()),
    stop: () => clearInterval(timer),
  };
}
