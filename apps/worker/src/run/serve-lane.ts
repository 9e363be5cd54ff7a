import { inSpan } from "@sendoff/kit/tracing";
import {
  findOpenRun,
  type LaneLease,
  type OpenRun,
  parkRun,
  recoverApplications,
  releaseLane,
  renewLane,
  startRun,
} from "@sendoff/db/applying";
import { isDatabaseUnavailable } from "@sendoff/db/database-errors";
import { hasDueVerification } from "@sendoff/db/portal-health";
import { UnexpectedError } from "@sendoff/kit/errors";
import type { GiveUpDuring } from "../browser/slots.ts";
import { createPlatformGate } from "../session/platform-gate.ts";
import { isEgressAway } from "../session/account-egress.ts";
import { isPortalReachable } from "../session/probe-portal.ts";
import { askOwner } from "../session/ask-owner.ts";
import { createLeaseGuard } from "../context/lease-guard.ts";
import {
  FAST_PACE_PAUSE_SECONDS,
  leaveChangedPage,
  stopForUser,
  stopRun,
} from "../session/end-run.ts";
import type { LaneTurn, LaneTurnEnd } from "../session/lane-turn.ts";
import { portalLabel } from "../figures/worker-figures.ts";
import { logRunStarted } from "../context/outcome-log.ts";
import { openLane } from "../session/portal-session.ts";
import { checkOpenWork } from "../application/check-open-work.ts";
import { servePreview } from "./serve-preview.ts";
import { serveRun } from "./serve-run.ts";
import type { WorkerContext } from "../context/worker-context.ts";

// After a fault of the portal or of our browser: the account rests this long.
const FAULT_PAUSE_SECONDS = { live: 120, sandbox: 2 } as const;
// After a fault of our own database, which is back within seconds.
const DATABASE_PAUSE_SECONDS = 2;
// Each further fault doubles the rest, up to this many times the first.
const LONGEST_FAULT_PAUSE = 8;
// So many turns in a row that broke off with nothing done are no hiccup: the run ends and its user is told.
const MOST_FAULTS = 6;

/**
 * Serves one lane: looks after unconfirmed submits, then applies until the run ends or others wait. Whatever happens, the
 * browser context is closed and the lane given back. Never throws for what a portal or a page does.
 */
export async function serveLane(
  worker: WorkerContext,
  lease: LaneLease,
  takenAtMs: number,
  giveUpDuring: GiveUpDuring,
): Promise<void> {
  const driver = await worker.loadDriver(lease.platformId);
  if (driver === undefined) throw new UnexpectedError(`no driver for platform ${lease.platformId}`);
  const { leaseSeconds } = worker.config;
  const guard = createLeaseGuard({
    leaseSeconds,
    clock: worker.clock,
    takenAtMs,
    renew: () => renewLane(worker.db, lease, leaseSeconds),
  });
  const startedMs = worker.clock.monotonicMs();
  const gate = createPlatformGate(worker, driver, lease, guard);
  const leaveGate = (): Promise<void> =>
    gate
      .leave()
      .catch((error: unknown) =>
        worker.logger.warn({ err: error }, "a trial was not given back; its time will run out"),
      );
  const turn = {
    worker,
    driver,
    lease,
    guard,
    gate,
    startedMs,
    giveUpDuring: createGiveUp(leaveGate, giveUpDuring),
    hasProgress: false,
    ownerAsks: 0,
    formAsks: new Map<string, number>(),
  };
  let rest: Rest = { pauseSeconds: 0, faults: 0 };
  try {
    await recoverApplications(worker.db, lease);
    rest = { ...(await takeTurn(turn, false)), faults: 0 };
  } catch (error) {
    rest = await restAfterFault(turn, error);
  } finally {
    await leaveGate();
    guard.stop();
    await releaseLane(worker.db, lease, rest.pauseSeconds, rest.faults).catch((error: unknown) =>
      worker.logger.warn({ err: error }, "a lane was not given back; its lease will run out"),
    );
  }
}

/**
 * Gives up the slot for a wait, and with it this account's trial of a paused platform, if it has it: the owner may take hours, and until
 * the trial is given back nobody else could find out whether the platform works again.
 */
const createGiveUp =
  (leaveGate: () => Promise<void>, giveUpDuring: GiveUpDuring): GiveUpDuring =>
  async (...wait) => {
    await leaveGate();
    return giveUpDuring(...wait);
  };

/** How an account is left: with its pause, and with the faults that count at the next one. */
interface Rest extends LaneTurnEnd {
  readonly faults: number;
}

