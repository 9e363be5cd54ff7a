import { sql } from "kysely";
import type { Db } from "../client.ts";

/** How long pictures are kept, in days. */
export interface PictureRetention {
  /** Of the form before the submit, and of the confirmation. */
  readonly evidenceDays: number;
  /** Of what stood in the way. */
  readonly failureDays: number;
}

export interface OutdatedPicture {
  readonly id: string;
  readonly storageKey: string;
}

/** Pictures whose time is over and whose files may still be there, the oldest first. */
export async function listOutdatedPictures(
  db: Db,
  { evidenceDays, failureDays }: PictureRetention,
  limit: number,
): Promise<OutdatedPicture[]> {
  const { rows } = await sql<OutdatedPicture>`
    select id, storage_key as "storageKey" from application_picture
    where expired_at is null and taken_at < now() - make_interval(days => ${Math.min(evidenceDays, failureDays)})
      and taken_at < now() - make_interval(days => case when kind = 'problem' then ${failureDays}::integer else ${evidenceDays}::integer end)
    order by taken_at limit ${limit}`.execute(db);
  return rows;
}

/** Their files are gone. The rows stay, so that a receipt can say that there were pictures. */
export async function markPicturesExpired(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable("application_picture")
    .set({ expired_at: sql<Date>`now()` })
    .where("id", "in", [...ids])
    .execute();
}
