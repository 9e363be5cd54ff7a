import { expect, test } from "vitest";
import { createRoundRobinQueue } from "./round-robin-queue.ts";

/** Work that goes on until it is told to end; notes when it began. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string) => (): Promise<string> => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<string>();
    ends.set(name, () => resolve(name));
    return promise;
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    // As many turns of the loop as the queue needs to begin the next.
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { begun, start, end };
}

test("users take turns, however much one of them has asked for", async () => {
  const queue = createRoundRobinQueue({ running: 1, waiting: 30, waitingOfOne: 3 });
  const { begun, start, end } = createWork();
  for (const name of ["a1", "a2", "a3", "a4"]) void queue.take("a", start(name));
  void queue.take("b", start("b1"));
  void queue.take("c", start("c1"));
  await end("none");
  for (const name of ["a1", "a2", "b1", "c1", "a3"]) await end(name);
  expect(begun).toEqual(["a1", "a2", "b1", "c1", "a3", "a4"]);
});

test("more of one user's than may wait, and more than may wait of all, is not begun", async () => {
  const queue = createRoundRobinQueue({ running: 1, waiting: 3, waitingOfOne: 2 });
  const { begun, start } = createWork();
  for (const name of ["a1", "a2", "a3"]) void queue.take("a", start(name));
  expect(queue.take("a", start("a4"))).toBe("too_many_of_one");
  void queue.take("b", start("b1"));
  expect(queue.take("c", start("c1"))).toBe("full");
  await Promise.resolve();
  expect(begun).toEqual(["a1"]);
});

test("work that fails hands its place on and its error to whoever asked", async () => {
  const queue = createRoundRobinQueue({ running: 1, waiting: 3, waitingOfOne: 3 });
  const failing = queue.take("a", () => Promise.reject(new Error("unreadable")));
  const next = queue.take("a", async () => "read");
  await expect(failing).rejects.toThrow("unreadable");
  expect(await next).toBe("read");
});
