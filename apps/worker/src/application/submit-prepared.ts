import { inSpan } from "@sendoff/kit/tracing";
import type { GivenAnswer } from "@sendoff/contract/form";
import {
  type ApplicationLease,
  keepAnswersAfterClick,
  type Outcome,
  recordIntent,
  requeueApplication,
  settleApplied,
  settleNotSent,
  settleUnknown,
} from "@sendoff/db/applying";
import {
  type PreparedApplication,
  SUBMIT_CLICK_TIMEOUT_MS,
  type SubmitOutcome,
} from "@sendoff/portals/driver";
import { portalLabel } from "../figures/worker-figures.ts";
import type { Applying, ApplyResult, Finish } from "./applying.ts";
import { EXTERNAL } from "../choosing/choice-words.ts";
import { logOutcome } from "../context/outcome-log.ts";
import { verificationSchedule } from "./reconcile.ts";
import type { AskedAfterClick } from "./asked-after-click.ts";
import { describeAnswers, type StepTrail } from "./step-trail.ts";
import { stopAtCheck } from "./stop-at-check.ts";
import { withoutStop } from "../context/sentence.ts";
import { unreadNote } from "./unread-parts.ts";
import { accountsOf, writeJournal } from "./write-journal.ts";

// The click and the page's first reaction. Less lease than this left, and another worker might already be looking.
const CLICK_BUDGET_MS = SUBMIT_CLICK_TIMEOUT_MS + 1_000;

interface Submitting extends Applying {
  readonly lease: ApplicationLease;
  readonly trail: StepTrail;
  readonly startedMs: number;
  readonly finish: Finish;
  readonly prepared: PreparedApplication;
  /** Its user has approved it in review mode. */
  readonly isApproved?: boolean;
  /** Ends it where the portal asked, after the click, what has no answer. */
  readonly settleAsked: (
    asked: AskedAfterClick,
    evidence: Pick<Outcome, "steps" | "busyMs">,
  ) => Promise<ApplyResult>;
}

/**
 * Picture, intent, journal, guard, one click, settle (RELIABILITY 1.3 to 1.5). The guard is asked when the button is within reach;
 * after the click nothing is ever clicked again for this application.
 */
export async function submitPrepared(ctx: Submitting): Promise<ApplyResult> {
  const { worker, lease, trail, prepared } = ctx;
  const summary =
    prepared.asksAfterClick === true
      ? `${ctx.driver.manifest.name} asks its questions after the click`
      : `${prepared.answers.length} answers, none guessed`;
  const unread = unreadNote(prepared.oddities);
  trail.start("review", "Review", unread === "" ? summary : `${summary}. ${unread}`);
  const before = await worker.photographer.take(ctx.session.page, lease, "before_submit");
  // The picture is evidence: it is kept before anything can be sent.
  if ((await before.stored) === "lost") return { kind: "lost" };

  trail.start("submit", "Submit", "Written down before the click, so nothing is ever sent twice");
  await ctx.guard.refresh();
  const cv = prepared.cvAttached ? ctx.applicant.cv : undefined;
  const intent = await recordIntent(
    worker.db,
    ctx.lane,
    lease,
    {
      answers: prepared.answers,
      steps: trail.steps(),
      applicant: ctx.applicant.fullName,
      applicantEmail: ctx.applicant.email,
      cv: cv ?? null,
      accounts: accountsOf(worker, lease.userId, ctx.applicant.email),
      ...(unread === "" ? {} : { note: unread }),
    },
    firstVerificationSeconds(ctx),
  );
  if (intent.kind === "lost") return { kind: "lost" };
  if (intent.kind === "no_credits") {
    await prepared.discard().catch(() => undefined);
    if (ctx.isApproved) return keepApproved(ctx);
    await ctx.finish({
      status: "SKIPPED",
      reasonCode: "no_credits",
      reason: NO_CREDITS,
      answers: prepared.answers,
    });
    return { kind: "no_credits" };
  }
  if (intent.kind === "same_job") {
    await prepared.discard().catch(() => undefined);
    return ctx.finish({
      status: "SKIPPED",
      reasonCode: "same_job",
      reason: "You have applied for this same job before.",
      answers: prepared.answers,
    });
  }
  if (intent.kind === "uncompared") {
    await prepared.discard().catch(() => undefined);
    return holdUncompared(ctx);
  }
  if (intent.kind === "paused") {
    await prepared.discard().catch(() => undefined);
    return holdPaused(ctx);
  }
  const intentAtMs = worker.clock.monotonicMs();
  const { record } = intent;
  const written = await inSpan("journal", {}, () => writeJournal(worker, lease, record));
  if (written !== "written") {
    await prepared.discard().catch(() => undefined);
    return { kind: written };
  }
  const outcome = await inSpan("click and confirmation", {}, () => submitWhileLeased(ctx));
  // Its picture was taken while the question stood there.
  if (outcome.kind === "needs_answer") return settle(ctx, outcome, intentAtMs);
  trail.start("confirm", "Confirmation");
  const after = await worker.photographer.take(
    ctx.session.page,
    lease,
    outcome.kind === "confirmed" ? "after_confirmation" : "problem",
  );
  const result = await settle(ctx, outcome, intentAtMs);
  // The pictures are part of the receipt; the next application may begin only once they are kept.
  return (await after.stored) === "lost" ? { kind: "lost" } : result;
}

