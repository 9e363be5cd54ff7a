import { type Kysely, sql } from "kysely";

/** The operators' console: when a session was last used for it, whose act an event is, why a portal was paused, and hits of page keys. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(sessions).execute(db);
  await sql.raw(trail).execute(db);
  await sql.raw(portals).execute(db);
}

const sessions = `
-- When this session last called the console. Null: never.
alter table auth_token add column console_used_at timestamptz;
`;

const trail = `
-- Which operator did it; null where none did. No foreign key, as user_id has none.
alter table audit_event add column operator_id uuid;
create index audit_event_operator on audit_event (operator_id, id desc) where operator_id is not null;
create index audit_event_named on audit_event (event, id desc);

-- As before, and whose act it was never changes either.
create or replace function audit_event_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.network, new.device, new.facts) = ('', '', '{}'::jsonb)
      and (old.id, old.at, old.user_id, old.actor, old.event, old.operator_id)
        is not distinct from (new.id, new.at, new.user_id, new.actor, new.event, new.operator_id)
      and exists (select 1 from closed_account c where c.user_id = old.user_id) then
      return new;
    end if;
  end if;
  raise exception 'the audit trail is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
`;

const portals = `
-- Why an operator paused it, in their words.
alter table portal_pause add column note text not null default '';

-- Submits of the last hours, over all users.
create index application_intent on application (intent_at) where intent_at is not null;

-- How often each way of finding a thing on a portal's pages was the one that worked, by hour, over all workers. It says nothing of
-- anybody. Variant 'none': the thing was needed and no way found it.
create table page_key_hit (
  hour timestamptz not null,
  portal text not null,
  page_key text not null,
  variant text not null,
  is_guess boolean not null,
  hits bigint not null,
  last_at timestamptz not null default now(),
  primary key (hour, portal, page_key, variant)
);
`;
