import type { CvExtraction } from "@sendoff/contract/cv";
import { UserError } from "@sendoff/kit/errors";
import { type Selectable, sql } from "kysely";
import type { Db } from "../client.ts";
import type { Cv } from "../schema.ts";
import { currentCvId } from "../applying/cv-in-use.ts";

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

/** Lets one transaction at a time change which CVs a user has and which of them goes out. */
export async function lockUser(trx: Db, userId: string): Promise<void> {
  await trx
    .selectFrom("app_user")
    .select("id")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Each is up to 5 MB and stays until its user deletes it; nobody applies with so many. */
export const MOST_CVS = 50;

/**
 * Records an uploaded CV under the user's next version number and makes it the current one. Needs a transaction: it locks the
 * user's row, so that two uploads at once get two numbers. A number that stands on a receipt is never given again, even when its CV was deleted.
 * Throws UserError 409 where the user has as many as anybody may have.
 */
export async function createCv(trx: Db, cv: NewCv): Promise<CvRow> {
  await lockUser(trx, cv.userId);
  const { count } = await trx
    .selectFrom("cv")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("user_id", "=", cv.userId)
    .executeTakeFirstOrThrow();
  if (count >= MOST_CVS) {
    const message = `You have ${count} CVs, the most that can be kept. Delete one of them first.`;
    throw new UserError(409, "conflict", message);
  }
  await trx
    .updateTable("app_user")
    .set({ current_cv_id: null })
    .where("id", "=", cv.userId)
    .where("current_cv_id", "is not", null)
    .execute();
  return trx
    .insertInto("cv")
    .values({
      id: cv.id,
      user_id: cv.userId,
      version: sql<number>`greatest(
        (select coalesce(max(version), 0) from cv where user_id = ${cv.userId}),
        (select coalesce(max(cv_version), 0) from application where user_id = ${cv.userId})) + 1`,
      file_name: cv.fileName,
      mime_type: cv.mimeType,
      byte_count: cv.byteCount,
      sha256: cv.sha256,
      storage_key: cv.storageKey,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The user's newest CV, by version. */
export async function findNewestCv(db: Db, userId: string): Promise<CvRow | undefined> {
  return db
    .selectFrom("cv")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("version", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** A CV of the user's; undefined also when it is somebody else's. */
export async function findCv(
  db: Db,
  cv: { readonly userId: string; readonly cvId: string },
): Promise<CvRow | undefined> {
  return db
    .selectFrom("cv")
    .selectAll()
    .where("id", "=", cv.cvId)
    .where("user_id", "=", cv.userId)
    .executeTakeFirst();
}

/** The CV whose file is stored under this key. */
export async function findCvByStorageKey(db: Db, storageKey: string): Promise<CvRow | undefined> {
  return db.selectFrom("cv").selectAll().where("storage_key", "=", storageKey).executeTakeFirst();
}

/** The CV that employers get where no other is chosen for their platform. */
export async function findCurrentCv(db: Db, userId: string): Promise<CvRow | undefined> {
  return db
    .selectFrom("cv")
    .selectAll()
    .where("id", "=", currentCvId(sql`${userId}::uuid`))
    .executeTakeFirst();
}

/** What was read from the current CV, else from the newest one that could be read, as it was stored: parse it. */
export async function findShownExtraction(
  db: Db,
  userId: string,
): Promise<{ readonly extraction: unknown } | undefined> {
  return db
    .selectFrom("cv")
    .select("extraction")
    .where("user_id", "=", userId)
    .where("extraction", "is not", null)
    .orderBy(sql`id = ${currentCvId(sql`${userId}::uuid`)}`, "desc")
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
