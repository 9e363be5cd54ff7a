import { once } from "node:events";
import {
  LIVE_FRAME_HEADER_BYTES,
  type LiveCommand,
  LiveMessage,
} from "@sendoff/contract/live-view";
import { WebSocket } from "ws";
import { waitFor } from "./wait-for.ts";

export type LiveState = Extract<LiveMessage, { type: "state" }>;
export type LiveCommandInput = Partial<Record<string, unknown>> & Pick<LiveCommand, "type">;

/** One window that looks at a worker's page, over a socket of an api or of the worker itself: it draws nothing, and counts what comes. */
export class Viewer {
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

  /** Throws when the socket does not open. */
  async untilOpen(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, "open");
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

  /** Waits up to a minute for something that this window is told. */
  until<T>(seen: () => T | undefined | false, what = "it"): Promise<T> {
    return waitFor(
      () => {
        const found = seen();
        if (found === undefined || found === false) throw new Error(`${what} was not seen`);
        return found;
      },
      { timeoutMs: 60_000, intervalMs: 20 },
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
