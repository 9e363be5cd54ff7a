import { type Kysely, sql } from "kysely";

/** When the provider is to be asked about a refund that is under way, whoever lost its word of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table money_request add column next_look_at timestamptz not null default now() + interval '2 minutes';
create index money_request_due on money_request (next_look_at) where state in ('sending', 'sent');
`;
