import type { PortalSession } from "../portal-driver.ts";
import { untilAborted } from "../session-waits.ts";

/** A page of a portal is there within this even on a bad line. */
export const PAGE_TIMEOUT_MS = 20_000;
/**
 * A page that is parsed shows its controls within this, also on a busy machine, and a check of the browser that passes by itself
 * has passed; later it counts as changed.
 */
export const LOOK_TIMEOUT_MS = 10_000;
/** Boxes and buttons that were just seen take input well within this. */
export const ACTION_TIMEOUT_MS = 5_000;
/** To leave a form for another page of the portal. */
const AWAY_TIMEOUT_MS = 15_000;
/** A call that only answers who is signed in. */
const ASK_TIMEOUT_MS = 15_000;

/** Opens an address and returns the HTTP status (0 when there was none). */
export async function openPage(session: PortalSession, url: string): Promise<number> {
  const options = { waitUntil: "domcontentloaded", timeout: PAGE_TIMEOUT_MS } as const;
  const response = await untilAborted(session, session.page.goto(url, options));
  return response?.status() ?? 0;
}

/** Leaves what is open for another page, without waiting for that to be drawn. */
export async function goAway(session: PortalSession, url: string): Promise<void> {
  await session.page.goto(url, { waitUntil: "commit", timeout: AWAY_TIMEOUT_MS });
}

/**
 * Asks the portal with the session's cookies, outside the page. Undefined where no answer came: the browser's own error quotes
 * the request with its cookies, which are as good as a password. Throws when the page was closed.
 */
export async function askQuietly(
  session: PortalSession,
  url: string,
  options: { readonly headers?: Record<string, string>; readonly maxRedirects?: number } = {},
): Promise<{ readonly status: number; readonly path: string } | undefined> {
  const asked = session.context.request.get(url, { timeout: ASK_TIMEOUT_MS, ...options }).then(
    (response) => ({ status: response.status(), path: new URL(response.url()).pathname }),
    () => undefined,
  );
  const answer = await untilAborted(session, asked);
  if (answer === undefined && session.page.isClosed()) throw new Error("The page was closed");
  return answer;
}
