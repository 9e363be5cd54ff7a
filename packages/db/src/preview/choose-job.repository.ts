import { createId } from "@sendoff/kit/ids";
import { sql, type Transaction } from "kysely";
import { recordApplicationEvent } from "../applying/application-event.repository.ts";
import { MAY_BE_TRIED } from "../applying/candidate.repository.ts";
import { recordRunEvent } from "../applying/run-event.repository.ts";
import type { Db } from "../client.ts";
import { lockAnswers } from "../applying/answers-lock.ts";
import { keepBeforeSkip, SKIPPED_BY_USER, undoSkipIn } from "../needs/undo-skip.repository.ts";
import type { DB } from "../schema.ts";
import { IS_MATCHING_JOB } from "./preview.repository.ts";
import { IS_NOT_SUPERSEDED } from "./preview-view.repository.ts";

const REASON = "You took it out of what a run would send. Nothing was sent.";
const NOTE = "You took it out";

/**
 * Takes a job out of a preview, or puts it back. What is taken out is skipped as any other job that the user does not want, so that
 * no run and no preview offers it again; put back, all is as it was. Both do nothing more the second time. False where the user has
 * no such job in a preview that stands.
 */
export async function choosePreviewJob(
  trx: Transaction<DB>,
  key: { readonly userId: string; readonly previewId: string; readonly jobId: string },
  isTakenOut: boolean,
): Promise<boolean> {
  await lockAnswers(trx, key.userId);
  const { rows } = await sql<Row>`
    select j.id, r.user_id, r.platform_id, j.portal_job_id, j.skip_id, j.taken_out_at is not null as is_taken_out
    from preview_job j join run r on r.id = j.preview_id
    where j.id = ${key.jobId} and r.id = ${key.previewId} and r.user_id = ${key.userId} and ${IS_MATCHING_JOB} and ${IS_NOT_SUPERSEDED}
    for update of j`.execute(trx);
  const [job] = rows;
  if (job === undefined) return false;
  if (job.is_taken_out === isTakenOut) return true;
  const skipId = isTakenOut ? await skipJob(trx, job) : await putBack(trx, job);
  await trx
    .updateTable("preview_job")
    .set({ taken_out_at: isTakenOut ? sql<Date>`now()` : null, skip_id: skipId })
    .where("id", "=", job.id)
    .execute();
  await recordRunEvent(trx, key.previewId, { type: "run" });
  return true;
}

interface Row {
  readonly id: string;
  readonly user_id: string;
  readonly platform_id: number;
  readonly portal_job_id: string;
  readonly skip_id: string | null;
  readonly is_taken_out: boolean;
}

/** Returns the skip's id where the user had a row for the job before; null where the row is of this skip alone. */
async function skipJob(trx: Db, job: Row): Promise<string | null> {
  const added = await sql<{ id: string }>`
    insert into application (id, user_id, platform_id, portal_job_id, job_title, company, location, url, description,
      job_fingerprint, match_score, match_reasons, status, reason_code, reason)
    select ${createId()}::uuid, ${job.user_id}::uuid, ${job.platform_id}::integer, j.portal_job_id, j.job_title, j.company,
      j.location, j.url, j.description, j.job_fingerprint, j.match_score, j.match_reasons, 'SKIPPED', ${SKIPPED_BY_USER},
      ${REASON}
    from preview_job j where j.id = ${job.id}
    on conflict (user_id, platform_id, portal_job_id) do nothing returning id`.execute(trx);
  const id = added.rows[0]?.id;
  if (id !== undefined) {
    await recordApplicationEvent(trx, id, null, "SKIPPED", NOTE);
    return null;
  }
  const known = await trx
    .selectFrom("application")
    .select(["id", "run_id"])
    .where("user_id", "=", job.user_id)
    .where("platform_id", "=", job.platform_id)
    .where("portal_job_id", "=", job.portal_job_id)
    .where(MAY_BE_TRIED)
    .forUpdate()
    .executeTakeFirst();
  // Something else has happened to it since it was listed, which is not undone here.
  if (known === undefined) return null;
  const skipId = await keepBeforeSkip(trx, [known.id]);
  await trx
    .updateTable("application")
    .set((set) => ({
      status: "SKIPPED",
      reason_code: SKIPPED_BY_USER,
      reason: REASON,
      fence: set("fence", "+", 1),
      updated_at: sql<Date>`now()`,
    }))
    .where("id", "=", known.id)
    .execute();
  await recordApplicationEvent(trx, known.id, known.run_id, "SKIPPED", NOTE);
  return skipId;
}

/** What the skip has written goes; of a row from before it is taken back. */
async function putBack(trx: Db, job: Row): Promise<null> {
  if (job.skip_id !== null) {
    await undoSkipIn(trx, { userId: job.user_id, skipId: job.skip_id });
    return null;
  }
  await trx
    .deleteFrom("application")
    .where("user_id", "=", job.user_id)
    .where("platform_id", "=", job.platform_id)
    .where("portal_job_id", "=", job.portal_job_id)
    .where("status", "=", "SKIPPED")
    .where("reason_code", "=", SKIPPED_BY_USER)
    .where("reason", "=", REASON)
    .where("run_id", "is", null)
    .where("attempts", "=", 0)
    .execute();
  return null;
}
