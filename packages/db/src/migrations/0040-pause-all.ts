import { type Kysely, sql } from "kysely";

/** Users who have paused everything: no run of theirs goes on and none starts until they resume. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
create table user_pause (
  user_id uuid primary key references app_user on delete cascade,
  paused_at timestamptz not null default now()
);
alter table scheduled_run
  drop constraint scheduled_run_reason_check,
  add constraint scheduled_run_reason_check check (reason in ('missed', 'platform_not_connected', 'job_preferences_missing',
    'no_cv', 'no_credits', 'run_under_way', 'daily_limit_reached', 'goal_reached', 'paused'));
`;
