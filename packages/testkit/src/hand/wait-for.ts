import { setTimeout as delay } from "node:timers/promises";

/** Returns what `look` answers, once it throws no longer; after `timeoutMs`, throws what it threw last. */
export async function waitFor<T>(
  look: () => T | Promise<T>,
  { timeoutMs, intervalMs }: { readonly timeoutMs: number; readonly intervalMs: number },
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await look();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await delay(intervalMs);
  }
}
