import { type Kysely, sql } from "kysely";

/** Runs that an old session starts are told of like a changed address, and their link stops them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table account_change drop constraint account_change_kind_check;
alter table account_change add constraint account_change_kind_check
  check (kind in ('email_changed', 'phone_changed', 'data_exported', 'platform_connected', 'runs_started'));
`;
