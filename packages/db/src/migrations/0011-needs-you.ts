import { type Kysely, sql } from "kysely";

/** The answer bank tells jobs apart where its questions do, and what waits for the user is found at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `
alter table saved_answer
  add column id uuid not null default gen_random_uuid() unique,
  -- "This country", "us" and "this location" change with the job: the answer holds for these only. Empty: for all.
  add column country text not null default '',
  add column company text not null default '',
  add column location text not null default '',
  drop constraint saved_answer_pkey,
  add primary key (user_id, question_key, country, company, location);

create index application_waiting on application (user_id, updated_at desc)
  where status in ('NEEDS_ANSWER', 'NEEDS_USER', 'NEEDS_REVIEW');
-- Answered, and to be taken up by the account's next stay.
create index application_answered on application (user_id, platform_id)
  where status = 'QUEUED' and reason_code = 'answered';
`,
    )
    .execute(db);
}
