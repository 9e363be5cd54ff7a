import type { PictureKind } from "@sendoff/contract/run";
import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { Db } from "../client.ts";

/** A picture whose file is stored already. */
export interface NewPicture {
  readonly kind: PictureKind;
  readonly storageKey: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Adds a picture to an application's evidence. False when the fence has moved: another worker has the application, nothing
 * was written, and the file is the caller's to remove.
 */
export async function recordPicture(
  db: Db,
  lease: { readonly id: string; readonly fence: number },
  picture: NewPicture,
): Promise<boolean> {
  const added = await sql`
    insert into application_picture (id, application_id, kind, storage_key, width, height)
    select ${createId()}::uuid, id, ${picture.kind}, ${picture.storageKey}, ${picture.width}::integer, ${picture.height}::integer
    from application where id = ${lease.id} and fence = ${lease.fence} for share`.execute(db);
  return added.numAffectedRows === 1n;
}
