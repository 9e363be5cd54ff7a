import type { PreparedDetail } from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { act, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { handle } from "../../testing/handle.ts";
import { application, openReview, outcome, prepared } from "../../testing/prepared.tsx";
import { server } from "../../testing/server.ts";

const id = (last: string) => `0197b0c2-6d1f-7000-8000-00000000000${last}`;
/** One that is sure, unless `fields` say otherwise. */
const aSummary = (id: string, fields: Partial<PreparedDetail> = {}): PreparedDetail => ({
  ...prepared,
  note: "",
  worth_a_look: 0,
  application: { ...application, id, job_title: `Job ${id.slice(-1)}` },
  ...fields,
});

it("takes an approval back while its toast is shown", async () => {
  const { user } = openReview("/app/review");
  await user.click(await screen.findByRole("checkbox", { name: /^Choose .* at / }));
  await user.click(screen.getByRole("button", { name: "Approve 1 application" }));
  expect(await screen.findByText("Nothing waits for your approval.")).toBeVisible();
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Approval taken back. Nothing was sent.")).toBeVisible();
  expect(await screen.findByRole("checkbox", { name: /^Choose .* at / })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

it("says that an approval is on its way where it comes too late to take it back", async () => {
  const { user } = openReview("/app/review");
  const message = "It is being sent.";
  server.use(handle(routes.undoApproval, { status: 409, body: { message, code: "conflict" } }));
  await user.click(await screen.findByRole("checkbox", { name: /^Choose .* at / }));
  await user.click(screen.getByRole("button", { name: "Approve 1 application" }));
  await screen.findByRole("button", { name: "Undo" });
  await user.keyboard("{Control>}z{/Control}");
  const [toast] = await screen.findAllByText("The approval was not taken back.");
  expect(toast).toBeVisible();
  expect(screen.getAllByText(message)[0]).toBeVisible();
});

it("approves the sure ones in one press, and never one to check, changed or with a note", async () => {
  const { user, sent } = openReview("/app/review");
  server.use(
    handle(routes.listPrepared, {
      status: 200,
      body: [
        aSummary(id("1")),
        aSummary(id("2"), { worth_a_look: 1 }),
        aSummary(id("3"), { note: "Something new is asked." }),
        aSummary(id("4"), { answered_since: 1 }),
        aSummary(id("5"), { revision: 3 }),
      ],
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Approve the 2 sure ones" }));
  await screen.findByText("Approved");
  expect(sent).toEqual([
    {
      applications: [
        { id: id("1"), revision: 2 },
        { id: id("5"), revision: 3 },
      ],
    },
  ]);
});

it("approves several at once as they were shown, and says so", async () => {
  const { user, sent } = openReview("/app/review", { ...prepared, answered_since: 2 });
  const since = "You have since answered 2 of its questions in another way.";
  expect(await screen.findByText(since)).toBeVisible();
  await user.click(await screen.findByRole("checkbox", { name: /^Choose .* at / }));
  await user.click(screen.getByRole("button", { name: "Approve 1 application" }));
  expect(await screen.findByText("Nothing waits for your approval.")).toBeVisible();
  expect(sent).toEqual([{ applications: [{ id: application.id, revision: 2 }] }]);
});

it("skips one row without asking, and brings it back by Undo", async () => {
  const { user, sent } = openReview("/app/review");
  await user.click(await screen.findByRole("button", { name: /^Skip .* at / }));
  expect(await screen.findByText("Nothing waits for your approval.")).toBeVisible();
  expect(sent).toEqual([{ act: "skip" }]);
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("button", { name: /^Skip .* at / })).toBeVisible();
  expect(screen.getByText("The job is back, as it was.")).toBeVisible();
});

it("keeps the button of the chosen ones in its place, so that a late second click approves nothing", async () => {
  const { user, sent } = openReview("/app/review");
  let waiting = [aSummary(id("1")), aSummary(id("2")), aSummary(id("3"))];
  server.use(
    handle(routes.listPrepared, () => ({ status: 200, body: waiting })),
    handle(routes.approveMany, ({ body }) => {
      sent.push(body);
      waiting = waiting.slice(1);
      return { status: 200, body: outcome };
    }),
  );
  await user.click(await screen.findByRole("checkbox", { name: /^Choose Job 1 at / }));
  const approve = screen.getByRole("button", { name: "Approve 1 application" });
  expect(screen.getByRole("button", { name: "Approve the 3 sure ones" })).toBeVisible();
  await user.click(approve);
  expect(await screen.findByRole("button", { name: "Approve the 2 sure ones" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve" })).toBe(approve);
  expect(approve).toBeDisabled();
  await user.click(approve);
  expect(sent).toEqual([{ applications: [{ id: id("1"), revision: 2 }] }]);
});

it("says what became of the sure ones, with Undo, though something else was ticked or opened meanwhile", async () => {
  const { user, router } = openReview("/app/review");
  const answer = Promise.withResolvers<void>();
  server.use(
    handle(routes.listPrepared, { status: 200, body: [aSummary(id("1")), aSummary(id("2"))] }),
    http.post(`*${routes.approveMany.path}`, async () => {
      await answer.promise;
      return HttpResponse.json(outcome);
    }),
  );
  await user.click(await screen.findByRole("button", { name: "Approve the 2 sure ones" }));
  await user.click(screen.getByRole("checkbox", { name: /^Choose Job 2 at / }));
  await act(() => router.navigate("/app/needs-you"));
  await waitFor(() => expect(screen.queryByRole("checkbox", { name: /^Choose Job/ })).toBeNull());
  answer.resolve();
  expect(await screen.findByText("Approved")).toBeVisible();
  expect(screen.getByRole("button", { name: "Undo" })).toBeVisible();
});
