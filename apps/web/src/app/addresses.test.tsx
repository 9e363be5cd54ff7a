import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { http } from "msw";
import { describe, expect, it, vi } from "vitest";
import { aCv, aPlatform, aTemplate, aUser, aWallet } from "../testing/fixtures.ts";
import { handle } from "../testing/handle.ts";
import { serveLogs } from "../testing/logs.ts";
import { renderApp, serveUser } from "../testing/render-app.tsx";
import { server } from "../testing/server.ts";

/** An account for which every page of the app has something to show. */
function serveApp() {
  serveUser(aUser({ cv: aCv }));
  serveLogs([]);
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: [aTemplate()] }),
    handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
    handle(routes.getWalletBalance, { status: 200, body: aWallet({ balance: 58.52 }) }),
    handle(routes.getCountries, { status: 200, body: [] }),
    handle(routes.getCurrencies, { status: 200, body: [] }),
    handle(routes.listSessions, { status: 200, body: [] }),
    handle(routes.getAnalytics, { status: 503, body: { message: "x", code: "unavailable" } }),
  );
}

const heading = (name: string | RegExp) => screen.findByRole("heading", { level: 1, name });
const inMenu = (label: string) => within(screen.getByRole("navigation", { name: label }));

describe("an address", () => {
  // SPEC 2a.1, 2a.3, 2a.56, 6.1
  it.each([
    ["/", /Receipts kept/],
    ["/jobs", "Authentication Required"],
    ["/payment-success", "Payment Successful!"],
    ["/payment-failure", "Payment Failed"],
    ["/pricing", "Pay for applications that arrive."],
    ["/privacy-policy", "Privacy Policy"],
    ["/terms-and-conditions", "Terms and Conditions"],
  ])("%s is open to visitors", async (path, name) => {
    renderApp(path);
    expect(await heading(name)).toBeVisible();
  });

  // SPEC 2a.4, 2a.6, 2b.18
  it.each([
    ["/app/dashboard", "Welcome, Meera"],
    ["/app/platforms", "Platform Connections"],
    ["/app/scheduler", "Application Scheduler"],
    ["/app/wallet", "Wallet"],
    ["/app/analytics", "Analytics Dashboard"],
    ["/app/cv", "Profile Information"],
    ["/app/profile-settings", "Profile Settings"],
    ["/app/logs", "Application Logs"],
    ["/app/privacy-policy", "Privacy Policy"],
    ["/app/terms-and-conditions", "Terms and Conditions"],
  ])("%s has its page beside the sidebar", async (path, name) => {
    serveApp();
    renderApp(path, { token: "t" });
    expect(await heading(name)).toBeVisible();
    expect(inMenu("Main").getByRole("link", { name: "Dashboard" })).toBeVisible();
  });

  // SPEC 2a.5
  it("/app leads on to the dashboard", async () => {
    serveApp();
    const { router } = renderApp("/app", { token: "t" });
    await heading("Welcome, Meera");
    expect(router.state.location.pathname).toBe("/app/dashboard");
  });

  // SPEC 2a.7
  it("that does not exist says 404 and leads home", async () => {
    renderApp("/no/such/page");
    expect(await heading("404")).toBeVisible();
    expect(screen.getByText("Oops! Page not found")).toBeVisible();
    const home = screen.getByRole("link", { name: "Return to Home" });
    expect(home.getAttribute("href")).toBe("/");
  });
});

describe("the sidebar", () => {
  // SPEC 2b.1, 2b.2, 2b.3, 2b.4, 2b.5
  it("lists the specified entries in order, with the connected platforms and the balance", async () => {
    serveApp();
    renderApp("/app/logs", { token: "t" });
    await heading("Application Logs");
    const main = inMenu("Main");
    await main.findByText("1 Connected");
    await main.findByText("₹4,915.68");
    const entries = main
      .getAllByRole("link")
      .map((link) => [link.textContent, link.getAttribute("href")]);
    expect(entries).toEqual([
      ["Dashboard", "/app/dashboard"],
      ["Needs you", "/app/needs-you"],
      ["Platforms1 Connected", "/app/platforms"],
      ["Scheduler", "/app/scheduler"],
      ["Wallet₹4,915.68", "/app/wallet"],
      ["Analytics", "/app/analytics"],
      ["Application Logs", "/app/logs"],
    ]);
    const foot = inMenu("More");
    for (const name of ["Profile Settings", "Privacy Policy", "Terms & Conditions"]) {
      expect(foot.getByRole("link", { name })).toBeVisible();
    }
    expect(foot.getByRole("button", { name: "Log Out" })).toBeVisible();
  });

  // SPEC 8.50, 8.51
  it("shows no count of platforms that cannot be counted, and shows no balance it has not", async () => {
    serveApp();
    const refusal = { status: 503, body: { message: "x", code: "unavailable" } } as const;
    server.use(handle(routes.getPlatforms, refusal), handle(routes.getWalletBalance, refusal));
    const log = vi.spyOn(console, "error").mockImplementation(() => undefined);
    renderApp("/app/platforms", { token: "t" });
    expect(await screen.findByText("Failed to fetch connected platforms")).toBeVisible();
    for (const name of ["Platforms", "Wallet"]) {
      expect(inMenu("Main").getByRole("link", { name }).textContent).toBe(name);
    }
    expect(log).toHaveBeenCalledWith("Failed to fetch wallet balance", expect.anything());
  });

  it("stands there as soon as the user is known, whatever else is slow", async () => {
    serveApp();
    server.use(
      http.all("*/v1/*", ({ request }) =>
        request.url.endsWith("/auth/user-details") ? undefined : new Promise(() => {}),
      ),
    );
    renderApp("/app/privacy-policy", { token: "t" });
    await heading("Privacy Policy");
    expect(inMenu("Main").getByRole("link", { name: "Wallet" })).toBeVisible();
  });

  // SPEC 2b.7
  it("lights Dashboard at an address that it does not have", async () => {
    serveApp();
    renderApp("/app/no-such-page", { token: "t" });
    await heading("404");
    const current = inMenu("Main").getByRole("link", { current: "page" });
    expect(current).toHaveTextContent("Dashboard");
  });

  // SPEC 2b.8
  it("opens over a scrim from the bar of a small screen, and closes with the choice of a page", async () => {
    serveApp();
    const { user, router } = renderApp("/app/privacy-policy", { token: "t" });
    await heading("Privacy Policy");
    await user.click(screen.getByRole("button", { name: "Open menu" }));
    const menu = within(await screen.findByRole("dialog", { name: "Menu" }));
    await user.click(menu.getByRole("link", { name: /^Wallet/ }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());
    expect(router.state.location.pathname).toBe("/app/wallet");
  });
});
