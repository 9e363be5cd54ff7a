import { type PauseState } from "@sendoff/contract/pause";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { aRun, aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const GOING: PauseState = { paused_at: null, runs: 3, finishing: 1, planned: 2 };
const PAUSED: PauseState = { ...GOING, paused_at: "2026-11-21T05:00:00.000Z" };

function open(path: string, start = GOING) {
  let current = start;
  const run = aRun({ state: "waiting", end_reason: null, ended_at: null });
  serveUser(aUser());
  server.use(
    handle(routes.getPause, () => ({ status: 200, body: current })),
    handle(routes.pauseAll, () => {
      current = PAUSED;
      return { status: 200, body: current };
    }),
    handle(routes.resumeAll, () => {
      current = { ...GOING, finishing: 0 };
      return { status: 200, body: current };
    }),
    handle(routes.listRuns, { status: 200, body: [run] }),
    handle(routes.listScheduledRuns, { status: 200, body: [] }),
  );
  return renderApp(path, { token: "t" });
}

it("one button pauses all runs, says what waits and what is finished still, and then resumes them, with the focus on it", async () => {
  const { user } = open("/app/runs");
  await user.click(await screen.findByRole("button", { name: "Pause all" }));
  const resume = await screen.findByRole("button", { name: "Resume all" });
  expect(screen.getByText("3 runs paused.")).toBeVisible();
  expect(screen.getByText(/1 application had been submitted already/)).toBeVisible();
  expect(screen.getAllByText("Paused")).not.toHaveLength(0);
  expect(document.activeElement).toBe(resume);
  await user.click(resume);
  expect(await screen.findByText("3 runs go on.")).toBeVisible();
  await waitFor(() => expect(screen.queryByText("3 runs paused.")).toBeNull());
});

it.each(["/app/dashboard", "/app/scheduler"])("stands on %s too", async (path) => {
  open(path, PAUSED);
  expect(await screen.findByRole("button", { name: "Resume all" })).toBeVisible();
  expect(screen.getByText("3 runs paused.")).toBeVisible();
});

it("is not drawn where there is nothing to pause, and says when nothing was paused", async () => {
  const { user, unmount } = open("/app/runs");
  server.use(
    handle(routes.pauseAll, {
      status: 503,
      body: { message: "The database is away.", code: "unavailable" },
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Pause all" }));
  expect(await screen.findAllByText("Nothing was paused")).not.toHaveLength(0);
  unmount();
  open("/app/runs", { ...GOING, runs: 0, planned: 0 });
  expect(await screen.findByRole("heading", { name: "Runs" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Pause all" })).toBeNull();
});
