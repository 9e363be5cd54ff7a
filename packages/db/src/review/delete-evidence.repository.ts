import { type Kysely, sql } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import type { Db } from "../client.ts";
import type { DB } from "../schema.ts";

/** Over: nothing is done for it any more, and nobody looks for it on the portal. */
const OVER = ["APPLIED", "FAILED", "SKIPPED", "NEEDS_REVIEW"];

interface ApplicationKey {
  readonly userId: string;
  readonly id: string;
}

export type DeleteOutcome =
  | { readonly kind: "deleted" }
  | { readonly kind: "not_found" }
  /** It is under way or waits for its user. */
  | { readonly kind: "not_over"; readonly status: string };

/** Storage keys of all pictures of the user's application, the expired ones left out. */
export async function listPictureKeys(db: Db, { userId, id }: ApplicationKey): Promise<string[]> {
  const rows = await db
    .selectFrom("application_picture as p")
    .innerJoin("application as a", "a.id", "p.application_id")
    .select("p.storage_key")
    .where("a.id", "=", id)
    .where("a.user_id", "=", userId)
    .where("p.expired_at", "is", null)
    .execute();
  return rows.map((row) => row.storage_key);
}

/** Whether the user's application is over, so that its evidence may go. */
export async function checkDeletable(
  db: Db,
  { userId, id }: ApplicationKey,
): Promise<DeleteOutcome> {
  const row = await db
    .selectFrom("application")
    .select("status")
    .where("id", "=", id)
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return { kind: "not_found" };
  return OVER.includes(row.status) ? { kind: "deleted" } : { kind: "not_over", status: row.status };
}

/**
 * Deletes what an application that is over holds of the person and the posting: description, match, questions and answers, the
 * prepared form, steps, CV, pictures, what its run showed live of it. What stays: the job, the account it went to and when, so
 * that it is never applied to twice (DECISIONS D8), how it was confirmed, the response written down, and the ledger. The files
 * of the pictures are the caller's to remove, before. Deleting twice changes nothing more.
 */
export async function deleteEvidence(db: Kysely<DB>, key: ApplicationKey): Promise<DeleteOutcome> {
  return db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable("application")
      .set({
        evidence_deleted_at: sql<Date>`coalesce(evidence_deleted_at, now())`,
        description: "",
        match_reasons: "[]",
        answers: "[]",
        open_questions: "[]",
        steps: "[]",
        cv_id: null,
        cv_file_name: null,
        cv_version: null,
        cv_sha256: null,
        applicant: "",
        applicant_email: "",
      })
      .where("id", "=", key.id)
      .where("user_id", "=", key.userId)
      .where("status", "in", OVER)
      .returning(["run_id", "status", sql<boolean>`evidence_deleted_at = now()`.as("is_first")])
      .executeTakeFirst();
    if (row === undefined) {
      const outcome = await checkDeletable(trx, key);
      return outcome.kind === "deleted" ? { kind: "not_over", status: "" } : outcome;
    }
    await forgetTraces(trx, key.id);
    if (row.is_first) {
      await recordApplicationEvent(trx, key.id, row.run_id, row.status, "You deleted its evidence");
    }
    return { kind: "deleted" };
  });
}

async function forgetTraces(trx: Db, applicationId: string): Promise<void> {
  await trx.deleteFrom("prepared_form").where("application_id", "=", applicationId).execute();
  await trx
    .deleteFrom("approved_application")
    .where("application_id", "=", applicationId)
    .execute();
  await trx.deleteFrom("skipped_application").where("application_id", "=", applicationId).execute();
  await trx.deleteFrom("application_picture").where("application_id", "=", applicationId).execute();
  // Of whichever run it was tried in; the runs' other events stay.
  await sql`
    delete from run_event where data ->> 'applicationId' = ${applicationId}
      and data ->> 'type' in ('answers', 'picture', 'step')
      and run_id in (select r.id from run r join application a on a.id = ${applicationId}
        and r.user_id = a.user_id and r.platform_id = a.platform_id)`.execute(trx);
}
