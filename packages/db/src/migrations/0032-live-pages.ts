import { type Kysely, sql } from "kysely";

/**
 * The page that a worker holds on an account, for its owner to look at and, where the portal asks for them, to act in. One row for
 * each account, that of its latest page. It is live only under the fence it was opened with and while the lane's lease lasts, so
 * a worker that dies leaves no page behind. Nothing that is seen or typed is kept.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(livePages).execute(db);
  await sql.raw(signIns).execute(db);
}

const livePages = `
create table live_page (
  user_id uuid not null,
  platform_id integer not null,
  id uuid not null unique,
  fence bigint not null,
  -- Where apis reach the worker that holds the page.
  worker_url text not null,
  run_id uuid references run on delete cascade,
  login_id uuid references portal_login on delete cascade,
  opened_at timestamptz not null default now(),
  -- The portal asks for the account's owner, until this time at the latest.
  asked_at timestamptz,
  closes_at timestamptz,
  note text not null default '',
  mailed_at timestamptz,
  -- Who holds pointer and keys, for as long as this lease lasts.
  controller text,
  controlled_until timestamptz,
  ended_at timestamptz,
  ended_as text check (ended_as in ('passed', 'not_now', 'time_over', 'stopped', 'lost', 'closed')),
  primary key (user_id, platform_id),
  foreign key (user_id, platform_id) references lane on delete cascade,
  check ((asked_at is null) = (closes_at is null)),
  check ((ended_at is null) = (ended_as is null))
);
create index live_page_run on live_page (run_id) where run_id is not null;
create index live_page_login on live_page (login_id) where login_id is not null;
`;

/** `owner_asked`: the portal shows a check in the middle of a sign-in, and its page is kept open for its owner. */
const signIns = `
alter table portal_login
  drop constraint portal_login_state_check,
  add constraint portal_login_state_check check (state in
    ('queued', 'signing_in', 'owner_asked', 'code_required', 'code_given', 'connected', 'refused', 'challenge', 'expired', 'failed'));
`;