/** An approval holds until there is a credit to send it with. */
async function keepApproved({ worker, lease }: Submitting): Promise<ApplyResult> {
  const kept = await requeueApplication(worker.db, lease, {
    delaySeconds: 0,
    keepsAttempt: true,
    note: "No credit was left; it goes out with the next run that has one",
  });
  return kept ? { kind: "no_credits" } : { kind: "lost" };
}

/** The database has just gone back in time: it is compared with the journal before anything more is sent (DECISIONS D20). */
async function holdUncompared({ worker, lease }: Submitting): Promise<ApplyResult> {
  const kept = await requeueApplication(worker.db, lease, {
    delaySeconds: 1,
    keepsAttempt: true,
    note: "It waits until our records have been compared with the journal of what was sent",
  });
  return { kind: kept ? "held" : "lost" };
}

/** Its user has paused everything while the form was filled in: it is filled in anew once they resume. */
async function holdPaused({ worker, lease }: Submitting): Promise<ApplyResult> {
  const kept = await requeueApplication(worker.db, lease, {
    delaySeconds: 0,
    keepsAttempt: true,
    note: "You paused everything before it was sent; it goes on when you resume",
  });
  return { kind: kept ? "paused" : "lost" };
}

// Nothing was sent, so that the next run that finds the job picks it up again (candidate.repository.ts).
const LATER = "Nothing was sent; a later run tries it again.";
const NO_CREDITS = "No credit was left. Nothing was sent.";

function firstVerificationSeconds(ctx: Submitting): number {
  return verificationSchedule(ctx.worker.config.mode)[0] ?? 60;
}

async function submitWhileLeased(ctx: Submitting): Promise<SubmitOutcome> {
  const { guard, worker } = ctx;
  const { confirmTimeoutMs } = worker.config;
  let isTooLate = false;
  const mayClick = (): boolean => {
    isTooLate = guard.remainingMs() < CLICK_BUDGET_MS;
    return !isTooLate;
  };
  const onAnswers = (answers: readonly GivenAnswer[]): Promise<void> => keepAnswers(ctx, answers);
  try {
    const outcome = await ctx.prepared.submit({
      confirmTimeoutMs,
      mayClick,
      onAnswers,
      onCheck: async ({ message }, isPassed) =>
        (await ctx.owner.inForm(message, isPassed)) === "passed",
    });
    // Another worker may have the lease by now, so that the portal is asked rather than our own word taken.
    return isTooLate
      ? { kind: "unconfirmed", message: "Too little time was left to click safely" }
      : outcome;
  } catch (error) {
    worker.logger.warn({ applicationId: ctx.lease.id, err: error }, "a submit broke off");
    return { kind: "unconfirmed", message: "The connection broke off around the click" };
  }
}

