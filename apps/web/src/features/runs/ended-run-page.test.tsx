import { type RunSummary } from "@sendoff/contract/run";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aRun } from "../../testing/fixtures.ts";
import { openRun, serveRun } from "../../testing/runs.tsx";

describe("a run that has ended", () => {
  const ended = (fields: Partial<RunSummary>) =>
    serveRun({
      run: aRun({
        state: "ended",
        applied: 8,
        credits_held: 0,
        ended_at: "2026-11-20T04:20:00.000Z",
        ...fields,
      }),
    });

  it.each([
    ["goal_reached", "The goal is reached.", undefined],
    ["daily_limit", "Today's limit on LinkedIn is reached.", undefined],
    ["portal_limit", "LinkedIn takes no more applications today.", undefined],
    ["no_credits", "No credits are left.", "Add Money"],
    ["search_exhausted", "There are no more matching jobs.", "Change Job Preferences"],
    ["needs_user", "The run needs you.", "Open Platforms"],
    ["platform_paused", "Applying on LinkedIn is paused.", "Open Platforms"],
    ["stopped", "You stopped this run.", undefined],
    ["failed", "The run stopped on a fault.", "Open Platforms"],
  ] as const)("says why in plain words: %s", async (end_reason, title, link) => {
    ended({ end_reason });
    openRun();
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole("button", { name: /Stop/ })).toBeNull();
    const panel = within(screen.getByRole("region", { name: "How the run ended" }));
    expect(panel.queryAllByRole("link")[0]?.textContent).toBe(link ?? "Look");
  });

  it("says what came of every job, and what happens now", async () => {
    serveRun({
      run: aRun({
        state: "ended",
        end_reason: "daily_limit",
        applied: 8,
        waiting_for_user: 1,
        failed: 0,
        skipped: 5,
        credits_used: 8,
        credits_held: 0,
        listing: {
          found: 17,
          left_out: [
            { reason: "low_score", count: 5 },
            { reason: "not_easy_apply", count: 3 },
          ],
          unknown_places: [],
        },
      }),
    });
    openRun();
    const panel = within(await screen.findByRole("region", { name: "How the run ended" }));
    const rows = panel.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(rows).toEqual([
      "Sent and confirmed8 credits8",
      "Waiting for youNo credit is held for them.1",
      "Skipped5 below your minimum score5",
      "Not opened3 not easy apply3",
      "1 application needs youOnce you have answered, we send them.Open Needs you",
      "See what fits nextWhat a run on LinkedIn would send now.Look",
    ]);
  });

  it("shows the note that came with the reason", async () => {
    ended({ end_reason: "needs_user", end_note: "LinkedIn shows a security check." });
    openRun();
    expect(await screen.findByText("LinkedIn shows a security check.")).toBeVisible();
  });
});
