import {
  type ApplicationLease,
  finishUnsent,
  type Outcome,
  requeueApplication,
  savePosting,
} from "@sendoff/db/applying";
import { MAX_ATTEMPTS, retryDelaySeconds } from "@sendoff/domain/applying";
import type {
  ApplyInput,
  JobPosting,
  PreparedApplication,
  PrepareOutcome,
  ReadOutcome,
} from "@sendoff/portals/driver";
import { draftFacts } from "@sendoff/answers/drafting";
import type { Facts } from "@sendoff/answers/facts";
import { stripQuery } from "../browser/strip-query.ts";
import { createDraftAnswerer } from "../drafting/draft-answer.ts";
import { answererFor, loadAttachments } from "../choosing/applicant.ts";
import type { Applying, ApplyResult, Finish } from "./applying.ts";
import { ALREADY_APPLIED, CLOSED, EXTERNAL, NOT_FOUND } from "../choosing/choice-words.ts";
import { choosePosting, sameJob } from "./choose-posting.ts";
import { finishBlocked } from "./finish-blocked.ts";
import { logOutcome } from "../context/outcome-log.ts";
import { expiryReason } from "./expiry-reason.ts";
import { createFormRecorder, type FormRecorder } from "./form-recorder.ts";
import { findApproved, holdAsked, holdForApproval } from "./hold-for-approval.ts";
import type { WorkerContext } from "../context/worker-context.ts";
import { settleAsked, waitForAnswers } from "./settle-asked.ts";
import { createStepSpans, type StepSpans } from "./step-spans.ts";
import { createStepTrail, describeAnswers, type StepTrail } from "./step-trail.ts";
import { submitPrepared } from "./submit-prepared.ts";
import { withoutStop } from "../context/sentence.ts";
import { unreadCause, whyNotToSend } from "./unread-parts.ts";

/**
 * One application from the posting to its settled outcome (RELIABILITY 1.2 to 1.5). Everything before the intent may be
 * broken off at any instant and done again; the click happens in submit-prepared.ts, after the intent, once. In review mode the
 * filled form is left instead, and waits until its user approves it; what they approved is filled in word for word.
 */
export async function applyOne(ctx: Applying, lease: ApplicationLease): Promise<ApplyResult> {
  const spans = createStepSpans();
  try {
    return await applyInSteps(ctx, lease, spans);
  } finally {
    spans.end();
  }
}

async function applyInSteps(
  ctx: Applying,
  lease: ApplicationLease,
  spans: StepSpans,
): Promise<ApplyResult> {
  const startedMs = ctx.worker.clock.monotonicMs();
  const trail = createStepTrail(ctx.worker.clock.now, (step) => {
    spans.show(step);
    ctx.events.publish({ type: "step", applicationId: lease.id, step });
  });
  const finish = createFinish(ctx, lease, trail, startedMs);
  const approved = await findApproved(ctx, lease);
  trail.start("open", "Opened the posting");
  const read = await ctx.driver.read(ctx.session, lease);
  if (read.kind !== "open") {
    return finishUnread(ctx, lease, approved === undefined ? finish : asExpired(finish), read);
  }

  trail.start("check", "Checked that you have not applied before");
  const saved = await savePosting(ctx.worker.db, lease, read.job);
  if (saved === "lost") return { kind: "lost" };
  if (saved === "same_job") return finish(await sameJob(ctx, lease, read.job));
  // What the user has approved is not chosen anew.
  const leftAlone = approved === undefined ? await choosePosting(ctx, lease, read.job) : undefined;
  if (leftAlone !== undefined) return finish(leftAlone);
  const engine = answererFor(ctx.applicant.factsFor(read.job));
  const recorder = createFormRecorder(engine, approved?.questions);
  const prepared = await prepare(ctx, lease, read.job, trail, recorder);
  if (prepared.kind !== "prepared") {
    const end = approved === undefined ? finish : asExpired(finish);
    return finishUnprepared(ctx, { ...lease, ...read.job }, end, prepared);
  }
  const reason = whyNotToSend(prepared);
  if (reason !== undefined) return refuse(ctx, lease, finish, prepared, reason);
  const filled = { ctx, lease, job: read.job, trail, startedMs, recorder, prepared, approved };
  const held = await holdForApproval(filled);
  if (held !== undefined) return held;
  if (prepared.asksAfterClick === true && approved !== undefined) recorder.limitToApproved();
  return submitPrepared({
    ...ctx,
    lease,
    trail,
    startedMs,
    finish,
    prepared,
    isApproved: approved !== undefined,
    settleAsked: (asked, evidence) =>
      approved === undefined
        ? settleAsked(ctx.worker, lease, read.job, asked, evidence)
        : holdAsked(filled, asked, evidence),
  });
}

