import { routes } from "@sendoff/contract/routes";
import { addDays, defaultEndDate } from "@sendoff/domain/schedule";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { describe, expect, it } from "vitest";
import { RUN_ID, aWallet } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
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
  today,
} from "../../testing/schedules.tsx";
import { server } from "../../testing/server.ts";

describe("the goal", () => {
  // SPEC 2b.47, 2b.50, 7.33, 9.25, 9.26, 9.27, 9.29
  it("begins as 25 a day from 09:00 until the end of the year, divided with the remainder to the first", async () => {
    const { sent } = serveSchedules([]);
    const { user } = await openScheduler();
    expect(forAll().getByLabelText("Goal")).toHaveValue("25");
    expect(goals()).toEqual(["9", "8", "8"]);
    expect(forAll().getByLabelText("Daily")).toHaveProperty("checked", true);
    expect(forAll().getByLabelText("Start Time")).toHaveValue("09:00");
    expect(screen.getByRole("heading", { name: "Ready to Start?" })).toBeVisible();
    await user.click(saveAll());
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

  it("begins as no more than the platforms' daily limits allow", async () => {
    serveSchedules([], [connection(1, { daily_limit: 4 }), connection(4)]);
    await openScheduler();
    expect(forAll().getByLabelText("Goal")).toHaveValue("14");
    expect(goals()).toEqual(["4", "10"]);
    expect(screen.queryByText(/sends at most/)).toBeNull();
  });

  // SPEC 5.34
  it("is divided again as it is typed, and put within 1 and 1000 when it is left", async () => {
    serveSchedules([aSchedule(), aSchedule({ platform_id: 4 }), aSchedule({ platform_id: 5 })]);
    const { user } = await openScheduler();
    const goal = forAll().getByLabelText("Goal");
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
    expect(screen.getByText("Each of your 3 platforms sends at least 1.")).toBeVisible();
    await user.clear(goal);
    await user.type(goal, "many");
    await user.tab();
    expect(goals()).toEqual(["1", "1", "1"]);
  });

  // SPEC 2b.48, 5.35
  it("follows when one platform's goal is changed, which keeps to 1 at least", async () => {
    const { sent } = serveSchedules(
      [aSchedule(), aSchedule({ platform_id: 4 })],
      [connection(1), connection(4)],
    );
    const { user } = await openScheduler();
    await user.clear(field(/^Goal on Indeed/));
    await user.type(field(/^Goal on Indeed/), "3");
    expect(forAll().getByLabelText("Goal")).toHaveValue("11");
    await user.clear(field(/^Goal on Indeed/));
    await user.type(field(/^Goal on Indeed/), "0");
    await user.click(saveAll());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ application_goal: 8 }, { application_goal: 1 }]);
  });

  it("says of an empty wallet that it is empty, and not how long that lasts", async () => {
    serveSchedules([aSchedule()], [connection(1)]);
    server.use(handle(routes.getWalletBalance, { status: 200, body: aWallet({ credits: 0 }) }));
    await openScheduler();
    expect(await screen.findByText("0 credits")).toBeVisible();
  });

  it("says what a goal above the daily limit comes to, and raises the limit", async () => {
    serveSchedules([aSchedule({ application_goal: 20 })], [connection(1)]);
    const limits: unknown[] = [];
    server.use(
      handle(routes.setDailyLimit, ({ body }) => {
        limits.push(body);
        return { status: 200, body: connection(1, { daily_limit: 20 }) };
      }),
    );
    const { user } = await openScheduler();
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
  // SPEC 2b.48, 4.51, 4.52
  it("disables time and end date with Once, for all and for one", async () => {
    const { sent } = serveSchedules(
      [aSchedule(), aSchedule({ platform_id: 4 })],
      [connection(1), connection(4)],
    );
    const { user } = await openScheduler();
    const indeed = within(screen.getByRole("group", { name: "Frequency on Indeed" }));
    await user.click(indeed.getByLabelText("Once"));
    expect(field("Time on Indeed")).toBeDisabled();
    expect(field("End date on Indeed")).toBeDisabled();
    expect(field("Time on LinkedIn")).toBeEnabled();
    expect(screen.getByText(/Save All starts Indeed at once/)).toBeVisible();
    await user.click(forAll().getByLabelText("Once"));
    expect(forAll().getByLabelText("Start Time")).toBeDisabled();
    expect(forAll().getByLabelText("End Date")).toBeDisabled();
    expect(field("Time on LinkedIn")).toBeDisabled();
    await user.click(saveAll());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ frequency: "ONETIME" }, { frequency: "ONETIME" }]);
  });

  // SPEC 4.55
  it("starts Once with the save alone, and says for each platform what came of it", async () => {
    const once = { frequency: "ONETIME", end_date: null, next_run_at: null } as const;
    serveSchedules([aSchedule(), aSchedule({ platform_id: 4 })], [connection(1), connection(4)]);
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
    const { user } = await openScheduler();
    await user.click(forAll().getByLabelText("Once"));
    await user.click(saveAll());
    await screen.findByText("Schedules saved");
    expect(screen.getByRole("link", { name: "Watch it on LinkedIn" }).getAttribute("href")).toBe(
      `/app/runs/${RUN_ID}`,
    );
    expect(screen.getByText("No run has begun on Indeed")).toBeVisible();
    expect(screen.getAllByText(/No credits are left\./).length).toBeGreaterThan(0);
  });

  it("sets one time for all platforms, and shows none while they differ", async () => {
    const { sent } = serveSchedules(
      [aSchedule(), aSchedule({ platform_id: 4, start_time: "10:00:00" })],
      [connection(1), connection(4)],
    );
    const { user } = await openScheduler();
    expect(forAll().getByLabelText("Start Time")).toHaveValue("");
    expect(screen.getAllByText("They differ. Set one for all.")).toHaveLength(1);
    fireEvent.change(forAll().getByLabelText("Start Time"), { target: { value: "07:15" } });
    expect(field("Time on LinkedIn")).toHaveValue("07:15");
    await user.click(saveAll());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ start_time: "07:15:00" }, { start_time: "07:15:00" }]);
  });

  // SPEC 4.53, 4.54
  it("locks a chosen end date in this browser for this account, until Unlock clears it", async () => {
    const { sent } = serveSchedules([aSchedule()], [connection(1)]);
    const first = await openScheduler();
    const date = addDays(today, 10);
    fireEvent.change(forAll().getByLabelText("End Date"), { target: { value: date } });
    fireEvent.blur(forAll().getByLabelText("End Date"));
    expect(forAll().getByLabelText("End Date")).toBeDisabled();
    expect(forAll().getByText(/Locked\./)).toBeVisible();
    await first.user.click(saveAll());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ end_date: date }]);
    first.unmount();

    const second = await openScheduler();
    expect(forAll().getByLabelText("End Date")).toBeDisabled();
    await second.user.click(forAll().getByRole("button", { name: "Unlock" }));
    expect(forAll().getByLabelText("End Date")).toBeEnabled();
    expect(forAll().getByLabelText("End Date")).toHaveValue("");
    expect(field("End date on LinkedIn")).toHaveValue("");
    second.unmount();

    await openScheduler();
    expect(forAll().getByLabelText("End Date")).toBeEnabled();
  });

  // SPEC 5.36
  it("refuses an end date that has passed by name, and sends nothing", async () => {
    const { sent } = serveSchedules([aSchedule()], [connection(1)]);
    const { user } = await openScheduler();
    fireEvent.change(field("End date on LinkedIn"), { target: { value: addDays(today, -1) } });
    await user.click(saveAll());
    expect(screen.getByRole("alert")).toHaveTextContent("The end date has passed.");
    expect(sent).toEqual([]);
  });

  it("leaves a schedule alone that has run out and was not touched", async () => {
    const over = aSchedule({ end_date: addDays(today, -3), next_run_at: null });
    const { sent } = serveSchedules(
      [over, aSchedule({ platform_id: 4 })],
      [connection(1), connection(4)],
    );
    const { user } = await openScheduler();
    expect(screen.getByText(/^Ended on/)).toBeVisible();
    await user.click(saveAll());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject([{ platform_id: 4 }]);
  });
});
