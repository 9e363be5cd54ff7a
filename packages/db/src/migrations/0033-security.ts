import { type Kysely, sql } from "kysely";

/** What happened to an account and who did it, changes that can be undone, fresh codes, and limits by address and network. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(auditTrail).execute(db);
  await sql.raw(recordedByTables).execute(db);
  await sql.raw(sessions).execute(db);
  await sql.raw(codes).execute(db);
  await sql.raw(changes).execute(db);
}

const auditTrail = `
-- Security events (OWASP ASVS 5.0, 16.3). No foreign key: what happened stays when an account goes, and then names nobody.
create table audit_event (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- Whose account it is about; null where there is none.
  user_id uuid,
  actor text not null check (actor in ('user', 'visitor', 'system', 'operator')),
  event text not null check (event ~ '^[a-z_]{3,40}$'),
  -- The network, never the whole address, and the browser in words.
  network text not null default '' check (length(network) <= 64),
  device text not null default '' check (length(device) <= 100),
  facts jsonb not null default '{}'::jsonb check (jsonb_typeof(facts) = 'object' and length(facts::text) <= 2000)
);
create index audit_event_user on audit_event (user_id, id desc) where user_id is not null;

-- Nothing is changed or removed. The one exception: of a deleted account, where from and with what are emptied, once.
create function audit_event_refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if (new.network, new.device, new.facts) = ('', '', '{}'::jsonb)
      and (old.id, old.at, old.user_id, old.actor, old.event)
        is not distinct from (new.id, new.at, new.user_id, new.actor, new.event)
      and exists (select 1 from closed_account c where c.user_id = old.user_id) then
      return new;
    end if;
  end if;
  raise exception 'the audit trail is append-only: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger audit_event_append_only before update or delete on audit_event
  for each row execute function audit_event_refuse_change();
create trigger audit_event_no_truncate before truncate on audit_event
  for each statement execute function audit_event_refuse_change();
revoke update, delete, truncate on audit_event from current_user;
grant update (network, device, facts) on audit_event to current_user;
`;

/** Events that a table records by itself, whoever writes it: stored sign-ins of portals, and money. */
const recordedByTables = `
create function audit_lane_secret() returns trigger language plpgsql as $$
declare
  secret lane_secret%rowtype := case when tg_op = 'DELETE' then old else new end;
begin
  if secret.kind = 'credentials' then
    insert into audit_event (user_id, actor, event, facts) values (secret.user_id, 'system',
      case when tg_op = 'DELETE' then 'credential_deleted' else 'credential_saved' end,
      jsonb_build_object('platform_id', secret.platform_id));
  end if;
  return null;
end $$;
create trigger lane_secret_audit after insert or update or delete on lane_secret
  for each row execute function audit_lane_secret();

create function audit_payment_order() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state and new.state in ('paid', 'refunded', 'disputed', 'failed') then
    insert into audit_event (user_id, actor, event, facts) values (new.user_id, 'system', 'payment_' || new.state,
      jsonb_build_object('txnid', new.txnid, 'amount_paise', new.amount_paise, 'credits', new.credits));
  end if;
  return null;
end $$;
create trigger payment_order_audit after update of state on payment_order
  for each row execute function audit_payment_order();
`;

const sessions = `
-- When a code was last typed in this session, and when one that had been sent to the account's own address.
alter table auth_token add column code_typed_at timestamptz not null default now();
alter table auth_token add column address_code_at timestamptz default now();
update auth_token set code_typed_at = created_at, address_code_at = created_at;

-- Whoever streams to a session hears at once that it has ended, whatever ended it.
create function auth_token_tell_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_end', old.user_id::text);
  return null;
end $$;
create trigger auth_token_revoked after update of revoked_at on auth_token
  for each row when (new.revoked_at is not null and old.revoked_at is null) execute function auth_token_tell_end();
create trigger auth_token_deleted after delete on auth_token
  for each row when (old.revoked_at is null) execute function auth_token_tell_end();
`;

const codes = `
alter table code_order drop constraint if exists sign_in_order_purpose_check;
alter table code_order drop constraint if exists code_order_purpose_check;
alter table code_order add constraint code_order_purpose_check
  check (purpose in ('sign_in', 'phone_sign_in', 'phone_verification', 'email_change', 'reauthentication'));
-- Keyed hash of the network that asked: a resend that names no order is about one that the same network asked for.
alter table code_order add column network_key text not null default '';

-- Keyed hashes of address and network of those who have signed in: strangers use up nothing of theirs.
create table sign_in_network (
  pair_key text primary key,
  last_at timestamptz not null default now()
);

-- Sign-ins to one portal account are counted over all users.
create index portal_login_account on portal_login (account_key, created_at desc) where account_key is not null;

-- Networks from which an account's owner wants no codes asked for.
create table sign_in_block (
  user_id uuid not null references app_user on delete cascade,
  network text not null check (network <> '' and length(network) <= 64),
  blocked_until timestamptz not null default now() + interval '30 days',
  primary key (user_id, network)
);

-- Messages that are written as all others and never leave, so that a call takes the same time for known and unknown.
alter table mail_outbox add column is_decoy boolean not null default false;
-- The last mail of a deleted account: its row goes as soon as it has left.
alter table mail_outbox add column is_forgotten_when_sent boolean not null default false;
alter table sms_outbox add column is_decoy boolean not null default false;
`;

const changes = `
-- What the owner was told of by mail, and can undo with its code for 72 hours.
create table account_change (
  id uuid primary key,
  user_id uuid not null references app_user on delete cascade,
  kind text not null check (kind in ('email_changed', 'phone_changed', 'data_exported', 'platform_connected')),
  -- What an undo puts back, and what it replaces.
  before jsonb not null default '{}'::jsonb check (jsonb_typeof(before) = 'object'),
  after jsonb not null default '{}'::jsonb check (jsonb_typeof(after) = 'object'),
  network text not null default '',
  device text not null default '',
  -- SHA-256 of the code in the mail.
  undo_hash bytea not null unique,
  changed_at timestamptz not null default clock_timestamp(),
  undo_until timestamptz not null default clock_timestamp() + interval '72 hours',
  undone_at timestamptz,
  accepted_at timestamptz
);
create index account_change_user on account_change (user_id, changed_at desc);
-- An address that was changed away is kept for its account as long as that can be undone.
create index account_change_address on account_change ((before ->> 'email')) where kind = 'email_changed' and undone_at is null;
`;
