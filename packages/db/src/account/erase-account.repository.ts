import { type Kysely, sql } from "kysely";
import { forgetAuditPlaces } from "../audit/audit-event.repository.ts";
import type { Db } from "../client.ts";
import { lockWallet, releaseCredit } from "../ledger/ledger.repository.ts";
import type { DB } from "../schema.ts";

/** Whether an account is closed and not erased yet: whatever deletes its files asks first. */
export async function isToErase(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("closed_account")
    .select("user_id")
    .where("user_id", "=", userId)
    .where("erased_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Keys of the files of a user's CVs, cover letter, photo and pictures, a page at a time, in order; `after` is the last one of the page before. */
export async function listFilesOfUser(db: Db, userId: string, after: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from (
      select storage_key as key from cv where user_id = ${userId}
      union all select storage_key from enclosure where user_id = ${userId}
      union all select p.storage_key from application_picture p join application a on a.id = p.application_id
        where a.user_id = ${userId}
    ) files where key > ${after} order by key limit 500`.execute(db);
  return rows.map((row) => row.key);
}

export type EraseOutcome =
  | { readonly kind: "erased" }
  /** A worker has just clicked, or is about to write what it saw; ask again in so many seconds. */
  | { readonly kind: "busy"; readonly waitSeconds: number };

/**
 * Deletes every row of a closed account but those of the ledger, which lead to nobody. A submit that nobody can look for any more
 * gives its credit back first, so that no hold outlives its application (RELIABILITY 1.6). Files go before: see
 * `listFilesOfUser`. Erasing twice changes nothing; an account that is not closed is left alone.
 */
export async function eraseAccount(db: Kysely<DB>, userId: string): Promise<EraseOutcome> {
  return db.transaction().execute(async (trx) => {
    const closed = await trx
      .selectFrom("closed_account")
      .select("erased_at")
      .where("user_id", "=", userId)
      .forUpdate()
      .executeTakeFirst();
    if (closed === undefined || closed.erased_at !== null) return { kind: "erased" };
    const waitSeconds = await findEraseWaitSeconds(trx, userId);
    if (waitSeconds > 0) return { kind: "busy", waitSeconds };
    await releaseHolds(trx, userId);
    await deleteRows(trx, userId);
    await forgetPayer(trx, userId);
    await forgetAuditPlaces(trx, userId);
    await trx
      .updateTable("closed_account")
      .set({ erased_at: sql<Date>`now()` })
      .where("user_id", "=", userId)
      .execute();
    return { kind: "erased" };
  });
}

/**
 * Seconds for which a worker may still write what came of a submit: its lease on the application, since the lane has moved on.
 * Until then files and rows stay.
 */
export async function findEraseWaitSeconds(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(ceil(extract(epoch from max(lease_until) - clock_timestamp())), 0)::int as seconds
    from application where user_id = ${userId} and status in ('APPLYING', 'SUBMITTING')`.execute(
    db,
  );
  return Math.max(0, rows[0]?.seconds ?? 0);
}

async function releaseHolds(trx: Db, userId: string): Promise<void> {
  await lockWallet(trx, userId);
  const unconfirmed = await trx
    .selectFrom("application")
    .select("id")
    .where("user_id", "=", userId)
    .where("status", "in", ["SUBMITTING", "UNKNOWN"])
    .forUpdate()
    .execute();
  const note = "The account was deleted before anybody could see whether it arrived";
  for (const { id } of unconfirmed) {
    await releaseCredit(trx, { userId, applicationId: id, note });
  }
}

/** In the order of what hangs on what; everything else of the account's hangs on its row and goes with it. */
async function deleteRows(trx: Db, userId: string): Promise<void> {
  await trx.deleteFrom("application").where("user_id", "=", userId).execute();
  await trx.deleteFrom("portal_login").where("user_id", "=", userId).execute();
  await trx.deleteFrom("lane").where("user_id", "=", userId).execute();
  await trx.deleteFrom("platform").where("owner_user_id", "=", userId).execute();
  await trx.deleteFrom("app_user").where("id", "=", userId).execute();
}

/**
 * Takes the names off the orders of closed accounts and empties what was said of them. An order that is still open keeps both
 * until it is decided: its evidence must be held against them. Amounts, states and verdicts stay.
 */
async function forgetPayer(trx: Db, userId: string): Promise<void> {
  const forgotten = await trx
    .updateTable("payment_order")
    .set({ first_name: "", email: "", phone: "" })
    .where("user_id", "=", userId)
    .where("next_look_at", "is", null)
    .where(sql<boolean>`(first_name, email, phone) is distinct from ('', '', '')`)
    .returning("txnid")
    .execute();
  if (forgotten.length === 0) return;
  const txnids = forgotten.map(({ txnid }) => txnid);
  await trx
    .updateTable("payment_evidence")
    .set({ raw_body: "", answer: null })
    .where("txnid", "in", txnids)
    .execute();
  // An operator's words may say something of them.
  await trx.updateTable("money_request").set({ reason: "" }).where("txnid", "in", txnids).execute();
}

/** The same for every closed account whose orders have been decided meanwhile. Returns how many accounts that were. */
export async function forgetPayersOfClosedAccounts(db: Kysely<DB>): Promise<number> {
  const rows = await db
    .selectFrom("payment_order as o")
    .innerJoin("closed_account as c", "c.user_id", "o.user_id")
    .select("o.user_id")
    .distinct()
    .where("o.next_look_at", "is", null)
    .where("o.email", "<>", "")
    .execute();
  for (const { user_id: userId } of rows) {
    await db.transaction().execute((trx) => forgetPayer(trx, userId));
  }
  return rows.length;
}
