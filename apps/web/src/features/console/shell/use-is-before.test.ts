import { act, renderHook } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { holdCountdowns, NOW } from "../../../testing/clock.ts";
import { useIsBefore } from "./use-is-before.ts";

it("is true until the moment has come, and draws anew only then", () => {
  holdCountdowns();
  const moment = new Date(NOW.getTime() + 60_000).toISOString();
  let drawn = 0;
  const { result } = renderHook(() => {
    drawn += 1;
    return useIsBefore(moment);
  });
  expect(result.current).toBe(true);
  act(() => {
    vi.advanceTimersByTime(59_000);
  });
  expect({ is: result.current, drawn }).toEqual({ is: true, drawn: 1 });
  act(() => {
    vi.advanceTimersByTime(6000);
  });
  expect({ is: result.current, drawn }).toEqual({ is: false, drawn: 2 });
});

it("is false without a moment", () => {
  expect(renderHook(() => useIsBefore(null)).result.current).toBe(false);
});
