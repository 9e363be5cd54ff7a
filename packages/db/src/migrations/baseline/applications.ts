/** Applications and their evidence (RELIABILITY 1). */
export const applications = `
create sequence receipt_number;

create table application (
  id uuid primary key,
  receipt_number bigint not null unique default nextval('receipt_number'),
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform,
  portal_job_id text not null,
  run_id uuid references run on delete set null,
  job_title text not null,
  company text not null,
  location text not null,
  url text not null,
  description text not null default '',
  -- Normalised company, title and place: the same job under another id or on another platform (DECISIONS D8).
  job_fingerprint text not null,
  status text not null check (status in ('QUEUED', 'APPLYING', 'SUBMITTING', 'UNKNOWN', 'APPLIED', 'FAILED',
    'SKIPPED', 'NEEDS_ANSWER', 'NEEDS_USER', 'NEEDS_REVIEW', 'NEEDS_APPROVAL')),
  reason_code text not null default '',
  reason text not null default '',
  attempts integer not null default 0,
  not_before timestamptz not null default now(),
  fence bigint not null default 0,
  worker text,
  lease_until timestamptz,
  started_at timestamptz,
  intent_at timestamptz,
  applied_at timestamptz,
  looks integer not null default 0,
  next_look_at timestamptz,
  cv_id uuid references cv on delete set null,
  cv_file_name text,
  cv_version integer,
  cv_sha256 text,
  applicant text not null default '',
  applicant_email text not null default '',
  confirmation text not null default '',
  -- user_said: we clicked, no portal confirmed it, its user says that it arrived. user_sent: its user applied by their own hand.
  proof text not null default 'none' check (proof in
    ('confirmation_seen', 'applied_mark_seen', 'user_said', 'user_sent', 'none')),
  answers jsonb not null default '[]'::jsonb,
  open_questions jsonb not null default '[]'::jsonb,
  steps jsonb not null default '[]'::jsonb,
  busy_ms integer,
  created_at timestamptz not null default now(),
  -- The list's order is that of this column and a cursor carries milliseconds: kept any finer, rows of one millisecond
  -- would be lost between two pages.
  updated_at timestamptz(3) not null default now(),
  -- What its credit cost, written with the capture: 0 for a free one, null unless it was spent.
  cost_cents integer check (cost_cents >= 0),
  -- What the employer's side answered, by the user's own hand (DECISIONS D8). The date is the user's local one.
  response_status text check (response_status in ('VIEWED', 'INTERVIEW_SCHEDULED', 'REJECTED', 'OFFER')),
  response_on text check (response_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  response_note text not null default '' check (length(response_note) <= 1000),
  response_at timestamptz,
  -- How far it has come at most: 0 answered without a look that is known of, 1 viewed, 2 interview, 3 offer.
  response_reached smallint check (response_reached between 0 and 3),
  -- The date on which it came as far as an interview.
  interview_on text check (interview_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  -- The day it belongs to in figures.
  dated_at timestamptz generated always as (coalesce(applied_at, started_at, created_at)) stored,
  -- Cut, because an index entry has an end and a portal's text may not.
  employer text generated always as (left(company, 200)) stored,
  failure text generated always as (case when status = 'FAILED' then left(reason, 300) end) stored,
  search_text text generated always as
    (lower(left(job_title, 200)) || E'\\n' || lower(left(company, 200))) stored,
  -- How well the job matches its user, with the parts it is made of; null for jobs found before scores were.
  match_score smallint check (match_score between 0 and 100),
  match_reasons jsonb not null default '[]'::jsonb,
  evidence_deleted_at timestamptz,
  -- In doubt, and its user cannot tell either: it is not asked about any more.
  set_aside_at timestamptz,
  -- The fence of the newest submit that this row knows of: the journal's records are held against it.
  intent_fence bigint,
  -- Never applied to twice by one user, however many runs find the job (RELIABILITY 1.7).
  unique (user_id, platform_id, portal_job_id),
  constraint application_response_whole check ((response_status is null) = (response_on is null)
    and (response_status is null) = (response_at is null) and (response_status is null) = (response_reached is null)
    and (coalesce(response_reached, 0) >= 2) = (interview_on is not null)),
  constraint application_response_sent check (response_status is null or status = 'APPLIED'),
  constraint application_cost_sent check (cost_cents is null or status = 'APPLIED'),
  -- Only what a portal confirmed is charged (DECISIONS D4).
  constraint application_own_word_free check (proof not in ('user_said', 'user_sent')
    or (status = 'APPLIED' and cost_cents is null)),
  constraint application_set_aside_doubt check (set_aside_at is null or status = 'NEEDS_REVIEW')
  -- Index-only reads live on a fresh visibility map; the default waits until a fifth of the table has changed.
) with (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
  autovacuum_analyze_scale_factor = 0.02);
create index application_run on application (run_id, status);
create index application_doubt on application (next_look_at) where status in ('SUBMITTING', 'UNKNOWN');
create index application_leased on application (lease_until) where status = 'APPLYING';
-- Today's submits on one platform are counted before every start.
create index application_sent on application (user_id, platform_id, intent_at) where intent_at is not null;
-- The logs read, count and search here and fetch the rows of one page only.
create index application_log on application (user_id, updated_at desc, id desc)
  include (status, platform_id, response_status, search_text) where status <> 'QUEUED' or attempts > 0;
create index application_waiting on application (user_id, updated_at desc)
  where status in ('NEEDS_ANSWER', 'NEEDS_USER', 'NEEDS_REVIEW');
-- "Not the same company twice in N days": the company is the fingerprint's first part.
create index application_sent_company on application (user_id, split_part(job_fingerprint, '|', 1), intent_at)
  where status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW');
create index application_to_approve on application (user_id, updated_at desc) where status = 'NEEDS_APPROVAL';
-- Approved, and to be taken up by the account's next turn.
create index application_approved on application (user_id, platform_id)
  where status = 'QUEUED' and reason_code = 'approved';
-- To how many employers each CV went.
create index application_cv on application (cv_id) where cv_id is not null;
-- Every figure of get-analytics comes from this one, which tells by the proof what Sendoff sent.
create index application_figures on application (user_id, dated_at)
  include (platform_id, status, attempts, reason_code, response_status, response_reached, interview_on, cost_cents,
  busy_ms, employer, failure, proof);
-- The same job under two ids is not sent twice: the intent of the second hits this index.
create unique index application_same_job on application (user_id, job_fingerprint)
  where status in ('SUBMITTING', 'UNKNOWN', 'APPLIED', 'NEEDS_REVIEW');
-- Answered, or to be tried again, and to be taken up by the account's next turn.
create index application_answered on application (user_id, platform_id)
  where status = 'QUEUED' and reason_code in ('answered', 'retried');

create table application_event (
  id bigint generated always as identity primary key,
  application_id uuid not null references application on delete cascade,
  status text not null,
  note text not null default '',
  at timestamptz not null default clock_timestamp()
);
create index application_event_application on application_event (application_id, id);

create table application_picture (
  id uuid primary key,
  application_id uuid not null references application on delete cascade,
  kind text not null check (kind in ('before_submit', 'after_confirmation', 'problem')),
  storage_key text not null,
  width integer not null,
  height integer not null,
  taken_at timestamptz not null default clock_timestamp(),
  -- When its file was deleted because its time was over; the row stays, so that a receipt can say so.
  expired_at timestamptz
);
create index application_picture_application on application_picture (application_id, taken_at);
create index application_picture_kept on application_picture (taken_at) where expired_at is null;

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

-- What a skipped application was before, so that its user can take the skip back.
create table skipped_application (
  application_id uuid primary key references application on delete cascade,
  -- One act of the user; it may have skipped several.
  skip_id uuid not null,
  skipped_at timestamptz not null default now(),
  -- The fence since the skip: whoever changes the application afterwards moves it.
  fence bigint not null,
  status text not null,
  reason_code text not null,
  reason text not null,
  updated_at timestamptz not null,
  -- Of a prepared form: when its posting was to be looked at next.
  next_check_at timestamptz
);
create index skipped_application_skip on skipped_application (skip_id);
create index skipped_application_age on skipped_application (skipped_at);

-- Submits that the journal knows and that belong to nobody here: their user or their platform is gone with the time that was lost.
-- Who comes back under a new id does not send them again.
create table lost_submit (
  -- Application and fence.
  key text primary key,
  accounts text[] not null,
  platform text not null,
  portal_job_id text not null,
  job_key text not null,
  submitted_at timestamptz not null
);
create index lost_submit_accounts on lost_submit using gin (accounts);
create index lost_submit_age on lost_submit (submitted_at);
`;
