import { deleteOutdated, listOpenRunIds } from "@sendoff/db";
import type { Storage } from "@sendoff/kit";
import type { Db } from "@sendoff/db";
import { LIVE_PICTURES } from "../../browser/pictures.ts";

/**
 * Deletes what has served its time: rows, and live pictures of runs that have ended without the worker that took them (it
 * died, or the user disconnected).
 */
export async function handleHousekeeping(deps: {
  readonly db: Db;
  readonly storage: Storage;
}): Promise<void> {
  const { db, storage } = deps;
  await deleteOutdated(db);
  // Folders before rows: a run that is opened meanwhile is not among them.
  const runIds = await storage.listBelow(LIVE_PICTURES);
  const open = await listOpenRunIds(db, runIds);
  for (const runId of runIds) {
    if (!open.has(runId)) await storage.removeBelow(`${LIVE_PICTURES}/${runId}`);
  }
}