/** What may arrive with the next click is written down before it, and only by whoever still holds the application. */
async function keepAnswers(ctx: Submitting, answers: readonly GivenAnswer[]): Promise<void> {
  ctx.trail.note(describeAnswers(answers));
  await ctx.guard.refresh();
  if (!(await keepAnswersAfterClick(ctx.worker.db, ctx.lease, answers))) {
    throw new Error("another worker has taken over");
  }
}

async function settle(
  ctx: Submitting,
  outcome: SubmitOutcome,
  intentAtMs: number,
): Promise<ApplyResult> {
  const { worker, lease, trail } = ctx;
  const name = ctx.driver.manifest.name;
  const nowMs = worker.clock.monotonicMs();
  const busyMs = nowMs - ctx.startedMs;
  trail.note(noteOf(outcome));
  trail.end();
  const evidence = {
    steps: trail.steps(),
    busyMs,
    ...("answers" in outcome && outcome.answers !== undefined ? { answers: outcome.answers } : {}),
  };
  switch (outcome.kind) {
    case "confirmed": {
      const done = await settleApplied(worker.db, lease, {
        text: outcome.text,
        proof: "confirmation_seen",
        ...evidence,
      });
      if (!done) return { kind: "lost" };
      logOutcome(worker, lease, "APPLIED");
      worker.figures.noteConfirmation(
        portalLabel(ctx.driver.manifest),
        (nowMs - intentAtMs) / 1000,
      );
      return { kind: "next" };
    }
    case "unconfirmed": {
      const done = await settleUnknown(worker.db, lease, {
        note: `${name} showed no confirmation. We are looking whether it arrived.`,
        nextVerificationSeconds: firstVerificationSeconds(ctx),
        ...evidence,
      });
      if (!done) return { kind: "lost" };
      logOutcome(worker, lease, "UNKNOWN");
      return { kind: "next" };
    }
    case "challenge": {
      const end = ctx.owner.endInForm();
      const message = typeof end === "object" ? end.note : outcome.message;
      const stopped = await stopAtCheck(ctx, lease, { message, isInForm: true });
      const done = await settleNotSent(worker.db, lease, { ...stopped.outcome, ...evidence });
      if (!done) return { kind: "lost" };
      logOutcome(worker, lease, "NEEDS_USER", stopped.outcome.reasonCode);
      // What is to stop asks nothing of its account.
      return end === "stop" ? { kind: "next" } : stopped.result;
    }
    case "needs_answer":
      return ctx.settleAsked(outcome, { steps: evidence.steps, busyMs });
    case "external": {
      const skipped = { status: "SKIPPED", reasonCode: "external", reason: EXTERNAL } as const;
      const done = await settleNotSent(worker.db, lease, { ...skipped, ...evidence });
      if (!done) return { kind: "lost" };
      logOutcome(worker, lease, "SKIPPED", "external");
      return { kind: "next" };
    }
    case "rejected":
    case "not_clicked":
    case "throttled": {
      const done = await settleNotSent(worker.db, lease, {
        status: "FAILED",
        reasonCode: outcome.kind,
        reason: `${name}: ${withoutStop(outcome.message)}. ${outcome.kind === "throttled" ? LATER : "Nothing was sent."}`,
        ...evidence,
      });
      if (!done) return { kind: "lost" };
      logOutcome(worker, lease, "FAILED", outcome.kind);
      if (outcome.kind !== "throttled") return { kind: "next" };
      return {
        kind: "portal_limit",
        note: outcome.message,
        isForToday: outcome.scope === "daily_limit",
      };
    }
  }
}

/** What the step that ended it says. */
function noteOf(outcome: SubmitOutcome): string {
  if (outcome.kind === "confirmed") return outcome.text;
  if (outcome.kind !== "needs_answer") return outcome.message;
  return `It asks “${outcome.questions[0]?.question ?? "a question"}”; we stopped there`;
}
