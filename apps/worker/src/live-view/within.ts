import { setTimeout as delay } from "node:timers/promises";

/** What `work` comes to, or undefined where it takes longer than so many milliseconds; it goes on then, and nobody waits for it. */
export async function within<T>(work: Promise<T>, ms: number): Promise<T | undefined> {
  const over = new AbortController();
  const late = delay(ms, undefined, { signal: over.signal }).catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    over.abort();
  }
}
