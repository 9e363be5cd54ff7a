import { LIVE_CLOSE } from "@sendoff/contract/live-view";
import { expect, onTestFinished, test, vi } from "vitest";
import { stopClock, untilNow } from "../../testing/clock.ts";
import { serveLivePage } from "../../testing/live-socket.ts";
import { openLiveSocket } from "./live-socket.ts";

function open() {
  const worker = serveLivePage();
  stopClock();
  const connections: string[] = [];
  const socket = openLiveSocket({
    platformId: 1,
    hello: { type: "hello", device: "desk", pixels: 800 },
    onFrame: () => connections.push("frame"),
    onMessage: () => undefined,
    onConnection: (next) => connections.push(next),
  });
  onTestFinished(() => socket.close());
  const hellos = () => worker.received.length;
  /** Until so many windows in all have come to the worker's page. */
  const come = (count: number) => untilNow(() => expect(hellos()).toBe(count));
  const cut = async (code: number): Promise<string | undefined> => {
    const before = connections.length;
    worker.cut(code);
    await untilNow(() => expect(connections.length).toBeGreaterThan(before));
    return connections.at(-1);
  };
  return { worker, connections, come, cut, hellos };
}

test("a line that breaks before any picture came is tried at longer and longer intervals, after a picture soon again", async () => {
  const { worker, connections, come, cut, hellos } = open();
  await come(1);
  expect(await cut(LIVE_CLOSE.lineLost)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_500);
  await come(2);
  expect(await cut(LIVE_CLOSE.lineLost)).toBe("lost");
  await vi.advanceTimersByTimeAsync(2_800);
  expect(hellos()).toBe(2);
  await vi.advanceTimersByTimeAsync(200);
  await come(3);
  worker.show();
  await untilNow(() => expect(connections).toContain("frame"));
  expect(await cut(LIVE_CLOSE.lineLost)).toBe("lost");
  await vi.advanceTimersByTimeAsync(1_500);
  await come(4);
});

test("a line counts as open once its worker has said something, not before a refusal", async () => {
  const { worker, connections, come, cut } = open();
  await come(1);
  expect(connections).toEqual([]);
  expect(await cut(LIVE_CLOSE.crowded)).toBe("crowded");
  await vi.advanceTimersByTimeAsync(15_000);
  await come(2);
  worker.show();
  await untilNow(() => expect(connections).toContain("frame"));
  expect(connections.slice(-2)).toEqual(["open", "frame"]);
  // That was something that this window sent.
  expect(await cut(LIVE_CLOSE.misuse)).toBe("lost");
});
