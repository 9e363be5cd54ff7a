import { type Kysely, sql } from "kysely";

/** What users chose of the platforms' filters, and how well each job matched. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
-- All answers of one user to one platform's filters: saved as a whole, so that taking an answer back is a change with a time.
create table filter_choice (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  -- [{"filter_id": 1, "answer": ...}]
  answers jsonb not null check (jsonb_typeof(answers) = 'array'),
  updated_at timestamptz not null default now(),
  primary key (user_id, platform_id)
);

alter table application
  -- How well the job matches its user, with the parts it is made of; null for jobs found before scores were.
  add column match_score smallint check (match_score between 0 and 100),
  add column match_reasons jsonb not null default '[]'::jsonb;

-- "Not the same company twice in N days": the company is the fingerprint's first part.
create index application_sent_company on application (user_id, split_part(job_fingerprint, '|', 1), intent_at)
  where status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW');
`;
