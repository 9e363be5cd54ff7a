import { join } from "node:path";
import { removeOldBackups, startEmbeddedPostgres, takeBaseBackup } from "@sendoff/db/embedded";
import type { StartSettings } from "../start/settings.ts";
import { mirror, mirrorFiles } from "./mirror.ts";
import { placesToBackUp } from "./places.ts";

/** What of a data folder is secret and small; the journal of submits is on purpose not among what is kept. */
export const SECRET_FILES = ["secrets.json", "mode", "postgres/credentials.json"];

export interface BackedUp {
  readonly folder: string;
  readonly seconds: number;
  readonly files: number;
  readonly removed: number;
}

/**
 * Copies database, files and secrets into the backup folder, while Sendoff runs or not, and removes all but the newest `keep` copies of the
 * database. Files are copied after it: what it speaks of is there. Throws errors whose message says what to do.
 */
export async function backUp(settings: StartSettings, keep: number): Promise<BackedUp> {
  const places = placesToBackUp(settings);
  const startedMs = performance.now();
  const dataDir = join(settings.dataDir, "postgres");
  const server = await startEmbeddedPostgres({
    dataDir,
    port: settings.postgresPort,
    archive: places.archive,
    log: () => undefined,
  });
  let folder: string;
  try {
    ({ folder } = await takeBaseBackup(dataDir, places.base));
  } finally {
    if (!server.isAttached) await server.stop();
  }
  const files = await mirror(join(settings.dataDir, "storage"), places.files, "changed");
  await mirrorFiles(settings.dataDir, places.secrets, SECRET_FILES, "changed");
  const removed = await removeOldBackups(places.base, places.archive, keep);
  return { folder, seconds: (performance.now() - startedMs) / 1000, files, removed };
}