/** Whatever its page lets through: a form that could not be read as it has to be is not sent. */
async function refuse(
  ctx: Applying,
  lease: ApplicationLease,
  finish: Finish,
  prepared: PreparedApplication,
  reason: string,
): Promise<ApplyResult> {
  await ctx.worker.photographer.take(ctx.session.page, lease, "problem");
  await prepared.discard().catch(() => undefined);
  return finish({ status: "FAILED", reasonCode: "stuck", reason, answers: prepared.answers });
}

/** An approved application whose job has closed meanwhile expires, in words that say so. */
function asExpired(finish: Finish): Finish {
  return (outcome) => {
    const reason = EXPIRING.find((kind) => kind === outcome.reasonCode);
    return finish(
      reason === undefined
        ? outcome
        : { ...outcome, reasonCode: "expired", reason: expiryReason(reason) ?? "" },
    );
  };
}

const EXPIRING = ["closed", "not_found", "external", "already_applied"] as const;

function createFinish(
  ctx: Applying,
  lease: ApplicationLease,
  trail: StepTrail,
  startedMs: number,
): Finish {
  return async (outcome) => {
    trail.end();
    const done = await finishUnsent(ctx.worker.db, lease, {
      ...outcome,
      steps: trail.steps(),
      busyMs: ctx.worker.clock.monotonicMs() - startedMs,
    });
    if (!done) return { kind: "lost" };
    logOutcome(ctx.worker, lease, outcome.status, outcome.reasonCode);
    return { kind: "next" };
  };
}

async function prepare(
  ctx: Applying,
  lease: ApplicationLease,
  job: JobPosting,
  trail: StepTrail,
  recorder: FormRecorder,
): Promise<PrepareOutcome> {
  return ctx.driver.prepare(ctx.session, {
    job,
    cv: ctx.applicant.cv,
    attachments: await loadAttachments(ctx.worker, lease.userId),
    answer: recorder.answer,
    ...draftsFor(ctx, job, recorder),
    entries: entriesOf(ctx.applicant.factsFor(job)),
    hooks: {
      onFormPage: (title) => {
        recorder.startPage(title);
        trail.start("form", title);
      },
      onAnswers: (answers) => {
        trail.note(describeAnswers(answers));
        ctx.events.publish({ type: "answers", applicationId: lease.id, answers: [...answers] });
        if (ctx.isWatched()) void publishLivePicture(ctx, lease);
      },
      onCheck: async ({ message }, isPassed) =>
        (await ctx.owner.inForm(message, isPassed)) === "passed",
      onOpenQuestions: async () => {
        await ctx.worker.photographer.take(ctx.session.page, lease, "problem");
      },
    },
  });
}

/** What a form that repeats jobs and schools is given of them. */
const entriesOf = ({ profile }: Facts): NonNullable<ApplyInput["entries"]> => ({
  jobs: profile.experience.length,
  schools: profile.education.length,
});

/** Where the user wants drafts and there is a model. What they have approved is sent word for word, so nothing is drafted anew. */
function draftsFor(
  { worker: { drafter }, applicant }: Applying,
  job: JobPosting,
  recorder: FormRecorder,
): Pick<ApplyInput, "draft"> {
  if (drafter === undefined || !applicant.wantsDrafts || recorder.isApproved) return {};
  const facts = draftFacts(applicant.factsFor(job), job.description);
  return { draft: createDraftAnswerer(drafter, facts, recorder.amend) };
}

