/** What is older led to something else before this call. */
const LONGEST_MS = 5000;

let clickedAt: number | undefined;

/** Notes when the person clicks, from now on. Enter and Space in a form and on a button are clicks, too. */
export function noteClicks(): void {
  addEventListener("click", () => (clickedAt = performance.now()), { capture: true });
}

/**
 * Headers by which the server can tell which click a call came from, as W3C Trace Context has them: two random numbers, made for this
 * click and kept nowhere, and the milliseconds since it. None where nobody has clicked lately: what is saved or told by itself came
 * from no click. A server that traces nothing does not look at them.
 */
export function clickHeaders(): readonly (readonly [name: string, value: string])[] {
  if (clickedAt === undefined) return [];
  const since = performance.now() - clickedAt;
  if (since > LONGEST_MS) return [];
  const spanId = randomHex(8);
  return [
    ["traceparent", `00-${randomHex(16)}-${spanId}-01`],
    ["tracestate", `sendoff=${spanId}-${Math.round(since)}`],
  ];
}

function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
