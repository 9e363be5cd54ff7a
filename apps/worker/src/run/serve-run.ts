import {
  findRunFacts,
  leaseNextApplication,
  parkRun,
  renewApplication,
  type RunFacts,
  takeUpAnswered,
  takeUpApproved,
} from "@sendoff/db/applying";
import { planRun } from "@sendoff/domain/applying";
import { inSpan } from "@sendoff/kit/tracing";
import { judgeApplication } from "../choosing/judge-application.ts";
import {
  type Applicant,
  isReady,
  loadApplicant,
  type ReadyApplicant,
} from "../choosing/applicant.ts";
import { applyOne, retryOrFail } from "../application/apply-one.ts";
import type { ApplyResult } from "../application/applying.ts";
import { createOwnerPrompt } from "../session/ask-owner.ts";
import {
  FAST_PACE_PAUSE_SECONDS,
  leaveChangedPage,
  stopForUser,
  stopRun,
} from "../session/end-run.ts";
import type { LaneTurn, LaneTurnEnd } from "../session/lane-turn.ts";
import { portalLabel } from "../figures/worker-figures.ts";
import { createRunEvents } from "../context/run-events.ts";
import type { LaneSession } from "../session/lane-session.ts";
import { searchList } from "../choosing/search-list.ts";
import { isTimeForOthers } from "./fair-turns.ts";
import { paceSeconds } from "./pace.ts";

/** Why nothing is done on an account. */
export const NO_CV = "Upload a CV first: applications go out with one.";

/**
 * Goes on with an open run, one application after the other, until it ends or others wait. What is known of it and of its user is
 * read anew each time (DECISIONS D7).
 */
export async function serveRun(
  turn: LaneTurn,
  session: LaneSession,
  runId: string,
): Promise<LaneTurnEnd | "session_lost"> {
  const { worker, lease } = turn;
  let applicant: Applicant | undefined;
  for (;;) {
    turn.guard.signal.throwIfAborted();
    await takeUpAnswered(worker.db, lease, runId);
    await takeUpApproved(worker.db, lease, runId);
    const run = await findRunFacts(worker.db, lease);
    if (run === undefined || run.id !== runId) return { pauseSeconds: 0 };
    if (worker.stopping.aborted) return { pauseSeconds: 0 };
    const step = planRun({ ...run, dailyLimit: lease.dailyLimit });
    if (step.kind === "end") return stopRun(turn, runId, step.reason, "");
    if (step.kind === "wait") {
      await parkRun(worker.db, lease, runId);
      return { pauseSeconds: 0 };
    }
    if (!(await turn.gate.isOpen())) {
      await parkRun(worker.db, lease, runId);
      return { pauseSeconds: 0 };
    }
    // What the user has said, corrected or ruled out a moment ago holds from the next job on.
    applicant = await loadApplicant(worker, lease, applicant);
    if (!isReady(applicant)) return stopRun(turn, runId, "needs_user", NO_CV);
    if (step.kind === "search") {
      const missing = run.goal - run.sentInRun;
      const search = { id: runId, missing };
      const current = applicant;
      const problem = await inSpan("search", {}, () => searchList(turn, session, current, search));
      if (problem !== undefined) return problem;
      continue;
    }
    const end = await applyNext(turn, session, applicant, run);
    // The same job once more, in the same session: that is no next application, and rests for none.
    if (end === "again") continue;
    if (end !== undefined) return end;
    if (worker.config.paceSeconds > 0) return { pauseSeconds: paceSeconds(worker) };
    if (await isTimeForOthers(turn)) return { pauseSeconds: 0 };
  }
}

async function applyNext(
  turn: LaneTurn,
  session: LaneSession,
  applicant: ReadyApplicant,
  run: RunFacts,
): Promise<LaneTurnEnd | "session_lost" | "again" | undefined> {
  const { worker, driver, lease, guard } = turn;
  const { leaseSeconds } = worker.config;
  const application = await leaseNextApplication(worker.db, lease, run.id, {
    worker: worker.workerId,
    leaseSeconds,
  });
  if (application === undefined) return undefined;
  const release = guard.hold(() => renewApplication(worker.db, application, leaseSeconds));
  const events = createRunEvents(
    worker.db,
    { id: application.id, runId: run.id, fence: application.fence },
    worker.logger,
    () => void guard.refresh(),
  );
  try {
    // Read once more: the answer that has just put this very job back into the queue may be younger than what was read before.
    const newest = await loadApplicant(worker, lease, applicant);
    const current = isReady(newest) ? newest : applicant;
    const applying = {
      worker,
      driver,
      lane: lease,
      session,
      guard,
      applicant: current,
      events,
      isWatched: () => run.isWatched,
      owner: createOwnerPrompt(turn, session, application.id),
    };
    const facts = {
      "sendoff.application_id": application.id,
      "sendoff.run_id": run.id,
      "sendoff.portal": portalLabel(driver.manifest),
      "sendoff.attempt": application.attempts,
    };
    const result = await inSpan("application", { facts }, () => applyOne(applying, application));
    await events.flushed();
    const { page } = session;
    const left = {
      worker,
      driver,
      applicant: current,
      page,
      runId: run.id,
      applicationId: application.id,
    };
    const verdict = await judgeApplication(left);
    // A changed page is told where its run is left.
    if (verdict !== "page_changed") await turn.gate.tell(run.id, verdict);
    return await continueAfter(turn, run.id, result);
  } catch (error) {
    if (guard.signal.aborted) throw error;
    await retryOrFail(worker, application, error);
    // The page may be anywhere: a fresh context for the next one.
    throw error;
  } finally {
    release();
    await events.flushed();
  }
}

async function continueAfter(
  turn: LaneTurn,
  runId: string,
  result: ApplyResult,
): Promise<LaneTurnEnd | "session_lost" | "again" | undefined> {
  switch (result.kind) {
    case "next":
      turn.hasProgress = true;
      return undefined;
    case "session_lost":
    case "again":
      return result.kind;
    case "lost":
      throw new Error("another worker has taken over");
    case "no_credits":
      return stopRun(turn, runId, "no_credits", "");
    case "needs_user":
      return stopForUser(turn, runId, result.note);
    case "page_changed":
      return leaveChangedPage(turn, runId, result.note);
    case "held":
      await parkRun(turn.worker.db, turn.lease, runId);
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[turn.worker.config.mode] };
    case "paused":
      await parkRun(turn.worker.db, turn.lease, runId);
      return { pauseSeconds: 0 };
    case "portal_limit":
      if (result.isForToday) return stopRun(turn, runId, "portal_limit", result.note);
      await parkRun(turn.worker.db, turn.lease, runId);
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[turn.worker.config.mode] };
  }
}
