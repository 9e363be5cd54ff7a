import { type Kysely, sql } from "kysely";

/** A deleted account is closed at once and erased 72 hours later, so that its owner can take the deletion back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
-- Until when the deletion can be taken back; null of an account that is not being deleted.
alter table app_user add column erase_at timestamptz;
create index app_user_erase_at on app_user (erase_at) where erase_at is not null;
alter table account_change drop constraint account_change_kind_check;
alter table account_change add constraint account_change_kind_check
  check (kind in ('email_changed', 'phone_changed', 'data_exported', 'platform_connected', 'runs_started', 'account_deleted'));
`;
