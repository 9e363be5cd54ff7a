import { chmod, chown, mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import type { RunAs } from "./run-as.ts";

/** A segment that is not full is archived after so many seconds: that much is lost at most together with the database's disk. */
const ARCHIVE_SECONDS = 30;

/**
 * Settings of a server that keeps its write-ahead log in `folder`, compressed: a segment that was archived early is mostly zeros. One
 * that lies there already is accepted only if it is the same.
 */
export function archiveSettings(folder: string): Record<string, string> {
  const [there, unfinished] = [placeIn(folder, "%f.gz"), placeIn(folder, ".%f.part")];
  return {
    archive_mode: "on",
    archive_timeout: String(ARCHIVE_SECONDS),
    archive_command:
      `if test -f ${there}; then gzip -dc ${there} | cmp -s - %p; ` +
      `else gzip -1 < %p > ${unfinished} && sync ${unfinished} && mv ${unfinished} ${there}; fi`,
  };
}

/**
 * Settings of a server that recovers from such a folder up to `to`, or as far as there is log, and then begins a new line of history.
 * Nobody is let in before that.
 */
export function recoverySettings(folder: string, to: Date | "latest"): Record<string, string> {
  return {
    hot_standby: "off",
    restore_command: `gzip -dc < ${placeIn(folder, "%f.gz")} > %p`,
    recovery_target_action: "promote",
    ...(to === "latest"
      ? {}
      : { recovery_target_time: to.toISOString().replace("T", " ").replace("Z", "+00") }),
  };
}

/** The folder of the log, which PostgreSQL's own account writes. Folders above it that are made let that account through, and no more. */
export async function makeArchiveFolder(folder: string, owner: RunAs["owner"]): Promise<void> {
  await mkdir(dirname(folder), { recursive: true, mode: 0o711 });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (owner !== undefined) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o700);
}

/** A path for a shell in one of PostgreSQL's commands, where a percent sign begins a placeholder. */
function placeIn(folder: string, name: string): string {
  const path = folder.replaceAll("%", "%%").replaceAll("'", `'\\''`);
  return `'${path}'/${name}`;
}
