import { type Schedule, type ScheduledRun, type UserPlatform, routes } from "@sendoff/contract";
import { addDays, defaultEndDate, localDateAt } from "@sendoff/domain";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { RUN_ID, aPlatform, aUser, aWallet } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const ZONE = "Asia/Kolkata";
const today = localDateAt(ZONE, Date.now());
const later = addDays(today, 40);

const names: Record<number, string> = { 1: "LinkedIn", 4: "Indeed", 5: "Glassdoor" };
const connection = (id: number, fields: Partial<UserPlatform> = {}) =>
  aPlatform({ id, platform_id: id, platform_name: names[id] ?? `Platform ${id}`, ...fields });

function aSchedule(fields: Partial<Schedule> = {}): Schedule {
  const id = fields.platform_id ?? 1;
  return {
    platform_id: id,
    platform_name: names[id] ?? `Platform ${id}`,
    frequency: "DAILY",
    application_goal: 8,
    start_time: "08:30:00",
    end_date: later,
    weekday: null,
    time_zone: ZONE,
    is_connected: true,
    daily_limit: 10,
    is_paused: false,
    next_run_at: `${addDays(today, 1)}T03:04:00.000Z`,
    last_run: null,
    ...fields,
  };
}

function aStart(fields: Partial<ScheduledRun> = {}): ScheduledRun {
  const at = new Date().toISOString();
  return {
    platform_id: 1,
    platform_name: "LinkedIn",
    local_date: today,
    due_at: at,
    at,
    id: null,
    state: "not_started",
    end_reason: null,
    not_started_reason: "no_credits",
    note: "No credits are left. Add money in the wallet to go on.",
    ...fields,
  };
}

function serve(
  schedules: Schedule[],
  connections: UserPlatform[] = [connection(1), connection(4), connection(5)],
) {
  const user = serveUser(aUser({ time_zone: ZONE }));
  const sent: unknown[] = [];
  server.use(
    handle(routes.getSchedule, { status: 200, body: schedules }),
    handle(routes.getPlatforms, { status: 200, body: connections }),
    handle(routes.listScheduledRuns, { status: 200, body: [] }),
    handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 74 }) }),
    handle(routes.updateSchedule, ({ body }) => {
      sent.push(body);
      return { status: 200, body: schedules };
    }),
  );
  return { sent, user };
}

async function open() {
  const app = renderApp("/app/scheduler", { token: "t" });
  await screen.findByRole("heading", { name: "Platform Distribution" });
  return app;
}

const goals = () =>
  screen.getAllByLabelText(/^Goal on/).map((input) => (input as HTMLInputElement).value);
const box = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole("button", { name: "Save All" });
const main = () => within(screen.getByRole("region", { name: "For all platforms" }));

