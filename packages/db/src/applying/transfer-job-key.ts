import { sql } from "kysely";
import type { Db } from "../client.ts";
import { mayBeSent } from "./sent-today.ts";

/**
 * Gives the key of a job that turns out not to have been sent by this application to another one that was sent for the same job,
 * if there is one: one that a migration had to set behind it when it folded the keys anew, with its own id behind the key. Else a third posting of the job
 * would find nothing that was sent and go out as well (DECISIONS D8). For the transaction in which the application stops
 * counting as sent, after that change.
 */
export async function transferJobKey(trx: Db, applicationId: string): Promise<void> {
  await sql`
    update application heir set job_fingerprint = gone.job_fingerprint
    from application gone
    where gone.id = ${applicationId}
      and heir.id = (select other.id from application other
        where other.user_id = gone.user_id and other.job_fingerprint = gone.job_fingerprint || '|' || other.id
          and ${mayBeSent("other")}
        order by other.status = 'APPLIED' desc, other.intent_at nulls last, other.id limit 1)`.execute(
    trx,
  );
}
