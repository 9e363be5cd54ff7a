import type { AttachmentPurpose } from "@sendoff/contract/attachments";
import { type Selectable, sql } from "kysely";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";
import { lockUser } from "./cv.repository.ts";

export type AttachmentRow = Selectable<DB["enclosure"]>;

export interface NewAttachment {
  readonly userId: string;
  readonly purpose: AttachmentPurpose;
  readonly fileName: string;
  readonly mimeType: string;
  readonly byteCount: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly storageKey: string;
}

/** The files that the user keeps beside their CV, by purpose. */
export async function listAttachments(db: Db, userId: string): Promise<AttachmentRow[]> {
  return db
    .selectFrom("enclosure")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("purpose")
    .execute();
}

/** The one whose file is stored under this key. */
export async function findAttachmentByKey(db: Db, key: string): Promise<AttachmentRow | undefined> {
  return db.selectFrom("enclosure").selectAll().where("storage_key", "=", key).executeTakeFirst();
}

/**
 * Keeps a file in place of the one of its purpose, and returns the key of that one's file, for the caller to remove. What stopped
 * at a form that asked for it is tried by the next run, as after any change of the profile. Needs a transaction.
 */
export async function saveAttachment(trx: Db, file: NewAttachment): Promise<string | undefined> {
  await lockUser(trx, file.userId);
  const before = await trx
    .selectFrom("enclosure")
    .select("storage_key")
    .where("user_id", "=", file.userId)
    .where("purpose", "=", file.purpose)
    .executeTakeFirst();
  const kept = {
    file_name: file.fileName,
    mime_type: file.mimeType,
    byte_count: file.byteCount,
    sha256: file.sha256,
    storage_key: file.storageKey,
    uploaded_at: sql<Date>`now()`,
  };
  await trx
    .insertInto("enclosure")
    .values({ user_id: file.userId, purpose: file.purpose, ...kept })
    .onConflict((conflict) => conflict.columns(["user_id", "purpose"]).doUpdateSet(kept))
    .execute();
  await trx
    .updateTable("app_user")
    .set({ updated_at: sql<Date>`now()` })
    .where("id", "=", file.userId)
    .execute();
  return before?.storage_key;
}

/** Forgets the file of a purpose and returns its key; undefined when there is none. */
export async function deleteAttachment(
  trx: Db,
  key: { readonly userId: string; readonly purpose: AttachmentPurpose },
): Promise<string | undefined> {
  const row = await trx
    .deleteFrom("enclosure")
    .where("user_id", "=", key.userId)
    .where("purpose", "=", key.purpose)
    .returning("storage_key")
    .executeTakeFirst();
  return row?.storage_key;
}
