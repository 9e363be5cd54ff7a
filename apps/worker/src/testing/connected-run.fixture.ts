import {
  claimLaneForLogin,
  createRun,
  type LaneKey,
  releaseLane,
  saveLaneSecret,
  setLaneState,
} from "@sendoff/db/applying";
import { PortalControl } from "@sendoff/testkit/sandbox";
import { laneSecretContext } from "../session/portal-session.ts";
import {
  createApplicant,
  LINKEDIN,
  PASSWORD,
  type TestWorker,
  type Wanted,
} from "./test-worker.fixture.ts";

interface Kept {
  readonly password?: string;
  /** Without a session the worker has to sign in with the password. */
  readonly hasSession?: boolean;
}

/**
 * Connects an account as if it had signed in before: with its sealed password and its stored session. `portalUrl` is the
 * address of the portal.
 */
export async function connectWithSession(
  { world }: TestWorker,
  portalUrl: string,
  key: LaneKey,
  account: string,
  { password = PASSWORD, hasSession = true }: Kept = {},
): Promise<void> {
  const lane = await claimLaneForLogin(world.db, key, {
    worker: "w",
    leaseSeconds: 60,
    dailyLimit: 10,
  });
  if (lane === undefined) throw new Error("the lane is held");
  const keep = (kind: "credentials" | "session", secret: object): Promise<unknown> =>
    saveLaneSecret(
      world.db,
      lane,
      kind,
      world.sealer.seal(JSON.stringify(secret), laneSecretContext(key, kind)),
    );
  await keep("credentials", { email: account, password });
  if (hasSession) {
    const cookies = await new PortalControl(portalUrl).openSession(account);
    await keep("session", { cookies, origins: [] });
  }
  await setLaneState(world.db, lane, "connected", "");
  await releaseLane(world.db, lane, 0);
}

/** An account that is connected as by `connectWithSession`, and a run that waits to be served. */
export async function openConnectedRun(
  at: TestWorker,
  account: string,
  goal: number,
  { wanted, platformId = LINKEDIN, ...kept }: Kept & { wanted?: Wanted; platformId?: number } = {},
) {
  const { world } = at;
  const user = await createApplicant(world, wanted);
  const key = { userId: user.id, platformId };
  await connectWithSession(at, at.portalUrl, key, account, kept);
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, goal));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, key, runId: run.runId };
}
