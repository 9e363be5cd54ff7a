import { LIVE_FRAME_HEADER_BYTES, type LiveCommand, LiveMessage } from "@sendoff/contract";
import { findLivePage, type LaneKey, type LivePageView } from "@sendoff/db";
import { createId, signLiveTicket } from "@sendoff/kit";
import { vi } from "vitest";
import { WebSocket } from "ws";
import { openLive } from "../live/open-live.ts";
import type { Serving } from "../serving/serving.ts";
import type { TestServing } from "./serving.fixture.ts";

export type LiveState = Extract<LiveMessage, { type: "state" }>;
export type LiveCommandInput = Partial<Record<string, unknown>> & Pick<LiveCommand, "type">;

/** A worker that keeps pages open for their owners, with its door. */
export async function openLiveServing(
  own: TestServing,
  waitSeconds = 120,
): Promise<{ serving: Serving; close: () => Promise<void> }> {
  const config = { ...own.serving.config, ownerWaitSeconds: waitSeconds };
  const deps = { ...own.serving, config };
  const { live, close } = await openLive(deps);
  return { serving: { ...deps, live }, close };
}

/** Waits until the account's page is asked about. */
export function untilAsked({ world }: TestServing, key: LaneKey): Promise<LivePageView> {
  return vi.waitFor(
    async () => {
      const page = await findLivePage(world.db, key);
      if (page?.isLive !== true || page.askedAt === null) {
        throw new Error(`nobody is asked yet: ${JSON.stringify(page ?? null)}`);
      }
      return page;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** One window that looks at a page, at the worker's own door. */
export class TestViewer {
  readonly frames: { number: number; width: number; height: number; bytes: number }[] = [];
  readonly messages: LiveMessage[] = [];
  readonly socket: WebSocket;
  closedWith: number | undefined;

  constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on("message", (data: Buffer, isBinary) => {
      if (!isBinary) {
        this.messages.push(LiveMessage.parse(JSON.parse(String(data))));
        return;
      }
      const number = data.readUInt32BE(0);
      this.frames.push({
        number,
        width: data.readUInt16BE(4),
        height: data.readUInt16BE(6),
        bytes: data.length - LIVE_FRAME_HEADER_BYTES,
      });
      this.send({ type: "drawn", frame: number });
    });
    socket.on("error", () => undefined);
    socket.on("close", (code) => {
      this.closedWith = code;
    });
  }

  send(command: LiveCommandInput): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(command));
  }

  get state(): LiveState | undefined {
    return this.messages.findLast((message) => message.type === "state");
  }

  get isInControl(): boolean {
    return this.state?.viewers.some((viewer) => viewer.is_you && viewer.in_control) === true;
  }

  until<T>(seen: () => T | undefined | false, what = "it"): Promise<T> {
    return vi.waitFor(
      () => {
        const found = seen();
        if (found === undefined || found === false) throw new Error(`${what} was not seen`);
        return found;
      },
      { timeout: 20_000, interval: 20 },
    );
  }

  async take(over = false): Promise<void> {
    this.send({ type: "take", over });
    await this.until(() => this.isInControl, "control");
  }

  /** A tap at a place of the page in CSS pixels. */
  tap(x: number, y: number, size: { width: number; height: number }): void {
    const place = { x: x / size.width, y: y / size.height };
    this.send({ type: "pointer", kind: "move", ...place });
    this.send({ type: "pointer", kind: "down", ...place });
    this.send({ type: "pointer", kind: "up", ...place });
  }

  key(key: string, code = "", modifiers = 0): void {
    this.send({ type: "key", kind: "down", key, code, modifiers });
    this.send({ type: "key", kind: "up", key, code, modifiers });
  }
}

/** Opens a window on the page with a ticket as an api makes it. */
export async function look(
  { world }: TestServing,
  page: LivePageView,
  hello: { device?: "desk" | "phone"; pixels?: number } = {},
): Promise<TestViewer> {
  const ticket = signLiveTicket(
    world.urlSigningKey,
    "worker",
    {
      pageId: page.id,
      userId: page.userId,
      platformId: page.platformId,
      viewerId: createId(),
      session: "",
    },
    new Date(),
  );
  const socket = new WebSocket(page.workerUrl, { headers: { "x-sendoff-ticket": ticket } });
  const viewer = new TestViewer(socket);
  await new Promise<void>((resolve, reject) => {
    socket.once("open", resolve);
    socket.once("error", reject);
  });
  viewer.send({ type: "hello", device: "desk", pixels: 1280, ...hello });
  return viewer;
}
