import { scopeOf } from "@sendoff/answers/bank";
import { type ApplicationLease, type Outcome, settleNotSent } from "@sendoff/db/applying";
import type { JobPosting, OpenQuestion } from "@sendoff/portals/driver";
import type { ApplyResult } from "./applying.ts";
import { logOutcome } from "../context/outcome-log.ts";
import type { AskedAfterClick } from "./asked-after-click.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** How an application ends, or waits, for questions that nothing of the user's answers. */
export function waitForAnswers(
  job: Pick<JobPosting, "title" | "company" | "location">,
  asked: Pick<AskedAfterClick, "questions" | "answers">,
): Outcome {
  return {
    status: "NEEDS_ANSWER",
    reasonCode: "needs_answer",
    reason: describeQuestions(asked.questions),
    answers: asked.answers,
    openQuestions: asked.questions.map((question) => ({ ...question, ...scopeOf(question, job) })),
  };
}

function describeQuestions(questions: readonly OpenQuestion[]): string {
  const [first, ...others] = questions;
  const asked = `It asks “${first?.question ?? "a question"}”`;
  return others.length === 0
    ? `${asked}, and nothing in your profile answers that.`
    : `${asked} and ${others.length} more that nothing in your profile answers.`;
}

/**
 * The same where the questions came after the click. The portal was asked and does not have the application: the credit returns,
 * and the next try answers with what its user has said since.
 */
export async function settleAsked(
  worker: WorkerContext,
  lease: ApplicationLease,
  job: Parameters<typeof waitForAnswers>[0],
  asked: AskedAfterClick,
  evidence: Pick<Outcome, "steps" | "busyMs">,
): Promise<ApplyResult> {
  const outcome = { ...waitForAnswers(job, asked), ...evidence };
  if (!(await settleNotSent(worker.db, lease, outcome))) return { kind: "lost" };
  logOutcome(worker, lease, "NEEDS_ANSWER", outcome.reasonCode);
  return { kind: "next" };
}
