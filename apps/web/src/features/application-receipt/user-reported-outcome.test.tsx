import { routes } from "@sendoff/contract/routes";
import { type ApplicationDetail } from "@sendoff/contract/run";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aDetail, anAnswer } from "../../testing/detail.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

function open(detail: ApplicationDetail, after: ApplicationDetail = detail) {
  let current = detail;
  const said: unknown[] = [];
  serveUser(aUser());
  server.use(
    handle(routes.getApplication, () => ({ status: 200, body: current })),
    handle(routes.settleArrival, ({ body }) => {
      said.push(body);
      current = after;
      return { status: 200, body: after };
    }),
    handle(routes.actOnApplication, ({ body }) => {
      said.push(body);
      current = after;
      return { status: 200, body: { application: after, idle_platform: null, skip_id: null } };
    }),
  );
  return { ...renderApp(`/app/applications/${detail.application.id}`, { token: "t" }), said };
}
const slip = async () => within(await screen.findByRole("article"));

const arrived = aDetail("APPLIED", {
  proof: "user_said",
  arrival: "arrived",
  cost: { credits: 0, amount: 0, usd_inr_rate: null, state: "released" },
});

it("shows that it arrived by its user's word: with that grade, without postmark and without charge", async () => {
  open(arrived);
  const shown = await slip();
  expect(shown.getByText("You said that it arrived.")).toBeVisible();
  expect(shown.getByText("You said so, LinkedIn did not")).toBeVisible();
  expect(shown.getAllByText("Not charged, the credit was returned").length).toBeGreaterThan(0);
  expect(shown.queryByRole("img", { name: /^Postmark/ })).toBeNull();
  expect(shown.getByRole("heading", { name: "What was sent" })).toBeVisible();
  // The employer may answer to it as to any other.
  expect(screen.getByRole("button", { name: "Write it down" })).toBeVisible();
});

it("settles an unconfirmed submit on the record, and lets the word be changed there", async () => {
  const unconfirmed = aDetail("NEEDS_REVIEW", { arrival: "open" });
  const { user, said } = open(unconfirmed, arrived);
  await user.click((await slip()).getByRole("button", { name: /^It arrived/ }));
  await user.click(await screen.findByRole("button", { name: "Change what I said" }));
  expect(screen.queryByRole("button", { name: /^It arrived/ })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^It did not arrive/ }));
  expect(said).toEqual([{ verdict: "arrived" }, { verdict: "not_arrived", instead_of: "arrived" }]);
});

it("shows that its user applied, claims nothing of what was filled in, and lets it be taken back", async () => {
  const own = aDetail("APPLIED", { proof: "user_sent", own_acts: ["not_sent"], cv: null });
  const { user, said } = open(own, aDetail("SKIPPED", { own_acts: ["sent"] }));
  const shown = await slip();
  expect(shown.getByText("You applied yourself.")).toBeVisible();
  expect(shown.getByText("You said so")).toBeVisible();
  expect(shown.getByRole("heading", { name: "What was filled in" })).toBeVisible();
  await user.click(shown.getByRole("button", { name: "I did not apply" }));
  expect(said).toEqual([{ act: "not_sent" }]);
  expect(await screen.findByRole("button", { name: "I applied myself" })).toBeVisible();
});

it("puts a job to be tried again that a check had stopped, and says when", async () => {
  const stopped = aDetail("NEEDS_USER", { own_acts: ["sent", "skip", "retry"] });
  const { user, said } = open(stopped, aDetail("QUEUED"));
  await user.click((await slip()).getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("The current run will pick it up.")).toBeVisible();
  expect(said).toEqual([{ act: "retry" }]);
});

it("shows the same question of one page once for each time it was asked", async () => {
  const warned = vi.spyOn(console, "error");
  const asked = ["Acme", "Bolt", "Crane", "Dock"].map((name) => anAnswer("Company name", name));
  open(aDetail("APPLIED", { proof: "confirmation_seen", answers: asked }));
  const shown = await slip();
  for (const name of ["Acme", "Bolt", "Crane", "Dock"]) {
    expect(shown.getByText(name)).toBeVisible();
  }
  expect(shown.getAllByText("Company name")).toHaveLength(4);
  // React speaks up here where two of them have one key.
  expect(warned).not.toHaveBeenCalled();
});

it("tries one again at once that failed before anything was sent, and says how it goes on", async () => {
  serveUser(aUser());
  const failed = aDetail("FAILED", { own_acts: ["retry", "sent"] });
  const sent: unknown[] = [];
  const going = { id: 1, name: "LinkedIn", run_id: "r-1", note: "" };
  server.use(
    handle(routes.getApplication, { status: 200, body: failed }),
    handle(routes.actOnApplication, ({ body }) => {
      sent.push(body);
      const application = aDetail("QUEUED");
      return { status: 200, body: { application, idle_platform: null, skip_id: null, going } };
    }),
  );
  const { user } = renderApp(`/app/applications/${failed.application.id}`, { token: "t" });
  const buttons = await screen.findAllByRole("button", { name: "Try again" });
  expect(buttons).toHaveLength(1);
  for (const button of buttons) await user.click(button);
  expect(await screen.findByText("The run on LinkedIn picks it up now.")).toBeVisible();
  expect(sent).toEqual([{ act: "retry", starts: true }]);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Try again" })).toBeNull());
});
