import { routes } from "@sendoff/contract/routes";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { stopClock, untilNow } from "../../testing/clock.ts";
import { aUser } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { anInbox, anOpenQuestion, aWaitingJob } from "../../testing/needs.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const SKIP_ID = "00000000-0000-4000-8000-0000000000bb";
const kafka = anOpenQuestion({
  waiting: [aWaitingJob(), aWaitingJob({ application_id: "x", company_name: "Blue Tarmac" })],
});
const MOVED_ON = "This skip cannot be undone any more.";

/** The inbox with one question, which a skip takes away and an undo brings back. */
function open(refusal?: string) {
  let current = anInbox({ questions: [kafka] });
  const undone: unknown[] = [];
  serveUser(aUser());
  server.use(
    handle(routes.getNeedsYou, () => ({ status: 200, body: current })),
    handle(routes.skipQuestion, () => {
      current = anInbox();
      return { status: 200, body: { skipped: 2, skip_id: SKIP_ID } };
    }),
    handle(routes.undoSkip, ({ params }) => {
      undone.push(params["id"]);
      if (refusal !== undefined) {
        return { status: 409, body: { message: refusal, code: "conflict" } };
      }
      current = anInbox({ questions: [kafka] });
      return { status: 200, body: { restored: 2, gone: 0 } };
    }),
  );
  return { ...renderApp("/app/needs-you", { token: "t" }), undone };
}

const skip = () => screen.findByRole("button", { name: "Skip these two" });

it("a question that was skipped with its jobs comes back by Undo, and the offer is made once", async () => {
  const { user, undone } = open();
  await user.click(await skip());
  expect(await screen.findByText("Nothing needs you.")).toBeVisible();
  expect(screen.getByText("2 jobs skipped.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("heading", { name: kafka.question })).toBeVisible();
  expect(await screen.findByText("2 jobs are back, as they were.")).toBeVisible();
  expect(undone).toEqual([SKIP_ID]);
  await user.keyboard("{Control>}z{/Control}");
  expect(undone).toEqual([SKIP_ID]);
});

it("Ctrl+Z takes the skip back, except in a field, where it is the field's own", async () => {
  const { user, undone } = open();
  await user.click(await skip());
  await screen.findByRole("button", { name: "Undo" });
  await user.keyboard("{Control>}z{/Control}");
  const box = await screen.findByRole("textbox", { name: "Your answer" });
  expect(undone).toEqual([SKIP_ID]);
  await user.click(await skip());
  await screen.findByRole("button", { name: "Undo" });
  document.body.append(box);
  box.focus();
  await user.keyboard("{Control>}z{/Control}");
  box.remove();
  expect(undone).toEqual([SKIP_ID]);
});

it("what has moved on since is said in the server's words", async () => {
  const { user } = open(MOVED_ON);
  await user.click(await skip());
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findAllByText("The skip was not undone")).not.toHaveLength(0);
  expect(screen.getAllByText(MOVED_ON)).not.toHaveLength(0);
});

it("the offer stands for ten seconds", async () => {
  open();
  const button = await skip();
  stopClock();
  fireEvent.click(button);
  await untilNow(() => screen.getByRole("button", { name: "Undo" }));
  await act(() => vi.advanceTimersByTimeAsync(9500));
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await untilNow(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});
