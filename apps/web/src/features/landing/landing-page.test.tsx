import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { activePlatforms, supportedPlatforms } from "../../config/content.ts";
import { renderApp } from "../../testing/render-app.tsx";

describe("landing page", () => {
  it("ticks the platforms that work today and marks every other one Soon", async () => {
    renderApp("/");
    const title = await screen.findByRole("heading", { name: "Supported Job Platforms" });
    const grid = within(title.parentElement ?? title);
    const cards = grid.getAllByRole("listitem");
    expect(cards).toHaveLength(supportedPlatforms.length);
    const active = cards.filter((card) => within(card).queryByText("Active") !== null);
    const working = supportedPlatforms.filter(({ isActive }) => isActive).map(({ name }) => name);
    expect(active.map((card) => card.querySelector("b")?.textContent)).toEqual(working);
    expect(grid.getAllByText("Soon")).toHaveLength(supportedPlatforms.length - working.length);
  });

  it("names only working platforms in the text, and makes all six claims", async () => {
    renderApp("/");
    expect(activePlatforms).toMatch(/^LinkedIn(,| and) Indeed/);
    expect(
      await screen.findByText(`forms on ${activePlatforms} with`, { exact: false }),
    ).toBeVisible();
    for (const name of [
      "100+ jobs in minutes",
      "95% of the time saved",
      "24/7 automation",
      "Bank-level encryption",
      "10+ platforms",
      "5 free applications on sign-up",
    ]) {
      expect(screen.getByRole("heading", { name })).toBeVisible();
    }
  });
});
