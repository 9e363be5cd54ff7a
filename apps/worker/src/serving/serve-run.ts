import {
  countLanesWithWork,
  findRunFacts,
  leaseNextApplication,
  parkRun,
  renewApplication,
  type RunFacts,
  takeUpAnswered,
  takeUpApproved,
} from "@sendoff/db";
import { planRun } from "@sendoff/domain";
import { judgeApplication } from "../portal-health/judge-application.ts";
import { wordsOfPerson } from "../portal-health/person-words.ts";
import { withoutParameters } from "../portal-health/without-parameters.ts";
import { type Applicant, isReady, loadApplicant, type ReadyApplicant } from "./applicant.ts";
import { applyOne, retryOrFail } from "./apply-one.ts";
import type { ApplyResult } from "./applying.ts";
import { askOwner, createOwnerLine } from "./ask-owner.ts";
import { findCandidates } from "./find-candidates.ts";
import {
  FAST_PACE_PAUSE_SECONDS,
  leaveChangedPage,
  type LaneTurn,
  type LaneTurnEnd,
  stopForUser,
  stopRun,
} from "./leave-lane.ts";
import { createRunEvents } from "./run-events.ts";
import type { LaneSession } from "./lane-session.ts";
import type { Serving } from "./serving.ts";

// A turn on one account before others that wait get their turn.
const SLICE_MS = 20_000;
// Even alone, a turn ends now and then: its browser context is renewed and its wake-up stays short.
const LONGEST_TURN_MS = 240_000;
const NO_CV = "Upload a CV first: applications go out with one.";

/**
 * Goes on with an open run, one application after the other, until it ends or others wait. What is known of it and of its user is
 * read anew each time (DECISIONS D7).
 */
export async function serveRun(
  turn: LaneTurn,
  session: LaneSession,
  runId: string,
): Promise<LaneTurnEnd | "session_lost"> {
  const { serving, lease } = turn;
  let applicant: Applicant | undefined;
  for (;;) {
    turn.guard.signal.throwIfAborted();
    await takeUpAnswered(serving.db, lease, runId);
    await takeUpApproved(serving.db, lease, runId);
    const run = await findRunFacts(serving.db, lease);
    if (run === undefined || run.id !== runId) return { pauseSeconds: 0 };
    if (serving.stopping.aborted) return { pauseSeconds: 0 };
    const step = planRun({ ...run, dailyLimit: lease.dailyLimit });
    if (step.kind === "end") return stopRun(turn, runId, step.reason, "");
    if (step.kind === "wait") {
      await parkRun(serving.db, lease, runId);
      return { pauseSeconds: 0 };
    }
    if (!(await turn.gate.isOpen())) {
      await parkRun(serving.db, lease, runId);
      return { pauseSeconds: 0 };
    }
    // What the user has said, corrected or ruled out a moment ago holds from the next job on.
    applicant = await loadApplicant(serving, lease, applicant);
    if (!isReady(applicant)) return stopRun(turn, runId, "needs_user", NO_CV);
    if (step.kind === "search") {
      const problem = await search(turn, session, applicant, run);
      if (problem !== undefined) return problem;
      continue;
    }
    const end = await applyNext(turn, session, applicant, run);
    // The same job once more, in the same session: that is no next application, and rests for none.
    if (end === "again") continue;
    if (end !== undefined) return end;
    if (serving.config.paceSeconds > 0) return { pauseSeconds: jitter(serving) };
    if (await isTimeForOthers(turn)) return { pauseSeconds: 0 };
  }
}

/** A person's pace is not a metronome: 60 to 140 % of the configured seconds. */
function jitter(serving: Serving): number {
  return serving.config.paceSeconds * (0.6 + 0.8 * serving.random());
}

async function isTimeForOthers(turn: LaneTurn): Promise<boolean> {
  // A person waits at the other end, and an application has just been finished: this slot is theirs now.
  if (turn.serving.slots.isSignInWaiting()) return true;
  const { clock, patience = 1, db } = turn.serving;
  // Where pages may take several times as long, so may as many applications.
  const stayedMs = (clock.monotonicMs() - turn.startedMs) / Math.max(1, patience);
  if (stayedMs < SLICE_MS) return false;
  if (stayedMs > LONGEST_TURN_MS) return true;
  return (await countLanesWithWork(db, 1)) > 0;
}

async function search(
  turn: LaneTurn,
  session: LaneSession,
  applicant: Applicant,
  run: RunFacts,
): Promise<LaneTurnEnd | "session_lost" | undefined> {
  const { serving, driver, lease } = turn;
  // Some of what is found will be closed, external or unanswerable: look a little further than the goal.
  const wanted = Math.ceil((run.goal - run.sentInRun) * 1.3) + 2;
  const found = await findCandidates(serving, driver, lease, session, applicant, run.id, wanted);
  switch (found.kind) {
    case "found":
      return undefined;
    case "session_expired":
      return "session_lost";
    case "challenge": {
      const end = await askOwner(turn, session, found.message);
      // What is to stop is seen before the next search.
      return typeof end === "string" ? undefined : stopForUser(turn, run.id, end.note);
    }
    case "throttled":
      if (found.scope === "daily_limit") {
        return stopRun(turn, run.id, "portal_limit", found.message);
      }
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[serving.config.mode] };
    case "page_changed":
      serving.logger.error(
        { portal: driver.manifest.key, locator: found.locator, url: withoutParameters(found.url) },
        "the search page has changed",
      );
      await serving.failures.keep(session.page, {
        kind: "page_changed",
        manifest: driver.manifest,
        place: found.locator,
        words: wordsOfPerson(applicant),
      });
      // What the list has shown before is tried first: the next search finds nothing new, and the run is left then.
      if (found.count > 0) return undefined;
      return leaveChangedPage(
        turn,
        run.id,
        `${driver.manifest.name} shows a search page we do not know yet. Nothing was sent.`,
      );
  }
}

async function applyNext(
  turn: LaneTurn,
  session: LaneSession,
  applicant: ReadyApplicant,
  run: RunFacts,
): Promise<LaneTurnEnd | "session_lost" | "again" | undefined> {
  const { serving, driver, lease, guard } = turn;
  const { leaseSeconds } = serving.config;
  const application = await leaseNextApplication(serving.db, lease, run.id, {
    worker: serving.workerId,
    leaseSeconds,
  });
  if (application === undefined) return undefined;
  const release = guard.hold(() => renewApplication(serving.db, application, leaseSeconds));
  const events = createRunEvents(
    serving.db,
    { id: application.id, runId: run.id, fence: application.fence },
    serving.logger,
    () => void guard.refresh(),
  );
  try {
    // Read once more: the answer that has just put this very job back into the queue may be younger than what was read before.
    const newest = await loadApplicant(serving, lease, applicant);
    const current = isReady(newest) ? newest : applicant;
    const result = await applyOne(
      {
        serving,
        driver,
        lane: lease,
        session,
        guard,
        applicant: current,
        events,
        isWatched: () => run.isWatched,
        owner: createOwnerLine(turn, session, application.id),
      },
      application,
    );
    await events.flushed();
    const { page } = session;
    const left = {
      serving,
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
    await retryOrFail(serving, application, error);
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
      await parkRun(turn.serving.db, turn.lease, runId);
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[turn.serving.config.mode] };
    case "paused":
      await parkRun(turn.serving.db, turn.lease, runId);
      return { pauseSeconds: 0 };
    case "portal_limit":
      if (result.isForToday) return stopRun(turn, runId, "portal_limit", result.note);
      await parkRun(turn.serving.db, turn.lease, runId);
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[turn.serving.config.mode] };
  }
}
