import { AsyncLocalStorage } from "node:async_hooks";
import type { SpanIds } from "./trace-context.ts";

/**
 * What a span may say. The list is closed: ids of ours, portals, codes of outcomes, and nothing that a person is known by or has
 * written. Names of HTTP are those of OpenTelemetry's semantic conventions.
 */
export type SpanFacts = {
  readonly [
    Name in
      | "http.request.method"
      | "http.route"
      | "sendoff.request_id"
      | "sendoff.run_id"
      | "sendoff.application_id"
      | "sendoff.portal"
      | "sendoff.outcome"
      | "sendoff.reason"
  ]?: string;
} & { readonly [Name in "http.response.status_code" | "sendoff.attempt"]?: number };

export interface SpanOptions {
  readonly facts?: SpanFacts;
  /** The `traceparent` of what this goes on from, in another process maybe. Without one it is the span under way, if any. */
  readonly parent?: string | null | undefined;
  /** `server` answers a call, `client` makes it; `producer` leaves work for another process, `consumer` takes it up. */
  readonly kind?: "server" | "client" | "producer" | "consumer";
}

/** Work that is being timed. */
export interface OpenSpan {
  /** For whoever goes on from it in another process. */
  readonly traceparent: string;
  readonly traceId: string;
  readonly note: (facts: SpanFacts) => void;
  /** It broke off; of the error its name alone is kept, since messages quote pages and people. */
  readonly fail: (error: unknown) => void;
  readonly end: () => void;
}

/** What makes spans, where the operator has configured a collector. */
export interface SpanEngine {
  readonly start: (
    name: string,
    options: Omit<SpanOptions, "parent"> & {
      readonly parent: OpenSpan | string | undefined;
      /** Of a span that somebody else has named; it begins a trace. */
      readonly ids?: SpanIds;
      readonly startedMsAgo?: number;
    },
  ) => OpenSpan;
}

let engine: SpanEngine | undefined;
const current = new AsyncLocalStorage<OpenSpan>();

/** Makes spans from now on, or none. Until it is called nothing here costs more than a comparison. */
export function useEngine(next: SpanEngine | undefined): void {
  engine = next;
}

/** Times `work` as a span of what is under way, and as what goes on in it. Whatever `work` throws is thrown. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, options);
  if (span === undefined) return work();
  try {
    return await current.run(span, work);
  } catch (error) {
    span.fail(error);
    throw error;
  } finally {
    span.end();
  }
}

/** The same for work that is no single function: the caller ends it. Undefined while nothing is traced. */
export function beginSpan(name: string, options: SpanOptions = {}): OpenSpan | undefined {
  return engine?.start(name, { ...options, parent: options.parent ?? current.getStore() });
}

/** A person's click, by the ids that their browser has given it, from so many milliseconds ago. */
export function beginClickSpan(ids: SpanIds, startedMsAgo: number): OpenSpan | undefined {
  return engine?.start("click", { kind: "client", parent: undefined, ids, startedMsAgo });
}

/** Notes that work was left for another process; returns the `traceparent` for it to go on from, null while nothing is traced. */
export function leaveWork(name: string, facts: SpanFacts): string | null {
  const span = beginSpan(name, { kind: "producer", facts });
  span?.end();
  return span?.traceparent ?? null;
}

/** Does `work` as a part of this span. */
export function withSpan<T>(span: OpenSpan, work: () => T): T {
  return current.run(span, work);
}

/** Says more of the span under way, where there is one. */
export function noteOnSpan(facts: SpanFacts): void {
  current.getStore()?.note(facts);
}

/** The trace of what is under way, for log lines. */
export function currentTraceId(): string | undefined {
  return current.getStore()?.traceId;
}
