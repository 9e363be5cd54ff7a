import { type Db } from "@sendoff/db/client";
import { bundleFolder, forgetBundles, listOutdatedBundles } from "@sendoff/db/portal-health";
import type { Storage } from "@sendoff/kit/storage";

// Folders that are deleted before it is noted that they are.
const BATCH = 100;

/** Deletes failure bundles past their days. Files first: after a crash between the two they are deleted again. */
export async function removeOutdatedBundles(db: Db, storage: Storage, days: number): Promise<void> {
  for (;;) {
    const ids = await listOutdatedBundles(db, days, BATCH);
    for (const id of ids) await storage.removeBelow(bundleFolder(id));
    await forgetBundles(db, ids);
    if (ids.length < BATCH) return;
  }
}
