import { OTP_VALID_MINUTES } from "@sendoff/contract/constants";
import { z } from "zod";

/** After it there is nothing to come back to. */
const VALID_MS = OTP_VALID_MINUTES * 60 * 1000;

/** A code that was sent and waits to be typed; kept for the tab, which a phone reloads while its owner looks for the message. */
const WaitingCode = z.object({
  orderId: z.string().min(1),
  /** The address or number that it was sent to. */
  to: z.string().min(1),
  /** Milliseconds since 1970 when the code was sent, and from when on another one may be asked for. */
  sentAt: z.number(),
  resendAt: z.number(),
});
type WaitingCode = z.infer<typeof WaitingCode>;

/** The code that this tab waits for under a key of sessionStorage, or undefined. One that is over is removed. */
export function findWaitingCode(key: string): WaitingCode | undefined {
  try {
    const code = WaitingCode.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (code.success && Date.now() - code.data.sentAt < VALID_MS) return code.data;
  } catch {
    // Blocked storage, or text that is not ours.
  }
  forgetWaitingCode(key);
  return undefined;
}

/** Keeps a code that was sent just now; another one may be asked for after `resendSeconds`. */
export function keepWaitingCode(
  key: string,
  { orderId, to }: Pick<WaitingCode, "orderId" | "to">,
  resendSeconds: number,
): void {
  const sentAt = Date.now();
  const code: WaitingCode = { orderId, to, sentAt, resendAt: sentAt + resendSeconds * 1000 };
  try {
    sessionStorage.setItem(key, JSON.stringify(code));
  } catch {
    // Storage is blocked: the code can be typed until the page is closed.
  }
}

export function forgetWaitingCode(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
