/** A span by its ids, as W3C Trace Context writes them: lower-case hexadecimal, never all zeros. */
export interface SpanIds {
  readonly traceId: string;
  readonly spanId: string;
}

const TRACEPARENT = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}(?:-|$)/;
const CLICK = /(?:^|,)[ \t]*sendoff=(?!0{16})([\da-f]{16})-(\d{1,5})[ \t]*(?:,|$)/;

/** What a `traceparent` names (https://www.w3.org/TR/trace-context/); undefined for anything else. */
export function parseTraceparent(header: string | null | undefined): SpanIds | undefined {
  const [, traceId, spanId] = TRACEPARENT.exec(header ?? "") ?? [];
  return traceId === undefined || spanId === undefined ? undefined : { traceId, spanId };
}

/** The click in a browser from which a call came. */
export interface Click extends SpanIds {
  /** Milliseconds from the click until the browser sent the call. */
  readonly sentAfterMs: number;
}

/**
 * The click that our web app says a call came from (`tracestate: sendoff=SPAN-MS` beside its `traceparent`). It names itself there
 * because a proxy between may have put its own span into `traceparent`.
 */
export function parseClick(
  traceparent: string | undefined,
  tracestate: string | undefined,
): Click | undefined {
  const [, spanId, sentAfter] = CLICK.exec(tracestate ?? "") ?? [];
  const parent = parseTraceparent(traceparent);
  if (parent === undefined || spanId === undefined) return undefined;
  return { traceId: parent.traceId, spanId, sentAfterMs: Number(sentAfter) };
}
