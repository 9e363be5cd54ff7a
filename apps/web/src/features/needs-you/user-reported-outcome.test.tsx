import { type NeedsYou } from "@sendoff/contract/needs-you";
import { routes } from "@sendoff/contract/routes";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aDetail } from "../../testing/detail.ts";
import { aUser, anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, aWaitingJob } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const unconfirmed = anApplication({ status: "NEEDS_REVIEW", reason: "Lever shows no list." });
const check = anApplication({ status: "NEEDS_USER", reason: "Greenhouse asks for a check." });
const SUBJECT = "Senior Backend Engineer at Ferrypoint Logistics";

/** The inbox until something is said; then nothing waits. */
function open(inbox: NeedsYou, refusal?: string) {
  let current = inbox;
  const said: unknown[] = [];
  const refused = { status: 409, body: { message: refusal ?? "", code: "conflict" } } as const;
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, () => ({ status: 200, body: current })),
    handle(routes.settleArrival, ({ body }) => {
      said.push(body);
      if (refusal !== undefined) return refused;
      current = anInbox();
      return { status: 200, body: aDetail("APPLIED") };
    }),
    handle(routes.actOnApplication, ({ body }) => {
      said.push(body);
      if (refusal !== undefined) return refused;
      current = anInbox();
      const idle = { id: 7, name: "Halcyon Rail (Greenhouse)" };
      const application = aDetail("QUEUED");
      return { status: 200, body: { application, idle_platform: idle, skip_id: null } };
    }),
  );
  return { ...renderApp("/app/needs-you", { token: "t" }), said };
}

describe("an application of which nobody can tell", () => {
  it.each([
    [/^It arrived/, "arrived", "Noted: it arrived."],
    [/^It did not arrive/, "not_arrived", "Noted: it did not arrive."],
    [/^I cannot tell either/, "cannot_tell", "Noted: it stays unclear."],
  ])("is settled by the user's word, and waits no more: %s", async (name, verdict, done) => {
    const { user, said } = open(anInbox({ reviews: [unconfirmed] }));
    const choice = await screen.findByRole("button", { name });
    expect(choice.textContent).toMatch(/credit stays with you/);
    await user.click(choice);
    expect(await screen.findByText(done)).toBeVisible();
    expect(await screen.findByText("Nothing needs you.")).toBeVisible();
    expect(said).toEqual([{ verdict }]);
  });

  it("says why a word does not count, and keeps the choices", async () => {
    const { user } = open(
      anInbox({ reviews: [unconfirmed] }),
      "You have said that it did not arrive.",
    );
    await user.click(await screen.findByRole("button", { name: /^It arrived/ }));
    expect(await screen.findByText("You have said that it did not arrive.")).toBeVisible();
    expect(screen.getByRole("button", { name: /^It arrived/ })).toBeVisible();
  });
});

describe("an application that only the user can send", () => {
  it("is noted as sent by them after asking once more", async () => {
    const { user, said } = open(anInbox({ stopped: [check] }));
    await user.click(await screen.findByRole("button", { name: "I applied myself" }));
    const dialog = within(screen.getByRole("dialog", { name: "You applied yourself?" }));
    expect(dialog.getByText(SUBJECT)).toBeVisible();
    expect(dialog.getByText(/Nothing is charged/)).toBeVisible();
    expect(said).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Yes, I applied" }));
    expect(await screen.findByText("Noted: you applied yourself.")).toBeVisible();
    expect(said).toEqual([{ act: "sent" }]);
  });

  it("is tried again by the run that can be started at once", async () => {
    const { user, said } = open(anInbox({ stopped: [check] }));
    await user.click(await screen.findByRole("button", { name: "Try again" }));
    expect(await screen.findByText("It is tried again.")).toBeVisible();
    expect(
      screen.getByRole("button", { name: "Start a run on Halcyon Rail (Greenhouse)" }),
    ).toBeVisible();
    expect(said).toEqual([{ act: "retry" }]);
  });

  it("is skipped, or says why it cannot be", async () => {
    const { user } = open(anInbox({ stopped: [check] }), "It has moved on.");
    await user.click(await screen.findByRole("button", { name: "Skip this job" }));
    expect(await screen.findAllByText("It has moved on.")).not.toHaveLength(0);
    expect(screen.getByRole("heading", { name: SUBJECT })).toBeVisible();
  });

  it("stands under Review, and counts as one thing", async () => {
    const { user } = open(anInbox({ stopped: [check] }));
    expect(await screen.findByText(/^One thing only you can do/)).toBeVisible();
    await user.click(screen.getByRole("tab", { name: "Review" }));
    expect(screen.getByRole("link", { name: /Only you can send this one/ })).toBeVisible();
  });
});

describe("a job that waits for an answer", () => {
  it("is left, or noted as sent, one by one where several wait", async () => {
    const jobs = [aWaitingJob(), aWaitingJob({ application_id: "x", company_name: "Blue Tarmac" })];
    const { user, said } = open(anInbox({ questions: [anOpenQuestion({ waiting: jobs })] }));
    await user.click(
      await screen.findByRole("button", { name: "More for Platform Engineer at Blue Tarmac" }),
    );
    await user.click(await screen.findByRole("menuitem", { name: "Skip this job" }));
    await waitFor(() => expect(said).toEqual([{ act: "skip" }]));
    expect(await screen.findByText("Job skipped.")).toBeVisible();
  });

  it("is noted as sent beside the answer where it is alone", async () => {
    const { user } = open(anInbox({ questions: [anOpenQuestion({ kind: "file" })] }));
    await user.click(await screen.findByRole("button", { name: "I applied myself" }));
    expect(screen.getByRole("dialog", { name: "You applied yourself?" })).toBeVisible();
  });
});
