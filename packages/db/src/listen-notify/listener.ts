import pg from "pg";

/** Listens to NOTIFY on one connection for a whole process, and reconnects when it breaks. */
export interface Listener {
  /** Calls `handler` with each payload of the channel, and once after every reconnect with "" (something may be missed). */
  readonly on: (channel: string, handler: (payload: string) => void) => () => void;
  readonly close: () => Promise<void>;
}

const RECONNECT_MS = 500;
const CONNECT_MS = 10_000;

/** Connects in the background; `onError` hears of lost connections. */
export function createListener(
  url: string,
  channels: readonly string[],
  onError: (error: Error) => void,
): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  let client: pg.Client | undefined;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;

  const emit = (channel: string, payload: string): void => {
    for (const handler of handlers.get(channel) ?? []) handler(payload);
  };

  const connect = async (): Promise<void> => {
    const next = new pg.Client({
      connectionString: url,
      application_name: "sendoff-listener",
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      // A server that takes the connection and says nothing is none.
      connectionTimeoutMillis: CONNECT_MS,
    });
    const fail = (error: Error): void => {
      if (client !== next) return;
      client = undefined;
      next.removeAllListeners("notification");
      next.end().catch(() => undefined);
      if (isClosed) return;
      onError(error);
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    client = next;
    next.on("error", fail);
    next.on("end", () => fail(new Error("the connection ended")));
    next.on("notification", (message) => emit(message.channel, message.payload ?? ""));
    try {
      await next.connect();
      for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
      for (const channel of channels) emit(channel, "");
    } catch (error) {
      fail(error instanceof Error ? error : new Error(String(error)));
    }
  };
  void connect();

  return {
    on(channel, handler) {
      const set = handlers.get(channel) ?? new Set();
      handlers.set(channel, set);
      set.add(handler);
      return () => set.delete(handler);
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      const last = client;
      client = undefined;
      await last?.end().catch(() => undefined);
    },
  };
}

/**
 * Resolves with what `check` answers as soon as that is defined, asking again after every NOTIFY that names `payload` and at
 * least every second (a lost notification costs a second, not the wait). Undefined after `timeoutMs` or when `signal` aborts.
 * Holds no database connection in between.
 */
export async function waitForChange<T>(
  listener: Listener,
  channel: string,
  payload: string,
  check: () => Promise<T | undefined>,
  options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<T | undefined> {
  const deadline = performance.now() + options.timeoutMs;
  let wake = (): void => undefined;
  const off = listener.on(channel, (got) => {
    if (got === payload || got === "") wake();
  });
  const onAbort = (): void => wake();
  options.signal?.addEventListener("abort", onAbort);
  try {
    for (;;) {
      let timer: NodeJS.Timeout | undefined;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
        timer = setTimeout(resolve, Math.min(1000, Math.max(0, deadline - performance.now())));
      });
      const answer = await check();
      if (answer !== undefined) {
        clearTimeout(timer);
        return answer;
      }
      if (options.signal?.aborted !== true) await woken;
      clearTimeout(timer);
      if (performance.now() >= deadline || options.signal?.aborted === true) return check();
    }
  } finally {
    off();
    options.signal?.removeEventListener("abort", onAbort);
  }
}
