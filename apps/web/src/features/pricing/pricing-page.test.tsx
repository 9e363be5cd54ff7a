import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { plans } from "../../config/content.ts";
import { renderApp } from "../../testing/render-app.tsx";

describe("pricing page", () => {
  // SPEC 2a.34, 2a.35, 2a.36, 2a.37, 2a.38, 9.44
  it("sends visitors through the sign-in to the wallet with their plan, and marks the middle one", async () => {
    renderApp("/pricing");
    await screen.findByRole("heading", { name: "Pay for applications that arrive." });
    const best = plans.map(({ name }) => {
      const card = within(screen.getByRole("region", { name }));
      return card.queryByText("Best Value") !== null;
    });
    expect(best).toEqual([false, true, false]);
    const links = screen.getAllByRole("link", { name: /^Get Started with / });
    expect(
      links.map((link) => new URL(link.getAttribute("href") ?? "", "http://x").search),
    ).toEqual(
      ["1", "2", "3"].map((plan) => `?login=1&next=%2Fapp%2Fwallet%3Fadd%3Dplan%26plan%3D${plan}`),
    );
    expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/");
    for (const answer of [
      "Credits are valid for 12 months and are non-refundable.",
      "Plans can be switched, and unused credits carry forward.",
    ]) {
      expect(screen.getByText(answer)).toBeVisible();
    }
  });

  it("leads who is signed in to the wallet with that plan chosen", async () => {
    renderApp("/pricing", { token: "t" });
    const link = await screen.findByRole("link", { name: "Get Started with Career Powerhouse" });
    expect(link.getAttribute("href")).toBe("/app/wallet?add=plan&plan=3");
  });
});
