import { routes } from "@sendoff/contract/routes";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { activePlatforms, supportedPlatforms } from "../../config/content.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

describe("landing page", () => {
  // SPEC 1.1, 1.2, 2a.16
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

  // SPEC 1.12, 1.13, 1.15, 1.16, 1.17, 1.18, 2a.15
  it("names only working platforms in the text, and makes all six claims", async () => {
    renderApp("/");
    expect(activePlatforms()).toMatch(/^LinkedIn(,| and) Indeed/);
    expect(
      await screen.findByText(`forms on ${activePlatforms()} with`, { exact: false }),
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

  // SPEC 2a.10, 2a.11, 2a.12
  it("leads from its header to features, prices and what it is about, and takes the dark", async () => {
    const { user } = renderApp("/");
    const sections = within(await screen.findByRole("navigation", { name: "Sections" }));
    const header = screen.getByRole("banner");
    expect(header.className).toContain("sticky");
    expect(within(header).getByRole("link", { name: "Sendoff" }).getAttribute("href")).toBe("/");
    const links = sections
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Features", "/#features"],
      ["Pricing", "/pricing"],
      ["About", "/#about"],
    ]);
    for (const [, address] of links.filter(([name]) => name !== "Pricing")) {
      expect(document.querySelector(String(address).slice(1))).not.toBeNull();
    }
    const [inHeader] = screen.getAllByRole("button", { name: "Dark mode" });
    if (inHeader === undefined) throw new Error("there is no toggle");
    await user.click(inHeader);
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    await user.click(inHeader);
    expect(document.documentElement.classList.contains("dark")).toBe(false);
  });

  it("has the same in a menu for narrow screens, which closes behind a link, beside it and with Escape", async () => {
    const { user } = renderApp("/");
    const menu = within(await screen.findByRole("navigation", { name: "Menu", hidden: true }));
    const details = document.querySelector<HTMLDetailsElement>("[data-sections-menu]");
    if (details === null) throw new Error("there is no menu");
    const summary = within(details).getByLabelText("Menu", { selector: "summary" });
    for (const leave of [
      () => user.keyboard("{Escape}"),
      () => user.click(screen.getByRole("main")),
      () => user.click(menu.getByRole("link", { name: "Features" })),
    ]) {
      await user.click(summary);
      expect(details.open).toBe(true);
      await leave();
      expect(details.open).toBe(false);
    }
    await user.click(summary);
    await user.click(menu.getByRole("button", { name: "Dark mode" }));
    expect(document.documentElement.classList.contains("dark")).toBe(true);
    expect(details.open).toBe(true);
    await user.click(menu.getByRole("button", { name: "Dark mode" }));
  });

  // SPEC 2a.14, 2a.18
  it("calls to the sign-in twice, promising no card and no subscription", async () => {
    renderApp("/");
    for (const name of ["Start Applying Now", "Start Free Trial"]) {
      const call = await screen.findByRole("link", { name });
      expect(call.getAttribute("href")).toBe("/?login=1");
    }
    expect(screen.getByText("No credit card required • Cancel anytime")).toBeVisible();
  });

  // SPEC 1.19, 2a.17
  it("states the four figures as they are specified", async () => {
    renderApp("/");
    await screen.findByText("50K+");
    for (const [value, label] of [
      ["50K+", "applications sent"],
      ["2.3K", "active users"],
      ["15s", "average apply time"],
      ["94%", "success rate"],
    ] as const) {
      const figure = screen.getByText(value).parentElement;
      expect(figure).toHaveTextContent(label);
    }
  });

  // SPEC 1.14
  it("shows five minutes by hand beside fifteen seconds", async () => {
    renderApp("/");
    expect((await screen.findByText("By hand")).parentElement).toHaveTextContent("5:00");
    expect(screen.getByText("0:15").closest("div")).toHaveTextContent("Sendoff");
  });

  // SPEC 1.11, 1.20, 2a.19, 9.40
  it("answers four questions that open and close, with the price that is charged", async () => {
    renderApp("/");
    await screen.findByText("What does an application cost?");
    const questions = [...document.querySelectorAll<HTMLDetailsElement>("#faq details")];
    expect(questions).toHaveLength(4);
    expect(questions[0]).toHaveTextContent(/from \$0\.79 per successful application/);
    expect(questions[0]).toHaveTextContent("There is no subscription.");
    expect(questions.map(({ open }) => open)).toEqual([true, false, false, false]);
    expect(new Set(questions.map(({ name }) => name)).size).toBe(1);
  });

  // SPEC 2a.20
  it("ends with the way to features, prices, questions and a person", async () => {
    renderApp("/");
    const foot = within(await screen.findByRole("contentinfo"));
    for (const [name, address] of [
      ["Features", "/#features"],
      ["Pricing", "/pricing"],
      ["FAQ", "/#faq"],
      ["support@sendoff.example", "mailto:support@sendoff.example"],
    ] as const) {
      expect(foot.getByRole("link", { name }).getAttribute("href")).toBe(address);
    }
    expect(foot.queryByRole("link", { name: "Example" })).toBeNull();
  });

  // SPEC 2a.21
  it("links the operator's pages elsewhere, as the server names them", async () => {
    const social = [{ name: "Example", url: "https://social.example/sendoff" }];
    server.use(
      handle(routes.getConfig, {
        status: 200,
        body: {
          mode: "sandbox",
          mailbox_url: null,
          boards_url: null,
          sms: true,
          social,
          usd_inr_rate: 84,
        },
      }),
    );
    renderApp("/");
    const link = await screen.findByRole("link", { name: "Example" });
    expect(link.getAttribute("href")).toBe("https://social.example/sendoff");
  });
});
