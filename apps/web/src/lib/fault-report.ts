import { REPORT_ID_LETTERS } from "@sendoff/contract/fault-report";
import { routes } from "@sendoff/contract/routes";
import { call } from "./api-client.ts";

/** A fault is told once, however often React shows its page. */
const reported = new WeakMap<object, string>();

/** The number under which this fault is in the server's log, and on the screen. Tells the server the first time. */
export function reportFault(error: unknown): string {
  const known = error instanceof Object ? reported.get(error) : undefined;
  if (known !== undefined) return known;
  const id = createReportId();
  if (error instanceof Object) reported.set(error, id);
  const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
  // Who cannot be told now hears of it from the person, who has the number.
  call(routes.reportFault, {
    body: { report_id: id, page: window.location.pathname, message, stack },
  }).catch(() => undefined);
  return id;
}

function createReportId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, (byte) => REPORT_ID_LETTERS[byte % REPORT_ID_LETTERS.length]).join("");
}
