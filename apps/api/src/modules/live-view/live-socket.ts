import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import {
  LIVE_CLOSE,
  LIVE_PROTOCOL,
  LIVE_SOCKET_PATH,
  LIVE_TICKET_PREFIX,
} from "@sendoff/contract/live-view";
import { isTokenAlive, SESSION_END_CHANNEL } from "@sendoff/db/auth";
import { findLivePage } from "@sendoff/db/live-view";
import { asUser } from "@sendoff/db/wall";
import { type LiveTicket, readLiveTicket, signLiveTicket } from "@sendoff/kit/live-ticket";
import { isOwnHost } from "@sendoff/kit/own-host";
import type { FastifyInstance } from "fastify";
import { WebSocket, WebSocketServer } from "ws";
import type { ApiDeps } from "../../deps.ts";
import { isOwnOrigin, ownNames } from "../../plugins/own-host.ts";

/** As the worker's live server has it. */
const MOST_BYTES = 64 * 1024;
/** A frame of the largest page is a tenth of this. */
const MOST_FRAME_BYTES = 4 * 1024 * 1024;
/** Proxies cut silent connections after 30 s or more. A window that has answered nothing from one look to the next is gone. */
const CHECK_MS = 15_000;
const CONNECT_MS = 5_000;
/** What a viewer sends before the worker's socket is open is kept; no hand is faster. */
const MOST_EARLY = 50;

/**
 * The socket on which a browser sees a worker's page: this process only joins the two lines. Frames go on as they come, for the
 * worker sends no more of them than the viewer has drawn. Nothing that passes is kept or logged.
 */
export function registerLiveSocket(app: FastifyInstance, deps: ApiDeps): void {
  const names = ownNames(deps.config);
  const joined = new Map<WebSocket, LiveTicket>();
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: MOST_BYTES,
    handleProtocols: (protocols) => (protocols.has(LIVE_PROTOCOL) ? LIVE_PROTOCOL : false),
  });
  app.server.on("upgrade", (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on("error", () => undefined);
    const path = (request.url ?? "").split("?")[0];
    const isOurs = isOwnHost(request.headers.host, names) && isOwnOrigin(request, deps.config);
    if (path !== LIVE_SOCKET_PATH || !isOurs) {
      stream.end("HTTP/1.1 404 Not Found\r\nconnection: close\r\n\r\n");
      return;
    }
    const ticket = readLiveTicket(
      deps.config.urlSigningKeys,
      "viewer",
      ticketOf(request),
      deps.clock.now(),
    );
    sockets.handleUpgrade(request, stream, head, (viewer) => {
      // Only now: a browser does not tell its page why an upgrade was refused.
      if (ticket === undefined) viewer.close(LIVE_CLOSE.refused);
      else {
        joined.set(viewer, ticket);
        viewer.once("close", () => joined.delete(viewer));
        void asUser(ticket.userId, () => join(deps, viewer, ticket)).catch(() =>
          viewer.close(LIVE_CLOSE.lineLost),
        );
      }
    });
  });
  // Whoever has logged out, here or everywhere, sees nothing more.
  deps.listener.on(SESSION_END_CHANNEL, (userId) => {
    for (const [viewer, ticket] of joined) {
      if (userId === "" || ticket.userId === userId) void closeIfOver(deps, viewer, ticket);
    }
  });
  deps.stopping.addEventListener("abort", () => {
    for (const viewer of sockets.clients) viewer.terminate();
  });
}

function ticketOf(request: IncomingMessage): string {
  const offered = (request.headers["sec-websocket-protocol"] ?? "").split(",");
  const named = offered
    .map((each) => each.trim())
    .find((each) => each.startsWith(LIVE_TICKET_PREFIX));
  return named?.slice(LIVE_TICKET_PREFIX.length) ?? "";
}

async function join(deps: ApiDeps, viewer: WebSocket, ticket: LiveTicket): Promise<void> {
  const early: string[] = [];
  const lines: WebSocket[] = [];
  viewer.on("error", () => viewer.terminate());
  viewer.on("message", (data, isBinary) => {
    if (isBinary || !Buffer.isBuffer(data)) return viewer.close(LIVE_CLOSE.misuse);
    const text = data.toString();
    const [worker] = lines;
    if (worker?.readyState === WebSocket.OPEN) worker.send(text);
    else if (early.length < MOST_EARLY) early.push(text);
  });
  if (!(await isSessionAlive(deps, ticket))) return viewer.close(LIVE_CLOSE.refused);
  const page = await findLivePage(deps.db, ticket);
  if (page?.id !== ticket.pageId || !page.isLive) return viewer.close(LIVE_CLOSE.gone);
  const pass = signLiveTicket(deps.config.urlSigningKey, "worker", ticket, deps.clock.now());
  const line = new WebSocket(page.workerUrl, {
    headers: { "x-sendoff-ticket": pass },
    handshakeTimeout: CONNECT_MS,
    maxPayload: MOST_FRAME_BYTES,
    perMessageDeflate: false,
  });
  lines.push(line);
  line.once("open", () => {
    for (const text of early.splice(0)) line.send(text);
  });
  line.on("message", (data, isBinary) => {
    if (viewer.readyState === WebSocket.OPEN) viewer.send(data, { binary: isBinary });
  });
  line.on("error", () => line.terminate());
  // A worker says of its own accord that a page is closed; any other end is a broken line.
  line.once("close", (code) =>
    viewer.close(code >= LIVE_CLOSE.misuse ? code : LIVE_CLOSE.lineLost),
  );
  const stopWatching = watch(deps, viewer, ticket);
  viewer.once("close", () => {
    stopWatching();
    line.terminate();
  });
  if (viewer.readyState !== WebSocket.OPEN) {
    stopWatching();
    line.terminate();
  }
}

/** Ends a window that has gone without a word, which would hold pointer and keys, and one whose session's end nobody told of. */
function watch(deps: ApiDeps, viewer: WebSocket, ticket: LiveTicket): () => void {
  let isSilent = false;
  viewer.on("pong", () => {
    isSilent = false;
  });
  const watching = setInterval(() => {
    if (isSilent) return viewer.terminate();
    isSilent = true;
    viewer.ping();
    void closeIfOver(deps, viewer, ticket);
  }, CHECK_MS);
  return () => clearInterval(watching);
}

async function closeIfOver(deps: ApiDeps, viewer: WebSocket, ticket: LiveTicket): Promise<void> {
  // A database that does not answer ends nobody's session.
  const isAlive = await isSessionAlive(deps, ticket).catch(() => true);
  if (!isAlive) viewer.close(LIVE_CLOSE.refused);
}

function isSessionAlive({ db }: ApiDeps, { session, userId }: LiveTicket): Promise<boolean> {
  return asUser(userId, () => isTokenAlive(db, Buffer.from(session, "hex"), userId));
}
