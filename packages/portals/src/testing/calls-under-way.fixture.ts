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

/** Calls under way that could still press, type or lead the page elsewhere, such as `Frame.click`. */
export function listCallsUnderWay(page: Page): string[] {
  const { _connection: connection } = Connection.parse(page);
  return [...connection._callbacks.values()]
    .map(({ type, method }) => `${type}.${method}`)
    .filter((call) => !LOOKS.has(call));
}
