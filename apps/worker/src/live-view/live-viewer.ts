import type { LiveCommand, LiveMessage } from "@sendoff/contract/live-view";
import type { Frame } from "./screencast.ts";

/** The line to one window that looks at a page. */
export interface ViewerLine {
  readonly id: string;
  readonly send: (message: LiveMessage) => void;
  readonly sendFrame: (frame: Frame) => void;
  readonly close: () => void;
}

/** So many frames are on their way at most: a slow line gets fewer of them, never older ones. */
const MOST_ON_THE_WAY = 2;

/** One window that looks at a page. */
export class LiveViewer {
  readonly line: ViewerLine;
  device: "desk" | "phone" = "desk";
  pixels = 0;
  #onTheWay = 0;
  #waiting: Frame | undefined;

  constructor(line: ViewerLine) {
    this.line = line;
  }

  get id(): string {
    return this.line.id;
  }

  /** Has said what it is: frames are of use to it from now on. */
  get isReady(): boolean {
    return this.pixels > 0;
  }

  greet(hello: Extract<LiveCommand, { type: "hello" }>): void {
    this.device = hello.device;
    this.pixels = hello.pixels;
  }

  /** Sends a frame, or keeps it for when an earlier one was drawn. Only the newest is kept. */
  offer(frame: Frame): void {
    if (!this.isReady) return;
    if (this.#onTheWay >= MOST_ON_THE_WAY) {
      this.#waiting = frame;
      return;
    }
    this.#onTheWay += 1;
    this.line.sendFrame(frame);
  }

  drawn(): void {
    this.#onTheWay = Math.max(0, this.#onTheWay - 1);
    const next = this.#waiting;
    this.#waiting = undefined;
    if (next !== undefined) this.offer(next);
  }
}
