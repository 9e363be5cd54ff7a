import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { holdCountdowns, untilNow } from "../../testing/clock.ts";
import { aCv, aDashboard, aPlatform, aRun, aUser, RUN_ID } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { aLivePage } from "../../testing/live-page.ts";
import { anInbox } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { openRun, serveRun } from "../../testing/runs.tsx";
import { server } from "../../testing/server.ts";

const check = {
  platform_id: 1,
  platform_name: "LinkedIn",
  note: "It shows a check that only you can pass.",
  asked_at: "2026-11-21T06:25:00.000Z",
  seconds_left: 600,
  run_id: RUN_ID,
  is_preview: false,
};
const run = aRun({ state: "running", goal: 8, applied: 2 });

/** A run's stream on which nothing happens. */
const silence = http.get(`*${routes.streamRun.path}`, () => {
  const headers = { "content-type": "text/event-stream" };
  return new HttpResponse(new ReadableStream(), { headers });
});

beforeEach(() => server.use(silence));

it("stands on the dashboard while a portal asks, once, and goes when it does not", async () => {
  serveUser(aUser({ cv: aCv }));
  let asks = true;
  server.use(
    handle(routes.getPlatforms, { status: 200, body: [aPlatform()] }),
    handle(routes.getDashboard, { status: 200, body: aDashboard({ run, decided: 3 }) }),
    handle(routes.getRun, { status: 200, body: { run, current: null, applications: [] } }),
    handle(routes.getNeedsYou, { status: 200, body: anInbox({ checks: [check] }) }),
    handle(routes.listAskedPages, () => ({ status: 200, body: asks ? [check] : [] })),
    handle(routes.declineLivePage, () => {
      asks = false;
      return { status: 200, body: aLivePage({ ended_as: "not_now" }) };
    }),
  );
  const { user } = renderApp("/app/dashboard", { token: "t" });
  const card = await screen.findByRole("region", { name: "LinkedIn wants to see you" });
  expect(card).toHaveTextContent("We keep the page open for 10:00 more; nothing is lost.");
  const showMe = within(card).getByRole("link", { name: "Show me" });
  expect(showMe.getAttribute("href")).toBe("/app/live/1");
  expect(await screen.findByRole("heading", { name: "Waiting for you on LinkedIn" })).toBeVisible();
  expect(screen.getByRole("link", { name: /LinkedIn run, waits for you/ })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Needs you" })).toBeNull();
  await user.click(within(card).getByRole("button", { name: "Not now" }));
  await waitFor(() => expect(card.isConnected).toBe(false));
});

it("makes the run's page say that it waits, and since when", async () => {
  serveRun({ run });
  server.use(handle(routes.listAskedPages, { status: 200, body: [check] }));
  openRun();
  const card = await screen.findByRole("region", { name: "LinkedIn wants to see you" });
  expect(within(card).getByRole("link", { name: "Show me" })).toBeVisible();
  expect(screen.getByText("waits for you since 11:55")).toBeVisible();
  expect(screen.getByText("Needs you", { selector: "h1 ~ *" })).toBeVisible();
  expect(screen.getByRole("heading", { name: "LinkedIn waits for you." })).toBeVisible();
});

it("says nothing on the page of another run of the account", async () => {
  serveRun({ run });
  const other = "00000000-0000-4000-8000-0000000000bb";
  server.use(handle(routes.listAskedPages, { status: 200, body: [{ ...check, run_id: other }] }));
  openRun();
  expect(await screen.findByRole("heading", { name: "LinkedIn run" })).toBeVisible();
  expect(screen.queryByText("LinkedIn wants to see you")).toBeNull();
});

it("is told within five seconds wherever its owner is in the app, and what waits is asked for only then", async () => {
  serveUser(aUser({ cv: aCv }));
  let checks: (typeof check)[] = [];
  let inboxes = 0;
  server.use(
    handle(routes.listAskedPages, () => ({ status: 200, body: checks })),
    handle(routes.getNeedsYou, () => {
      inboxes += 1;
      return { status: 200, body: anInbox({ count: checks.length, checks }) };
    }),
  );
  holdCountdowns();
  renderApp("/app/wallet", { token: "t" });
  await untilNow(() => expect(inboxes).toBe(1));
  const sidebar = screen.getByRole("navigation", { name: "Main" });
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(within(sidebar).getByRole("link", { name: "Needs you" })).toBeVisible();
  checks = [check];
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  await untilNow(() =>
    expect(within(sidebar).getByRole("link", { name: /Needs you\s*1/ })).toBeVisible(),
  );
  expect(inboxes).toBe(2);
});
