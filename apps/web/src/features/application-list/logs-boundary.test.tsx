import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { LogsBoundary } from "./logs-boundary.tsx";

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error("broken");
  return <p>All is well</p>;
}

describe("the logs' error boundary", () => {
  beforeEach(() => {
    isBroken = true;
    // React reports what a boundary caught; that report is expected here.
    vi.spyOn(console, "error").mockImplementation(() => {});
  });
  // SPEC 2b.90, 2b.91, 2b.92
  it("says what to do and tries again on request", async () => {
    const onRetry = vi.fn<() => void>();
    render(
      <LogsBoundary onRetry={onRetry}>
        <Fragile />
      </LogsBoundary>,
    );
    expect(screen.getByText("Unable to Load Application Logs")).toBeVisible();
    for (const hint of [
      "Check your internet connection.",
      "Make sure that you are logged in.",
      "Refresh the page.",
    ]) {
      expect(screen.getByText(hint)).toBeVisible();
    }
    expect(screen.getByRole("button", { name: "Refresh Page" })).toBeVisible();
    isBroken = false;
    await userEvent.setup().click(screen.getByRole("button", { name: "Try Again" }));
    expect(screen.getByText("All is well")).toBeVisible();
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
