import {
  countLanesWithWork,
  findOpenRun,
  findRunFacts,
  hasDueDoubt,
  type LaneLease,
  leaseNextApplication,
  parkRun,
  recoverApplications,
  releaseLane,
  renewApplication,
  renewLane,
  type RunFacts,
  startRun,
  takeUpAnswered,
  takeUpApproved,
} from "@sendoff/db";
import { planRun } from "@sendoff/domain";
import { UnexpectedError } from "@sendoff/kit";
import type { PortalSession } from "@sendoff/portals";
import { judgeApplication } from "../portal-health/judge-application.ts";
import { wordsOfPerson } from "../portal-health/person-words.ts";
import { createPlatformGate } from "../portal-health/platform-gate.ts";
import { withoutParameters } from "../portal-health/without-parameters.ts";
import { isPortalReachable } from "../portal-health/probe-portal.ts";
import { type Applicant, isReady, loadApplicant, type ReadyApplicant } from "./applicant.ts";
import { applyOne, retryOrFail } from "./apply-one.ts";
import type { ApplyResult } from "./applying.ts";
import { findCandidates } from "./find-candidates.ts";
import { createLeaseGuard } from "./lease-guard.ts";
import { leaveChangedPage, type Stay, type StayEnd, stopForUser, stopRun } from "./leave-lane.ts";
import { openLane } from "./portal-session.ts";
import { logRunStarted } from "./outcome-log.ts";
import { lookAround } from "./review/look-around.ts";
import { createRunEvents } from "./run-events.ts";
import type { Serving } from "./serving.ts";

// A stay on one account before others that wait get their turn.
const SLICE_MS = 20_000;
// Even alone, a stay ends now and then: its browser context is renewed and its wake-up stays short.
const LONGEST_STAY_MS = 240_000;
// After a fault of the portal or of our browser: the account rests this long.
const FAULT_PAUSE_SECONDS = { live: 120, sandbox: 2 } as const;
// Each further fault doubles the rest, up to this many times the first.
const LONGEST_FAULT_PAUSE = 8;
// So many stays in a row that broke off with nothing done are no hiccup: the run ends and its user is told.
const MOST_FAULTS = 6;
// After the portal said that we are too fast: well beyond the "briefly" of its message.
const FAST_PACE_PAUSE_SECONDS = { live: 1200, sandbox: 65 } as const;
const NO_CV = "Upload a CV first: applications go out with one.";

/**
 * Serves one lane: looks after submits in doubt, then applies until the run ends or others wait. Whatever happens, the
 * browser context is closed and the lane given back. Never throws for what a portal or a page does.
 */
export async function serveLane(
  serving: Serving,
  lease: LaneLease,
  takenAtMs: number,
): Promise<void> {
  const driver = await serving.loadDriver(lease.platformId);
  if (driver === undefined) throw new UnexpectedError(`no driver for platform ${lease.platformId}`);
  const { leaseSeconds } = serving.config;
  const guard = createLeaseGuard({
    leaseSeconds,
    clock: serving.clock,
    takenAtMs,
    renew: () => renewLane(serving.db, lease, leaseSeconds),
  });
  const startedMs = serving.clock.monotonicMs();
  const gate = createPlatformGate(serving, driver, lease, guard);
  const stay = { serving, driver, lease, guard, gate, startedMs, hasProgress: false };
  let rest: Rest = { pauseSeconds: 0, faults: 0 };
  try {
    await recoverApplications(serving.db, lease);
    rest = { ...(await stayOnLane(stay, false)), faults: 0 };
  } catch (error) {
    rest = await restAfterFault(stay, error);
  } finally {
    await gate
      .leave()
      .catch((error: unknown) =>
        serving.logger.warn({ err: error }, "a trial was not given back; its time will run out"),
      );
    guard.stop();
    await releaseLane(serving.db, lease, rest.pauseSeconds, rest.faults).catch((error: unknown) =>
      serving.logger.warn({ err: error }, "a lane was not given back; its lease will run out"),
    );
  }
}

/** How an account is left: with its pause, and with the faults that count at the next one. */
interface Rest extends StayEnd {
  readonly faults: number;
}

