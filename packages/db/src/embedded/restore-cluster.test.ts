import { chmod, mkdtemp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listBaseBackups, removeOldBackups, takeBaseBackup } from "./base-backup.ts";
import { restoreCluster } from "./restore-cluster.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";

let folder: string;
let server: EmbeddedPostgres | undefined;
beforeEach(async () => {
  folder = await mkdtemp("/tmp/sendoff 'restore' % ");
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

const places = () => ({
  dataDir: join(folder, "data"),
  backups: join(folder, "base"),
  archive: join(folder, "wal"),
});
async function start(): Promise<void> {
  const { dataDir, archive } = places();
  server = await startEmbeddedPostgres({ dataDir, port: 0, archive, log: () => undefined });
}
async function stop(): Promise<void> {
  await server?.stop();
  server = undefined;
}
async function query<Row extends object>(text: string): Promise<Row[]> {
  const client = new Client({ connectionString: server?.url ?? "" });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
/** Writes a line and returns a moment right after it, in whole milliseconds. */
async function write(line: string): Promise<Date> {
  await query(`insert into line values ('${line}')`);
  const [row] = await query<{ at: Date }>("select clock_timestamp() + interval '1 ms' as at");
  return row?.at ?? new Date(0);
}
const lines = async (): Promise<string[]> =>
  (await query<{ text: string }>("select text from line order by text")).map(({ text }) => text);
const restoreTo = (to: Date | "latest") => restoreCluster({ ...places(), to });

// One test: each start and each recovery costs seconds.
test(
  "a cluster goes back to a chosen time, then to the end of what is left, also on a new line of history; nothing is thrown away",
  { timeout: 180_000 },
  async () => {
    const { dataDir, backups, archive } = places();
    await start();
    await query("create table line (text text)");
    await write("a");
    const first = await takeBaseBackup(dataDir, backups);
    const kept = await write("b");
    await write("c");
    await expect(restoreTo(kept)).rejects.toThrow("Stop Sendoff first");
    await stop();
    await expect(restoreTo(new Date(first.startedAt))).rejects.toThrow("No backup reaches back");
    await expect(restoreTo(new Date("2100-01-01"))).rejects.toThrow("--to latest");

    const back = await restoreTo(kept);
    expect(back.upTo?.getTime()).toBeLessThanOrEqual(kept.getTime());
    expect(await readdir(back.setAside ?? "")).toContain("PG_VERSION");
    await start();
    expect(await lines()).toEqual(["a", "b"]);
    const [line] = await query<{ name: string }>(
      "select left(pg_walfile_name(pg_current_wal_lsn()), 8) as name",
    );
    expect(line?.name).toBe("00000002");

    await write("d");
    await stop();
    // The disk is lost, and with it what was not archived yet; the passwords come from the backup of the secrets.
    await rm(join(dataDir, "cluster"), { recursive: true });
    expect((await restoreTo("latest")).setAside).toBeUndefined();
    await start();
    expect(await lines()).toEqual(["a", "b", "d"]);

    const second = await takeBaseBackup(dataDir, backups);
    expect(await removeOldBackups(backups, archive, 1)).toBe(1);
    expect((await listBaseBackups(backups)).map((each) => each.folder)).toEqual([second.folder]);
    const segments = (await readdir(archive)).filter((name) => /^[0-9A-F]{24}\.gz$/.test(name));
    expect(segments.every((name) => name.slice(8, 24) >= second.firstSegment.slice(8))).toBe(true);
  },
);
