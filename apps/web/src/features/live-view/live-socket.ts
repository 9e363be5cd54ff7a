import {
  LIVE_CLOSE,
  LIVE_FRAME_HEADER_BYTES,
  LIVE_PROTOCOL,
  LIVE_SOCKET_PATH,
  LIVE_TICKET_PREFIX,
  type LiveCommand,
  LiveMessage,
} from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import type { z } from "zod";
import { call } from "../../lib/api-client.ts";
import { ApiError } from "../../lib/api-error.ts";

/** A picture of the page, and the page's size in CSS pixels. */
export interface LiveFrame {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Blob;
}

export type LiveCommandInput = z.input<typeof LiveCommand>;

/**
 * `open`: the worker has said something. `lost`: there was no connection, or it broke; it is tried again. `waiting`: no page is open
 * now; the next one is waited for. `crowded`: as many windows show the page as may; it is tried again, should one be closed.
 */
export type LiveConnection = "open" | "lost" | "waiting" | "crowded";

export interface LiveSocketOptions {
  readonly platformId: number;
  /** The first message: what kind of device watches. */
  readonly hello: Extract<LiveCommandInput, { type: "hello" }>;
  readonly onFrame: (frame: LiveFrame) => void;
  readonly onMessage: (message: LiveMessage) => void;
  readonly onConnection: (connection: LiveConnection) => void;
}

const FIRST_RETRY_MS = 1_500;
/** A server that is down is not asked more often than this by each window. */
const LONGEST_RETRY_MS = 15_000;
const WAITING_MS = 3_000;

/**
 * The connection to a worker's page. It is made again by itself when it breaks, and finds the next page when one is closed, until it
 * is closed here. What is sent while there is no connection is dropped: a tap that arrives late would hit something else.
 */
export function openLiveSocket(options: LiveSocketOptions): {
  /** Whether it was sent: without a connection it is dropped. */
  send: (command: LiveCommandInput) => boolean;
  close: () => void;
} {
  const stop = new AbortController();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let retryMs = FIRST_RETRY_MS;

  const connectLater = (connection: Exclude<LiveConnection, "open">): void => {
    if (stop.signal.aborted) return;
    options.onConnection(connection);
    const inMs = { lost: retryMs, waiting: WAITING_MS, crowded: LONGEST_RETRY_MS }[connection];
    timer = setTimeout(() => void connect(), inMs);
    if (connection === "lost") retryMs = Math.min(LONGEST_RETRY_MS, retryMs * 2);
  };
  const connect = async (): Promise<void> => {
    const ticket = await findTicket(options.platformId, stop.signal);
    if (stop.signal.aborted) return;
    if (typeof ticket !== "string") return connectLater(ticket.failedAs);
    const next = new WebSocket(socketAddress(), [LIVE_PROTOCOL, `${LIVE_TICKET_PREFIX}${ticket}`]);
    next.binaryType = "arraybuffer";
    socket = next;
    // A refusal comes after the opening, too: only what the worker says tells that there is a page.
    let isHeard = false;
    next.addEventListener("open", () => next.send(JSON.stringify(options.hello)));
    next.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer | string>) => {
      // What was on its way when the connection was closed here is nobody's any more.
      if (stop.signal.aborted) return;
      if (!isHeard) options.onConnection("open");
      isHeard = true;
      if (typeof data !== "string") {
        retryMs = FIRST_RETRY_MS;
        return options.onFrame(readFrame(data));
      }
      const message = LiveMessage.safeParse(JSON.parse(data));
      if (message.success) options.onMessage(message.data);
    });
    next.addEventListener("close", ({ code }) => {
      if (socket === next) socket = undefined;
      const { gone, crowded } = LIVE_CLOSE;
      connectLater(code === gone ? "waiting" : code === crowded ? "crowded" : "lost");
    });
  };
  void connect();
  return {
    send(command) {
      if (socket?.readyState !== WebSocket.OPEN) return false;
      socket.send(JSON.stringify(command));
      return true;
    },
    close() {
      stop.abort();
      clearTimeout(timer);
      socket?.close();
    },
  };
}

async function findTicket(
  platformId: number,
  signal: AbortSignal,
): Promise<string | { readonly failedAs: "lost" | "waiting" }> {
  try {
    const params = { platform_id: platformId };
    return (await call(routes.createLiveTicket, { params, signal })).body.ticket;
  } catch (error) {
    const isNoPage = error instanceof ApiError && error.code === "conflict";
    return { failedAs: isNoPage ? "waiting" : "lost" };
  }
}

function socketAddress(): string {
  const address = new URL(LIVE_SOCKET_PATH, location.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}

function readFrame(bytes: ArrayBuffer): LiveFrame {
  const view = new DataView(bytes);
  return {
    number: view.getUint32(0),
    width: view.getUint16(4),
    height: view.getUint16(6),
    jpeg: new Blob([bytes.slice(LIVE_FRAME_HEADER_BYTES)], { type: "image/jpeg" }),
  };
}
