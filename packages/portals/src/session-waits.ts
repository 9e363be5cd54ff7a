import type { Frame } from "playwright-core";
import { z } from "zod";
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

/** How long this session waits for what a patient one waits `timeoutMs` for. */
export function waitOf(session: Pick<PortalSession, "patience">, timeoutMs: number): number {
  return timeoutMs * (session.patience ?? 1);
}

/**
 * How long this session waits for something that usually does not come (a check, another line of a list) before it concludes that it is
 * absent: `usualMs`, or less where the session is impatient. Never more where it is patient, since most of these waits run to their end.
 */
export function absenceTimeout(session: Pick<PortalSession, "patience">, usualMs: number): number {
  return usualMs * Math.min(1, session.patience ?? 1);
}

/**
 * How long this session tries to press or type. What is pressed was seen, so an impatient session waits as long as any: it only gives
 * up sooner on what never comes. A patient one is on a busy machine, where the page that a press leads to comes late.
 */
export function actionTime(session: Pick<PortalSession, "patience">, timeoutMs: number): number {
  return timeoutMs * Math.max(1, session.patience ?? 1);
}

/** What a busy machine may need for a call that itself waits for nothing. */
const CALL_GRACE_MS = 5_000;

/** A chain of redirects replaces the document a few times; more failures than this are no navigation. */
const MOST_CALLS = 6;

/** An in-page function, and the frame to call it in: the page's main one where none is named. */
export interface PageCall {
  readonly bundle: PageBundle;
  readonly entry: string;
  readonly frame?: Frame;
}

const PageAnswer = z.object({
  value: z.unknown(),
  guesses: z.array(z.string()),
  keys: z.array(z.object({ ways: z.array(z.string()), found: z.array(z.string()) })),
});

function valueOf(session: PortalSession, { bundle, entry }: PageCall, answer: unknown): unknown {
  const { value, guesses, keys } = PageAnswer.parse(answer);
  for (const way of guesses) session.onGuess?.(bundle.name, way);
  session.onKeys?.({ script: bundle.name, entry, keys });
  return value;
}

/**
 * Calls an in-page function, again when the frame moved on to another document in the middle of it, until `timeoutMs` is over.
 * The argument is made anew with the time that is left. Rejects at once for a frame that was taken out of its page.
 */
export async function callPage(
  session: PortalSession,
  call: PageCall,
  argument: (timeLeftMs: number) => unknown,
  timeoutMs: number,
): Promise<unknown> {
  const deadline = performance.now() + timeoutMs;
  const frame = call.frame ?? session.page.mainFrame();
  for (let count = 1; ; count += 1) {
    const left = Math.max(0, deadline - performance.now());
    try {
      const grace = left + CALL_GRACE_MS;
      const isLogged = session.onKeys !== undefined;
      const wish = { entry: call.entry, argument: argument(left), isLogged };
      const work = callInWorld(frame, call.bundle, wish, grace);
      const answer = await untilAborted(session, work);
      return valueOf(session, call, answer);
    } catch (error) {
      const isOver = performance.now() >= deadline || count >= MOST_CALLS;
      const isGone = session.page.isClosed() || frame.isDetached();
      if (session.signal.aborted || isGone || isOver) throw error;
      // A document that is being replaced answers no calls; its successor does once it is parsed.
      const parsed = frame.waitForLoadState("domcontentloaded", { timeout: Math.max(1, left) });
      await untilAborted(session, parsed);
    }
  }
}
