import { type Kysely, sql } from "kysely";

/** What employers answered, pictures that expire, and reads that stay fast for a user with 100,000 applications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db);
  await sql.raw(reads).execute(db);
  await sql.raw(pictures).execute(db);
}

const columns = `
alter table application
  -- The list's order is that of this column and a cursor carries milliseconds: kept any finer, rows of one millisecond
  -- would be lost between two pages.
  alter column updated_at type timestamptz(3),
  -- What its credit cost, written with the capture: 0 for a free one, null unless it was spent.
  add column cost_cents integer check (cost_cents >= 0),
  -- What the employer's side answered, by the user's own hand (DECISIONS D8). The date is the user's local one.
  add column response_status text check (response_status in ('VIEWED', 'INTERVIEW_SCHEDULED', 'REJECTED', 'OFFER')),
  add column response_on text check (response_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add column response_note text not null default '' check (length(response_note) <= 1000),
  add column response_at timestamptz,
  -- How far it has come at most: 1 viewed, 2 interview, 3 offer. A rejection after an interview leaves 2.
  add column response_reached smallint check (response_reached between 1 and 3),
  -- The date on which it came as far as an interview.
  add column interview_on text check (interview_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'),
  add constraint application_response_whole check ((response_status is null) = (response_on is null)
    and (response_status is null) = (response_at is null) and (response_status is null) = (response_reached is null)
    and (coalesce(response_reached, 0) >= 2) = (interview_on is not null)),
  add constraint application_response_sent check (response_status is null or status = 'APPLIED'),
  add constraint application_cost_sent check (cost_cents is null or status = 'APPLIED');

update application a set cost_cents = l.unit_price_cents
  from credit_hold h join credit_lot l on l.id = h.lot_id
  where h.application_id = a.id and h.state = 'captured' and a.status = 'APPLIED';
`;

const reads = `
alter table application
  -- The day it belongs to in figures.
  add column dated_at timestamptz generated always as (coalesce(applied_at, started_at, created_at)) stored,
  -- Cut, because an index entry has an end and a portal's text may not.
  add column employer text generated always as (left(company, 200)) stored,
  add column failure text generated always as (case when status = 'FAILED' then left(reason, 300) end) stored,
  add column search_text text generated always as
    (lower(left(job_title, 200)) || E'\\n' || lower(left(company, 200))) stored,
  -- Index-only reads live on a fresh visibility map; the default waits until a fifth of the table has changed.
  set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
    autovacuum_analyze_scale_factor = 0.02);

-- The logs read, count and search here and fetch the rows of one page only.
drop index application_recent;
create index application_log on application (user_id, updated_at desc, id desc)
  include (status, platform_id, response_status, search_text) where status <> 'QUEUED' or attempts > 0;

-- Every figure of get-analytics comes from this one.
create index application_figures on application (user_id, dated_at)
  include (platform_id, status, attempts, reason_code, response_status, response_reached, interview_on, cost_cents,
    busy_ms, employer, failure);
`;

const pictures = `
-- When its file was deleted because its time was over; the row stays, so that a receipt can say so.
alter table application_picture add column expired_at timestamptz;
create index application_picture_kept on application_picture (taken_at) where expired_at is null;
`;
