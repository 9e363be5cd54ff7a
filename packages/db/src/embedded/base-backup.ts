import { spawnSync } from "node:child_process";
import { copyFile, lstat, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperationalError } from "@sendoff/kit/errors";
import { z } from "zod";
import { clusterPaths, Credentials } from "./cluster.ts";
import { isOnLine, readNewestLine } from "./history-line.ts";
import { readPostmasterFile } from "./postmaster-file.ts";
import { superuserClient } from "./probe-server.ts";
import { readLogTail } from "./server-process.ts";

/** What a copy of a cluster says of itself. */
const About = z.object({
  startedAt: z.iso.datetime(),
  /** From then on the copy, with the log, is whole: no earlier time can be restored from it. */
  endedAt: z.iso.datetime(),
  timeline: z.int(),
  endLsn: z.string(),
  /** The first segment of the log that it needs. */
  firstSegment: z.string(),
});
export interface BaseBackup extends z.infer<typeof About> {
  readonly folder: string;
}

const ARCHIVE_WAIT_MS = 120_000;
const ABOUT = "backup.json";
/** What a copy leaves out: PostgreSQL makes these anew, or finds them in the archive. */
const LEFT_OUT = new Set(["postmaster.pid", "postmaster.opts", "pg_internal.init"]);
const LEFT_EMPTY = new Set(
  "pg_wal pg_replslot pg_dynshmem pg_notify pg_serial pg_snapshots pg_stat_tmp pg_subtrans".split(
    " ",
  ),
);

/**
 * Copies the running cluster of `dataDir` into a new folder below `target`, while it serves, and waits until the log that belongs to it is
 * archived. Throws OperationalError when the server does not run or archives nothing: then nothing could be restored from the copy.
 */
export async function takeBaseBackup(dataDir: string, target: string): Promise<BaseBackup> {
  const paths = clusterPaths(dataDir);
  const running = readPostmasterFile(paths.clusterDir);
  if (running === undefined) throw refusal("PostgreSQL does not run.");
  const credentials = Credentials.parse(JSON.parse(await readFile(paths.credentialsFile, "utf8")));
  const client = superuserClient(running.port, credentials);
  await client.connect();
  try {
    const one = async (text: string): Promise<string> =>
      Object.values((await client.query<Record<string, string>>(text)).rows[0] ?? {})[0] ?? "";
    if ((await one("show archive_mode")) !== "on") {
      throw refusal(
        "PostgreSQL runs without an archive of its log, so that nothing after this backup could be restored. Set BACKUP_DIR for npm start too, and start it again.",
      );
    }
    // The end of a backup waits for its log, for ever where that cannot be archived.
    await client.query(`set statement_timeout = ${ARCHIVE_WAIT_MS}`);
    const startedAt = new Date();
    const startLsn = await one("select pg_backup_start('sendoff', fast => true)::text");
    const firstSegment = await one(`select pg_walfile_name('${startLsn}')`);
    const folder = join(target, startedAt.toISOString().replaceAll(/[:.]/g, "-"));
    const unfinished = `${folder}.part`;
    await copyTree(paths.clusterDir, join(unfinished, "cluster"));
    const { rows } = await client
      .query<{ lsn: string; labelfile: string; at: Date }>(
        "select lsn::text, labelfile, clock_timestamp() as at from pg_backup_stop(wait_for_archive => true)",
      )
      .catch((cause: unknown) => {
        throw new OperationalError(
          503,
          "unavailable",
          `The database's log could not be archived, so the backup is of no use. The end of ${paths.logFile}:\n  ${readLogTail(paths.logFile)}`,
          { cause },
        );
      });
    const end = rows[0];
    if (end === undefined) throw refusal("PostgreSQL did not end the backup.");
    await writeFile(join(unfinished, "cluster", "backup_label"), end.labelfile, { mode: 0o600 });
    const about = {
      startedAt: startedAt.toISOString(),
      endedAt: end.at.toISOString(),
      timeline: Number.parseInt(firstSegment.slice(0, 8), 16),
      endLsn: end.lsn,
      firstSegment,
    };
    await writeFile(join(unfinished, ABOUT), `${JSON.stringify(about, null, 2)}\n`);
    // Whole on the disk before it has its name.
    spawnSync("sync");
    await rename(unfinished, folder);
    return { ...about, folder };
  } finally {
    await client.end();
  }
}

/** All whole copies below `target`, the oldest first. */
export async function listBaseBackups(target: string): Promise<BaseBackup[]> {
  const names: string[] = await readdir(target).catch(() => []);
  const found: BaseBackup[] = [];
  for (const name of names.toSorted()) {
    if (name.endsWith(".part")) continue;
    const folder = join(target, name);
    const about = await readFile(join(folder, ABOUT), "utf8").catch(() => undefined);
    if (about !== undefined) found.push({ ...About.parse(JSON.parse(about)), folder });
  }
  return found;
}

/**
 * Removes old copies, what a broken-off backup left, and the log that no copy needs any more. The newest `keep` stay of those on the line
 * of history that goes on today, and all that are newer than the oldest of these. Returns how many copies went.
 */
export async function removeOldBackups(
  target: string,
  archive: string,
  keep: number,
): Promise<number> {
  const backups = await listBaseBackups(target);
  const line = await readNewestLine(archive);
  // From a copy that a restore to an earlier time has left behind nothing of today can be restored.
  const oldestKept = backups.filter((backup) => isOnLine(backup, line)).at(-keep);
  const old = oldestKept === undefined ? [] : backups.slice(0, backups.indexOf(oldestKept));
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
  for (const name of await readdir(target)) {
    if (name.endsWith(".part")) await rm(join(target, name), { recursive: true, force: true });
  }
  if (old.length === 0) return 0;
  // The part after the timeline says where in the log a segment stands. After a restore to an earlier time a newer copy may stand before an older one.
  const needed = backups.slice(old.length).map(({ firstSegment }) => firstSegment.slice(8));
  const first = needed.toSorted()[0] ?? "";
  for (const name of await readdir(archive)) {
    // Histories of timelines stay: they are tiny.
    const isSegment = /^[0-9A-F]{24}(?:\.[0-9A-F]+\.backup)?\.gz$/.test(name);
    if (isSegment && name.slice(8, 24) < first) await rm(join(archive, name));
  }
  return old.length;
}

/** Copies a folder whose files change, come and go meanwhile: the log makes up for that. */
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (LEFT_OUT.has(entry.name) || entry.name.startsWith("pgsql_tmp")) continue;
    const [source, copy] = [join(from, entry.name), join(to, entry.name)];
    if (LEFT_EMPTY.has(entry.name)) await mkdir(copy, { mode: 0o700 });
    else if (entry.isDirectory()) await copyTree(source, copy);
    else if (entry.isFile()) await copyUnlessGone(source, copy);
    else throw refusal(`${source} is neither a file nor a folder; tablespaces are not backed up.`);
  }
}

async function copyUnlessGone(source: string, copy: string): Promise<void> {
  try {
    await copyFile(source, copy);
  } catch (error) {
    if ((await lstat(source).catch(() => undefined)) !== undefined) throw error;
    await rm(copy, { force: true });
  }
}

function refusal(sentence: string): OperationalError {
  return new OperationalError(503, "unavailable", sentence);
}