/** What follows from a stay that broke off: a growing rest, or the end of a run that has met too many faults in a row. */
async function restAfterFault(stay: Stay, error: unknown): Promise<Rest> {
  const { serving, driver, lease } = stay;
  const { userId, platformId } = lease;
  const faults = stay.hasProgress ? 1 : lease.faults + 1;
  serving.logger.warn({ userId, platformId, faults, err: error }, "a lane was left after a fault");
  const pauseSeconds = FAULT_PAUSE_SECONDS[serving.config.mode];
  if (await isPausedAfterFault(stay)) return { pauseSeconds, faults: 0 };
  if (faults >= MOST_FAULTS && !stay.guard.signal.aborted) {
    const note = `${driver.manifest.name} could not be used ${faults} times in a row, so we stopped. Try again later.`;
    try {
      const run = await findOpenRun(serving.db, lease);
      if (run !== undefined) await stopRun(stay, run.id, "failed", note);
      return { pauseSeconds, faults: 0 };
    } catch (later) {
      serving.logger.warn({ err: later }, "a run was not ended after faults; the next stay will");
    }
  }
  return { pauseSeconds: pauseSeconds * Math.min(2 ** (faults - 1), LONGEST_FAULT_PAUSE), faults };
}

/** A portal that is away for several accounts is paused for everyone: then nobody's run is ended for it. */
async function isPausedAfterFault({ serving, driver, lease, guard, gate }: Stay): Promise<boolean> {
  if (guard.signal.aborted) return false;
  try {
    if (await isPortalReachable(serving, driver, guard.signal)) return false;
    const run = await findOpenRun(serving.db, lease);
    return run !== undefined && (await gate.tell(run.id, "unreachable"));
  } catch (error) {
    serving.logger.warn({ err: error }, "a portal could not be probed");
    return false;
  }
}

async function stayOnLane(stay: Stay, ignoreStoredSession: boolean): Promise<StayEnd> {
  const { serving, driver, lease, guard } = stay;
  const run = await findOpenRun(serving.db, lease);
  const mayApply = run !== undefined && (await stay.gate.isOpen());
  // Looking at what is in doubt goes on while the platform is paused for everyone.
  if (run !== undefined && !mayApply && !(await hasDueDoubt(serving.db, lease))) {
    return { pauseSeconds: 0 };
  }
  const opened = await openLane(serving, driver, lease, guard.signal, { ignoreStoredSession });
  if (opened.kind === "throttled") {
    if (run !== undefined) await parkRun(serving.db, lease, run.id);
    return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[serving.config.mode] };
  }
  if (opened.kind === "page_changed") {
    const note = `${driver.manifest.name} shows a sign-in page we do not know yet. Nothing was sent.`;
    if (run !== undefined) await leaveChangedPage(stay, run.id, note);
    return { pauseSeconds: FAULT_PAUSE_SECONDS[serving.config.mode] * LONGEST_FAULT_PAUSE };
  }
  if (opened.kind === "needs_user") {
    return run === undefined
      ? { pauseSeconds: 0 }
      : stopRun(stay, run.id, "needs_user", opened.note);
  }
  const { session } = opened;
  let isSessionLost = false;
  try {
    const look = await lookAround(serving, driver, lease, session);
    if (look.kind === "challenge") return await stopForUser(stay, run?.id, look.message);
    isSessionLost = look.kind === "session_lost";
    if (!isSessionLost && mayApply) {
      const isFirst = await startRun(serving.db, lease, run.id);
      if (isFirst) logRunStarted(serving, { ...run, platformId: lease.platformId });
      const applicant = await loadApplicant(serving, lease);
      if (!isReady(applicant)) return await stopRun(stay, run.id, "needs_user", NO_CV);
      const end = await serveRun(stay, session, applicant, run.id);
      if (end !== "session_lost") return end;
      isSessionLost = true;
    }
  } finally {
    if (run !== undefined) serving.photographer.leaveLive(run.id);
    await session.close();
  }
  if (!isSessionLost) return { pauseSeconds: 0 };
  // Signing in afresh helps once; a second loss in one stay means somebody is at the account, or the portal is unwell.
  if (ignoreStoredSession) return { pauseSeconds: FAULT_PAUSE_SECONDS[serving.config.mode] };
  return stayOnLane(stay, true);
}

async function serveRun(
  stay: Stay,
  session: PortalSession,
  first: ReadyApplicant,
  runId: string,
): Promise<StayEnd | "session_lost"> {
  const { serving, lease } = stay;
  let applicant: Applicant = first;
  for (;;) {
    stay.guard.signal.throwIfAborted();
    await takeUpAnswered(serving.db, lease, runId);
    await takeUpApproved(serving.db, lease, runId);
    const run = await findRunFacts(serving.db, lease);
    if (run === undefined || run.id !== runId) return { pauseSeconds: 0 };
    if (serving.stopping.aborted) return { pauseSeconds: 0 };
    const step = planRun({ ...run, dailyLimit: lease.dailyLimit });
    if (step.kind === "end") return stopRun(stay, runId, step.reason, "");
    if (step.kind === "wait") {
      await parkRun(serving.db, lease, runId);
      return { pauseSeconds: 0 };
    }
    if (!(await stay.gate.isOpen())) {
      await parkRun(serving.db, lease, runId);
      return { pauseSeconds: 0 };
    }
    // What the user has said, corrected or ruled out a moment ago holds from the next job on.
    applicant = await loadApplicant(serving, lease, applicant);
    if (!isReady(applicant)) return stopRun(stay, runId, "needs_user", NO_CV);
    if (step.kind === "search") {
      const problem = await search(stay, session, applicant, run);
      if (problem !== undefined) return problem;
      continue;
    }
    const end = await applyNext(stay, session, applicant, run);
    if (end !== undefined) return end;
    if (serving.config.paceSeconds > 0) return { pauseSeconds: jitter(serving) };
    if (await isTimeForOthers(stay)) return { pauseSeconds: 0 };
  }
}

