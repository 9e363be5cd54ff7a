import { type ConsolePortals, type ConsoleQueues, consoleRoutes } from "@sendoff/contract/console";
import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { describe, expect, it, vi } from "vitest";
import { holdCountdowns } from "../../testing/clock.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anOperatorSession, serveOperator } from "../../testing/operator.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const portals: ConsolePortals = {
  as_of: "2026-11-20T04:10:00.000Z",
  figures: {
    runs_open: 41,
    sign_ins_waiting: 6,
    sent_last_hour: 1284,
    confirmed_last_hour: 97,
    decided_last_hour: 100,
    unconfirmed: 3,
    oldest_unconfirmed_seconds: 1320,
    oldest_lane_seconds: 48,
  },
  portals: [
    {
      platform_id: 5,
      name: "Glassdoor",
      boards: 0,
      state: "paused",
      reason: "page_changed",
      note: "",
      since: "2026-11-20T03:51:00.000Z",
      next_try_at: null,
      open_runs: 9,
      accounts: { connected: 9, code_required: 0, needs_user: 2, signed_out: 1 },
      oldest_lane_seconds: null,
      last_hour: { sent: 41, confirmed: 5, decided: 41, p95_seconds: 88 },
      hours: Array.from({ length: 24 }, (_, hour) => (hour === 3 ? null : 0.9 - hour / 40)),
    },
  ],
  keys: [
    {
      portal: "indeed",
      key: "apply.resume.next",
      looks: 214,
      missed: 83,
      first_missed_at: "2026-11-20T03:34:00.000Z",
      variants: [
        { variant: "role", is_guess: false, hits: 131, last_at: "2026-11-20T04:00:00.000Z" },
        { variant: "none", is_guess: false, hits: 83, last_at: "2026-11-20T04:05:00.000Z" },
      ],
    },
  ],
  key_hours: 24,
  bundles: [],
};

const idle: ConsoleQueues = {
  as_of: portals.as_of,
  is_compared: true,
  backlogs: [],
  queues: [],
  workers: [],
};

function servePortals(session = anOperatorSession(20)) {
  serveOperator(session);
  server.use(handle(consoleRoutes.listConsolePortals, { status: 200, body: portals }));
}

const NOTHING = { message: "There is nothing at this address", code: "not_found" } as const;

describe("the operators' console", () => {
  it("is no page to anybody else, and sends visitors to the sign-in as any page does", async () => {
    serveUser(aUser());
    server.use(handle(consoleRoutes.getConsoleSession, { status: 404, body: NOTHING }));
    renderApp("/console/portals", { token: "t" });
    expect(await screen.findByText("404")).toBeVisible();
    localStorage.clear();
    const { router } = renderApp("/console/audit");
    await waitFor(() =>
      expect(router.state.location.search).toBe("?login=1&next=%2Fconsole%2Faudit"),
    );
  });

  it("is where an operator without a profile comes after signing in", async () => {
    servePortals();
    const { router } = renderApp("/?login=1&next=/console", { token: "t" });
    await waitFor(() => expect(router.state.location.pathname).toBe("/console/portals"));
    expect(await screen.findByRole("heading", { name: "Portals", level: 1 })).toBeVisible();
  });

  it("shows nothing before a code is typed", async () => {
    servePortals(anOperatorSession(null));
    let asked = 0;
    server.use(
      handle(consoleRoutes.listConsolePortals, () => {
        asked += 1;
        return { status: 200, body: portals };
      }),
      handle(consoleRoutes.openConsole, {
        status: 403,
        body: { message: "Confirm that it is you", code: "reauthentication_required" },
      }),
      handle(routes.sendReauthenticationOtp, {
        status: 200,
        body: { orderId: "o1", sent_to: "o***@sendoff.example" },
      }),
    );
    const { user } = renderApp("/console/portals", { token: "t" });
    await user.click(await screen.findByRole("button", { name: "Send me a code" }));
    expect(await screen.findByRole("dialog", { name: "Confirm it is you" })).toBeVisible();
    expect(screen.queryByText("Glassdoor")).toBeNull();
    expect(asked).toBe(0);
  });

  it("says how portals stand, and pauses, tries and resumes them with a reason", async () => {
    servePortals();
    const sent: unknown[] = [];
    server.use(
      handle(consoleRoutes.resumePortal, ({ body, params }) => {
        sent.push({ id: params["id"], body });
        return { status: 200, body: { success: true } };
      }),
    );
    const { user } = renderApp("/console/portals", { token: "t" });
    const row = (await screen.findByText("Glassdoor")).closest("tr");
    if (row === null) throw new Error("Glassdoor has no row");
    expect(within(row).getByText("Paused")).toBeVisible();
    expect(within(row).getByText("12%")).toBeVisible();
    expect(within(row).getByText("9 connected, 2 waiting, 1 signed out")).toBeVisible();
    const keys = screen.getByRole("table", { name: "Page keys by variant" });
    expect(within(keys).getByText("not found")).toBeVisible();
    expect(screen.getByText("good until", { exact: false })).toBeVisible();
    await user.click(within(row).getByRole("button", { name: "Resume: Glassdoor" }));
    const dialog = await screen.findByRole("dialog");
    const resume = within(dialog).getByRole("button", { name: "Resume" });
    expect(resume).toBeDisabled();
    await user.type(within(dialog).getByLabelText("Reason"), "release 214 is out");
    await user.click(resume);
    await waitFor(() =>
      expect(sent).toEqual([{ id: "5", body: { reason: "release 214 is out" } }]),
    );
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("closes when the code's time is over, and takes away what it showed", async () => {
    holdCountdowns();
    servePortals();
    renderApp("/console/portals", { token: "t" });
    expect(await screen.findByText("Glassdoor")).toBeVisible();
    server.use(
      handle(consoleRoutes.getConsoleSession, { status: 200, body: anOperatorSession(null) }),
    );
    act(() => {
      vi.advanceTimersByTime(21 * 60_000);
    });
    expect(await screen.findByRole("heading", { name: "Type a code to go on" })).toBeVisible();
    expect(screen.queryByText("Glassdoor")).toBeNull();
  });

  it("moves the focus to the page that was opened, so that keyboards and screen readers go on there", async () => {
    servePortals();
    server.use(handle(consoleRoutes.listConsoleQueues, { status: 200, body: idle }));
    const { user } = renderApp("/console/portals", { token: "t" });
    await screen.findByText("Glassdoor");
    await user.click(screen.getByRole("link", { name: "Queues" }));
    expect(await screen.findByRole("heading", { name: "Queues", level: 1 })).toBeVisible();
    expect(document.activeElement).toBe(screen.getByRole("main"));
  });

  it("says that a page could not be read anew, and of when is what still stands there", async () => {
    servePortals();
    const { user } = renderApp("/console/portals", { token: "t" });
    await screen.findByText("Glassdoor");
    server.use(http.get(`*${consoleRoutes.listConsolePortals.path}`, () => HttpResponse.error()));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    const alert = await screen.findByRole("alert");
    expect(alert).toHaveTextContent("This page could not be refreshed");
    expect(alert).toHaveTextContent("No connection to Sendoff. Please try again.");
    expect(alert).toHaveTextContent("What you see is as of 09:40:00.");
    expect(screen.getByText("Glassdoor")).toBeVisible();
    server.use(handle(consoleRoutes.listConsolePortals, { status: 200, body: portals }));
    await user.click(screen.getByRole("button", { name: "Refresh" }));
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  });
});
