import { expect, test } from "vitest";
import { createUserConcurrencyLimiter } from "./user-concurrency-limiter.ts";

test("eight calls of one user are under way, the next waits for one of them, and nobody else does", async () => {
  const enter = createUserConcurrencyLimiter();
  const leaves = await Promise.all(Array.from({ length: 8 }, () => enter("a")));
  let isIn = false;
  const ninth = enter("a").then((leave) => {
    isIn = true;
    return leave;
  });
  await enter("b");
  expect(isIn).toBe(false);
  // Twice is once: it gives way to one.
  leaves[0]?.();
  leaves[0]?.();
  const leave = await ninth;
  let isTenthIn = false;
  const tenth = enter("a").then(() => (isTenthIn = true));
  await enter("b");
  expect(isTenthIn).toBe(false);
  leave();
  await tenth;
});

test("more than fifty that wait are refused, and the line goes on", async () => {
  const enter = createUserConcurrencyLimiter();
  const leaves = await Promise.all(Array.from({ length: 8 }, () => enter("a")));
  const waiting = Array.from({ length: 50 }, () => enter("a"));
  await expect(enter("a")).rejects.toMatchObject({ status: 429 });
  for (const leave of leaves) leave();
  for (const turn of waiting) (await turn)();
  await enter("a");
});