/** A person's pace is not a metronome: 60 to 140 % of the configured seconds. */
function jitter(serving: Serving): number {
  return serving.config.paceSeconds * (0.6 + 0.8 * serving.random());
}

async function isTimeForOthers(stay: Stay): Promise<boolean> {
  // A person waits at the other end, and an application has just been finished: this slot is theirs now.
  if (stay.serving.slots.isSignInWaiting()) return true;
  const stayedMs = stay.serving.clock.monotonicMs() - stay.startedMs;
  if (stayedMs < SLICE_MS) return false;
  if (stayedMs > LONGEST_STAY_MS) return true;
  return (await countLanesWithWork(stay.serving.db, 1)) > 0;
}

async function search(
  stay: Stay,
  session: PortalSession,
  applicant: Applicant,
  run: RunFacts,
): Promise<StayEnd | "session_lost" | undefined> {
  const { serving, driver, lease } = stay;
  // Some of what is found will be closed, external or unanswerable: look a little further than the goal.
  const wanted = Math.ceil((run.goal - run.sentInRun) * 1.3) + 2;
  const found = await findCandidates(serving, driver, lease, session, applicant, run.id, wanted);
  switch (found.kind) {
    case "found":
      return undefined;
    case "session_expired":
      return "session_lost";
    case "challenge":
      return stopForUser(stay, run.id, found.message);
    case "throttled":
      if (found.scope === "daily_limit") {
        return stopRun(stay, run.id, "portal_limit", found.message);
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
      return leaveChangedPage(
        stay,
        run.id,
        `${driver.manifest.name} shows a search page we do not know yet. Nothing was sent.`,
      );
  }
}

async function applyNext(
  stay: Stay,
  session: PortalSession,
  applicant: ReadyApplicant,
  run: RunFacts,
): Promise<StayEnd | "session_lost" | undefined> {
  const { serving, driver, lease, guard } = stay;
  const { leaseSeconds } = serving.config;
  const application = await leaseNextApplication(serving.db, lease, run.id, {
    worker: serving.workerId,
    leaseSeconds,
  });
  if (application === undefined) return undefined;
  const letGo = guard.hold(() => renewApplication(serving.db, application, leaseSeconds));
  const events = createRunEvents(
    serving.db,
    { id: application.id, runId: run.id, fence: application.fence },
    serving.logger,
    () => void guard.refresh(),
  );
  try {
    const result = await applyOne(
      {
        serving,
        driver,
        lane: lease,
        session,
        guard,
        applicant,
        events,
        isWatched: () => run.isWatched,
      },
      application,
    );
    await events.flushed();
    const { page } = session;
    const left = { serving, driver, applicant, page, runId: run.id, applicationId: application.id };
    const verdict = await judgeApplication(left);
    // A changed page is told where its run is left.
    if (verdict !== "page_changed") await stay.gate.tell(run.id, verdict);
    return await continueAfter(stay, run.id, result);
  } catch (error) {
    if (guard.signal.aborted) throw error;
    await retryOrFail(serving, application, error);
    // The page may be anywhere: a fresh context for the next one.
    throw error;
  } finally {
    letGo();
    await events.flushed();
  }
}

async function continueAfter(
  stay: Stay,
  runId: string,
  result: ApplyResult,
): Promise<StayEnd | "session_lost" | undefined> {
  switch (result.kind) {
    case "next":
      stay.hasProgress = true;
      return undefined;
    case "session_lost":
      return "session_lost";
    case "lost":
      throw new Error("another worker has taken over");
    case "no_credits":
      return stopRun(stay, runId, "no_credits", "");
    case "needs_user":
      return stopForUser(stay, runId, result.note);
    case "page_changed":
      return leaveChangedPage(stay, runId, result.note);
    case "portal_limit":
      if (result.isForToday) return stopRun(stay, runId, "portal_limit", result.note);
      await parkRun(stay.serving.db, stay.lease, runId);
      return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[stay.serving.config.mode] };
  }
}
