import { CodeVia } from "@sendoff/contract/platform";
import { z } from "zod";
import { sessionKeys } from "../../../lib/storage-keys.ts";

/** A sign-in whose portal waits for its code, for a word in its app, or for its owner at a check; kept for the tab, so that a reload comes back to it. */
const CodeSession = z.object({
  userId: z.string(),
  platformId: z.number(),
  sessionId: z.string().min(1),
  /** Whether the portal waits for a code, or for the account's owner at a check. */
  asks: z.enum(["code", "owner"]).default("code"),
  /** What the portal asks for; a code, where a tab of an older page does not say. */
  via: CodeVia.default("email"),
  message: z.string().default(""),
  /** Milliseconds since 1970 until which the code is taken. */
  deadline: z.number(),
});
export type CodeSession = z.infer<typeof CodeSession>;

/** The user's sign-in that still waits for a code, or undefined. One that is over is removed. */
export function findCodeSession(userId: string): CodeSession | undefined {
  try {
    const text = sessionStorage.getItem(sessionKeys.portalCode);
    if (text === null) return undefined;
    const session = CodeSession.safeParse(JSON.parse(text));
    if (session.success && session.data.userId === userId && session.data.deadline > Date.now()) {
      return session.data;
    }
  } catch {
    // Blocked storage or text that is not ours: there is nothing to come back to.
  }
  forgetCodeSession();
  return undefined;
}

export function keepCodeSession(session: CodeSession): void {
  try {
    sessionStorage.setItem(sessionKeys.portalCode, JSON.stringify(session));
  } catch {
    // Storage is blocked: the code can be typed until the page is closed.
  }
}

export function forgetCodeSession(): void {
  try {
    sessionStorage.removeItem(sessionKeys.portalCode);
  } catch {
    // Nothing was stored.
  }
}
