import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { aDashboard, aPlatform, aRun, aTemplate, aUser, aWallet } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const templates = [
  aTemplate({ id: 1, platform_name: "LinkedIn" }),
  aTemplate({ id: 4, platform_name: "Indeed" }),
  aTemplate({ id: 5, platform_name: "Glassdoor" }),
  aTemplate({ id: 6, platform_name: "Monster", is_active: false }),
];

function serve(connections = [aPlatform({ applied_today: 6 })], list = templates) {
  serveUser(aUser());
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: list }),
    handle(routes.getPlatforms, { status: 200, body: connections }),
  );
}

async function open() {
  const app = renderApp("/app/platforms", { token: "t" });
  await screen.findByRole("article", { name: "LinkedIn" });
  return app;
}

const cards = () => screen.getAllByRole("article").map((card) => card.getAttribute("aria-label"));
const card = (name: string) => within(screen.getByRole("article", { name }));

describe("platform list", () => {
  // SPEC 1.2, 2b.28, 3.40
  it("shows each platform in its state and the four figures", async () => {
    serve([
      aPlatform({ applied_today: 6 }),
      aPlatform({
        id: 5,
        platform_id: 5,
        platform_name: "Glassdoor",
        status: "needs_user",
        state: "needs_user",
        note: "Glassdoor did not accept the saved password. Update the credentials.",
      }),
    ]);
    server.use(
      handle(routes.getDashboard, {
        status: 200,
        body: aDashboard({ success_rate: 93, confirmed: 93, decided: 100 }),
      }),
    );
    await open();
    expect(card("LinkedIn").getByText("Connected")).toBeVisible();
    expect(card("LinkedIn").getByText("6 of 10")).toBeVisible();
    expect(card("Glassdoor").getByText(/did not accept the saved password/)).toBeVisible();
    expect(card("Glassdoor").getByRole("button", { name: "Finish the check" })).toBeEnabled();
    expect(card("Indeed").getByRole("button", { name: "Connect Platform" })).toBeEnabled();
    expect(card("Monster").getByText("Soon")).toBeVisible();
    expect(card("Monster").getByRole("button", { name: "Connect Platform" })).toBeDisabled();
    const figures = screen.getByRole("region", { name: "Connections in figures" });
    await waitFor(() =>
      expect(figures).toHaveTextContent(
        "Connected1Total Platforms4Available to Connect2Success Rate93%",
      ),
    );
  });

  // SPEC 2b.29
  it("shows - for the success rate while nothing is decided", async () => {
    serve();
    await open();
    const figures = screen.getByRole("region", { name: "Connections in figures" });
    await waitFor(() => expect(figures).toHaveTextContent("Success Rate-"));
  });

  // SPEC 2b.30, 2b.31
  it("filters by tab and by search, and counts each tab", async () => {
    serve();
    const { user } = await open();
    expect(screen.getByRole("tab", { name: "Featured Platforms 4" })).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Connected Platforms 1" }));
    // The panel of the tab before leaves a frame later.
    await waitFor(() => expect(cards()).toEqual(["LinkedIn"]));
    await user.click(screen.getByRole("tab", { name: "Available to Connect 2" }));
    await waitFor(() => expect(cards()).toEqual(["Indeed", "Glassdoor"]));
    await user.type(screen.getByRole("searchbox"), "GLASS");
    expect(cards()).toEqual(["Glassdoor"]);
    await user.type(screen.getByRole("searchbox"), "x");
    await user.click(screen.getByRole("button", { name: "Clear the search" }));
    expect(cards()).toEqual(["Indeed", "Glassdoor"]);
  });

  it("comes back to tab, search and page after a reload", async () => {
    const many = Array.from({ length: 11 }, (_, i) =>
      aTemplate({ id: 100 + i, platform_name: `Board ${i + 1}` }),
    );
    serve([], [aTemplate(), ...many]);
    const { user, router, unmount } = await open();
    const reload = (from: typeof router) =>
      renderApp(from.state.location.pathname + from.state.location.search, { token: "t" });
    await user.click(screen.getByRole("tab", { name: /^Available/ }));
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(cards()).toEqual(["Board 8", "Board 9", "Board 10", "Board 11"]);
    unmount();
    const second = reload(router);
    await screen.findByRole("article", { name: "Board 11" });
    expect(cards()).toEqual(["Board 8", "Board 9", "Board 10", "Board 11"]);
    await second.user.type(screen.getByRole("searchbox"), "11");
    expect(screen.getByText("1 of 1 platform")).toBeVisible();
    await waitFor(() => expect(second.router.state.location.search).toContain("search=11"));
    second.unmount();
    reload(second.router);
    expect(await screen.findByRole("searchbox")).toHaveValue("11");
    expect(cards()).toEqual(["Board 11"]);
  });

  // SPEC 2b.32
  it("keeps every platform in reach of the first tab, the featured ones first and the user's own next, and counts them all", async () => {
    serve(
      [],
      [
        aTemplate({ id: 6, platform_name: "Monster", is_active: false, tags: [] }),
        aTemplate({ id: 1, platform_name: "LinkedIn" }),
        aTemplate({ id: 7, platform_name: "ZipRecruiter", is_active: false, tags: [] }),
        aTemplate({ id: 1001, platform_name: "Acme", tags: [], kind: "board", sign_in: "none" }),
      ],
    );
    await open();
    expect(screen.getByRole("tab", { name: "Featured Platforms 4" })).toBeVisible();
    expect(cards()).toEqual(["LinkedIn", "Acme", "Monster", "ZipRecruiter"]);
    expect(screen.getByRole("region", { name: "Connections in figures" })).toHaveTextContent(
      "Total Platforms4",
    );
  });

  // SPEC 2b.33, 9.20
  it("shows eight cards a page, and a search starts at the first page again", async () => {
    const many = Array.from({ length: 11 }, (_, i) =>
      aTemplate({ id: i + 1, platform_name: i === 0 ? "LinkedIn" : `Board ${i}` }),
    );
    serve([], many);
    const { user } = await open();
    expect(cards()).toHaveLength(8);
    expect(screen.getByRole("button", { name: "Prev" })).toBeDisabled();
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(cards()).toEqual(["Board 8", "Board 9", "Board 10"]);
    expect(screen.getByRole("button", { name: "Next" })).toBeDisabled();
    await user.type(screen.getByRole("searchbox"), "linked");
    expect(cards()).toEqual(["LinkedIn"]);
  });

  // SPEC 7.24
  it("takes a 404 of get-platforms as no connection", async () => {
    serve();
    server.use(
      http.get("*/v1/job/platform/get-platforms", () =>
        HttpResponse.json({ message: "none", code: "not_found" }, { status: 404 }),
      ),
    );
    await open();
    expect(card("LinkedIn").getByText("Not connected")).toBeVisible();
  });

  // SPEC 8.40, 8.42
  it.each([
    ["templates", routes.getPlatformTemplates, "Failed to load platform templates."],
    ["connections", routes.getPlatforms, "Failed to fetch connected platforms"],
  ] as const)("says which list failed: %s", async (_name, route, text) => {
    serve();
    server.use(handle(route, { status: 503, body: { message: "x", code: "unavailable" } }));
    const { user } = renderApp("/app/platforms", { token: "t" });
    expect(await screen.findByText(text)).toBeVisible();
    serve();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("article", { name: "LinkedIn" })).toBeVisible();
  });

  // SPEC 8.43
  it("says that neither list could be loaded", async () => {
    serve();
    const refusal = { status: 503, body: { message: "x", code: "unavailable" } } as const;
    server.use(handle(routes.getPlatformTemplates, refusal), handle(routes.getPlatforms, refusal));
    renderApp("/app/platforms", { token: "t" });
    expect(await screen.findByText("Failed to load platforms. Please try again.")).toBeVisible();
  });

  // SPEC 3.39
  it("takes the status in any case for connected", async () => {
    serve([aPlatform({ status: "SUCCESS" })]);
    await open();
    expect(card("LinkedIn").getByText("Connected")).toBeVisible();
  });

  // SPEC 8.41
  it("says that the network failed", async () => {
    serve();
    server.use(http.get("*/v1/job/platform/get-platforms", () => HttpResponse.error()));
    renderApp("/app/platforms", { token: "t" });
    expect(
      await screen.findByText("Failed to fetch platforms. Please try again later."),
    ).toBeVisible();
  });
});

