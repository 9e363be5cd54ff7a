import { type Kysely, sql } from "kysely";

/** Drafted answers for those who want them, a daily mail of what waits, and mails with a second form and headers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table app_user
  -- Open questions may be drafted by the operator's model. Off until the user switches it on (DECISIONS D8).
  add column draft_answers boolean not null default false,
  -- The daily mail of what waits under "Needs you"; when the last one was due, by scheduled time, and when it was written:
  -- what has come since is news.
  add column needs_email boolean not null default true,
  add column needs_mailed_at timestamptz,
  add column needs_told_at timestamptz;

alter table mail_outbox
  -- The same text as HTML, sealed alike; null where a mail is text alone.
  add column sealed_html bytea,
  -- {"List-Unsubscribe": "..."}: sealed too, since its address is a key.
  add column sealed_headers bytea;
`;
