import { createId } from "@sendoff/kit/ids";
import type { Kysely } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { type LedgerProof, proveLedger } from "./ledger-proof.ts";

/** What the newest proof said. */
export interface ProofRecord {
  readonly isSound: boolean;
  readonly provedAt: Date;
}

/** Proves the ledger as of one instant, while others go on writing, and keeps what was found. */
export async function recordLedgerProof(db: Kysely<DB>): Promise<LedgerProof> {
  const proof = await db
    .transaction()
    .setIsolationLevel("repeatable read")
    .execute((trx) => proveLedger(trx));
  await db
    .insertInto("ledger_proof")
    .values({ id: createId(), is_sound: proof.isSound, findings: JSON.stringify(proof) })
    .execute();
  return proof;
}

/** The newest proof; undefined before the first. */
export async function findNewestProof(db: Db): Promise<ProofRecord | undefined> {
  const row = await db
    .selectFrom("ledger_proof")
    .select(["is_sound", "proved_at"])
    .orderBy("proved_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : { isSound: row.is_sound, provedAt: row.proved_at };
}