describe("disconnect", () => {
  // SPEC 2b.37, 4.50, 8.70
  it("asks first, then disconnects and refreshes the cards", async () => {
    serve();
    const bodies: unknown[] = [];
    server.use(
      handle(routes.disconnectPlatform, ({ body }) => {
        bodies.push(body);
        server.use(handle(routes.getPlatforms, { status: 200, body: [] }));
        return { status: 200, body: { success: true, message: "ok" } };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Disconnect, LinkedIn" }));
    expect(bodies).toEqual([]);
    await user.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Disconnect" }),
    );
    expect(await screen.findByText("Platform disconnected successfully!")).toBeVisible();
    expect(bodies).toEqual([{ platform_id: 1 }]);
    await waitFor(() => expect(card("LinkedIn").getByText("Not connected")).toBeVisible());
  });

  // SPEC 8.47
  it("keeps the dialog open and says so when it fails", async () => {
    serve();
    server.use(
      handle(routes.disconnectPlatform, {
        status: 503,
        body: { message: "Try later.", code: "unavailable" },
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "Disconnect, LinkedIn" }));
    await user.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Disconnect" }),
    );
    expect(
      await screen.findByText("Failed to disconnect platform. Please try again."),
    ).toBeVisible();
    expect(screen.getByRole("dialog")).toBeVisible();
  });
});

describe("Apply now", () => {
  // SPEC 7.35
  it("starts a run and opens it", async () => {
    serve();
    server.use(
      handle(routes.applyJobs, ({ body }) => {
        expect(body).toEqual({ platform_id: 1 });
        return { status: 202, body: { run_id: aRun().id, goal: 4 } };
      }),
      handle(routes.getRun, {
        status: 200,
        body: { run: aRun({ state: "ended", credits_held: 0 }), current: null, applications: [] },
      }),
    );
    const { user, router } = await open();
    await user.click(card("LinkedIn").getByRole("button", { name: "Apply now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/runs/${aRun().id}`));
  });

  it("starts one run for a double click", async () => {
    serve();
    let asked = 0;
    server.use(
      handle(routes.applyJobs, () => {
        asked += 1;
        return { status: 202, body: { run_id: aRun().id, goal: 4 } };
      }),
      handle(routes.getRun, {
        status: 200,
        body: { run: aRun({ state: "ended", credits_held: 0 }), current: null, applications: [] },
      }),
    );
    const { user, router } = await open();
    await user.dblClick(card("LinkedIn").getByRole("button", { name: "Apply now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/runs/${aRun().id}`));
    expect(asked).toBe(1);
  });

  it("says why it could not start and where to go", async () => {
    serve();
    server.use(
      handle(routes.applyJobs, {
        status: 402,
        body: { message: "No credit is left.", code: "no_credits" },
      }),
    );
    const { user } = await open();
    await user.click(card("LinkedIn").getByRole("button", { name: "Apply now" }));
    expect(await screen.findByText("No credit is left.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Add Money" }).getAttribute("href")).toBe(
      "/app/wallet?add=plan",
    );
  });

  it("is off without a credit, as on the dashboard, and leads to Add Money", async () => {
    serve();
    server.use(
      handle(routes.getDashboard, {
        status: 200,
        body: aDashboard({ wallet: aWallet({ credits: 0, lots: [] }) }),
      }),
    );
    await open();
    await screen.findByText("No credit is left");
    expect(screen.getByRole("link", { name: "Add Money" }).getAttribute("href")).toBe(
      "/app/wallet?add=plan",
    );
    expect(
      card("LinkedIn").getByRole("button", { name: "Apply now: no credit is left" }),
    ).toBeDisabled();
  });

  it("is off when today's limit is reached", async () => {
    serve([aPlatform({ applied_today: 10 })]);
    await open();
    expect(
      card("LinkedIn").getByRole("button", { name: /limit on LinkedIn is reached/ }),
    ).toBeDisabled();
  });

  it("gives way to the run under way", async () => {
    serve();
    server.use(handle(routes.getDashboard, { status: 200, body: aDashboard({ run: aRun() }) }));
    await open();
    const link = await screen.findByRole("link", { name: "Watch the run" });
    expect(link.getAttribute("href")).toBe(`/app/runs/${aRun().id}`);
  });
});
