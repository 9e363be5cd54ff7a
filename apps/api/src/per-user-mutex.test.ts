import { expect, test } from "vitest";
import { createPerUserMutex } from "./per-user-mutex.ts";

test("one user's calls come one after the other, too many of them are refused, and nobody else waits", async () => {
  const inTurn = createPerUserMutex(1);
  const begun: string[] = [];
  const first = Promise.withResolvers<string>();
  const work = (name: string, until: Promise<string>) => () => {
    begun.push(name);
    return until;
  };
  const calls = [
    inTurn("a", work("a1", first.promise)),
    inTurn("a", work("a2", Promise.reject(new Error("no")))),
    inTurn("a", work("a3", Promise.resolve("never"))),
    inTurn("b", work("b1", Promise.resolve("b1"))),
  ];
  const settled = Promise.allSettled(calls);
  await expect(calls[2]).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });
  expect(await calls[3]).toBe("b1");
  expect(begun).toEqual(["a1", "b1"]);
  first.resolve("a1");
  expect((await settled).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "rejected",
    "fulfilled",
  ]);
  // What failed holds up nothing that comes after it.
  expect(await inTurn("a", work("a4", Promise.resolve("a4")))).toBe("a4");
});
