import { listOpenRunIds } from "@sendoff/db/applying";
import { type Db } from "@sendoff/db/client";
import { deleteOutdated } from "@sendoff/db/housekeeping";
import { forgetLostSubmits } from "@sendoff/db/journal";
import {
  listOutdatedPictures,
  markPicturesExpired,
  type PictureRetention,
} from "@sendoff/db/retention";
import type { SubmitJournal } from "@sendoff/kit/journal";
import type { Storage } from "@sendoff/kit/storage";
import { LIVE_PICTURES } from "../../browser/pictures.ts";
import type { BundleLimits } from "../../portal-health/failure-keeper.ts";
import { removeOutdatedBundles } from "../../portal-health/outdated-bundles.ts";

// Pictures that are deleted before it is noted that they are.
const BATCH = 200;

interface HousekeepingDeps {
  readonly db: Db;
  readonly storage: Storage;
  readonly journal: SubmitJournal;
  readonly config: {
    readonly journal: { readonly days: number };
    readonly retention: PictureRetention;
    readonly bundles: Pick<BundleLimits, "days">;
  };
}

/**
 * Deletes what has served its time: rows, pictures and failure bundles past their days, and live pictures of runs that have ended without the
 * worker that took them (it died, or the user disconnected).
 */
export async function handleHousekeeping(deps: HousekeepingDeps): Promise<void> {
  const { db, storage } = deps;
  await deleteOutdated(db);
  await removeOutdatedPictures(deps);
  await removeOutdatedBundles(db, storage, deps.config.bundles.days);
  await removeOldSubmits(deps);
  // Folders before rows: a run that is opened meanwhile is not among them.
  const runIds = await storage.listBelow(LIVE_PICTURES);
  const open = await listOpenRunIds(db, runIds);
  for (const runId of runIds) {
    if (!open.has(runId)) await storage.removeBelow(`${LIVE_PICTURES}/${runId}`);
  }
}

const DAY_MS = 86_400_000;

/** What is older than any backup is of no use: no restore leads back before it. */
async function removeOldSubmits({ db, journal, config }: HousekeepingDeps): Promise<void> {
  const { days } = config.journal;
  const oldest = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  for (const day of await journal.listDays()) if (day < oldest) await journal.removeDay(day);
  await forgetLostSubmits(db, days);
}

/** Files first: after a crash between the two they are deleted again, which is no error, and none is left behind. */
async function removeOutdatedPictures({ db, storage, config }: HousekeepingDeps): Promise<void> {
  for (;;) {
    const pictures = await listOutdatedPictures(db, config.retention, BATCH);
    for (const { storageKey } of pictures) await storage.remove(storageKey);
    await markPicturesExpired(
      db,
      pictures.map(({ id }) => id),
    );
    if (pictures.length < BATCH) return;
  }
}
