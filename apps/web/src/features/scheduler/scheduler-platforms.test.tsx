import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { RUN_ID, aWallet } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp } from "../../testing/render-app.tsx";
import {
  aSchedule,
  aStart,
  connection,
  field,
  forAll,
  goals,
  openScheduler,
  saveAll,
  serveSchedules,
} from "../../testing/schedules.tsx";
import { server } from "../../testing/server.ts";

describe("the platforms", () => {
  it("shows the next run in the user's own time, and a pause and resume at once", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    server.use(
      handle(routes.pauseSchedule, {
        status: 200,
        body: aSchedule({ is_paused: true, next_run_at: null }),
      }),
      handle(routes.resumeSchedule, { status: 200, body: aSchedule() }),
    );
    const { user } = await openScheduler();
    expect(screen.getByText("Next tomorrow 08:34")).toBeVisible();
    expect(screen.getByText("LinkedIn, tomorrow 08:34")).toBeVisible();
    const more = () => screen.getByRole("button", { name: "More for LinkedIn" });
    await user.click(more());
    await user.click(await screen.findByRole("menuitem", { name: "Pause" }));
    await screen.findByText("Paused");
    expect(screen.getByText(/Nothing starts by itself/)).toBeVisible();
    await user.click(more());
    await user.click(await screen.findByRole("menuitem", { name: "Resume" }));
    await screen.findByText("Next tomorrow 08:34");
  });

  it("says what stopped the last start and where to put it right", async () => {
    serveSchedules([aSchedule({ last_run: aStart() })], [connection(1)]);
    await openScheduler();
    expect(
      screen.getByText(/^Did not start today \d\d:\d\d\. No credits are left\./),
    ).toBeVisible();
    const add = screen.getAllByRole("link", { name: "Add Money" });
    expect(add.map((link) => link.getAttribute("href"))).toContain("/app/wallet?add=plan");
  });

  it("asks before it deletes a schedule", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    const deleted: unknown[] = [];
    server.use(
      handle(routes.deleteSchedule, ({ body }) => {
        deleted.push(body);
        return { status: 200, body: { success: true as const, message: "Schedule deleted." } };
      }),
    );
    const { user } = await openScheduler();
    await user.click(screen.getByRole("button", { name: "More for LinkedIn" }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete schedule" }));
    const dialog = within(await screen.findByRole("dialog"));
    server.use(handle(routes.getSchedule, { status: 200, body: [] }));
    await user.click(dialog.getByRole("button", { name: "Delete schedule" }));
    await waitFor(() => expect(deleted).toEqual([{ platform_id: 1 }]));
    await screen.findByText("Not saved yet", { selector: "span" });
  });

  it("applies now with the row's goal and opens the run", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    const asked: unknown[] = [];
    server.use(
      handle(routes.applyJobs, ({ body }) => {
        asked.push(body);
        return { status: 202, body: { run_id: RUN_ID, goal: 8 } };
      }),
      handle(routes.getRun, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user, router } = await openScheduler();
    await user.click(screen.getByRole("button", { name: "More for LinkedIn" }));
    await user.click(await screen.findByRole("menuitem", { name: "Apply now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/runs/${RUN_ID}`));
    expect(asked).toEqual([{ platform_id: 1, goal: 8 }]);
  });

  it("says before a start that the credits fall short of the row's goal", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 3 }) }));
    const { user } = await openScheduler();
    await user.click(screen.getByRole("button", { name: "More for LinkedIn" }));
    const apply = await screen.findByRole("menuitem", { name: "Apply now" });
    expect(apply).toHaveTextContent("Your 3 credits will send 3 of the next 8.");
    expect(apply.getAttribute("aria-disabled")).not.toBe("true");
  });

  it("starts nothing without a credit, and says so", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 0 }) }));
    const { user } = await openScheduler();
    await user.click(screen.getByRole("button", { name: "More for LinkedIn" }));
    const apply = await screen.findByRole("menuitem", { name: "Apply now" });
    expect(apply).toHaveTextContent("No credit is left, so nothing can be sent.");
    expect(apply.getAttribute("aria-disabled")).toBe("true");
  });

  it("keeps a platform that is not connected out of the division, and says so", async () => {
    serveSchedules(
      [aSchedule(), aSchedule({ platform_id: 4, is_connected: false, application_goal: 30 })],
      [connection(1)],
    );
    await openScheduler();
    expect(forAll().getByLabelText("Goal")).toHaveValue("8");
    expect(screen.getByText("Not connected")).toBeVisible();
  });

  // SPEC 2b.49, 9.20
  it("shows eight a page and finds by name; what is out of sight is saved too", async () => {
    const ids = Array.from({ length: 10 }, (_, index) => index + 20);
    const { sent } = serveSchedules(
      [],
      ids.map((id) => connection(id)),
    );
    const { user } = await openScheduler();
    expect(goals()).toHaveLength(8);
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(goals()).toHaveLength(2);
    await user.type(screen.getByLabelText("Search platforms"), "platform 21");
    expect(goals()).toHaveLength(1);
    await user.click(saveAll());
    await waitFor(() => expect(sent[0]).toHaveLength(10));
  });
});

