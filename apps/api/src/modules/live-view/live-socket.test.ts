import { once } from "node:events";
import {
  LIVE_CLOSE,
  LIVE_PROTOCOL,
  LIVE_SOCKET_PATH,
  LIVE_TICKET_PREFIX,
} from "@sendoff/contract/live-view";
import { routes } from "@sendoff/contract/routes";
import { askLivePage, openLivePage } from "@sendoff/db/live-view";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { type ClientOptions, WebSocket, WebSocketServer } from "ws";
import { connect, holdLane, LINKEDIN } from "../../testing/applied.fixture.ts";
import { createTestApi, type TestApi } from "../../testing/test-api.ts";

let api: TestApi;
let origin: string;
let worker: { url: string; lines: WebSocket[]; close: () => void };
beforeAll(async () => {
  worker = await openWorkerServer();
  api = await createTestApi();
  origin = await api.app.listen({ host: "127.0.0.1", port: 0 });
});
afterAll(async () => {
  await api.close();
  worker.close();
});

/** What stands where a worker's live server would: it takes every line and says nothing. */
async function openWorkerServer() {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const lines: WebSocket[] = [];
  server.on("connection", (line) => lines.push(line));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { url: `ws://127.0.0.1:${port}`, lines, close: () => server.close() };
}

/** Somebody with a page that a worker holds, and a ticket to it. */
async function withPage(workerUrl = worker.url) {
  const user = await api.createUser();
  await connect(api.db, user.id);
  const page = await openLivePage(api.db, await holdLane(api.db, user.id), { workerUrl });
  const params = { platform_id: String(LINKEDIN) };
  const { body } = await api.call(routes.createLiveTicket, { user, params });
  return { user, page, ticket: z.object({ ticket: z.string() }).parse(body).ticket };
}

function openWindow(ticket: string, options: ClientOptions = {}) {
  const url = new URL(LIVE_SOCKET_PATH, origin.replace("http", "ws"));
  const offered = [LIVE_PROTOCOL, `${LIVE_TICKET_PREFIX}${ticket}`];
  const socket = new WebSocket(url, offered, options);
  onTestFinished(() => socket.terminate());
  const closed = new Promise<number>((resolve) => socket.once("close", resolve));
  return { socket, closed };
}

/** The worker's end of the line of the window that opens next. */
async function nextLine(before = worker.lines.length): Promise<WebSocket> {
  return vi.waitFor(() => {
    const line = worker.lines[before];
    if (line === undefined) throw new Error("nobody came to the worker's worker");
    return line;
  });
}

test("a window ends with its session, and not with the next look at it", async () => {
  const { user, ticket } = await withPage();
  // Without the look every 15 s, which finds what nobody told of.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const came = nextLine();
  const { closed } = openWindow(ticket);
  const line = await came;
  await api.call(routes.logout, { user });
  expect(await closed).toBe(LIVE_CLOSE.refused);
  await vi.waitFor(() => expect(line.readyState).toBe(WebSocket.CLOSED));
});

test("a page of another site opens no window, whatever ticket it has", async () => {
  const { ticket } = await withPage();
  for (const foreign of ["https://evil.test", "null"]) {
    const { socket } = openWindow(ticket, { origin: foreign });
    await expect(new Promise((_, refuse) => socket.once("error", refuse))).rejects.toThrow("404");
  }
  const came = nextLine();
  openWindow(ticket, { origin });
  await came;
});

test("a ticket of a session that has ended meanwhile opens nothing", async () => {
  const { user, ticket } = await withPage();
  const before = worker.lines.length;
  await api.call(routes.logout, { user });
  expect(await openWindow(ticket).closed).toBe(LIVE_CLOSE.refused);
  expect(worker.lines).toHaveLength(before);
});

test("a window that has gone without a word leaves the worker's page after two looks, one that answers stays", async () => {
  vi.useFakeTimers({ toFake: ["setInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  const [silent, alive] = [await pinged({ autoPong: false }), await pinged({})];
  vi.advanceTimersByTime(15_000);
  await Promise.all([silent.ping, alive.ping]);
  // Comes after the answer to the ping, on the same line.
  const received = once(alive.line, "message");
  alive.socket.send("{}");
  await received;
  vi.advanceTimersByTime(15_000);
  await vi.waitFor(() => expect(silent.line.readyState).toBe(WebSocket.CLOSED));
  expect(alive.line.readyState).toBe(WebSocket.OPEN);
});

test("a line to the worker that breaks, or cannot be made, is reported as lost; what the worker says of its end is passed on", async () => {
  const broken = await pinged({});
  broken.line.terminate();
  expect(await broken.closed).toBe(LIVE_CLOSE.lineLost);
  const over = await pinged({});
  over.line.close(LIVE_CLOSE.gone);
  expect(await over.closed).toBe(LIVE_CLOSE.gone);
  // Nobody listens there.
  const { ticket } = await withPage("ws://127.0.0.1:9");
  expect(await openWindow(ticket).closed).toBe(LIVE_CLOSE.lineLost);
});

test("what a portal asks of the user now is reported in one small answer, and of nobody else", async () => {
  const { user, page } = await withPage();
  const asked = () => api.call(routes.listAskedPages, { user });
  expect(await asked()).toMatchObject({ status: 200, body: [] });
  await askLivePage(api.db, page, { note: "It shows a check.", seconds: 900 });
  expect(await asked()).toMatchObject({
    body: [{ platform_id: LINKEDIN, note: "It shows a check.", run_id: null }],
  });
  const { user: other } = await withPage();
  expect(await api.call(routes.listAskedPages, { user: other })).toMatchObject({ body: [] });
});

async function pinged(options: ClientOptions) {
  const { ticket } = await withPage();
  const came = nextLine();
  const { socket, closed } = openWindow(ticket, options);
  return { socket, closed, ping: once(socket, "ping"), line: await came };
}
