import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase } from "@sendoff/db/client";
import { type EmbeddedPostgres, startEmbeddedPostgres, takeBaseBackup } from "@sendoff/db/embedded";
import { z } from "zod";

/** How long a standby may take to catch up, and to become the primary. */
const PATIENCE_MS = 60_000;
const NAME = "standby";

/** A server that has every commit of its primary before that is acknowledged. */
export interface Standby {
  readonly dataDir: string;
  readonly pid: number;
  /** Resolves when it has everything there is, and each commit waits for it. */
  readonly waitUntilInStep: () => Promise<void>;
  /** What an operator does once the primary is gone for good: it serves from then on. */
  readonly promote: () => Promise<EmbeddedPostgres>;
  readonly stop: () => Promise<void>;
}

/**
 * Makes a copy of a running server that archives its log, has it follow that one by streaming replication, and has each commit of the
 * primary wait until it is on the disk of both.
 */
export async function startStandby(
  primary: {
    readonly server: EmbeddedPostgres;
    readonly dataDir: string;
    readonly backups: string;
  },
  dataDir: string,
): Promise<Standby> {
  const { folder } = await takeBaseBackup(primary.dataDir, primary.backups);
  const cluster = join(dataDir, "cluster");
  const passwords = join(primary.dataDir, "credentials.json");
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  cpSync(join(folder, "cluster"), cluster, { recursive: true });
  chmodSync(cluster, 0o700);
  cpSync(passwords, join(dataDir, "credentials.json"));
  const { superuser } = z
    .object({ superuser: z.string() })
    .parse(JSON.parse(readFileSync(passwords, "utf8")));
  const follow = `host=127.0.0.1 port=${primary.server.port} user=postgres password=${superuser} application_name=${NAME}`;
  appendFileSync(
    join(cluster, "postgresql.auto.conf"),
    `primary_conninfo = '${follow}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  writeFileSync(join(cluster, "standby.signal"), "", { mode: 0o600 });
  const owner = statSync(join(primary.dataDir, "cluster"));
  spawnSync("chown", ["-R", `${owner.uid}:${owner.gid}`, dataDir]);
  const server = await startEmbeddedPostgres({ dataDir, port: 0, log: () => undefined });
  const ask = (port: number, text: string): Promise<unknown> => askSuperuser(port, superuser, text);
  await ask(primary.server.port, `alter system set synchronous_standby_names = '${NAME}'`);
  await ask(primary.server.port, "select pg_reload_conf()");
  return {
    dataDir,
    pid: server.pid,
    async waitUntilInStep() {
      const text = `select 1 from pg_stat_replication where application_name = '${NAME}' and state = 'streaming'
        and sync_state = 'sync' and flush_lsn >= pg_current_wal_flush_lsn()`;
      await until(async () => (await ask(primary.server.port, text)) !== undefined);
    },
    async promote() {
      await ask(server.port, "select pg_promote(wait => true)");
      // With what every start looks after: its roles, which it could not write before.
      return startEmbeddedPostgres({ dataDir, port: server.port, log: () => undefined });
    },
    stop: server.stop,
  };
}

/** The first row of what a superuser is answered. */
async function askSuperuser(port: number, password: string, text: string): Promise<unknown> {
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  const database = createDatabase({ url, poolSize: 1, applicationName: "sendoff-operator" });
  try {
    return (await database.pool.query<Record<string, unknown>>(text)).rows[0];
  } finally {
    await database.close();
  }
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (!(await holds().catch(() => false))) {
    if (performance.now() > giveUpAt) throw new Error("the standby does not keep up");
    await delay(100);
  }
}
