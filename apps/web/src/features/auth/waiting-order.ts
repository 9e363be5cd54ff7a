import { z } from "zod";
import { sessionKeys } from "../../lib/storage-keys.ts";

/** As long as a code is valid (DECISIONS D5); afterwards there is nothing to come back to. */
const VALID_MS = 10 * 60 * 1000;

/** A code that was sent and waits to be typed; kept for the tab, which a phone reloads while its owner looks for the mail. */
const WaitingOrder = z.object({
  id: z.string().min(1),
  email: z.string().min(1),
  /** Milliseconds since 1970 when the code was sent, and from when on another one may be asked for. */
  sentAt: z.number(),
  resendAt: z.number(),
});
type WaitingOrder = z.infer<typeof WaitingOrder>;

/** The code this tab waits for, or undefined. One that is over is removed. */
export function findWaitingOrder(): WaitingOrder | undefined {
  try {
    const text = sessionStorage.getItem(sessionKeys.signIn);
    const order = WaitingOrder.safeParse(JSON.parse(text ?? "null"));
    if (order.success && Date.now() - order.data.sentAt < VALID_MS) return order.data;
  } catch {
    // Blocked storage, or text that is not ours.
  }
  forgetWaitingOrder();
  return undefined;
}

export function keepWaitingOrder(order: WaitingOrder): void {
  try {
    sessionStorage.setItem(sessionKeys.signIn, JSON.stringify(order));
  } catch {
    // Storage is blocked: the code can be typed until the page is closed.
  }
}

export function forgetWaitingOrder(): void {
  try {
    sessionStorage.removeItem(sessionKeys.signIn);
  } catch {
    // Nothing was stored.
  }
}
