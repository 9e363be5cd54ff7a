import { expect, it } from "vitest";
import { createRestartPauses } from "./restart-pauses.ts";

it("waits twice as long after each end within ten minutes, a minute at most, and forgets older ones", () => {
  let now = 0;
  const pauses = createRestartPauses(() => now);
  const seconds = Array.from({ length: 10 }, () => pauses.next().pauseMs / 1000);
  expect(seconds).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 32, 60, 60]);
  now = 9 * 60_000;
  expect(pauses.next()).toEqual({ ends: 11, pauseMs: 60_000 });
  now = 12 * 60_000;
  expect(pauses.next()).toEqual({ ends: 2, pauseMs: 500 });
});
