import {
  type ApprovalOutcome,
  type PreparedDetail,
  type ReviewQuestion,
} from "@sendoff/contract/review";
import { routes } from "@sendoff/contract/routes";
import { aDetail } from "./detail.ts";
import { aUser, anApplication } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { renderApp, serveUser } from "./render-app.tsx";
import { server } from "./server.ts";

/** A question of a prepared form. */
export const asked = (fields: Partial<ReviewQuestion>): ReviewQuestion => ({
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

export const application = anApplication({ status: "NEEDS_APPROVAL", match_score: 71 });
/** An application that waits for approval, with one answer to check. */
export const prepared: PreparedDetail = {
  application,
  revision: 2,
  prepared_at: "2026-11-20T04:10:31.000Z",
  note: "The form now asks something new: “Who referred you?”. Nothing was sent.",
  answers: 2,
  worth_a_look: 1,
  answered_since: 0,
  description: "We build ledgers.",
  match_reasons: [],
  cv: { file_name: "Meera_CV.pdf", version: 4, sha256: "3f9a".repeat(16) },
  pictures: [],
  questions: [
    asked({}),
    asked({ key: "cv", question: "Resume", kind: "file", why: "", can_edit: false }),
  ],
  newer_answers: [],
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
/** What approving it answers. */
export const outcome: ApprovalOutcome = {
  approved: [application.id],
  approval_id: "0197b0c2-6d1f-7000-8000-0000000000aa",
  left: [],
  platforms: [{ id: 1, name: "LinkedIn", run_id: null, note: "" }],
  saved: null,
};

/** Serves what is prepared and what is decided about it, and opens the page; `sent` is what the server was told. */
export function openReview(path: string, shown = prepared, answered = outcome) {
  const sent: unknown[] = [];
  let waiting = [shown];
  serveUser(aUser());
  server.use(
    handle(routes.listPrepared, () => ({ status: 200, body: waiting })),
    handle(routes.getPrepared, { status: 200, body: shown }),
    handle(routes.approveMany, ({ body }) => {
      sent.push(body);
      waiting = [];
      return { status: 200, body: outcome };
    }),
    handle(routes.approvePrepared, ({ body }) => {
      sent.push(body);
      waiting = [];
      return { status: 200, body: answered };
    }),
    handle(routes.actOnApplication, ({ body }) => {
      sent.push(body);
      waiting = [];
      const detail = aDetail("SKIPPED");
      return {
        status: 200,
        body: { application: detail, idle_platform: null, skip_id: application.id },
      };
    }),
    handle(routes.undoSkip, () => {
      waiting = [shown];
      return { status: 200, body: { restored: 1, gone: 0 } };
    }),
    handle(routes.undoApproval, ({ params }) => {
      if (params["id"] !== outcome.approval_id) throw new Error("another approval");
      waiting = [shown];
      return { status: 200, body: { restored: 1, gone: 0 } };
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
/** The page of the one that is prepared. */
export const onePath = `/app/review/${application.id}`;