describe("the goal", () => {
  it("begins as 25 a day from 09:00 until the end of the year, divided with the remainder to the first", async () => {
    const { sent } = serve([]);
    const { user } = await open();
    expect(main().getByLabelText("Goal")).toHaveValue("25");
    expect(goals()).toEqual(["9", "8", "8"]);
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    const common = {
      frequency: "DAILY",
      start_time: "09:00:00",
      end_date: defaultEndDate(today),
    };
    expect(sent[0]).toEqual([
      { platform_id: 1, application_goal: 9, ...common },
      { platform_id: 4, application_goal: 8, ...common },
      { platform_id: 5, application_goal: 8, ...common },
    ]);
  });

  it("is divided again as it is typed, and put within 1 and 1000 when it is left", async () => {
    serve([aSchedule(), aSchedule({ platform_id: 4 }), aSchedule({ platform_id: 5 })]);
    const { user } = await open();
    const goal = main().getByLabelText("Goal");
    expect(goal).toHaveValue("24");
    await user.clear(goal);
    await user.type(goal, "20");
    expect(goals()).toEqual(["7", "7", "6"]);
    await user.clear(goal);
    await user.type(goal, "5000");
    await user.tab();
    expect(goal).toHaveValue("1000");
    expect(goals()).toEqual(["334", "333", "333"]);
    await user.clear(goal);
    await user.type(goal, "-3");
    await user.tab();
    // Each platform has at least 1, so the goal grows to their number.
    expect(goals()).toEqual(["1", "1", "1"]);
    expect(goal).toHaveValue("3");
    await user.clear(goal);
    await user.type(goal, "many");
    await user.tab();
    expect(goals()).toEqual(["1", "1", "1"]);
  });

  it("follows when one platform's goal is changed, which keeps to 1 at least", async () => {
    const { sent } = serve(
      [aSchedule(), aSchedule({ platform_id: 4 })],
      [connection(1), connection(4)],
    );
    const { user } = await open();
    await user.clear(box(/^Goal on Indeed/));
    await user.type(box(/^Goal on Indeed/), "3");
    expect(main().getByLabelText("Goal")).toHaveValue("11");
    await user.clear(box(/^Goal on Indeed/));
    await user.type(box(/^Goal on Indeed/), "0");
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ application_goal: 8 }, { application_goal: 1 }]);
  });

  it("says what a goal above the daily limit comes to, and raises the limit", async () => {
    serve([aSchedule({ application_goal: 20 })], [connection(1)]);
    const limits: unknown[] = [];
    server.use(
      handle(routes.setDailyLimit, ({ body }) => {
        limits.push(body);
        return { status: 200, body: connection(1, { daily_limit: 20 }) };
      }),
    );
    const { user } = await open();
    expect(
      screen.getByText(/LinkedIn sends at most 10 a day, so a goal of 20 sends 10\./),
    ).toBeVisible();
    expect(screen.getByText("10 credits a day")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Raise the limit" }));
    const dialog = within(screen.getByRole("dialog", { name: "Daily limit on LinkedIn" }));
    const limit = dialog.getByLabelText("Applications a day, at most");
    expect(limit).toHaveValue("20");
    await user.clear(limit);
    await user.type(limit, "51");
    expect(dialog.getByText("Choose a whole number from 1 to 50.")).toBeVisible();
    expect(dialog.getByRole("button", { name: "Save limit" })).toBeDisabled();
    await user.clear(limit);
    await user.type(limit, "20");
    server.use(
      handle(routes.getPlatforms, { status: 200, body: [connection(1, { daily_limit: 20 })] }),
    );
    await user.click(dialog.getByRole("button", { name: "Save limit" }));
    await waitFor(() => expect(limits).toEqual([{ platform_id: 1, daily_limit: 20 }]));
    await screen.findByText("20 credits a day");
    expect(screen.queryByText(/sends at most 10/)).toBeNull();
  });
});

