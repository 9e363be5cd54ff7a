import { ChangeKind } from "@sendoff/contract/security";
import { type Selectable, sql, type Transaction } from "kysely";
import { z } from "zod";
import type { AuditPlace } from "../audit/audit-event.repository.ts";
import { disconnectLane, holdLanes } from "../applying/lane.repository.ts";
import { endPortalLogins } from "../applying/portal-login.repository.ts";
import { endRunOfLane } from "../applying/end-run.repository.ts";
import type { Db } from "../client.ts";
import type { AccountChange, DB } from "../schema.ts";
import { changeEmail } from "../user/user.repository.ts";
import { reopenAccount } from "./reopen-account.repository.ts";
import { acrossAccounts } from "../wall/system-look.ts";
import { shutOut } from "./shut-out.repository.ts";

/** A phone as an undo puts it back; an empty number is none. */
const Phone = z.object({ dialCode: z.string(), mobile: z.string(), isVerified: z.boolean() });
export type PhoneBefore = z.infer<typeof Phone>;

/** What one side of a change was. Fields that its kind does not have are left out. */
const Side = z.object({
  email: z.string().optional(),
  phone: Phone.optional(),
  platformId: z.number().int().optional(),
  /** What people read: the platform's name with the account. */
  label: z.string().optional(),
});
export type ChangeSide = z.infer<typeof Side>;

export interface NewAccountChange extends AuditPlace {
  readonly id: string;
  readonly userId: string;
  readonly kind: ChangeKind;
  readonly before: ChangeSide;
  readonly after: ChangeSide;
  /** SHA-256 of the code that the mail carries. */
  readonly undoHash: Buffer;
}

export interface StoredChange extends Omit<NewAccountChange, "undoHash"> {
  readonly changedAt: Date;
  readonly undoUntil: Date;
}

/** Notes what was changed, so that it can be undone for 72 hours. In the transaction that changes it. Returns when that ends. */
export async function recordAccountChange(trx: Db, change: NewAccountChange): Promise<Date> {
  const { undo_until } = await trx
    .insertInto("account_change")
    .values({
      id: change.id,
      user_id: change.userId,
      kind: change.kind,
      before: JSON.stringify(change.before),
      after: JSON.stringify(change.after),
      network: change.network,
      device: change.device,
      undo_hash: change.undoHash,
    })
    .returning("undo_until")
    .executeTakeFirstOrThrow();
  return undo_until;
}

const isOpen = sql<boolean>`undone_at is null and undo_until > now()`;

function toChange(row: Selectable<AccountChange>): StoredChange {
  return {
    id: row.id,
    userId: row.user_id,
    kind: ChangeKind.parse(row.kind),
    before: Side.parse(row.before),
    after: Side.parse(row.after),
    network: row.network,
    device: row.device,
    changedAt: row.changed_at,
    undoUntil: row.undo_until,
  };
}

/** Changes of a user that can be undone and that nobody has said to be their own, the newest first. */
export async function listOpenChanges(db: Db, userId: string): Promise<StoredChange[]> {
  const rows = await db
    .selectFrom("account_change")
    .selectAll()
    .where("user_id", "=", userId)
    .where("accepted_at", "is", null)
    .where(isOpen)
    .orderBy("changed_at", "desc")
    .limit(20)
    .execute();
  return rows.map(toChange);
}

/** Whether such a change from such a place can still be undone. */
export async function hasOpenChange(
  db: Db,
  like: Pick<StoredChange, "userId" | "kind" | "network" | "device">,
): Promise<boolean> {
  const found = await db
    .selectFrom("account_change")
    .select("id")
    .where("user_id", "=", like.userId)
    .where("kind", "=", like.kind)
    .where("network", "=", like.network)
    .where("device", "=", like.device)
    .where(isOpen)
    .executeTakeFirst();
  return found !== undefined;
}

/** The change that a mailed code undoes; undefined when the code is unknown, used, or its 72 hours are over. */
export async function findChangeOfCode(
  db: Db,
  undoHash: Buffer,
): Promise<StoredChange | undefined> {
  const row = await db
    .selectFrom("account_change")
    .selectAll()
    .where("undo_hash", "=", undoHash)
    .where(isOpen)
    .executeTakeFirst();
  return row === undefined ? undefined : toChange(row);
}

