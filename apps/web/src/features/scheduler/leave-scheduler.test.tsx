import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { routes } from "@sendoff/contract/routes";
import { handle } from "../../testing/handle.ts";
import {
  aSchedule,
  connection,
  field,
  openScheduler,
  saveAll,
  serveSchedules,
} from "../../testing/schedules.tsx";
import { server } from "../../testing/server.ts";

const dialog = () => screen.queryByRole("dialog", { name: "Leave without saving?" });
const goToRuns = () => screen.getByRole("link", { name: "Runs" });

/** Whether the browser would ask before it closes the page. */
const isHeld = (): boolean => !fireEvent(window, new Event("beforeunload", { cancelable: true }));

async function openWithGoal(goal: string) {
  serveSchedules([aSchedule()], [connection(1)]);
  server.use(handle(routes.listRuns, { status: 200, body: [] }));
  const app = await openScheduler();
  await app.user.clear(field(/^Goal on LinkedIn/));
  await app.user.type(field(/^Goal on LinkedIn/), goal);
  return app;
}

describe("leaving with changes that are not saved", () => {
  it("asks first; staying keeps what was typed, leaving leaves", async () => {
    const { user } = await openWithGoal("5");
    expect(isHeld()).toBe(true);
    await user.click(goToRuns());
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Stay here" }),
    );
    await waitFor(() => expect(dialog()).toBeNull());
    expect(field(/^Goal on LinkedIn/)).toHaveValue("5");
    await user.click(goToRuns());
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByRole("heading", { name: "Runs" })).toBeVisible();
    await waitFor(() => expect(isHeld()).toBe(false));
  });

  it("asks nothing while nothing is changed, after it is changed back and once it is saved", async () => {
    const { user, router } = await openWithGoal("8");
    expect(isHeld()).toBe(false);
    await user.clear(field(/^Goal on LinkedIn/));
    await user.type(field(/^Goal on LinkedIn/), "3");
    const saved = { status: 200 as const, body: [aSchedule({ application_goal: 3 })] };
    server.use(handle(routes.getSchedule, saved), handle(routes.updateSchedule, saved));
    await user.click(saveAll());
    await screen.findByText("Schedules saved");
    expect(isHeld()).toBe(false);
    await user.click(goToRuns());
    await waitFor(() => expect(router.state.location.pathname).toBe("/app/runs"));
    expect(dialog()).toBeNull();
  });

  it("does not hold back a person whose session has ended", async () => {
    const { user, router } = await openWithGoal("5");
    server.use(
      handle(routes.updateSchedule, {
        status: 401,
        body: { code: "unauthenticated", message: "Please login again." },
      }),
    );
    await user.click(saveAll());
    await waitFor(() => expect(router.state.location.pathname).toBe("/"));
    expect(dialog()).toBeNull();
  });
});
