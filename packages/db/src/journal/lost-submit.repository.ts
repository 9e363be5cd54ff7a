import type { SubmitRecord } from "@sendoff/kit/journal";
import { type Kysely, sql } from "kysely";
import { type Db, inTransaction } from "../client.ts";
import { holdCredit, lockWallet } from "../ledger/ledger.repository.ts";
import type { DB } from "../schema.ts";
import { keyOfLost } from "./comparison.repository.ts";

/** Statuses of what was sent, or may have been: such a row is looked after already. */
const SENT = ["SUBMITTING", "UNKNOWN", "APPLIED", "NEEDS_REVIEW"];

const LOOKED_FOR =
  "Our records of that time are lost, so it may have been sent. We are looking on the platform whether it arrived. It is never sent twice.";
const FOR_ITS_USER =
  "Our records of that time are lost, so it may have been sent, and you have no credit left for us to look with. Look on the platform whether it arrived. You were not charged.";

/**
 * Notes a submit that the journal knows and the database does not. The application is unconfirmed from then on, with a credit held: it is
 * looked for and never sent again. Without a credit it waits for its user. Of a user or platform that is gone the submit is kept aside.
 * Noting it twice changes nothing.
 */
export async function noteLostSubmit(db: Kysely<DB>, record: SubmitRecord): Promise<void> {
  await inTransaction(db, async (trx) => {
    const platformId = await findPlatform(trx, record);
    if (platformId === undefined) return keepAside(trx, record);
    // A submit takes the wallet before the application, too.
    await lockWallet(trx, record.userId);
    await insertLost(trx, record, platformId);
    const row = await trx
      .selectFrom("application")
      .select(["id", "run_id", "status", "job_fingerprint", "intent_fence"])
      .where("user_id", "=", record.userId)
      .where("platform_id", "=", platformId)
      .where("portal_job_id", "=", record.job.id)
      .forUpdate()
      .executeTakeFirst();
    if (row === undefined) return keepAside(trx, record);
    if ((row.intent_fence ?? -1) >= record.fence) return;
    const fences = {
      fence: sql<number>`greatest(fence, ${record.fence}) + 1`,
      intent_fence: record.fence,
    };
    if (SENT.includes(row.status))
      await trx.updateTable("application").set(fences).where("id", "=", row.id).execute();
    else await markUnconfirmed(trx, record, row, fences);
  });
}

/** Its credit is held and the portal is to be looked at; without a credit its user is asked. */
async function markUnconfirmed(
  trx: Db,
  record: SubmitRecord,
  row: { readonly id: string; readonly job_fingerprint: string },
  fences: object,
): Promise<void> {
  const hold = await holdCredit(trx, { userId: record.userId, applicationId: row.id });
  const unconfirmed =
    hold.kind === "held"
      ? { status: "UNKNOWN", reason_code: "restored", reason: LOOKED_FOR }
      : { status: "NEEDS_REVIEW", reason_code: "restored", reason: FOR_ITS_USER };
  await trx
    .updateTable("application")
    .where("id", "=", row.id)
    .set({
      ...unconfirmed,
      ...fences,
      job_fingerprint: await freeJobKey(trx, record.userId, row),
      intent_at: record.at,
      looks: 0,
      next_look_at: hold.kind === "held" ? sql<Date>`now()` : null,
      worker: null,
      lease_until: null,
      updated_at: sql<Date>`now()`,
    })
    .execute();
  await trx
    .updateTable("prepared_form")
    .set({ next_check_at: null })
    .where("application_id", "=", row.id)
    .execute();
  await trx
    .insertInto("application_event")
    .values([
      { application_id: row.id, status: "SUBMITTING", note: FROM_JOURNAL, at: record.at },
      { application_id: row.id, status: unconfirmed.status, note: unconfirmed.reason },
    ])
    .execute();
}

const FROM_JOURNAL = "Written down in the journal before the click";

/** The platform, for a user that is there. */
async function findPlatform(trx: Db, record: SubmitRecord): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select p.id from platform p join app_user u on u.id = ${record.userId}
    where (p.owner_user_id is null and p.key = ${record.platform})
      or (p.owner_user_id = u.id and p.address_key = ${record.platform})
    for key share of u`.execute(trx);
  return rows[0]?.id;
}

/** The row that was lost, if it was; it becomes an unconfirmed one right after. */
async function insertLost(
  trx: Db,
  { applicationId, userId, job }: SubmitRecord,
  platformId: number,
): Promise<void> {
  await trx
    .insertInto("application")
    .values({
      id: applicationId,
      user_id: userId,
      platform_id: platformId,
      portal_job_id: job.id,
      job_title: job.title,
      company: job.company,
      location: job.location,
      url: job.url,
      job_fingerprint: job.key,
      status: "QUEUED",
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** One of several applications for a job has the job's key; the others stand behind it until it is theirs (transferJobKey). */
async function freeJobKey(
  trx: Db,
  userId: string,
  row: { readonly id: string; readonly job_fingerprint: string },
): Promise<string> {
  const other = await trx
    .selectFrom("application")
    .select("id")
    .where("user_id", "=", userId)
    .where("job_fingerprint", "=", row.job_fingerprint)
    .where("id", "<>", row.id)
    .where("status", "in", SENT)
    .executeTakeFirst();
  return other === undefined ? row.job_fingerprint : `${row.job_fingerprint}|${row.id}`;
}

async function keepAside(trx: Db, record: SubmitRecord): Promise<void> {
  await trx
    .insertInto("lost_submit")
    .values({
      key: keyOfLost(record),
      accounts: [...record.accounts],
      platform: record.platform,
      portal_job_id: record.job.id,
      job_key: record.job.key,
      submitted_at: record.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
