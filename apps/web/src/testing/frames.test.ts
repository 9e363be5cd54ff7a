import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { holdCountdowns } from "./clock.ts";

it("a frame that was asked for while the intervals were held comes all the same, and so do all after it", async () => {
  holdCountdowns();
  const drawn = vi.fn<() => void>();
  requestAnimationFrame(drawn);
  vi.useRealTimers();
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(1));
  requestAnimationFrame(drawn);
  await waitFor(() => expect(drawn).toHaveBeenCalledTimes(2));
});
