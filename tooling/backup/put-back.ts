import { chown, mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { type Restored, restoreCluster } from "@sendoff/db/embedded";
import { makeDataFolder } from "../start/data-folder.ts";
import { claimRunFolder } from "../start/run-folder.ts";
import type { StartSettings } from "../start/settings.ts";
import { SECRET_FILES } from "./back-up.ts";
import { mirror, mirrorFiles } from "./mirror.ts";
import { placesToBackUp } from "./places.ts";

export interface PutBack extends Restored {
  readonly seconds: number;
  /** Files that were gone and are there again. */
  readonly files: number;
}

/**
 * Puts the database back to a time, and secrets and files that are gone. What is there is never overwritten: files younger than the backup
 * are of use to the database of that time too. Throws errors whose message says what to do, with everything as before.
 */
export async function putBack(settings: StartSettings, to: Date | "latest"): Promise<PutBack> {
  const places = placesToBackUp(settings);
  const startedMs = performance.now();
  makeDataFolder(settings.dataDir);
  const run = await claimRunFolder(settings.dataDir, () => undefined);
  try {
    await mirrorFiles(places.secrets, settings.dataDir, SECRET_FILES, "missing");
    const dataDir = join(settings.dataDir, "postgres");
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const restored = await restoreCluster({
      dataDir,
      backups: places.base,
      archive: places.archive,
      to,
    });
    await giveCredentials(dataDir);
    const files = await mirror(places.files, join(settings.dataDir, "storage"), "missing");
    return { ...restored, files, seconds: (performance.now() - startedMs) / 1000 };
  } finally {
    run.release();
  }
}

/** On a new machine the passwords' file is ours, and the folder becomes PostgreSQL's. */
async function giveCredentials(dataDir: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(join(dataDir, "cluster"));
  await chown(join(dataDir, "credentials.json"), uid, gid);
}

/** The time of `--to`: with its zone, or "latest". Undefined for anything else. */
export function readTime(text: string): Date | "latest" | undefined {
  if (text === "latest") return "latest";
  const isTime = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(
    text,
  );
  const time = new Date(text.replace(" ", "T"));
  return isTime && !Number.isNaN(time.getTime()) ? time : undefined;
}
