import type { PageBundle } from "./page-script.ts";
import { callInWorld } from "./page-world.ts";
import type { PortalSession } from "./portal-driver.ts";

/** Rejects with the signal's reason as soon as it is aborted; the work goes on unseen and is ended with the page. */
export async function untilAborted<Result>(
  session: Pick<PortalSession, "signal">,
  work: Promise<Result>,
): Promise<Result> {
  // Whoever loses the race may still reject; nobody is left to hear it.
  work.catch(() => undefined);
  session.signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(session.signal.reason);
  session.signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    session.signal.removeEventListener("abort", abort);
  }
}

/** What a busy machine may need for a call that itself waits for nothing. */
const CALL_GRACE_MS = 5_000;

/** A chain of redirects replaces the document a few times; more failures than this are no navigation. */
const MOST_CALLS = 6;

/**
 * Calls an in-page function, again when the page moved on to another document in the middle of it, until `timeoutMs` is over.
 * The argument is made anew with the time that is left.
 */
export async function callPage(
  session: PortalSession,
  call: { readonly bundle: PageBundle; readonly entry: string },
  argument: (timeLeftMs: number) => unknown,
  timeoutMs: number,
): Promise<unknown> {
  const deadline = performance.now() + timeoutMs;
  const { page } = session;
  for (let count = 1; ; count += 1) {
    const left = Math.max(0, deadline - performance.now());
    try {
      const work = callInWorld(page, call.bundle, call.entry, argument(left), left + CALL_GRACE_MS);
      return await untilAborted(session, work);
    } catch (error) {
      const isOver = performance.now() >= deadline || count >= MOST_CALLS;
      if (session.signal.aborted || page.isClosed() || isOver) throw error;
      // A document that is being replaced answers no calls; its successor does once it is parsed.
      const parsed = page.waitForLoadState("domcontentloaded", { timeout: Math.max(1, left) });
      await untilAborted(session, parsed);
    }
  }
}