async function publishLivePicture(ctx: Applying, lease: ApplicationLease): Promise<void> {
  if (lease.runId === null) return;
  const storageKey = await ctx.worker.photographer.takeLive(ctx.session.page, lease.runId);
  if (storageKey === undefined) return;
  ctx.events.publish({
    type: "picture",
    applicationId: lease.id,
    storageKey,
    address: stripQuery(ctx.session.page.url()),
    takenAt: ctx.worker.clock.now().toISOString(),
  });
}

async function finishUnread(
  ctx: Applying,
  lease: ApplicationLease,
  finish: Finish,
  read: Exclude<ReadOutcome, { kind: "open" }>,
): Promise<ApplyResult> {
  switch (read.kind) {
    case "already_applied":
    case "closed":
    case "external":
      await savePosting(ctx.worker.db, lease, read.job);
      return finish(SKIPS[read.kind]);
    case "not_found":
      return finish({ status: "SKIPPED", ...NOT_FOUND });
    default:
      return finishBlocked(ctx, lease, finish, read);
  }
}

const SKIPS: Record<"already_applied" | "closed" | "external", Outcome> = {
  already_applied: { status: "SKIPPED", ...ALREADY_APPLIED },
  closed: { status: "SKIPPED", ...CLOSED },
  external: {
    status: "SKIPPED",
    reasonCode: "external",
    reason: EXTERNAL,
  },
};

async function finishUnprepared(
  ctx: Applying,
  lease: ApplicationLease,
  finish: Finish,
  outcome: Exclude<PrepareOutcome, PreparedApplication>,
): Promise<ApplyResult> {
  switch (outcome.kind) {
    case "already_applied":
    case "closed":
    case "external":
      return finish(SKIPS[outcome.kind]);
    case "needs_answer":
      return finish(waitForAnswers(lease, outcome));
    case "stuck":
      await ctx.worker.photographer.take(ctx.session.page, lease, "problem");
      return finish({
        status: "FAILED",
        reasonCode: "stuck",
        reason: [
          `The form did not go on after “${outcome.step}”: ${withoutStop(outcome.message)}.`,
          unreadCause(outcome.oddities),
          "Nothing was sent.",
        ]
          .filter((sentence) => sentence !== "")
          .join(" "),
        answers: outcome.answers,
      });
    default:
      return finishBlocked(ctx, lease, finish, outcome);
  }
}

/**
 * After a fault that is nobody's answer (a dropped connection, a closed page): back to the queue with a growing, random delay,
 * or failed when its tries are used up (what its user has set going has one fewer). What breaks off because this worker stops goes
 * back at once and loses no try. Only from APPLYING, so nothing that was submitted is ever touched.
 */
export async function retryOrFail(
  worker: WorkerContext,
  lease: ApplicationLease,
  error: unknown,
): Promise<void> {
  if (worker.stopping.aborted) {
    await requeueApplication(worker.db, lease, {
      delaySeconds: 0,
      keepsAttempt: true,
      note: "Our server restarted before anything was sent; it goes on from the start",
    });
    return;
  }
  worker.logger.warn(
    { applicationId: lease.id, attempt: lease.attempts, err: error },
    "an application was interrupted",
  );
  if (lease.attempts < MAX_ATTEMPTS) {
    const baseSeconds = worker.config.mode === "live" ? 30 : 1;
    await requeueApplication(worker.db, lease, {
      delaySeconds: retryDelaySeconds(lease.attempts, baseSeconds, worker.random),
      keepsAttempt: false,
      note: "The platform did not answer; trying again",
    });
    return;
  }
  const done = await finishUnsent(worker.db, lease, {
    status: "FAILED",
    reasonCode: "portal_error",
    reason: "The platform did not answer, again and again. Nothing was sent.",
  });
  if (done) logOutcome(worker, lease, "FAILED", "portal_error");
}
