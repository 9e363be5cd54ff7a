import {
  claimLaneForLogin,
  createRun,
  releaseLane,
  saveLaneSecret,
  setLaneState,
} from "@sendoff/db";
import { createApplicant, keyOf, PASSWORD, type TestServing } from "./serving.fixture.ts";

/** A connected account with its sealed password, and a run that waits to be served. */
export async function openConnectedRun(
  at: TestServing,
  account: string,
  goal: number,
  password = PASSWORD,
) {
  const { world } = at;
  const user = await createApplicant(world);
  const key = keyOf(user);
  const lane = await claimLaneForLogin(world.db, key, {
    worker: "w",
    leaseSeconds: 60,
    dailyLimit: 10,
  });
  if (lane === undefined) throw new Error("the lane is held");
  const sealed = world.sealer.seal(JSON.stringify({ email: account, password }), [
    "lane_secret",
    "credentials",
    user.id,
    key.platformId,
  ]);
  await saveLaneSecret(world.db, lane, "credentials", sealed);
  await setLaneState(world.db, lane, "connected", "");
  await releaseLane(world.db, lane, 0);
  const run = await world.db.transaction().execute((trx) => createRun(trx, key, goal));
  if (run.kind !== "created") throw new Error(run.kind);
  return { user, key, runId: run.runId };
}
