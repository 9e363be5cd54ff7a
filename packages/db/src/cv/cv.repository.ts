import type { CvExtraction } from "@sendoff/contract";
import { type Selectable, sql } from "kysely";
import type { Db } from "../client.ts";
import type { Cv } from "../schema.ts";

export type CvRow = Selectable<Cv>;

export interface NewCv {
  readonly id: string;
  readonly userId: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly byteCount: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly storageKey: string;
}

/**
 * Records an uploaded CV under the user's next version number. Needs a transaction: it locks the user's row, so that two
 * uploads at once get two numbers.
 */
export async function createCv(trx: Db, cv: NewCv): Promise<CvRow> {
  await trx
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", cv.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return trx
    .insertInto("cv")
    .values({
      id: cv.id,
      user_id: cv.userId,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from cv where user_id = ${cv.userId})`,
      file_name: cv.fileName,
      mime_type: cv.mimeType,
      byte_count: cv.byteCount,
      sha256: cv.sha256,
      storage_key: cv.storageKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The user's newest CV. */
export async function findNewestCv(db: Db, userId: string): Promise<CvRow | undefined> {
  return db
    .selectFrom("cv")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** What was read from the newest CV that could be read, as it was stored: parse it. */
export async function findNewestExtraction(
  db: Db,
  userId: string,
): Promise<{ readonly extraction: unknown } | undefined> {
  return db
    .selectFrom("cv")
    .select("extraction")
    .where("user_id", "=", userId)
    .where("extraction", "is not", null)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Keeps what was read from a CV on its row; reading again replaces it. */
export async function recordExtraction(
  db: Db,
  cv: { readonly userId: string; readonly cvId: string; readonly extraction: CvExtraction },
): Promise<void> {
  await db
    .updateTable("cv")
    .set({ extraction: JSON.stringify(cv.extraction) })
    .where("id", "=", cv.cvId)
    .where("user_id", "=", cv.userId)
    .execute();
}
