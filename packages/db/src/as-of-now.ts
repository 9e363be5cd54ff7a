import type { Transaction } from "kysely";
import type { Db } from "./client.ts";
import type { DB } from "./schema.ts";

/** Everything that `work` reads is as of one instant, so that no figure contradicts another. It cannot write. */
export async function readAsOfNow<T>(
  db: Db,
  work: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel("repeatable read")
    .setAccessMode("read only")
    .execute(work);
}
