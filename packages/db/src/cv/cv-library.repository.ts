import { sql } from "kysely";
import type { LaneKey } from "../applying/lane.repository.ts";
import type { Db } from "../client.ts";
import { lockUser, type CvRow } from "./cv.repository.ts";
import { currentCvId } from "../applying/cv-in-use.ts";

/** A CV as the list of all of them shows it. */
export interface CvListing {
  readonly id: string;
  readonly version: number;
  readonly fileName: string;
  readonly mimeType: string;
  readonly byteCount: number;
  readonly sha256: string;
  readonly storageKey: string;
  readonly uploadedAt: Date;
  readonly isCurrent: boolean;
  /** A run that is not over began with it. */
  readonly isInUse: boolean;
  /** Different employers, and applications, that were sent with it; what may have been sent counts as sent. */
  readonly employers: number;
  readonly applications: number;
}

// The intent writes the CV before the click, so a status that only a click leads to tells what went out.
const WENT_OUT = sql`('SUBMITTING', 'UNKNOWN', 'NEEDS_REVIEW', 'APPLIED')`;

/** The user's CVs, the newest first. */
export async function listCvs(db: Db, userId: string): Promise<CvListing[]> {
  const user = sql`${userId}::uuid`;
  const { rows } = await sql<CvListing>`
    select c.id, c.version, c.file_name as "fileName", c.mime_type as "mimeType", c.byte_count as "byteCount", c.sha256,
      c.storage_key as "storageKey", c.created_at as "uploadedAt", c.id = ${currentCvId(user)} as "isCurrent",
      exists (select 1 from run r where r.user_id = ${user} and r.cv_id = c.id and r.state <> 'ended') as "isInUse",
      sent.employers, sent.applications
    from cv c
    left join lateral (
      select count(*)::int as applications, count(distinct lower(trim(a.company)))::int as employers
      from application a where a.cv_id = c.id and a.user_id = ${user} and a.status in ${WENT_OUT}
    ) sent on true
    where c.user_id = ${user} order by c.version desc`.execute(db);
  return rows;
}

/** An application that a CV went out with. */
export interface CvRecipient {
  readonly applicationId: string;
  readonly company: string;
  readonly jobTitle: string;
  readonly sentAt: Date | null;
}

/** Whom a CV of the user went to, the latest first, 200 at most; empty for another user's. */
export async function listCvRecipients(
  db: Db,
  cv: { readonly userId: string; readonly cvId: string },
): Promise<CvRecipient[]> {
  const { rows } = await sql<CvRecipient>`
    select a.id as "applicationId", a.company, a.job_title as "jobTitle", coalesce(a.applied_at, a.intent_at) as "sentAt"
    from application a
    where a.user_id = ${cv.userId}::uuid and a.cv_id = ${cv.cvId}::uuid and a.status in ${WENT_OUT}
    order by coalesce(a.applied_at, a.intent_at) desc nulls last, a.id limit 200`.execute(db);
  return rows;
}

/** Makes a CV the one that employers get. False when the user has no such CV. */
export async function makeCvCurrent(
  db: Db,
  cv: { readonly userId: string; readonly cvId: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("app_user")
    .set({ current_cv_id: cv.cvId })
    .where("id", "=", cv.userId)
    .where((where) =>
      where.exists(
        where
          .selectFrom("cv")
          .select("cv.id")
          .where("cv.id", "=", cv.cvId)
          .where("cv.user_id", "=", cv.userId),
      ),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Gives a CV another file name, under which it goes out from then on; receipts keep the old one. False: no such CV. */
export async function renameCv(
  db: Db,
  cv: { readonly userId: string; readonly cvId: string; readonly fileName: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("cv")
    .set({ file_name: cv.fileName })
    .where("id", "=", cv.cvId)
    .where("user_id", "=", cv.userId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type DeleteCvOutcome =
  | { readonly kind: "deleted"; readonly cv: CvRow }
  | { readonly kind: "missing" }
  /** A run that is not over began with it. */
  | { readonly kind: "in_use" };

/**
 * Deletes a CV's row and whatever was chosen to go out with it; where it was current, the newest that is left is. Receipts keep
 * its name, version and hash. Its file is the caller's to remove. Needs a transaction: no upload or choice of the user's comes between.
 */
export async function deleteCv(
  trx: Db,
  cv: { readonly userId: string; readonly cvId: string },
): Promise<DeleteCvOutcome> {
  await lockUser(trx, cv.userId);
  const found = await trx
    .selectFrom("cv")
    .selectAll()
    .where("id", "=", cv.cvId)
    .where("user_id", "=", cv.userId)
    .forUpdate()
    .executeTakeFirst();
  if (found === undefined) return { kind: "missing" };
  const run = await trx
    .selectFrom("run")
    .select("id")
    .where("cv_id", "=", cv.cvId)
    .where("state", "<>", "ended")
    .executeTakeFirst();
  if (run !== undefined) return { kind: "in_use" };
  await trx.deleteFrom("cv").where("id", "=", cv.cvId).execute();
  return { kind: "deleted", cv: found };
}

/** A connected platform and the CV chosen for it; null: the current one. */
export interface PlatformCv {
  readonly platformId: number;
  readonly platformName: string;
  readonly cvId: string | null;
}

/** The platforms the user has an account on, by name, with the CV that each gets. */
export async function listPlatformCvs(db: Db, userId: string): Promise<PlatformCv[]> {
  return db
    .selectFrom("lane")
    .innerJoin("platform", "platform.id", "lane.platform_id")
    .leftJoin("cv_choice", (join) =>
      join
        .onRef("cv_choice.user_id", "=", "lane.user_id")
        .onRef("cv_choice.platform_id", "=", "lane.platform_id"),
    )
    .select([
      "platform.id as platformId",
      "platform.name as platformName",
      "cv_choice.cv_id as cvId",
    ])
    .where("lane.user_id", "=", userId)
    .orderBy("platform.name")
    .orderBy("platform.id")
    .execute();
}

/**
 * Chooses the CV that employers on a platform get from the next run on; undefined goes back to the current one. False when the
 * user has no such CV or no account on such a platform.
 */
export async function choosePlatformCv(
  trx: Db,
  key: LaneKey,
  cvId: string | undefined,
): Promise<boolean> {
  await lockUser(trx, key.userId);
  const platforms = await listPlatformCvs(trx, key.userId);
  if (!platforms.some((platform) => platform.platformId === key.platformId)) return false;
  if (cvId === undefined) {
    await trx
      .deleteFrom("cv_choice")
      .where("user_id", "=", key.userId)
      .where("platform_id", "=", key.platformId)
      .execute();
    return true;
  }
  const { numAffectedRows = 0n } = await sql`
    insert into cv_choice (user_id, platform_id, cv_id)
    select c.user_id, ${key.platformId}, c.id from cv c where c.id = ${cvId}::uuid and c.user_id = ${key.userId}::uuid
    on conflict (user_id, platform_id) do update set cv_id = excluded.cv_id, chosen_at = now()`.execute(
    trx,
  );
  return numAffectedRows > 0n;
}

/** Whether the user allows that a model reads their CVs where the rules leave gaps; false where there is no such user. */
export async function isSecondReadingOn(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom("app_user")
    .select("second_reading")
    .where("id", "=", userId)
    .executeTakeFirst();
  return row?.second_reading ?? false;
}

/** Allows it or forbids it. */
export async function setSecondReading(db: Db, userId: string, isOn: boolean): Promise<void> {
  await db.updateTable("app_user").set({ second_reading: isOn }).where("id", "=", userId).execute();
}
