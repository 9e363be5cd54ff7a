import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../testing/fixtures.ts";
import { aRecord, serveLogs } from "../../testing/logs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";

describe("commands", () => {
  beforeEach(() => {
    serveUser(aUser());
    serveLogs([]);
  });

  async function openWallet() {
    const view = renderApp("/app/wallet", { token: "t" });
    await screen.findByRole("heading", { level: 1, name: "Wallet" });
    return view;
  }

  /** The palette, once its field takes what is typed. */
  async function openedPalette() {
    const palette = await screen.findByRole("dialog", { name: "Jump to" });
    await waitFor(() => expect(document.activeElement).toBe(within(palette).getByRole("combobox")));
    return palette;
  }

  it("jump to a page by typing a part of its name and Enter", async () => {
    const { user, router } = await openWallet();
    await user.keyboard("{Control>}k{/Control}");
    const palette = await openedPalette();
    await user.keyboard("sched");
    expect(within(palette).getAllByRole("option")).toHaveLength(1);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/scheduler"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("find See what fits by its name and by what it is for", async () => {
    const { user, router } = await openWallet();
    await user.keyboard("{Control>}k{/Control}");
    const palette = await openedPalette();
    await user.keyboard("would send");
    expect(within(palette).getAllByRole("option")).toHaveLength(1);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/fits"));
  });

  it("say when nothing matches, and Escape leads back", async () => {
    const { user, router } = await openWallet();
    await user.click(screen.getByRole("button", { name: /Jump to…/ }));
    await openedPalette();
    await user.keyboard("zzzz");
    expect(await screen.findByText(/^Nothing matches/)).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(router.state.location.pathname).toBe("/app/wallet");
  });

  it("are listed by ?, and G with a letter goes to a page", async () => {
    const { user, router } = await openWallet();
    await user.keyboard("?");
    const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    expect(list).toHaveTextContent("Jump anywhere");
    await user.keyboard("{Escape}gl");
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/logs"));
  });

  it("of single keys do nothing while something is typed, and can be switched off", async () => {
    serveLogs([aRecord({})]);
    const { user, router } = renderApp("/app/logs", { token: "t" });
    const search = await screen.findByRole("searchbox");
    await user.type(search, "gw?");
    expect(search).toHaveValue("gw?");
    expect(router.state.location.pathname).toBe("/app/logs");
    search.blur();
    await user.keyboard("?");
    await user.click(await screen.findByRole("switch", { name: "Use shortcuts of single keys" }));
    await user.keyboard("{Escape}gw");
    expect(router.state.location.pathname).toBe("/app/logs");
    await user.keyboard("{Control>}k{/Control}");
    expect(await screen.findByRole("dialog", { name: "Jump to" })).toBeVisible();
  });
});
