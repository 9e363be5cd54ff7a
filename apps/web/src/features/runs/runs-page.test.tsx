import { routes } from "@sendoff/contract/routes";
import { type RunSummary } from "@sendoff/contract/run";
import { type ScheduledRun } from "@sendoff/contract/schedule";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aRun, aUser, RUN_ID } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

function aStart(fields: Partial<ScheduledRun> = {}): ScheduledRun {
  return {
    platform_id: 1,
    platform_name: "LinkedIn",
    local_date: "2026-11-20",
    due_at: "2026-11-20T03:34:00.000Z",
    at: "2026-11-20T03:34:30.000Z",
    id: null,
    state: "not_started",
    end_reason: null,
    not_started_reason: "no_credits",
    note: "No credits are left. Add money in the wallet to go on.",
    ...fields,
  };
}

function open(runs: RunSummary[], starts: ScheduledRun[] = [], user = aUser()) {
  serveUser(user);
  server.use(
    handle(routes.listRuns, { status: 200, body: runs }),
    handle(routes.listScheduledRuns, { status: 200, body: starts }),
  );
  return renderApp("/app/runs", { token: "t" });
}

describe("the history of runs", () => {
  it("shows goal, sent, failed, skipped, why it ended, how long it took and what it cost", async () => {
    open([
      aRun({
        number: 7,
        state: "ended",
        end_reason: "daily_limit",
        applied: 6,
        failed: 2,
        skipped: 3,
        waiting_for_user: 1,
        credits_used: 6,
        credits_held: 0,
        ended_at: "2026-11-20T04:02:30.000Z",
      }),
    ]);
    const table = within(await screen.findByRole("table"));
    const cells = within(table.getAllByRole("row")[1] as HTMLElement);
    expect(cells.getByRole("rowheader")).toHaveTextContent("LinkedIn 7");
    const texts = cells.getAllByRole("cell").map((cell) => cell.textContent?.trim());
    expect(texts.slice(1, 8)).toEqual(["Daily limit", "6 of 8", "1", "3", "2", "2:30", "6"]);
  });

  it("tells when a run began on the user's own clock, with the year of one long ago", async () => {
    const ended = { state: "ended", end_reason: "goal_reached" } as const;
    // The test machine's clock is not that far in the east: the day is another one there.
    const user = aUser({ time_zone: "Pacific/Kiritimati" });
    open([aRun({ ...ended, started_at: "2020-11-19T12:30:00.000Z" })], [], user);
    const table = within(await screen.findByRole("table"));
    expect(await table.findByRole("cell", { name: "20 Nov 2020 02:30" })).toBeVisible();
  });

  it("lists planned starts that came to nothing, with the way to put it right", async () => {
    open(
      [aRun({ state: "ended", end_reason: "goal_reached" })],
      [
        aStart(),
        aStart({
          id: "00000000-0000-4000-8000-0000000000aa",
          state: "ended",
          note: "",
          end_reason: "goal_reached",
        }),
        aStart({
          platform_id: 4,
          platform_name: "Indeed",
          state: "skipped",
          not_started_reason: "missed",
          note: "Sendoff was not running.",
        }),
      ],
    );
    await screen.findByRole("heading", { name: "Planned and not started" });
    const [first, second, ...rest] = screen
      .getAllByRole("listitem")
      .filter(
        (item) =>
          item.textContent?.includes("Sendoff was not") ||
          item.textContent?.includes("No credits are left"),
      );
    expect(first).toHaveTextContent(/LinkedIn Fri 20 Nov, 09:04No credits are left\./);
    expect(
      within(first as HTMLElement)
        .getByRole("link", { name: "Add Money" })
        .getAttribute("href"),
    ).toBe("/app/wallet?add=plan");
    expect(second).toHaveTextContent(/^Indeed .*Sendoff was not running\.$/);
    expect(rest).toEqual([]);
  });

  it("says nothing of planned starts while all of them began", async () => {
    open([aRun({ state: "ended", end_reason: "goal_reached" })]);
    await screen.findByRole("table");
    expect(screen.queryByText("Planned and not started")).toBeNull();
  });

  it("lists them with outcome and counts, each leading to its page", async () => {
    open([aRun({ state: "ended", end_reason: "no_credits", applied: 3 })]);
    const table = within(await screen.findByRole("table"));
    expect(table.getByText("No credits")).toBeVisible();
    expect(table.getByRole("link").getAttribute("href")).toBe(`/app/runs/${RUN_ID}`);
  });

  it("says how the first one begins when there is none", async () => {
    open([]);
    expect(await screen.findByText("No runs yet.")).toBeVisible();
  });
});
