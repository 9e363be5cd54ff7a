/** What happened to an account and who did it; some of it recorded by the tables themselves, whoever writes them. */
export const audit = `
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

create function audit_lane_secret() returns trigger language plpgsql as $$
declare
  secret lane_secret%rowtype := case when tg_op = 'DELETE' then old else new end;
begin
  if tg_op = 'UPDATE' and current_setting('sendoff.sealing_anew', true) = 'on' then
    return null;
  end if;
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
