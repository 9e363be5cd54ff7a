import { routes } from "@sendoff/contract/routes";
import { act, screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { aDetail } from "../../testing/detail.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, aWaitingJob, STILL_WAITING } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const FIRST_JOB = aWaitingJob();
const jobs = [FIRST_JOB, aWaitingJob({ application_id: "x", company_name: "Blue Tarmac" })];
const kafka = anOpenQuestion({ waiting: jobs });
const newer = anOpenQuestion({
  id: "f".repeat(32),
  question: "Do you hold a passport?",
  kind: "radio",
  options: ["Yes", "No"],
  asked_at: "2026-11-20T05:00:00.000Z",
});

it.each([
  ["the page shows by itself", "", newer],
  [
    "the address names by an application that waits for both",
    `?application=${FIRST_JOB.application_id}`,
    { ...newer, waiting: jobs },
  ],
] as const)(
  "what is typed stays when a run stops at a newer question: %s",
  async (_case, query, next) => {
    let current = anInbox({ questions: [kafka] });
    serveUser(aUser());
    server.use(
      handle(routes.getNeedsYou, () => ({ status: 200, body: current })),
      handle(routes.actOnApplication, () => {
        current = anInbox({ questions: [{ ...kafka, waiting: [FIRST_JOB] }, next] });
        const application = aDetail("SKIPPED");
        return { status: 200, body: { application, idle_platform: null, skip_id: null } };
      }),
    );
    const { user } = renderApp(`/app/needs-you${query}`, { token: "t" });
    const form = within(await screen.findByRole("form", { name: kafka.question }));
    await user.type(form.getByRole("textbox", { name: "Your answer" }), "12");
    // What is done here has the inbox read anew, as time does.
    await user.click(screen.getByRole("button", { name: /Blue Tarmac/ }));
    await user.click(await screen.findByRole("menuitem", { name: "Skip this job" }));
    expect(await screen.findByText(/^Two things only you can do/)).toBeVisible();
    expect(screen.getByRole("textbox", { name: "Your answer" })).toHaveProperty("value", "12");
    expect(screen.queryByRole("radio", { name: "Yes" })).toBeNull();
  },
  30_000,
);

it("half an answer is still there after another question, another page and a reload, until it is given", async () => {
  let current = anInbox({ questions: [kafka, newer] });
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, () => ({ status: 200, body: current })),
    handle(routes.answerQuestion, () => {
      current = anInbox({ questions: [{ ...kafka, reason: "The form did not take it" }, newer] });
      return { status: 200, body: STILL_WAITING };
    }),
  );
  const app = renderApp("/app/needs-you", { token: "t" });
  const years = () => screen.findByRole("textbox", { name: "Your answer" });
  const open = async (question: string) =>
    app.user.click(await screen.findByRole("link", { name: new RegExp(escaped(question)) }));
  await open(kafka.question);
  await app.user.type(await years(), "12");
  await open(newer.question);
  expect(await screen.findByRole("radio", { name: "Yes" })).toHaveProperty("checked", false);
  await open(kafka.question);
  expect(await years()).toHaveValue("12");
  expect(screen.queryByText(/You were signed out/)).toBeNull();

  await act(() => app.router.navigate("/app/privacy-policy"));
  expect(await screen.findByRole("heading", { level: 1, name: "Privacy Policy" })).toBeVisible();
  await act(() => app.router.navigate(-1));
  expect(await years()).toHaveValue("12");

  app.unmount();
  const again = renderApp(`/app/needs-you?item=${kafka.id}`, { token: "t" });
  expect(await years()).toHaveValue("12");
  await again.user.click(screen.getByRole("button", { name: "Answer and continue both" }));
  expect(await screen.findByText(/The form did not take it/)).toBeVisible();
  again.unmount();
  renderApp(`/app/needs-you?item=${kafka.id}`, { token: "t" });
  expect(await years()).toHaveValue("");
});

const escaped = (text: string) => text.replaceAll(/[?.*+()]/g, "\\$&");

it("stands alone in a narrow window: what is said of all of it stays with the list", async () => {
  const wide = window.matchMedia("");
  vi.spyOn(window, "matchMedia").mockImplementation((query) =>
    query === "(max-width: 56.24rem)"
      ? Object.assign(new EventTarget(), wide, { matches: true })
      : wide,
  );
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, { status: 200, body: anInbox({ questions: [kafka, newer] }) }),
  );
  const { user } = renderApp("/app/needs-you", { token: "t" });
  expect(await screen.findByText("2 questions are open.")).toBeVisible();
  await user.click(
    screen.getByRole("link", { name: new RegExp(`^${kafka.question.slice(0, 20)}`) }),
  );
  expect(await screen.findByRole("link", { name: /^Needs you, \d of 2/ })).toBeVisible();
  expect(screen.queryByText("2 questions are open.")).toBeNull();
  expect(screen.queryByText(/^Two things only you can do/)).toBeNull();
  await user.click(screen.getByRole("link", { name: /^Needs you, \d of 2/ }));
  expect(await screen.findByText("2 questions are open.")).toBeVisible();
});
