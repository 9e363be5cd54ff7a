import {
  LIVE_CLOSE,
  LIVE_FRAME_HEADER_BYTES,
  LIVE_PROTOCOL,
  LIVE_SOCKET_PATH,
  LIVE_TICKET_PREFIX,
  type LiveCommand,
  LiveMessage,
  routes,
} from "@sendoff/contract";
import type { z } from "zod";
import { call } from "../../lib/api-client.ts";

/** A picture of the page, and the page's size in its own pixels. */
export interface LiveFrame {
  readonly number: number;
  readonly width: number;
  readonly height: number;
  readonly jpeg: Blob;
}

export type LiveCommandInput = z.input<typeof LiveCommand>;

export interface LiveSocketOptions {
  readonly platformId: number;
  /** What looks on: told first of all. */
  readonly hello: Extract<LiveCommandInput, { type: "hello" }>;
  readonly onFrame: (frame: LiveFrame) => void;
  readonly onMessage: (message: LiveMessage) => void;
  /** `waiting`: no page is open now; another may be, so it is asked for again and again. */
  readonly onLine: (line: "open" | "cut" | "waiting") => void;
}

const RETRY_MS = 1_500;
const WAITING_MS = 3_000;

/**
 * The line to a worker's page. Comes back by itself when it is cut, and finds the next page when one is closed, until it is closed
 * here. What is sent while there is no line is dropped: a tap that arrives late would hit something else.
 */
export function openLiveSocket(options: LiveSocketOptions): {
  send: (command: LiveCommandInput) => void;
  close: () => void;
} {
  const stop = new AbortController();
  let socket: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const later = (line: "cut" | "waiting"): void => {
    if (stop.signal.aborted) return;
    options.onLine(line);
    timer = setTimeout(() => void connect(), line === "cut" ? RETRY_MS : WAITING_MS);
  };
  const connect = async (): Promise<void> => {
    const ticket = await findTicket(options.platformId, stop.signal);
    if (stop.signal.aborted) return;
    if (ticket === "none" || ticket === "failed")
      return later(ticket === "none" ? "waiting" : "cut");
    const next = new WebSocket(socketAddress(), [LIVE_PROTOCOL, `${LIVE_TICKET_PREFIX}${ticket}`]);
    next.binaryType = "arraybuffer";
    socket = next;
    next.addEventListener("open", () => {
      next.send(JSON.stringify(options.hello));
      options.onLine("open");
    });
    next.addEventListener("message", ({ data }: MessageEvent<ArrayBuffer | string>) => {
      if (typeof data !== "string") return options.onFrame(readFrame(data));
      const message = LiveMessage.safeParse(JSON.parse(data));
      if (message.success) options.onMessage(message.data);
    });
    next.addEventListener("close", ({ code }) => {
      if (socket === next) socket = undefined;
      later(code === LIVE_CLOSE.gone ? "waiting" : "cut");
    });
  };
  void connect();
  return {
    send(command) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
    },
    close() {
      stop.abort();
      clearTimeout(timer);
      socket?.close();
    },
  };
}

async function findTicket(platformId: number, signal: AbortSignal): Promise<string> {
  try {
    const params = { platform_id: platformId };
    return (await call(routes.createLiveTicket, { params, signal })).body.ticket;
  } catch (error) {
    return isConflict(error) ? "none" : "failed";
  }
}

function isConflict(error: unknown): boolean {
  return (
    typeof error === "object" && error !== null && "code" in error && error.code === "conflict"
  );
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
