import { type ApplicationLease, type Outcome } from "@sendoff/db/applying";
import {
  findPreparedForm,
  isReviewed,
  keepPrepared,
  type PreparedFormRow,
} from "@sendoff/db/review";
import { formDifference } from "@sendoff/domain/review";
import type { JobPosting, PreparedApplication } from "@sendoff/portals/driver";
import type { Applying, ApplyResult } from "./applying.ts";
import type { AskedAfterClick } from "./asked-after-click.ts";
import { logOutcome } from "../context/outcome-log.ts";
import type { StepTrail } from "./step-trail.ts";
import { checkSeconds } from "./check-prepared.ts";
import type { FormRecorder } from "./form-recorder.ts";

/** The form that the user approved of this application; undefined while nothing of it is approved. */
export async function findApproved(
  ctx: Applying,
  lease: ApplicationLease,
): Promise<PreparedFormRow | undefined> {
  const form = await findPreparedForm(ctx.worker.db, lease.id);
  return form === undefined || form.approvedAt === null ? undefined : form;
}

/** A form with its fields filled in, or one that shows them only after the click. */
export interface Filled {
  readonly ctx: Applying;
  readonly lease: ApplicationLease;
  readonly job: JobPosting;
  readonly trail: StepTrail;
  readonly startedMs: number;
  readonly recorder: FormRecorder;
  readonly prepared: PreparedApplication;
  readonly approved: PreparedFormRow | undefined;
}

/**
 * Whether a filled form is to be shown to its user before it is sent: in review mode, or when it is not the one they approved.
 * It is left without sending then, and the application waits (DECISIONS D8). Undefined: it may be sent as it stands.
 */
export async function holdForApproval(filled: Filled): Promise<ApplyResult | undefined> {
  const { ctx, lease, job, recorder, prepared, approved } = filled;
  const questions = recorder.questions(prepared.answers, job);
  if (approved === undefined) {
    if (!(await isReviewed(ctx.worker.db, lease))) return undefined;
    const note = prepared.asksAfterClick === true ? asksLater(ctx.driver.manifest.name) : "";
    return hold(filled, questions, note);
  }
  const difference = formDifference(approved.questions, questions) ?? cvDifference(filled);
  return difference === undefined
    ? undefined
    : hold(filled, questions, `${difference} Nothing was sent. Look at it again.`);
}

function asksLater(portal: string): string {
  return `${portal} shows its questions only after Apply is pressed, and sends by itself after the last answer. If you approve, Apply is pressed; what is asked then gets only answers that you have approved or saved for that very question. At the first other one we stop, and it waits here for you again.`;
}

/** Shows the user what was asked after the click, with the answers we would give. Nothing was sent, and the credit returns. */
export async function holdAsked(
  { ctx, lease, job, recorder }: Filled,
  asked: AskedAfterClick,
  evidence: Pick<Outcome, "steps" | "busyMs">,
): Promise<ApplyResult> {
  const [first] = asked.questions;
  const note = `${ctx.driver.manifest.name} asked “${first?.question ?? "a question"}” after Apply, and you have not approved an answer to it. Nothing was sent.`;
  const isKept = await keepPrepared(
    ctx.worker.db,
    lease,
    {
      questions: recorder.questions(asked.answers, job),
      cv: null,
      note,
      checkSeconds: checkSeconds(ctx.worker.config.mode),
      isAskedAfterClick: true,
    },
    { answers: asked.answers, ...evidence },
  );
  if (!isKept) return { kind: "lost" };
  logOutcome(ctx.worker, lease, "NEEDS_APPROVAL");
  return { kind: "next" };
}

function cvDifference({ ctx, prepared, approved }: Filled): string | undefined {
  const now = prepared.cvAttached ? ctx.applicant.cv : undefined;
  return (approved?.cv?.sha256 ?? "") === (now?.sha256 ?? "")
    ? undefined
    : "The CV is another one than you approved.";
}

async function hold(
  { ctx, lease, trail, startedMs, prepared }: Filled,
  questions: ReturnType<FormRecorder["questions"]>,
  note: string,
): Promise<ApplyResult> {
  const { db, clock, config, photographer } = ctx.worker;
  trail.start("review", "Review", "Waits for your approval; nothing is sent");
  const picture = await photographer.take(ctx.session.page, lease, "before_submit");
  if ((await picture.stored) === "lost") return { kind: "lost" };
  await prepared.discard().catch(() => undefined);
  trail.end();
  const { cv } = ctx.applicant;
  const isKept = await keepPrepared(
    db,
    lease,
    {
      questions,
      cv: prepared.cvAttached ? cv : null,
      note,
      checkSeconds: checkSeconds(config.mode),
    },
    {
      answers: prepared.answers,
      steps: trail.steps(),
      busyMs: clock.monotonicMs() - startedMs,
    },
  );
  if (!isKept) return { kind: "lost" };
  logOutcome(ctx.worker, lease, "NEEDS_APPROVAL");
  return { kind: "next" };
}
