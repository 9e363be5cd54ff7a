import type { Route } from "@sendoff/contract/route";
import type { z } from "zod";
import { type CallInput, addressOf, noteStatus, requestHeaders } from "./api-client.ts";
import { ApiError, networkError, refusalFrom } from "./api-error.ts";
import { type ServerSentEvent, createEventParser } from "./server-sent-events.ts";
import { findToken } from "./session.ts";

const FIRST_RETRY_MS = 500;
const LAST_RETRY_MS = 10_000;

export interface StreamOptions<Schema extends z.ZodType> {
  /** What the data of each event must be; an event that does not fit is left out. */
  schema: Schema;
  onEvent: (event: z.output<Schema>, id: string | undefined) => void;
  /** True while events can arrive, false between a lost connection and the next. */
  onConnection?: (isConnected: boolean) => void;
  /** Continue after this event, for example the newest one already shown. */
  after?: string;
}

/**
 * Follows a route's server-sent events until `signal` aborts. A lost connection is opened again with the last id seen,
 * so nothing is missed. Throws `ApiError` when the server refuses (4xx): trying again would not help.
 */
export async function streamEvents<R extends Route, Schema extends z.ZodType>(
  route: R,
  input: CallInput<R> & { signal: AbortSignal },
  options: StreamOptions<Schema>,
): Promise<void> {
  let lastId = options.after;
  let retryMs = FIRST_RETRY_MS;
  const deliver = (event: ServerSentEvent) => {
    if (event.id !== undefined) lastId = event.id;
    retryMs = FIRST_RETRY_MS;
    const parsed = options.schema.safeParse(parseJson(event.data));
    if (parsed.success) options.onEvent(parsed.data, event.id);
  };
  const address = addressOf(route, input.params, input.query);
  while (!input.signal.aborted) {
    try {
      await readOnce(address, lastId, input.signal, deliver, options.onConnection);
    } catch (error) {
      if (input.signal.aborted) return;
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) throw error;
    }
    if (input.signal.aborted) return;
    options.onConnection?.(false);
    await pause(retryMs, input.signal);
    retryMs = Math.min(retryMs * 2, LAST_RETRY_MS);
  }
}

async function readOnce(
  address: string,
  lastId: string | undefined,
  signal: AbortSignal,
  deliver: (event: ServerSentEvent) => void,
  onConnection: ((isConnected: boolean) => void) | undefined,
): Promise<void> {
  const token = findToken();
  const headers = requestHeaders(token);
  headers.set("accept", "text/event-stream");
  if (lastId !== undefined) headers.set("last-event-id", lastId);
  const response = await fetch(address, { headers, signal, cache: "no-store" }).catch(() => {
    throw networkError();
  });
  noteStatus(response.status, token);
  if (!response.ok || response.body === null) {
    const body: unknown = await response.json().catch(() => undefined);
    throw refusalFrom(response.status, body, response.headers.get("retry-after"));
  }
  onConnection?.(true);
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  const parser = createEventParser(deliver);
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parser.push(part.value);
  }
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** Waits before the next try; comes back at once when aborted or when the browser is online again. */
function pause(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      window.removeEventListener("online", done);
      resolve();
    };
    const timer = setTimeout(done, delayMs);
    signal.addEventListener("abort", done);
    window.addEventListener("online", done);
  });
}
