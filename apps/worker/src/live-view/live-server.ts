import { createServer, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import {
  LIVE_CLOSE,
  LIVE_FRAME_HEADER_BYTES,
  LiveCommand,
  type LiveMessage,
} from "@sendoff/contract/live-view";
import type { Secrets } from "@sendoff/kit/ids";
import { LIVE_TICKET_SECONDS, readLiveTicket } from "@sendoff/kit/live-ticket";
import { type WebSocket, WebSocketServer } from "ws";
import type { LivePages } from "./live-pages.ts";
import type { ViewerLine } from "./live-viewer.ts";
import type { Frame } from "./screencast.ts";

/** The header in which an api shows its ticket. */
const TICKET_HEADER = "x-sendoff-ticket";
/** The longest text that is pasted, in its longest encoding, with its wrapping. */
const MOST_BYTES = 64 * 1024;
/** One page is for one person, with some windows. */
const MOST_VIEWERS = 8;
/** A hand moves a pointer a hundred times a second; what is far beyond is none. */
const MOST_COMMANDS_A_SECOND = 500;
const PING_MS = 10_000;
/** One may come late where a process or the network stood still for a moment. */
const MOST_UNANSWERED = 2;
/** A viewer's ticket is taken to any api while it is good, and what that makes of it to this server for as long again. */
const TICKET_MEMORY_MS = 2 * LIVE_TICKET_SECONDS * 1000;

/** The server from which apis fetch pictures of this worker's pages and hand in what their owners do. */
export interface LiveServer {
  /** `ws://host:port` of the server, as apis reach it. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Listens for apis. Whoever comes shows a ticket that an api signed, each of which opens one socket; nothing else is answered.
 * `advertised` is the address that apis use where it is another than the one that is listened on. A socket whose other end does not
 * answer to two pings, one each `pingMs`, is closed.
 */
export async function startLiveServer(options: {
  readonly host: string;
  /** 0: any that is free. */
  readonly port: number;
  readonly advertised: string | undefined;
  readonly secrets: Secrets;
  readonly pages: LivePages;
  readonly now: () => Date;
  readonly pingMs?: number | undefined;
}): Promise<LiveServer> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    clientTracking: true,
  });
  const tickets = createUsedTickets(options.now);
  const unanswered = new WeakMap<WebSocket, number>();
  const server = createServer((_, response) => response.writeHead(404).end());
  server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on("error", () => undefined);
    const ticket = readLiveTicket(options.secrets, "worker", headerOf(request), options.now());
    if (ticket === undefined || !tickets.use(ticket.viewerId)) {
      stream.end("HTTP/1.1 401 Unauthorized\r\nconnection: close\r\n\r\n");
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const page = options.pages.find(ticket.pageId);
      if (page === undefined) return socket.close(LIVE_CLOSE.gone);
      if (page.viewerCount >= MOST_VIEWERS) return socket.close(LIVE_CLOSE.crowded);
      socket.on("pong", () => unanswered.delete(socket));
      serve(socket, page.attach(lineOf(socket, ticket.viewerId)));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : options.port;
  const pinging = setInterval(
    () => pingOrEnd(sockets.clients, unanswered),
    options.pingMs ?? PING_MS,
  );
  return {
    url: options.advertised ?? `ws://${options.host}:${port}`,
    async close() {
      clearInterval(pinging);
      for (const socket of sockets.clients) socket.terminate();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

/**
 * Asks each whether it is still there, and ends those that have not answered since they were asked twice: a line that broke without a
 * word would hold pointer and keys for as long as the network takes to notice.
 */
function pingOrEnd(sockets: ReadonlySet<WebSocket>, unanswered: WeakMap<WebSocket, number>): void {
  for (const socket of sockets) {
    const count = unanswered.get(socket) ?? 0;
    if (count >= MOST_UNANSWERED) socket.terminate();
    else {
      unanswered.set(socket, count + 1);
      socket.ping();
    }
  }
}

/** Which tickets were used, for as long as they are good. */
function createUsedTickets(now: () => Date) {
  /** Until when each is remembered, the oldest first. */
  const used = new Map<string, number>();
  return {
    /** False for one that was used before. */
    use(viewerId: string): boolean {
      const atMs = now().getTime();
      for (const [id, untilMs] of used) {
        if (untilMs > atMs) break;
        used.delete(id);
      }
      if (used.has(viewerId)) return false;
      used.set(viewerId, atMs + TICKET_MEMORY_MS);
      return true;
    },
  };
}

function headerOf(request: IncomingMessage): string {
  const header = request.headers[TICKET_HEADER];
  return typeof header === "string" ? header : "";
}

function lineOf(socket: WebSocket, id: string): ViewerLine {
  return {
    id,
    send: (message: LiveMessage) => socket.send(JSON.stringify(message)),
    sendFrame: (frame: Frame) => socket.send(encodeFrame(frame)),
    close: () => socket.close(LIVE_CLOSE.gone),
  };
}

function encodeFrame({ number, width, height, jpeg }: Frame): Buffer {
  const header = Buffer.alloc(LIVE_FRAME_HEADER_BYTES);
  header.writeUInt32BE(number, 0);
  header.writeUInt16BE(width, 4);
  header.writeUInt16BE(height, 6);
  return Buffer.concat([header, jpeg]);
}

/** Never logs what came: it may be somebody's password. */
function serve(
  socket: WebSocket,
  viewer: { onCommand: (command: LiveCommand) => void; onClose: () => void },
): void {
  let second = 0;
  let count = 0;
  socket.on("message", (data, isBinary) => {
    const now = Math.floor(performance.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    const command = isBinary || !Buffer.isBuffer(data) ? undefined : readCommand(data.toString());
    if (command === undefined || count > MOST_COMMANDS_A_SECOND) {
      socket.close(LIVE_CLOSE.misuse);
      return;
    }
    viewer.onCommand(command);
  });
  socket.on("error", () => socket.terminate());
  socket.once("close", () => viewer.onClose());
}

function readCommand(text: string): LiveCommand | undefined {
  try {
    return LiveCommand.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