/** What follows from a turn that broke off: a growing rest, or the end of a run that has met too many faults in a row. */
async function restAfterFault(turn: LaneTurn, error: unknown): Promise<Rest> {
  const { worker, driver, lease } = turn;
  const { userId, platformId } = lease;
  // What broke off because we stop is nobody's fault: another worker takes the account up at once.
  if (worker.stopping.aborted) return { pauseSeconds: 0, faults: lease.faults };
  if (isDatabaseUnavailable(error)) {
    // Nothing is wrong with the account or its portal: a run does not end because our own database was away.
    worker.logger.warn({ userId, platformId, err: error }, "a lane was left: no database");
    return { pauseSeconds: DATABASE_PAUSE_SECONDS, faults: lease.faults };
  }
  if (!turn.guard.signal.aborted && (await isOurWayAway(turn))) {
    // Nor because a proxy of the operator's was.
    return { pauseSeconds: FAULT_PAUSE_SECONDS[worker.config.mode], faults: lease.faults };
  }
  const faults = turn.hasProgress ? 1 : lease.faults + 1;
  worker.logger.warn({ userId, platformId, faults, err: error }, "a lane was left after a fault");
  const pauseSeconds = FAULT_PAUSE_SECONDS[worker.config.mode];
  if (await isPausedAfterFault(turn)) return { pauseSeconds, faults: 0 };
  if (faults >= MOST_FAULTS && !turn.guard.signal.aborted) {
    const note = `${driver.manifest.name} could not be used ${faults} times in a row, so we stopped. Try again later.`;
    try {
      const run = await findOpenRun(worker.db, lease);
      if (run !== undefined) await stopRun(turn, run.id, "failed", note);
      return { pauseSeconds, faults: 0 };
    } catch (later) {
      worker.logger.warn({ err: later }, "a run was not ended after faults; the next turn will");
    }
  }
  return { pauseSeconds: pauseSeconds * Math.min(2 ** (faults - 1), LONGEST_FAULT_PAUSE), faults };
}

async function isOurWayAway({ worker, driver, lease }: LaneTurn): Promise<boolean> {
  try {
    return await isEgressAway(worker, lease, worker.baseUrlOf(driver));
  } catch (error) {
    worker.logger.warn({ err: error }, "an account's proxy could not be looked at");
    return false;
  }
}

/** A portal that is away for several accounts is paused for everyone: then nobody's run is ended for it. */
async function isPausedAfterFault({
  worker,
  driver,
  lease,
  guard,
  gate,
}: LaneTurn): Promise<boolean> {
  if (guard.signal.aborted) return false;
  try {
    if (await isPortalReachable(worker, driver, lease, guard.signal)) return false;
    const run = await findOpenRun(worker.db, lease);
    return run !== undefined && (await gate.tell(run.id, "unreachable"));
  } catch (error) {
    worker.logger.warn({ err: error }, "a portal could not be probed");
    return false;
  }
}

async function takeTurn(turn: LaneTurn, ignoreStoredSession: boolean): Promise<LaneTurnEnd> {
  const run = await findOpenRun(turn.worker.db, turn.lease);
  const span = {
    kind: "consumer",
    parent: run?.traceparent,
    facts: {
      "sendoff.portal": portalLabel(turn.driver.manifest),
      ...(run === undefined ? {} : { "sendoff.run_id": run.id }),
    },
  } as const;
  return inSpan("turn on an account", span, () => takeTurnOf(turn, run, ignoreStoredSession));
}

async function takeTurnOf(
  turn: LaneTurn,
  run: OpenRun | undefined,
  ignoreStoredSession: boolean,
): Promise<LaneTurnEnd> {
  const { worker, driver, lease, guard } = turn;
  const mayApply = run !== undefined && (await turn.gate.isOpen());
  // Looking at what is unconfirmed goes on while the platform is paused for everyone.
  if (run !== undefined && !mayApply && !(await hasDueVerification(worker.db, lease))) {
    return { pauseSeconds: 0 };
  }
  const opened = await openLane(worker, driver, lease, guard.signal, {
    ignoreStoredSession,
    runId: run?.id,
    giveUpDuring: turn.giveUpDuring,
  });
  if (opened.kind === "stop") return { pauseSeconds: 0 };
  if (opened.kind === "throttled") {
    if (run !== undefined) await parkRun(worker.db, lease, run.id);
    return { pauseSeconds: FAST_PACE_PAUSE_SECONDS[worker.config.mode] };
  }
  if (opened.kind === "page_changed") {
    const note = `${driver.manifest.name} shows a sign-in page we do not know yet. Nothing was sent.`;
    if (run !== undefined) await leaveChangedPage(turn, run.id, note);
    return { pauseSeconds: FAULT_PAUSE_SECONDS[worker.config.mode] * LONGEST_FAULT_PAUSE };
  }
  if (opened.kind === "needs_user") {
    return run === undefined
      ? { pauseSeconds: 0 }
      : stopRun(turn, run.id, "needs_user", opened.note);
  }
  const { session } = opened;
  let isSessionLost = false;
  try {
    let check = await checkOpenWork(worker, driver, lease, session);
    while (check.kind === "challenge") {
      const stop = await askOwner(turn, session, check.message);
      if (stop === "stop") return { pauseSeconds: 0 };
      if (stop !== "passed") return await stopForUser(turn, run?.id, stop.note);
      check = await checkOpenWork(worker, driver, lease, session);
    }
    isSessionLost = check.kind === "session_lost";
    if (!isSessionLost && mayApply) {
      const isFirst = await startRun(worker.db, lease, run.id);
      const isPreview = run.kind === "preview";
      if (isFirst && !isPreview) logRunStarted(worker, { ...run, ...lease });
      const end = await (isPreview ? servePreview : serveRun)(turn, session, run.id);
      if (end !== "session_lost") return end;
      isSessionLost = true;
    }
  } finally {
    if (run !== undefined) worker.photographer.leaveLive(run.id);
    await session.close();
  }
  if (!isSessionLost) return { pauseSeconds: 0 };
  // Signing in afresh helps once; a second loss in one turn means somebody is at the account, or the portal is unwell.
  if (ignoreStoredSession) return { pauseSeconds: FAULT_PAUSE_SECONDS[worker.config.mode] };
  return takeTurn(turn, true);
}
