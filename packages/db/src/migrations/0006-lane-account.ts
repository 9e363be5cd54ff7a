import { type Kysely, sql } from "kysely";

/** One portal account is served for one user at a time, however many of our users connect it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
-- An HMAC of the account's name on the portal: enough to see that two lanes are one account, of no use for finding whose.
-- Null: signed out, or connected before this column was there; the next sign-in fills it in.
alter table lane add column account_key bytea;
create unique index lane_account on lane (platform_id, account_key) where state = 'connected';

-- The same for the account that a sign-in is about; the worker takes it over to the lane.
alter table portal_login add column account_key bytea;
-- Never written: the label is the lane's.
alter table portal_login drop column account_label;
`)
    .execute(db);
}
