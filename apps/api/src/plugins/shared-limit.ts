import { addCallCounts } from "@sendoff/db/auth";
import { hmac } from "@sendoff/kit/ids";
import type { ApiDeps } from "../deps.ts";
import { logBackgroundFault } from "./errors.ts";

const MINUTE_MS = 60_000;
/** How often apis tell each other; a limit may be passed by as much as arrives meanwhile. */
const SHARE_MS = 2000;
/**
 * What stays below this part of the limit is sent to nobody, so that ordinary use costs the database nothing: up to twenty apis that
 * each see as little are within the limit together.
 */
const SHARED_FROM = 1 / 20;

interface Caller {
  /** Counted here in this minute. */
  own: number;
  /** Of these, what the others know of. */
  sent: number;
  /** Counted by the others, as far as is known. */
  others: number;
}

/** Counts calls a minute of each caller, a network or a user, over all apis, by whole minutes of the clock. */
export interface SharedCalls {
  /** Counts one call and returns how many there have been in this minute, and how many milliseconds are left of it. */
  readonly count: (caller: string) => { readonly current: number; readonly ttl: number };
  /** Tells the others, and hears from them. Throws what the database says; nothing is lost by it. */
  readonly share: () => Promise<void>;
}

/** Counts for a limit of `max` calls a minute. */
export function createSharedCalls(
  deps: Pick<ApiDeps, "db" | "config" | "clock">,
  max: number,
): SharedCalls {
  let minute = 0;
  let callers = new Map<string, Caller>();
  const enter = (): number => {
    const now = deps.clock.now().getTime();
    const current = Math.floor(now / MINUTE_MS);
    if (current !== minute) callers = new Map();
    minute = current;
    return (minute + 1) * MINUTE_MS - now;
  };
  return {
    count(caller) {
      const ttl = enter();
      const counted = callers.get(caller) ?? { own: 0, sent: 0, others: 0 };
      counted.own += 1;
      callers.set(caller, counted);
      return { current: counted.own + counted.others, ttl };
    },
    async share() {
      enter();
      const busy = [...callers].filter(([, { own }]) => own >= max * SHARED_FROM);
      if (busy.length === 0) return;
      const byKey = new Map(
        busy.map(([caller, counted]) => [
          hmac(deps.config.pepper, "calls", caller).toString("base64url"),
          { counted, own: counted.own },
        ]),
      );
      const unsent = [...byKey].map(([key, { counted, own }]) => ({
        key,
        calls: own - counted.sent,
      }));
      const sums = await addCallCounts(deps.db, new Date(minute * MINUTE_MS), unsent);
      for (const { key, calls } of sums) {
        const known = byKey.get(key);
        if (known === undefined) continue;
        known.counted.sent = known.own;
        known.counted.others = calls - known.own;
      }
    },
  };
}

/** The same, shared every two seconds until `stopping`. */
export function startSharedCalls(
  deps: Pick<ApiDeps, "db" | "config" | "clock" | "logger" | "stopping">,
  max: number,
): SharedCalls {
  const calls = createSharedCalls(deps, max);
  let isSharing = false;
  const timer = setInterval(() => {
    if (isSharing) return;
    isSharing = true;
    calls
      .share()
      // Until it is back, each api counts for itself.
      .catch((error: unknown) =>
        logBackgroundFault(deps.logger, "counts of calls were not shared", error),
      )
      .finally(() => {
        isSharing = false;
      });
  }, SHARE_MS);
  timer.unref();
  deps.stopping.addEventListener("abort", () => clearInterval(timer));
  return calls;
}

/** A store for @fastify/rate-limit that counts by networks. */
export function storeOf(calls: SharedCalls) {
  return class SharedStore {
    incr(
      network: string,
      done: (error: Error | null, result?: { current: number; ttl: number }) => void,
    ): void {
      done(null, calls.count(network));
    }
    child(): SharedStore {
      return this;
    }
  };
}
