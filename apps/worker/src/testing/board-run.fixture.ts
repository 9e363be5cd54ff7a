import { createRun, type LaneKey } from "@sendoff/db/applying";
import { createPlatform } from "@sendoff/db/platform";
import { BOARD_FILTERS, boardManifest, recogniseBoard } from "@sendoff/portals/manifest";
import type { TestUser } from "@sendoff/testkit/test-user";
import { createApplicant, SEVERAL_ROLES, type TestWorker } from "./test-worker.fixture.ts";

/** Adds a company's board as the api does. */
export async function addBoard(at: TestWorker, user: TestUser, address: string): Promise<LaneKey> {
  const found = recogniseBoard(address);
  if (found.kind !== "board") {
    throw new Error(`${address} is no board that is kept as one`);
  }
  const { board } = found;
  const { name, url, dailyCap } = boardManifest({ id: 0, name: "", board });
  const platform = { ownerUserId: user.id, name, url, dailyCap, board, filters: BOARD_FILTERS };
  const outcome = await createPlatform(at.world.db, platform, 10);
  if (outcome.kind !== "created") throw new Error(outcome.kind);
  return { userId: user.id, platformId: outcome.id };
}

/** A run on an account that waits to be served. */
export async function openRun(at: TestWorker, key: LaneKey, goal: number): Promise<string> {
  const run = await at.world.db.transaction().execute((trx) => createRun(trx, key, goal));
  if (run.kind !== "created") throw new Error(run.kind);
  return run.runId;
}

/** Somebody who may apply, with a board of their own and a run on it. */
export async function openBoardRun(at: TestWorker, address: string, goal: number) {
  const user = await createApplicant(at.world, SEVERAL_ROLES);
  const key = await addBoard(at, user, address);
  return { user, key, runId: await openRun(at, key, goal) };
}