describe("time, date and frequency", () => {
  it("disables time and end date with Once, for all and for one", async () => {
    const { sent } = serve(
      [aSchedule(), aSchedule({ platform_id: 4 })],
      [connection(1), connection(4)],
    );
    const { user } = await open();
    const indeed = within(screen.getByRole("group", { name: "Frequency on Indeed" }));
    await user.click(indeed.getByLabelText("Once"));
    expect(box("Time on Indeed")).toBeDisabled();
    expect(box("End date on Indeed")).toBeDisabled();
    expect(box("Time on LinkedIn")).toBeEnabled();
    expect(screen.getByText(/Save All starts Indeed at once/)).toBeVisible();
    await user.click(main().getByLabelText("Once"));
    expect(main().getByLabelText("Start Time")).toBeDisabled();
    expect(main().getByLabelText("End Date")).toBeDisabled();
    expect(box("Time on LinkedIn")).toBeDisabled();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ frequency: "ONETIME" }, { frequency: "ONETIME" }]);
  });

  it("starts Once with the save alone, and says for each platform what came of it", async () => {
    const once = { frequency: "ONETIME", end_date: null, next_run_at: null } as const;
    serve([aSchedule(), aSchedule({ platform_id: 4 })], [connection(1), connection(4)]);
    server.use(
      handle(routes.updateSchedule, {
        status: 200,
        body: [
          aSchedule({ ...once, last_run: aStart({ id: RUN_ID, state: "queued", note: "" }) }),
          aSchedule({ ...once, platform_id: 4, last_run: aStart({ platform_id: 4 }) }),
        ],
      }),
      http.post("*/v1/job/apply/apply-jobs", () => HttpResponse.json({}, { status: 500 })),
    );
    const { user } = await open();
    await user.click(main().getByLabelText("Once"));
    await user.click(save());
    await screen.findByText("Schedules saved");
    expect(screen.getByRole("link", { name: "Watch it on LinkedIn" }).getAttribute("href")).toBe(
      `/app/runs/${RUN_ID}`,
    );
    expect(screen.getByText("No run has begun on Indeed")).toBeVisible();
    expect(screen.getAllByText(/No credits are left\./).length).toBeGreaterThan(0);
  });

  it("sets one time for all platforms, and shows none while they differ", async () => {
    const { sent } = serve(
      [aSchedule(), aSchedule({ platform_id: 4, start_time: "10:00:00" })],
      [connection(1), connection(4)],
    );
    const { user } = await open();
    expect(main().getByLabelText("Start Time")).toHaveValue("");
    expect(screen.getAllByText("They differ. Set one for all.")).toHaveLength(1);
    fireEvent.change(main().getByLabelText("Start Time"), { target: { value: "07:15" } });
    expect(box("Time on LinkedIn")).toHaveValue("07:15");
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ start_time: "07:15:00" }, { start_time: "07:15:00" }]);
  });

  it("locks a chosen end date in this browser for this account, until Unlock clears it", async () => {
    const { sent } = serve([aSchedule()], [connection(1)]);
    const first = await open();
    const date = addDays(today, 10);
    fireEvent.change(main().getByLabelText("End Date"), { target: { value: date } });
    fireEvent.blur(main().getByLabelText("End Date"));
    expect(main().getByLabelText("End Date")).toBeDisabled();
    expect(main().getByText(/Locked\./)).toBeVisible();
    await first.user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ end_date: date }]);
    first.unmount();

    const second = await open();
    expect(main().getByLabelText("End Date")).toBeDisabled();
    await second.user.click(main().getByRole("button", { name: "Unlock" }));
    expect(main().getByLabelText("End Date")).toBeEnabled();
    expect(main().getByLabelText("End Date")).toHaveValue("");
    expect(box("End date on LinkedIn")).toHaveValue("");
    second.unmount();

    await open();
    expect(main().getByLabelText("End Date")).toBeEnabled();
  });

  it("refuses an end date that has passed by name, and sends nothing", async () => {
    const { sent } = serve([aSchedule()], [connection(1)]);
    const { user } = await open();
    fireEvent.change(box("End date on LinkedIn"), { target: { value: addDays(today, -1) } });
    await user.click(save());
    expect(screen.getByRole("alert")).toHaveTextContent("The end date has passed.");
    expect(sent).toEqual([]);
  });

  it("leaves a schedule alone that has run out and was not touched", async () => {
    const over = aSchedule({ end_date: addDays(today, -3), next_run_at: null });
    const { sent } = serve([over, aSchedule({ platform_id: 4 })], [connection(1), connection(4)]);
    const { user } = await open();
    expect(screen.getByText(/^Ended on/)).toBeVisible();
    await user.click(save());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ platform_id: 4 }]);
  });
});

