import { routes } from "@sendoff/contract/routes";
import { type RunDetail } from "@sendoff/contract/run";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { storageKeys } from "../../lib/storage-keys.ts";
import { aCv, aDashboard, anApplication, aPlatform, aRun, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { openRun, serveRun } from "../../testing/runs.tsx";
import { server } from "../../testing/server.ts";

describe("the first success", () => {
  const noticeTitle = "Your first application is on its way.";
  const now = new Date().toISOString();
  const applied = anApplication({ applied_at: now, updated_at: now });
  const firstRun = {
    run: aRun({
      ended_at: now,
      applied: 1,
      goal: 1,
      state: "ended",
      end_reason: "goal_reached",
      credits_held: 0,
    }),
    applications: [applied],
  };

  function serveFirst(confirmed: number, detail: Partial<RunDetail> = firstRun) {
    serveRun(detail);
    localStorage.removeItem(storageKeys.firstSuccess);
    server.use(handle(routes.getDashboard, { status: 200, body: aDashboard({ confirmed }) }));
  }

  it("is shown once per account", async () => {
    serveFirst(1);
    const { user, unmount } = openRun();
    const notice = within(await screen.findByRole("complementary", { name: noticeTitle }));
    expect(notice.getByText(/Senior Backend Engineer at Ferrypoint Logistics/)).toBeVisible();
    expect(notice.getByRole("img", { name: /^Postmark: sent on LinkedIn/ })).toBeVisible();
    expect(notice.getByRole("status")).toHaveTextContent("sent and confirmed");
    expect(notice.getByRole("link", { name: "Open receipt" })).toBeVisible();
    // It lies in the page: the run beside it can be seen and reached.
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByText("The goal is reached.")).toBeVisible();
    await user.click(notice.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(noticeTitle)).toBeNull();
    unmount();
    openRun();
    await screen.findByText("The goal is reached.");
    expect(screen.queryByText(noticeTitle)).toBeNull();
  });

  it("waits for a visit to the dashboard and stays there until it is closed", async () => {
    serveFirst(1);
    const dashboard = aDashboard({ confirmed: 1, decided: 1, run: firstRun.run, today: [applied] });
    serveUser(aUser({ cv: aCv }));
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
      handle(routes.getDashboard, { status: 200, body: dashboard }),
    );
    const first = renderApp("/app/dashboard", { token: "t" });
    await screen.findByRole("complementary", { name: noticeTitle });
    first.unmount();
    const again = renderApp("/app/dashboard", { token: "t" });
    const notice = within(await screen.findByRole("complementary", { name: noticeTitle }));
    await again.user.click(notice.getByRole("button", { name: "Close" }));
    expect(screen.queryByText(noticeTitle)).toBeNull();
    expect(localStorage.getItem(storageKeys.firstSuccess)).toContain("u1");
  });

  it("is not told any more long after the run", async () => {
    serveFirst(1, { ...firstRun, run: { ...firstRun.run, ended_at: "2026-11-01T04:00:00.000Z" } });
    openRun();
    await waitFor(() => expect(localStorage.getItem(storageKeys.firstSuccess)).toContain("u1"));
    expect(screen.queryByText(noticeTitle)).toBeNull();
  });

  it("is not claimed for an account that had one before, in whatever browser", async () => {
    serveFirst(12);
    openRun();
    await waitFor(() => expect(localStorage.getItem(storageKeys.firstSuccess)).toContain("u1"));
    expect(screen.queryByText(noticeTitle)).toBeNull();
  });
});
