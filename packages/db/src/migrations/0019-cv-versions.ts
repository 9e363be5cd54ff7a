import { type Kysely, sql } from "kysely";

/** CVs that live side by side: one is the user's current one, a platform may get another, a run keeps the one it began with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
alter table cv add unique (user_id, id);

alter table app_user
  -- What employers get where nothing else is chosen. Null: the newest; an upload and a deletion lead back to that.
  add column current_cv_id uuid,
  -- Only one of the user's own.
  add foreign key (id, current_cv_id) references cv (user_id, id) on delete set null (current_cv_id);

-- A row: employers on this platform get this CV, whichever is current. A deleted CV takes its rows along.
create table cv_choice (
  user_id uuid not null references app_user on delete cascade,
  platform_id integer not null references platform on delete cascade,
  cv_id uuid not null,
  chosen_at timestamptz not null default now(),
  primary key (user_id, platform_id),
  foreign key (user_id, cv_id) references cv (user_id, id) on delete cascade
);

alter table run
  -- What it began with and keeps. Null: begun before there was a choice, without a CV, or with one that was deleted since.
  add column cv_id uuid references cv on delete set null;

-- To how many employers each CV went.
create index application_cv on application (cv_id) where cv_id is not null;
`;
