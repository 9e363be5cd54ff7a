import { setTimeout as delay } from "node:timers/promises";
import { type Migration, Migrator } from "kysely/migration";
import pg from "pg";
import { prepareQueue } from "./boss.ts";
import { createDatabase } from "./client.ts";
import * as m0001 from "./migrations/0001-people.ts";
import * as m0002 from "./migrations/0002-applying.ts";
import * as m0003 from "./migrations/0003-ledger.ts";
import * as m0004 from "./migrations/0004-payments.ts";
import * as m0005 from "./migrations/0005-notices.ts";
import * as m0006 from "./migrations/0006-lane-account.ts";
import * as m0007 from "./migrations/0007-schedules.ts";
import * as m0008 from "./migrations/0008-lane-faults.ts";
import * as m0009 from "./migrations/0009-responses.ts";
import * as m0010 from "./migrations/0010-payment-mail.ts";
import * as m0011 from "./migrations/0011-needs-you.ts";
import * as m0012 from "./migrations/0012-choosing.ts";
import * as m0013 from "./migrations/0013-added-platforms.ts";
import * as m0014 from "./migrations/0014-review.ts";
import * as m0015 from "./migrations/0015-portal-health.ts";
import * as m0016 from "./migrations/0016-account.ts";
import * as m0018 from "./migrations/0018-drafts-and-digest.ts";
import * as m0019 from "./migrations/0019-cv-versions.ts";
import * as m0020 from "./migrations/0020-fold-job-keys.ts";
import * as m0021 from "./migrations/0021-portal-key.ts";
import * as m0022 from "./migrations/0022-own-word.ts";
import * as m0023 from "./migrations/0023-enclosures.ts";
import * as m0024 from "./migrations/0024-second-reading.ts";
import * as m0025 from "./migrations/0025-fold-job-keys-again.ts";
import * as m0026 from "./migrations/0026-login-via.ts";
import * as m0027 from "./migrations/0027-retried-index.ts";
import * as m0028 from "./migrations/0028-run-listing.ts";
import * as m0029 from "./migrations/0029-unknown-places.ts";
import * as m0030 from "./migrations/0030-minimum-score.ts";
import * as m0031 from "./migrations/0031-board-makers.ts";
import * as m0032 from "./migrations/0032-live-pages.ts";
import * as m0033 from "./migrations/0033-security.ts";
import * as m0034 from "./migrations/0034-unsigned-posts.ts";
import * as m0035 from "./migrations/0035-unseen-rejections.ts";
import * as m0036 from "./migrations/0036-zone-names.ts";
import * as m0037 from "./migrations/0037-installation.ts";
import * as m0038 from "./migrations/0038-submit-journal.ts";
import * as m0039 from "./migrations/0039-undo-skip.ts";
import * as m0040 from "./migrations/0040-pause-all.ts";
import * as m0041 from "./migrations/0041-declined-pages.ts";
import * as m0042 from "./migrations/0042-previews.ts";
import * as m0044 from "./migrations/0044-sealed-anew.ts";
import * as m0045 from "./migrations/0045-checks-see-all.ts";
import * as m0047 from "./migrations/0047-shared-limits.ts";
import * as m0048 from "./migrations/0048-lot-rates.ts";
import * as m0049 from "./migrations/0049-started-runs.ts";
import * as m0050 from "./migrations/0050-undone-deletion.ts";
import * as m0051 from "./migrations/0051-languages.ts";
import { grantRoles } from "./roles.ts";

/** In order, forward only; a name never changes once it has run anywhere. */
const migrations: Record<string, Migration> = {
  "0001-people": m0001,
  "0002-applying": m0002,
  "0003-ledger": m0003,
  "0004-payments": m0004,
  "0005-notices": m0005,
  "0006-lane-account": m0006,
  "0007-schedules": m0007,
  "0008-lane-faults": m0008,
  "0009-responses": m0009,
  "0010-payment-mail": m0010,
  "0011-needs-you": m0011,
  "0012-choosing": m0012,
  "0013-added-platforms": m0013,
  "0014-review": m0014,
  "0015-portal-health": m0015,
  "0016-account": m0016,
  "0018-drafts-and-digest": m0018,
  "0019-cv-versions": m0019,
  "0020-fold-job-keys": m0020,
  "0021-portal-key": m0021,
  "0022-own-word": m0022,
  "0023-enclosures": m0023,
  "0024-second-reading": m0024,
  "0025-fold-job-keys-again": m0025,
  "0026-login-via": m0026,
  "0027-retried-index": m0027,
  "0028-run-listing": m0028,
  "0029-unknown-places": m0029,
  "0030-minimum-score": m0030,
  "0031-board-makers": m0031,
  "0032-live-pages": m0032,
  "0033-security": m0033,
  "0034-unsigned-posts": m0034,
  "0035-unseen-rejections": m0035,
  "0036-zone-names": m0036,
  "0037-installation": m0037,
  "0038-submit-journal": m0038,
  "0039-undo-skip": m0039,
  "0040-pause-all": m0040,
  "0041-declined-pages": m0041,
  "0042-previews": m0042,
  "0044-sealed-anew": m0044,
  "0045-checks-see-all": m0045,
  "0047-shared-limits": m0047,
  "0048-lot-rates": m0048,
  "0049-started-runs": m0049,
  "0050-undone-deletion": m0050,
  "0051-languages": m0051,
};

/** What the schema of this version has run, at the least. */
export const NEWEST_MIGRATION = Object.keys(migrations).toSorted().at(-1) ?? "";

/**
 * While a migration waits for a table that a long transaction holds, everybody else waits behind it. So it waits seconds only, gives
 * up, lets them through, and tries again.
 */
const LIMITS = { statementMs: 1_800_000, lockMs: 5000, idleInTransactionMs: 60_000 };
const TRIES = 60;
const AGAIN_MS = 2000;

export interface MigrateOptions {
  readonly limits?: typeof LIMITS;
  readonly againMs?: number;
}

/**
 * Brings the database at `url` to the newest schema and returns the names of the migrations it ran. Several processes may
 * call it at once: Kysely takes a lock. Throws the first failing migration's error, after minutes where that is a lock that it did not
 * get; its transaction was rolled back.
 */
export async function migrateToLatest(
  url: string,
  { limits = LIMITS, againMs = AGAIN_MS }: MigrateOptions = {},
): Promise<string[]> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await migrateOnce(url, limits);
    } catch (error) {
      if (tries >= TRIES || !isLockTimeout(error)) throw error;
    }
    await delay(againMs);
  }
}

/** As PostgreSQL says that a lock was waited for in vain. */
const isLockTimeout = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === "55P03";

async function migrateOnce(url: string, limits: typeof LIMITS): Promise<string[]> {
  const db = createDatabase({ url, poolSize: 1, applicationName: "sendoff-migrate", limits });
  try {
    const migrator = new Migrator({
      db: db.kysely,
      provider: { getMigrations: async () => migrations },
    });
    const { error, results } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
    return (results ?? []).map((result) => result.migrationName);
  } finally {
    await db.close();
  }
}

/**
 * Brings a database to where api and worker can use it: the newest schema, the queue's tables, and the rights of their roles. Returns
 * the names of the migrations that ran. For the owner; several processes may call it at once.
 */
export async function prepareDatabase(url: string): Promise<string[]> {
  const names = await migrateToLatest(url);
  await prepareQueue(url);
  await grantRoles(url);
  return names;
}
