import { sql } from "kysely";
import { OPEN_LOGIN_STATES } from "./applying/portal-login.repository.ts";
import type { Db } from "./client.ts";

/** A message of yesterday that no job is to send any more. What it says is sealed still, for a key that could not go before it. */
const IS_GIVEN_UP = sql`(sent_at is null and created_at < now() - interval '1 day' and id not in (
  select (data->>'outboxId')::uuid from pgboss.job where name in ('mail.send', 'sms.send') and state < 'completed'))`;

/**
 * Deletes what has served its time. Throttles look back a day at most; a code is valid for minutes and its order tells
 * nothing after a week; a token ends after 30 days, 7 unused (DECISIONS D5); sent mail and messages are empty already, and those that were given up are of no use after a day; the progress of a run
 * is of no use once nobody watches it, its applications keep their steps; a change can be undone for 72 hours, a skip or an approval for some seconds; a preview is
 * too old to be applied to after half an hour; hits of page keys tell of the last weeks. The ledger, the evidence
 * and the audit trail are never touched.
 */
export async function deleteOutdated(db: Db): Promise<void> {
  await sql`delete from throttle_event where at < now() - interval '2 days'`.execute(db);
  await sql`delete from sign_in_network where last_at < now() - interval '90 days'`.execute(db);
  await sql`delete from sign_in_block where blocked_until < now()`.execute(db);
  await sql`delete from unsigned_payment_post where hour < now() - interval '90 days'`.execute(db);
  await sql`delete from account_change where undo_until < now() - interval '30 days'`.execute(db);
  await sql`delete from code_order where created_at < now() - interval '7 days'`.execute(db);
  await sql`delete from auth_token where created_at < now() - interval '31 days'
    or last_used_at < now() - interval '8 days' or revoked_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from mail_outbox where sent_at < now() - interval '7 days'
    or (is_decoy and created_at < now() - interval '1 day') or ${IS_GIVEN_UP}`.execute(db);
  await sql`delete from sms_outbox where sent_at < now() - interval '7 days'
    or (is_decoy and created_at < now() - interval '1 day') or ${IS_GIVEN_UP}`.execute(db);
  await sql`delete from portal_login where updated_at < now() - interval '7 days'
    and state not in (${sql.join([...OPEN_LOGIN_STATES])})`.execute(db);
  await sql`delete from skipped_application where skipped_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from approved_application where approved_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from page_key_hit where hour < now() - interval '30 days'`.execute(db);
  await sql`delete from run where kind = 'preview' and ended_at < now() - interval '1 day'`.execute(
    db,
  );
  await sql`delete from run_event e using run r where r.id = e.run_id and r.ended_at < now() - interval '7 days'`.execute(
    db,
  );
}
