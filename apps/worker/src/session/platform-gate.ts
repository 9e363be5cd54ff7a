import { type LaneKey } from "@sendoff/db/applying";
import { admitToPlatform, renewPlatformTrial, reportHealth } from "@sendoff/db/portal-health";
import type { HealthVerdict } from "@sendoff/domain/portal-health";
import type { PortalDriver } from "@sendoff/portals/driver";
import { makerName } from "@sendoff/portals/manifest";
import type { LeaseGuard } from "../context/lease-guard.ts";
import type { WorkerContext } from "../context/worker-context.ts";

/** What a turn on an account asks and tells the breaker of its platform. */
export interface PlatformGate {
  /** Whether this account may begin an application now. Once it is the trial, it stays so until its verdict. */
  readonly isOpen: () => Promise<boolean>;
  /** Says how a run fared; returns whether the platform is paused for everyone now. */
  readonly tell: (runId: string, verdict: HealthVerdict) => Promise<boolean>;
  /** The turn is over: a trial without a verdict makes room for another. */
  readonly leave: () => Promise<void>;
}

/**
 * The breaker as one turn sees it (RELIABILITY 1.8). A trial's time is renewed together with the turn's lease: when its worker
 * dies both run out, and when another trial was given meanwhile the turn is broken off.
 */
export function createPlatformGate(
  worker: WorkerContext,
  driver: PortalDriver,
  lane: LaneKey,
  guard: Pick<LeaseGuard, "hold">,
): PlatformGate {
  const { db, logger } = worker;
  const { breaker: rules } = worker.config;
  const { platformId, userId: account } = lane;
  const { board, name } = driver.manifest;
  const portal = board === undefined ? name : makerName(board.maker);
  let trial: { readonly no: number; readonly release: () => void } | undefined;
  const report = async (run: string, verdict: HealthVerdict): Promise<boolean> => {
    const no = trial?.no;
    const health = { account, run, verdict, ...(no === undefined ? {} : { trial: no }) };
    const { before, after } = await reportHealth(db, platformId, health, rules);
    trial?.release();
    trial = undefined;
    if (before.state === "closed" && after.state !== "closed") {
      logger.error({ platformId, reason: after.reason }, `${portal} is paused for everyone`);
    } else if (before.state !== "closed" && after.state === "closed") {
      logger.info({ platformId }, `${portal} works again: everybody goes on`);
    } else if (no !== undefined && after.state === "open" && verdict !== "nothing") {
      logger.warn(
        { platformId, openings: after.openings },
        `${portal} stays paused: a trial failed`,
      );
    }
    return after.state !== "closed";
  };
  return {
    async isOpen() {
      if (trial !== undefined) return true;
      const admission = await admitToPlatform(db, platformId, account, rules);
      if (admission.kind !== "trial") return admission.kind === "go";
      const { no } = admission.trial;
      trial = { no, release: guard.hold(() => renewPlatformTrial(db, platformId, no, rules)) };
      logger.info({ platformId, trial: no }, `${portal} is paused; one account tries it again`);
      return true;
    },
    async tell(runId, verdict) {
      // Without a verdict the trial goes on with the next application.
      return verdict === "nothing" ? trial !== undefined : report(runId, verdict);
    },
    async leave() {
      if (trial !== undefined) await report("", "nothing");
    },
  };
}
