import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { type LoadPage, loadPage } from "./late-page.tsx";

function Wallet() {
  return <h1>Wallet</h1>;
}
const module = { default: Wallet };
const gone = new TypeError("Failed to fetch dynamically imported module");

describe("a page whose code does not come", () => {
  it("says so instead, and is fetched again on request", async () => {
    const load = vi.fn<LoadPage>().mockRejectedValue(gone);
    const Page = await loadPage(load);
    render(<Page />);
    expect(await screen.findByText("This page could not be loaded")).toBeVisible();
    load.mockResolvedValue(module);
    await userEvent.setup().click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { name: "Wallet" })).toBeVisible();
  });

  it("comes by itself when the connection is back", async () => {
    const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const load = vi.fn<LoadPage>().mockRejectedValueOnce(gone).mockResolvedValue(module);
    const Page = await loadPage(load);
    render(<Page />);
    expect(await screen.findByText("This page could not be loaded")).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await screen.findByRole("heading", { name: "Wallet" })).toBeVisible();
    onLine.mockRestore();
  });
});
