import { type Kysely, sql } from "kysely";

/**
 * Calls from one network are counted over all apis. And how much waits in the outboxes can be looked up at any time without reading
 * what was sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
-- Lost in a crash of the server, which costs a minute's counts.
create unlogged table call_count (
  -- A keyed hash of the network.
  key text not null,
  minute timestamptz not null,
  calls integer not null,
  primary key (minute, key)
);
create index mail_outbox_unsent on mail_outbox (created_at) where sent_at is null;
create index sms_outbox_unsent on sms_outbox (created_at) where sent_at is null;
`;
