import {
  type ApprovalOutcome,
  type PreparedDetail,
  type ReviewQuestion,
  routes,
} from "@sendoff/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { aUser, anApplication } from "../../testing/fixtures.ts";
import { handle } from "../../testing/handle.ts";
import { renderApp, serveUser } from "../../testing/render-app.tsx";
import { server } from "../../testing/server.ts";

const asked = (fields: Partial<ReviewQuestion>): ReviewQuestion => ({
  key: "years",
  step: "Additional Questions",
  question: "Years with Kafka?",
  section: "",
  hint: "",
  kind: "integer",
  required: true,
  options: [],
  min: 0,
  max: 50,
  max_length: null,
  value: "3",
  source: "derived",
  confidence: 0.9,
  why: "Kafka stands in two of your jobs",
  can_edit: true,
  saved_as: null,
  ...fields,
});

const application = anApplication({ status: "NEEDS_APPROVAL", match_score: 71 });
const prepared: PreparedDetail = {
  application,
  revision: 2,
  prepared_at: "2026-11-20T04:10:31.000Z",
  note: "The form now asks something new: “Who referred you?”. Nothing was sent.",
  answers: 2,
  worth_a_look: 1,
  description: "We build ledgers.",
  match_reasons: [],
  cv: { file_name: "Meera_CV.pdf", version: 4, sha256: "3f9a".repeat(16) },
  pictures: [],
  questions: [
    asked({}),
    asked({ key: "cv", question: "Resume", kind: "file", why: "", can_edit: false }),
  ],
  exclusions: [
    {
      reason: "this_company",
      filter: "Excluded companies",
      value: application.company_name,
      is_text: true,
      text: "Jobs there are skipped from now on.",
    },
  ],
};
const outcome: ApprovalOutcome = {
  approved: [application.id],
  left: [],
  platforms: [{ id: 1, name: "LinkedIn", run_id: null, note: "" }],
  saved: null,
};

function open(path: string) {
  const sent: unknown[] = [];
  let waiting = [prepared];
  serveUser(aUser());
  server.use(
    handle(routes.listPrepared, () => ({ status: 200, body: waiting })),
    handle(routes.getPrepared, { status: 200, body: prepared }),
    handle(routes.approveMany, ({ body }) => {
      sent.push(body);
      waiting = [];
      return { status: 200, body: outcome };
    }),
    handle(routes.approvePrepared, ({ body }) => {
      sent.push(body);
      waiting = [];
      return { status: 200, body: outcome };
    }),
    handle(routes.rejectPrepared, ({ body }) => {
      sent.push(body);
      waiting = [];
      return {
        status: 200,
        body: { id: application.id, filter: "Excluded companies", value: "x" },
      };
    }),
  );
  return { ...renderApp(path, { token: "t" }), sent };
}
const one = `/app/review/${application.id}`;
const SLOW = { timeout: 20_000 };

it("approves several at once as they were shown, and says so", async () => {
  const { user, sent } = open("/app/review");
  await user.click(await screen.findByRole("checkbox", { name: /^Choose .* at / }, SLOW));
  await user.click(screen.getByRole("button", { name: "Approve 1 application" }));
  expect(await screen.findByText("Nothing waits for your approval.", {}, SLOW)).toBeVisible();
  expect(sent).toEqual([{ applications: [{ id: application.id, revision: 2 }] }]);
}, 60_000);

it("shows each answer with its source, holds a change against the form, and sends it with the approval", async () => {
  const { user, sent } = open(one);
  expect(await screen.findByText("Kafka stands in two of your jobs.", {}, SLOW)).toBeVisible();
  expect(screen.getByText("It waits for you again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Edit the answer to Resume" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" }));
  const box = screen.getByRole("textbox", { name: "Your answer" });
  expect(document.activeElement).toBe(box);
  await user.clear(box);
  await user.type(box, "51");
  expect(screen.getByText("The form takes 50 or less.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Approve and send" })).toHaveProperty("disabled", true);
  await user.clear(box);
  await user.type(box, "7");
  await user.click(screen.getByRole("button", { name: "Done" }));
  expect(screen.getByText("You changed it from “3”.")).toBeVisible();
  expect(document.activeElement).toBe(
    screen.getByRole("button", { name: "Edit the answer to Years with Kafka?" }),
  );
  await user.click(screen.getByRole("button", { name: "Approve and send" }));
  await waitFor(() =>
    expect(sent).toEqual([{ revision: 2, answers: [{ key: "years", value: "7" }] }]),
  );
}, 60_000);

it("rejects with a reason, and leaves its like alone only where that is wanted", async () => {
  const { user, sent } = open(one);
  await user.click(await screen.findByRole("button", { name: "Reject" }, SLOW));
  const dialog = within(screen.getByRole("dialog", { name: "Reject this application?" }));
  expect(dialog.getByRole("button", { name: "Reject" })).toHaveProperty("disabled", true);
  await user.click(dialog.getByRole("radio", { name: "Not this company" }));
  const words = dialog.getByRole("textbox", { name: "Excluded companies" });
  await user.clear(words);
  await user.type(words, "Acme");
  await user.click(dialog.getByRole("button", { name: "Reject" }));
  await waitFor(() =>
    expect(sent).toEqual([{ reason: "this_company", note: "", exclude: "Acme" }]),
  );
}, 60_000);