describe("the platforms", () => {
  it("shows the next run in the user's own time, and a pause and resume at once", async () => {
    serve([aSchedule()], [connection(1)]);
    server.use(
      handle(routes.pauseSchedule, {
        status: 200,
        body: aSchedule({ is_paused: true, next_run_at: null }),
      }),
      handle(routes.resumeSchedule, { status: 200, body: aSchedule() }),
    );
    const { user } = await open();
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
    serve([aSchedule({ last_run: aStart() })], [connection(1)]);
    await open();
    expect(
      screen.getByText(/^Did not start today \d\d:\d\d\. No credits are left\./),
    ).toBeVisible();
    const add = screen.getAllByRole("link", { name: "Add Money" });
    expect(add.map((link) => link.getAttribute("href"))).toContain("/app/wallet?add=plan");
  });

  it("asks before it deletes a schedule", async () => {
    serve([aSchedule()], [connection(1)]);
    const deleted: unknown[] = [];
    server.use(
      handle(routes.deleteSchedule, ({ body }) => {
        deleted.push(body);
        return { status: 200, body: { success: true as const, message: "Schedule deleted." } };
      }),
    );
    const { user } = await open();
    await user.click(screen.getByRole("button", { name: "More for LinkedIn" }));
    await user.click(await screen.findByRole("menuitem", { name: "Delete schedule" }));
    const dialog = within(await screen.findByRole("dialog"));
    server.use(handle(routes.getSchedule, { status: 200, body: [] }));
    await user.click(dialog.getByRole("button", { name: "Delete schedule" }));
    await waitFor(() => expect(deleted).toEqual([{ platform_id: 1 }]));
    await screen.findByText("Starts with Save All");
  });

  it("applies now with the row's goal and opens the run", async () => {
    serve([aSchedule()], [connection(1)]);
    const asked: unknown[] = [];
    server.use(
      handle(routes.applyJobs, ({ body }) => {
        asked.push(body);
        return { status: 202, body: { run_id: RUN_ID, goal: 8 } };
      }),
      handle(routes.getRun, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user, router } = await open();
    await user.click(screen.getByRole("button", { name: "More for LinkedIn" }));
    await user.click(await screen.findByRole("menuitem", { name: "Apply now" }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/app/runs/${RUN_ID}`));
    expect(asked).toEqual([{ platform_id: 1, goal: 8 }]);
  });

  it("keeps a platform that is not connected out of the division, and says so", async () => {
    serve(
      [aSchedule(), aSchedule({ platform_id: 4, is_connected: false, application_goal: 30 })],
      [connection(1)],
    );
    await open();
    expect(main().getByLabelText("Goal")).toHaveValue("8");
    expect(screen.getByText("Not connected")).toBeVisible();
  });

  it("shows eight a page and finds by name; what is out of sight is saved too", async () => {
    const ids = Array.from({ length: 10 }, (_, index) => index + 20);
    const { sent } = serve(
      [],
      ids.map((id) => connection(id)),
    );
    const { user } = await open();
    expect(goals()).toHaveLength(8);
    await user.click(screen.getByRole("button", { name: "Next" }));
    expect(goals()).toHaveLength(2);
    await user.type(screen.getByLabelText("Search platforms"), "platform 21");
    expect(goals()).toHaveLength(1);
    await user.click(save());
    await waitFor(() => expect(sent[0]).toHaveLength(10));
  });
});

describe("the next seven days", () => {
  it("plans each start and turns amber where the credits end", async () => {
    serve([aSchedule({ application_goal: 8 })], [connection(1)]);
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 20 }) }));
    await open();
    await screen.findByText("20 credits, 2 days at full pace");
    const week = within(screen.getByRole("list", { name: "The next seven days" }));
    expect(week.getAllByText(/LinkedIn, planned/)).toHaveLength(3);
    expect(week.getAllByText(/LinkedIn, no credits left/).length).toBeGreaterThanOrEqual(3);
  });
});

describe("what goes wrong", () => {
  const missing =
    "Job preferences not found. Please set up your job preferences first in the profile section.";

  it("leads to the profile while the job preferences are unset", async () => {
    serve([]);
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

  it("takes any other 404 for an empty list", async () => {
    serve([]);
    server.use(
      handle(routes.getSchedule, { status: 404, body: { message: "None", code: "not_found" } }),
    );
    await open();
    expect(goals()).toEqual(["9", "8", "8"]);
  });

  it("says that fetching failed and tries again", async () => {
    serve([aSchedule()], [connection(1)]);
    server.use(
      handle(routes.getSchedule, { status: 503, body: { message: "x", code: "unavailable" } }),
    );
    const { user } = renderApp("/app/scheduler", { token: "t" });
    await screen.findByText("Failed to fetch data. Please try again later.");
    server.use(handle(routes.getSchedule, { status: 200, body: [aSchedule()] }));
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await screen.findByText("Next tomorrow 08:34");
  });

  it("names the row that the server refuses, and keeps what was typed", async () => {
    serve([aSchedule(), aSchedule({ platform_id: 4 })], [connection(1), connection(4)]);
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
    const { user } = await open();
    await user.clear(box(/^Goal on Indeed/));
    await user.type(box(/^Goal on Indeed/), "7");
    await user.click(save());
    await screen.findByText("Failed to update schedules");
    expect(screen.getByText("The goal is at most 1000")).toBeVisible();
    expect(box(/^Goal on Indeed/)).toHaveValue("7");
  });

  it("says that the schedules are updated when only the answer cannot be read", async () => {
    serve([aSchedule()], [connection(1)]);
    server.use(http.post("*/v1/job/schedule/update-schedule", () => HttpResponse.json("?")));
    const { user } = await open();
    await user.click(save());
    await screen.findByText("Schedules updated, but failed to fetch latest schedules.");
  });

  it("saves once for a double press", async () => {
    const { sent } = serve([aSchedule()], [connection(1)]);
    const { user } = await open();
    await user.dblClick(save());
    await screen.findByText("Schedules saved");
    expect(sent).toHaveLength(1);
  });

  it("leads to the platforms when none is connected", async () => {
    serve([], []);
    renderApp("/app/scheduler", { token: "t" });
    await screen.findByText("No platform is connected.");
  });
});

it("keeps the wish for a report of each run by e-mail", async () => {
  const { user: account } = serve([aSchedule()], [connection(1)]);
  const { user } = await open();
  await user.click(screen.getByRole("switch", { name: /how each run went/ }));
  await waitFor(() => expect(account.sent).toContainEqual({ run_report_email: true }));
});
