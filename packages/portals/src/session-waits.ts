import type { PortalSession } from "./portal-driver.ts";

/** Rejects with the signal's reason as soon as it is aborted; the work goes on unseen and is ended with the page. */
export async function untilAborted<Result>(
  session: Pick<PortalSession, "signal">,
  work: Promise<Result>,
): Promise<Result> {
  session.signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(session.signal.reason);
  session.signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    session.signal.removeEventListener("abort", abort);
    // The loser of the race may still reject; nobody is left to hear it.
    work.catch(() => undefined);
  }
}

/**
 * Calls into the page, again when the page moved on to another document in the middle of it, until `timeoutMs` is over. The
 * argument is made anew with the time that is left.
 */
export async function callPage<Argument>(
  session: PortalSession,
  script: (element: Element, argument: Argument) => unknown,
  argument: (timeLeftMs: number) => Argument,
  timeoutMs: number,
): Promise<unknown> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const left = Math.max(0, deadline - performance.now());
    const url = session.page.url();
    try {
      const root = session.page.locator("html");
      return await untilAborted(session, root.evaluate(script, argument(left), { timeout: left + 1_000 }));
    } catch (error) {
      const isOver = performance.now() >= deadline;
      if (session.signal.aborted || session.page.isClosed() || isOver) throw error;
      await untilAborted(session, settleDocument(session, url, left));
    }
  }
}

/** A document that is being replaced answers no calls; its successor does once it is parsed. */
async function settleDocument(session: PortalSession, url: string, timeoutMs: number): Promise<void> {
  await session.page.waitForURL((now) => now.href !== url || true, {
    waitUntil: "domcontentloaded",
    timeout: Math.max(1, timeoutMs),
  });
}
