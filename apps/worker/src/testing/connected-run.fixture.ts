import {
  claimLaneForLogin,
  createRun,
  releaseLane,
  saveLaneSecret,
  setLaneState,
} from "@sendoff/db";
import { PortalControl } from "@sendoff/testkit/sandbox";
import { laneSecretContext } from "../serving/portal-session.ts";
import {
  createApplicant,
  LINKEDIN,
  PASSWORD,
  type TestServing,
  type Wanted,
} from "./serving.fixture.ts";

/**
 * A connected account with its sealed password and its stored session, and a run that waits to be served. Without a session
 * the worker has to sign in with the password.
 */
export async function openConnectedRun(
  at: TestServing,
  account: string,
  goal: number,
  {
    password = PASSWORD,
    hasSession = true,
    wanted,
    platformId = LINKEDIN,
  }: { password?: string; hasSession?: boolean; wanted?: Wanted; platformId?: number } = {},
) {
  const { world } = at;
  const user = await createApplicant(world, wanted);
  const key = { userId: user.id, platformId };
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
    const cookies = await new PortalControl(at.portalUrl).openSession(account);
    await keep("session", { cookies, origins: [] });
  }
  await setLaneState(world.db, lane, "connected", "");
  await releaseLane(world.db, lane, 0);
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, goal));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, key, runId: run.runId };
}
