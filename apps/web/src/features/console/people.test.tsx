import { type ConsolePerson, consoleRoutes } from "@sendoff/contract/console";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { handle } from "../../testing/handle.ts";
import { serveOperator } from "../../testing/operator.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const AT = "2026-11-20T04:00:00.000Z";
const person: ConsolePerson = {
  id: "00000000-0000-4000-8000-000000000001",
  email: "meera@example.com",
  account: {
    created_at: AT,
    erased_at: null,
    language: "en",
    time_zone: "Asia/Kolkata",
    phone: "",
    is_phone_verified: false,
    undo_until: null,
    paused_at: null,
    next_start_at: null,
  },
  sessions: [
    { device: "Firefox on Linux", network: "203.0.113.x", signed_in_at: AT, last_used_at: AT },
  ],
  wallet: { credits: 5, held: 0, balance: 3.95 },
  applications: { sent: 0, waiting: 0, failed: 0 },
  last_mail: null,
  platforms: [],
  runs: [],
  unconfirmed: [],
  orders: [],
};

it("shows how the account stands after what was done for it", async () => {
  serveOperator();
  const paused = { ...person, account: { ...person.account, paused_at: AT } };
  server.use(
    handle(consoleRoutes.lookUpPerson, { status: 200, body: person }),
    handle(consoleRoutes.pausePerson, { status: 200, body: paused }),
    handle(consoleRoutes.signOutPerson, { status: 200, body: { ...paused, sessions: [] } }),
  );
  const { user } = renderApp(`/console/people?who=${person.id}`, { token: "t" });
  await user.type(await screen.findByLabelText("Reason, shown to the person"), "Ticket 3381");
  await user.click(screen.getByRole("button", { name: "Look up" }));
  const account = within(await screen.findByRole("region", { name: "Account" }));
  expect(account.queryByText(/^since/)).toBeNull();
  const perform = async (act: string) => {
    await user.click(await screen.findByRole("button", { name: act }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.type(dialog.getByRole("textbox"), "They asked for it");
    await user.click(dialog.getByRole("button", { name: act }));
  };
  await perform("Pause runs");
  expect(await account.findByText("since 20 Nov, 09:30")).toBeVisible();
  expect(screen.getByText("Firefox on Linux")).toBeVisible();
  await perform("Sign out devices");
  expect(await screen.findByText("Nowhere.")).toBeVisible();
  expect(screen.queryByText("Firefox on Linux")).toBeNull();
});