/** The same by its id, for its own user. */
export async function findOpenChange(
  db: Db,
  userId: string,
  id: string,
): Promise<StoredChange | undefined> {
  const row = await db
    .selectFrom("account_change")
    .selectAll()
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where(isOpen)
    .executeTakeFirst();
  return row === undefined ? undefined : toChange(row);
}

/** "It was me". False when there is no such open change. The mailed link keeps working. */
export async function acceptChange(db: Db, userId: string, id: string): Promise<boolean> {
  const accepted = await db
    .updateTable("account_change")
    .set({ accepted_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .where(isOpen)
    .executeTakeFirst();
  return accepted.numUpdatedRows === 1n;
}

/** An address that was changed away from lately is kept for its account as long as its owner can have it back. */
export async function isAddressKept(db: Db, email: string, exceptUserId: string): Promise<boolean> {
  const found = await acrossAccounts(db, () =>
    db
      .selectFrom("account_change")
      .select("id")
      .where(sql<boolean>`before ->> 'email' = ${email}`)
      .where("kind", "=", "email_changed")
      .where("user_id", "<>", exceptUserId)
      .where(isOpen)
      .executeTakeFirst(),
  );
  return found !== undefined;
}

export type UndoOutcome = "undone" | "over" | "address_taken";

/**
 * Puts back what a change replaced and shuts everybody out of the account. Changes made after it can then not be undone any more:
 * whoever made this one may hold their codes. Of two calls at once one wins; the other finds it over. `isProved` says whether whoever
 * undoes it reads the account's mail: a token alone makes no number a way into the account again.
 */
export async function undoChange(
  trx: Transaction<DB>,
  change: StoredChange,
  isProved: boolean,
): Promise<UndoOutcome> {
  await holdLanes(trx, change.userId);
  const undone = await trx
    .updateTable("account_change")
    .set({ undone_at: sql<Date>`now()` })
    .where("id", "=", change.id)
    .where(isOpen)
    .executeTakeFirst();
  if (undone.numUpdatedRows !== 1n) return "over";
  // Of any change: whoever was made to lose the account has it back with the change that it began with.
  if (!(await reopenAccount(trx, change.userId))) return "over";
  await trx
    .updateTable("account_change")
    .set({ undone_at: sql<Date>`now()` })
    .where("user_id", "=", change.userId)
    .where("changed_at", ">", change.changedAt)
    .where("undone_at", "is", null)
    .execute();
  const { email, phone } = change.before;
  if (email !== undefined && !(await changeEmail(trx, change.userId, email)))
    return "address_taken";
  if (phone !== undefined) {
    const isVerified = phone.isVerified && isProved;
    await putPhoneBack(trx, change.userId, { ...phone, isVerified });
  }
  const { platformId } = change.after;
  if (change.kind === "platform_connected" && platformId !== undefined) {
    const key = { userId: change.userId, platformId };
    await disconnectLane(trx, key);
    await endRunOfLane(trx, key, "stopped", "The connection was undone");
    await endPortalLogins(trx, key, "The connection was undone");
  }
  await shutOut(trx, change.userId);
  return "undone";
}

/** Verified again only where no other account has proved the number meanwhile. */
async function putPhoneBack(trx: Db, userId: string, phone: PhoneBefore): Promise<void> {
  const { mobile, dialCode, isVerified } = phone;
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mobile ${mobile}`}, 0))`.execute(trx);
  const other = await trx
    .selectFrom("app_user")
    .select("id")
    .where("mobile", "=", mobile)
    .where("mobile_verified_at", "is not", null)
    .where("id", "<>", userId)
    .executeTakeFirst();
  const isKept = isVerified && mobile !== "" && other === undefined;
  await trx
    .updateTable("app_user")
    .set({
      mobile,
      dial_code: dialCode,
      mobile_verified_at: isKept ? sql<Date>`now()` : null,
      updated_at: sql<Date>`now()`,
    })
    .where("id", "=", userId)
    .execute();
}
