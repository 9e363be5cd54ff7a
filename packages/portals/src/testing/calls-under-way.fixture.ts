import type { Page } from "playwright-core";
import { z } from "zod";

/** Playwright's own book of the calls that its browser has not answered yet. */
const Connection = z.object({
  _connection: z.object({
    _callbacks: z.map(z.unknown(), z.looseObject({ type: z.string(), method: z.string() })),
  }),
});
/** What the DevTools protocol is asked for itself: our in-page functions, which look and never press. */
const LOOKS = new Set(["CDPSession.send", "Frame.evaluateExpression"]);

/**
 * Returns how to list the calls that have begun since and are under way, and that could still press, type or lead the page elsewhere,
 * such as `Frame.click`. Older ones are other tests' of this process: a browser that died answers none.
 */
export function followCalls(page: Page): () => string[] {
  const before = new Set(callsOf(page).keys());
  return () =>
    [...callsOf(page)]
      .filter(([id]) => !before.has(id))
      .map(([, { type, method }]) => `${type}.${method}`)
      .filter((call) => !LOOKS.has(call));
}

const callsOf = (page: Page) => Connection.parse(page)._connection._callbacks;