describe("the next seven days", () => {
  it("plans each start and turns amber where the credits end", async () => {
    serveSchedules([aSchedule({ application_goal: 8 })], [connection(1)]);
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 20 }) }));
    await openScheduler();
    await screen.findByText("20 credits, enough for 2 days");
    const week = within(screen.getByRole("list", { name: "The next seven days" }));
    expect(week.getAllByText(/LinkedIn, planned/)).toHaveLength(2);
    expect(week.getAllByText(/LinkedIn, credits for 4 of 8/)).toHaveLength(1);
    expect(week.getAllByText(/LinkedIn, no credits left/).length).toBeGreaterThanOrEqual(3);
  });

  it("calls a draft a draft where no credit is left for it, too", async () => {
    serveSchedules([], [connection(4)]);
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 0 }) }));
    await openScheduler();
    await screen.findByText(/^(?:0|No) credits/);
    const week = within(screen.getByRole("list", { name: "The next seven days" }));
    await waitFor(() =>
      expect(week.getAllByText(/Indeed, not saved yet/).length).toBeGreaterThan(5),
    );
    expect(week.queryAllByText(/no credits left|credits for/)).toEqual([]);
  });

  it("is a draft until it is saved, and names no next run for what nobody has saved", async () => {
    serveSchedules([aSchedule()], [connection(1), connection(4)]);
    const { user } = await openScheduler();
    const week = within(screen.getByRole("list", { name: "The next seven days" }));
    expect(week.queryAllByText(/LinkedIn, planned/).length).toBeGreaterThan(0);
    expect(week.queryAllByText(/Indeed, planned/)).toEqual([]);
    expect(week.getAllByText(/Indeed, not saved yet/).length).toBeGreaterThan(0);
    // A change of the time moves nothing that is planned before it is saved.
    await user.clear(field(/^Time on LinkedIn/));
    await user.type(field(/^Time on LinkedIn/), "07:00");
    expect(week.queryAllByText(/LinkedIn, planned/)).toEqual([]);
    expect(screen.getByText("LinkedIn, tomorrow 08:34")).toBeVisible();
    expect(screen.getByText("Not saved yet.")).toBeVisible();
  });
});

describe("what goes wrong", () => {
  const missing =
    "Job preferences not found. Please set up your job preferences first in the profile section.";

  // SPEC 8.52
  it("leads to the profile while the job preferences are unset", async () => {
    serveSchedules([]);
    server.use(
      handle(routes.getSchedule, {
        status: 404,
        body: { message: missing, code: "job_preferences_missing" },
      }),
    );
    renderApp("/app/scheduler", { token: "t" });
    await screen.findByText(missing);
    expect(
      screen.getByRole("link", { name: "Open the profile section" }).getAttribute("href"),
    ).toBe("/app/cv");
  });

  // SPEC 7.32
  it("takes any other 404 for an empty list", async () => {
    serveSchedules([]);
    server.use(
      handle(routes.getSchedule, { status: 404, body: { message: "None", code: "not_found" } }),
    );
    await openScheduler();
    expect(goals()).toEqual(["9", "8", "8"]);
  });

  // SPEC 8.53
  it("says that fetching failed and tries again", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    server.use(
      handle(routes.getSchedule, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/scheduler", { token: "t" });
    await screen.findByText("Failed to fetch data. Please try again later.");
    server.use(handle(routes.getSchedule, { status: 200, body: [aSchedule()] }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("Next tomorrow 08:34")).toBeVisible();
  });

  // SPEC 8.54
  it("names the row that the server refuses, and keeps what was typed", async () => {
    serveSchedules([aSchedule(), aSchedule({ platform_id: 4 })], [connection(1), connection(4)]);
    server.use(
      handle(routes.updateSchedule, {
        status: 400,
        body: {
          message: "No",
          code: "invalid_input",
          issues: [{ path: "1.application_goal", message: "The goal is at most 1000" }],
        },
      }),
    );
    const { user } = await openScheduler();
    await user.clear(field(/^Goal on Indeed/));
    await user.type(field(/^Goal on Indeed/), "7");
    await user.click(saveAll());
    await screen.findByText("Failed to update schedules");
    expect(screen.getByText("The goal is at most 1000")).toBeVisible();
    expect(field(/^Goal on Indeed/)).toHaveValue("7");
  });

  // SPEC 8.55
  it("says that the schedules are updated when only the answer cannot be read", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    server.use(http.post("*/v1/job/schedule/update-schedule", () => HttpResponse.json("?")));
    const { user } = await openScheduler();
    await user.click(saveAll());
    expect(
      await screen.findByText("Schedules updated, but failed to fetch latest schedules."),
    ).toBeVisible();
  });

  it("saves once for a double press", async () => {
    const { sent } = serveSchedules([aSchedule()], [connection(1)]);
    const { user } = await openScheduler();
    await user.dblClick(saveAll());
    await screen.findByText("Schedules saved");
    expect(sent).toHaveLength(1);
  });

  it("leads to the platforms when none is connected", async () => {
    serveSchedules([], []);
    renderApp("/app/scheduler", { token: "t" });
    expect(await screen.findByText("No platform is connected.")).toBeVisible();
  });
});

it("keeps the wish for a report of each run by e-mail", async () => {
  const { user: account } = serveSchedules([aSchedule()], [connection(1)]);
  const { user } = await openScheduler();
  await user.click(screen.getByRole("switch", { name: /how each run went/ }));
  await waitFor(() => expect(account.sent).toContainEqual({ run_report_email: true }));
});
