import { EventEmitter } from "node:events";
import type { CDPSession } from "playwright-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createScreencast, type Frame } from "./screencast.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SIZE = { width: 1280, height: 860 };
/** Longer than from one picture to the next. */
const NEXT_MS = 250;

/** The browser's end of the protocol: it notes what it is asked, and shows what a test tells it to. */
class Protocol extends EventEmitter {
  readonly asked: string[] = [];
  readonly widths: number[] = [];
  /** While set, no style sheet is added. */
  heldBack: Promise<void> | undefined;

  async send(method: string, parameters?: { maxWidth?: number }): Promise<object> {
    if (method.endsWith("Screencast") || method.endsWith("FrameAck")) this.asked.push(method);
    if (parameters?.maxWidth !== undefined) this.widths.push(parameters.maxWidth);
    if (method === "Page.getFrameTree") return { frameTree: { frame: { id: "main" } } };
    if (method !== "CSS.createStyleSheet") return {};
    await this.heldBack;
    return { styleSheetId: "sheet" };
  }

  show(picture: string): void {
    const metadata = { deviceWidth: SIZE.width, deviceHeight: SIZE.height };
    this.emit("Page.screencastFrame", { data: btoa(picture), metadata, sessionId: 1 });
  }

  /** What it was asked since it was looked at last. */
  take(): string[] {
    return this.asked.splice(0);
  }
}

async function watch(wish: { pixels: number; isSteered: boolean }) {
  const protocol = new Protocol();
  const frames: Frame[] = [];
  const page = { viewportSize: () => SIZE };
  const screencast = createScreencast(
    page,
    protocol as unknown as CDPSession,
    (frame) => void frames.push(frame),
  );
  await screencast.show(wish);
  protocol.take();
  const pictures = () => frames.map(({ jpeg }) => jpeg.toString());
  return { protocol, screencast, pictures };
}

test("for who only watches, Chromium takes no picture until the next one is due", async () => {
  const { protocol, pictures } = await watch({ pixels: 640, isSteered: false });
  protocol.show("one");
  protocol.show("two, on its way when it was stopped");
  await vi.advanceTimersByTimeAsync(0);
  expect(protocol.take()).toEqual(["Page.stopScreencast"]);
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  expect(protocol.take()).toEqual(["Page.startScreencast"]);
  protocol.show("three");
  expect(pictures()).toEqual(["one", "three"]);
});

test("a page that stands still is looked at once more, and then only when something changes", async () => {
  const { protocol, pictures } = await watch({ pixels: 640, isSteered: false });
  protocol.show("one");
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  protocol.take();
  protocol.show("one");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(protocol.take()).toEqual(["Page.screencastFrameAck"]);
  protocol.show("two");
  expect(pictures()).toEqual(["one", "two"]);
});

test("a page that changes after it stood still is looked at no sooner than others", async () => {
  const { protocol } = await watch({ pixels: 640, isSteered: false });
  protocol.show("one");
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  protocol.show("one");
  await vi.advanceTimersByTimeAsync(10_000);
  protocol.take();
  protocol.show("two");
  await vi.advanceTimersByTimeAsync(100);
  expect(protocol.take()).toEqual(["Page.stopScreencast"]);
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  expect(protocol.take()).toEqual(["Page.startScreencast"]);
});

test("what changes where nobody sees it is looked at no more often than what is seen", async () => {
  const { protocol, pictures } = await watch({ pixels: 640, isSteered: false });
  protocol.show("one");
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  protocol.show("one");
  protocol.take();
  protocol.show("one");
  await vi.advanceTimersByTimeAsync(0);
  expect(protocol.take()).toEqual(["Page.stopScreencast"]);
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  expect(protocol.take()).toEqual(["Page.startScreencast"]);
  expect(pictures()).toEqual(["one"]);
});

test("a picture from before its passwords were covered is not shown, and another is taken", async () => {
  const { protocol, pictures } = await watch({ pixels: 640, isSteered: false });
  const held = Promise.withResolvers<void>();
  protocol.heldBack = held.promise;
  protocol.emit("Page.frameNavigated", { frame: { id: "main" } });
  protocol.show("uncovered");
  held.resolve();
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  expect(protocol.take()).toEqual(["Page.stopScreencast", "Page.startScreencast"]);
  protocol.show("covered");
  expect(pictures()).toEqual(["covered"]);
});

test("whoever acts sees every change, in as many pixels as they ask for, until they have rested", async () => {
  const { protocol, screencast, pictures } = await watch({ pixels: 1400, isSteered: false });
  await screencast.show({ pixels: 1400, isSteered: true });
  expect(protocol.widths).toEqual([800, 1400]);
  protocol.show("before");
  await vi.advanceTimersByTimeAsync(0);
  expect(protocol.take().at(-1)).toBe("Page.stopScreencast");
  screencast.acted();
  await vi.advanceTimersByTimeAsync(0);
  expect(protocol.take()).toEqual(["Page.startScreencast"]);
  for (const picture of ["one", "two", "three"]) protocol.show(picture);
  await vi.advanceTimersByTimeAsync(NEXT_MS);
  expect(new Set(protocol.take())).toEqual(new Set(["Page.screencastFrameAck"]));
  await vi.advanceTimersByTimeAsync(5_000);
  protocol.show("four");
  await vi.advanceTimersByTimeAsync(0);
  expect(protocol.take()).toEqual(["Page.stopScreencast"]);
  expect(pictures()).toEqual(["before", "one", "two", "three", "four"]);
});

test("nothing is started again once nobody looks", async () => {
  const { protocol, screencast } = await watch({ pixels: 640, isSteered: false });
  protocol.show("one");
  await screencast.stop();
  protocol.take();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(protocol.take()).toEqual([]);
});
