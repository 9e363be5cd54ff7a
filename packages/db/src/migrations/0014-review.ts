import { type Kysely, sql } from "kysely";

/** Review mode, and receipts whose evidence their user has deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db);
}

const tables = `
-- A row: review mode is on for this user on this platform. Off by default (DECISIONS D8).
create table review_mode (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  since timestamptz not null default now(),
  primary key (user_id, platform_id)
);

-- A prepared form, as the user sees and approves it. The application's status says whether it waits (NEEDS_APPROVAL).
create table prepared_form (
  application_id uuid primary key references application on delete cascade,
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform,
  -- Grows with each preparation: an approval names the one that was seen.
  revision integer not null default 1 check (revision > 0),
  -- [ReviewQuestion], with the user's changes once approved.
  questions jsonb not null check (jsonb_typeof(questions) = 'array'),
  cv_id uuid,
  cv_file_name text,
  cv_version integer,
  cv_sha256 text,
  note text not null default '',
  prepared_at timestamptz not null default now(),
  approved_at timestamptz,
  -- When to look next whether the job is still open.
  next_check_at timestamptz
);
create index prepared_form_check on prepared_form (user_id, platform_id, next_check_at)
  where next_check_at is not null;

alter table application
  add column evidence_deleted_at timestamptz,
  drop constraint application_status_check,
  add constraint application_status_check check (status in ('QUEUED', 'APPLYING', 'SUBMITTING', 'UNKNOWN', 'APPLIED', 'FAILED',
    'SKIPPED', 'NEEDS_ANSWER', 'NEEDS_USER', 'NEEDS_REVIEW', 'NEEDS_APPROVAL'));

create index application_to_approve on application (user_id, updated_at desc) where status = 'NEEDS_APPROVAL';
-- Approved, and to be taken up by the account's next stay.
create index application_approved on application (user_id, platform_id)
  where status = 'QUEUED' and reason_code = 'approved';
`;
