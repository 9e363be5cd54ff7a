import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { plans } from "../../config/content.ts";
import { aUser } from "../../testing/fixtures.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";

afterEach(() => vi.unstubAllEnvs());

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

  it.each([
    ["Asia/Kolkata", "₹83.16", "50 applications are ₹4,158.00 ($49.50)"],
    ["Europe/Berlin", "$0.99", "50 applications are $49.50"],
  ])("names a visitor's own currency first: %s", async (timeZone, price, whole) => {
    vi.stubEnv("TZ", timeZone);
    renderApp("/pricing");
    const card = within(await screen.findByRole("region", { name: "Casual Explorer" }));
    expect(await card.findByText(price)).toBeVisible();
    expect(card.getByText(whole)).toBeVisible();
  });

  it("leads who is signed in to the wallet with that plan chosen", async () => {
    serveUser(aUser());
    renderApp("/pricing", { token: "t" });
    const link = await screen.findByRole("link", { name: "Get Started with Career Powerhouse" });
    expect(link.getAttribute("href")).toBe("/app/wallet?add=plan&plan=3");
  });
});
