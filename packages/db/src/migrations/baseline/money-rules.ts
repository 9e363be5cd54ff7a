/** A journal sums to zero for each asset, what is posted stays, counts move by posting alone, a paid order and its top-up come together. */
export const moneyRules = `
create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % on % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_journal_append_only before update or delete on ledger_journal
  for each row execute function ledger_refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_refuse_change();
create trigger ledger_journal_no_truncate before truncate on ledger_journal
  for each statement execute function ledger_refuse_change();
create trigger ledger_entry_no_truncate before truncate on ledger_entry
  for each statement execute function ledger_refuse_change();
create trigger ledger_account_kept before delete on ledger_account for each row execute function ledger_refuse_change();
create trigger credit_lot_kept before delete on credit_lot for each row execute function ledger_refuse_change();
create trigger wallet_month_kept before delete on wallet_month for each row execute function ledger_refuse_change();
create trigger payment_order_kept before delete on payment_order for each row execute function ledger_refuse_change();
create trigger payment_evidence_kept before delete on payment_evidence for each row execute function ledger_refuse_change();
create trigger payment_evidence_no_truncate before truncate on payment_evidence
  for each statement execute function ledger_refuse_change();
create trigger wallet_month_no_truncate before truncate on wallet_month
  for each statement execute function ledger_refuse_change();
create trigger payment_order_no_truncate before truncate on payment_order
  for each statement execute function ledger_refuse_change();

-- Balances are the sum of their entries because only entries move them.
create function ledger_post() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  account ledger_account;
  lot credit_lot;
begin
  select * into account from ledger_account where id = new.account_id;
  if (account.asset = 'CREDIT') <> (new.lot_id is not null) then
    raise exception 'credits belong to a lot and money to none' using errcode = 'check_violation';
  end if;
  -- House accounts keep no running balance: every user's journal would wait for the same row.
  if account.user_id is not null then
    update ledger_account set balance = balance + new.amount where id = account.id;
  end if;
  if new.lot_id is null then return null; end if;
  select * into lot from credit_lot where id = new.lot_id;
  if account.user_id is not null and lot.user_id <> account.user_id then
    raise exception 'the lot is another user''s' using errcode = 'check_violation';
  end if;
  case account.kind
    when 'credits_available' then update credit_lot set available = available + new.amount where id = lot.id;
    when 'credits_held' then update credit_lot set held = held + new.amount where id = lot.id;
    when 'credits_expired' then update credit_lot set expired = expired + new.amount where id = lot.id;
    when 'credits_spent' then
      insert into wallet_month as so_far (user_id, month, applications, spent_cents)
        values (lot.user_id, date_trunc('month', now() at time zone
          coalesce((select time_zone from app_user where id = lot.user_id), 'UTC'))::date,
          new.amount, new.amount * lot.unit_price_cents)
        on conflict (user_id, month) do update set applications = so_far.applications + excluded.applications,
          spent_cents = so_far.spent_cents + excluded.spent_cents;
    else null;
  end case;
  return null;
end $$;
create trigger ledger_entry_post after insert on ledger_entry for each row execute function ledger_post();

-- The credits of each lot sum to zero too: what was granted is available, held, spent, expired or withdrawn.
create function ledger_check_sum() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (
    select 1 from ledger_entry e join ledger_account a on a.id = e.account_id
    where e.journal_id = new.journal_id group by a.asset, e.lot_id having sum(e.amount) <> 0
  ) then
    raise exception 'journal % does not sum to zero', new.journal_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_sums_to_zero after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_check_sum();

create function ledger_check_owner() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  acting text := coalesce(current_setting('sendoff.user_id', true), '');
begin
  if exists (
    select from ledger_account a, ledger_journal j
    where a.id = new.account_id and j.id = new.journal_id and (a.user_id <> j.user_id or acting not in ('', j.user_id::text))
  ) then
    raise exception 'journal % is another user''s', new.journal_id using errcode = 'insufficient_privilege';
  end if;
  return null;
end $$;
create trigger ledger_entry_owner after insert on ledger_entry for each row execute function ledger_check_owner();

-- Depth 1 is a statement of somebody's own, depth 2 one of ledger_post.
create function ledger_refuse_by_hand() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() > 1 then return new; end if;
  raise exception 'only posted entries change the counts of %', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger ledger_account_posted before update on ledger_account for each row execute function ledger_refuse_by_hand();
create trigger ledger_account_empty before insert on ledger_account
  for each row when (new.balance <> 0) execute function ledger_refuse_by_hand();
create trigger credit_lot_empty before insert on credit_lot
  for each row when (new.available <> 0 or new.held <> 0 or new.expired <> 0) execute function ledger_refuse_by_hand();
create trigger wallet_month_posted before insert or update on wallet_month
  for each row execute function ledger_refuse_by_hand();
create trigger credit_lot_posted before update of id, user_id, source_key, source, granted, unit_price_cents, usd_inr_rate,
  available, held, expired, created_at on credit_lot for each row execute function ledger_refuse_by_hand();

-- The terms of an order are fixed; who paid is forgotten with the account.
create function payment_order_check_change() returns trigger language plpgsql as $$
declare
  is_forgotten boolean := (new.first_name, new.email, new.phone) = ('', '', '')
    and exists (select 1 from closed_account c where c.user_id = old.user_id);
begin
  if (old.txnid, old.user_id, old.plan_id, old.plan_name, old.price_cents, old.amount_cents, old.amount_paise,
      old.usd_inr_rate, old.product_info, old.created_at)
    is distinct from (new.txnid, new.user_id, new.plan_id, new.plan_name, new.price_cents, new.amount_cents, new.amount_paise,
      new.usd_inr_rate, new.product_info, new.created_at)
    or (not is_forgotten and (old.first_name, old.email, old.phone) is distinct from (new.first_name, new.email, new.phone))
  then
    raise exception 'the terms of order % are fixed', old.txnid using errcode = 'restrict_violation';
  end if;
  if old.receipt_number is not null and (old.receipt_number, old.credits, old.mihpayid, old.settled_at)
    is distinct from (new.receipt_number, new.credits, new.mihpayid, new.settled_at) then
    raise exception 'the receipt of order % is fixed', old.txnid using errcode = 'restrict_violation';
  end if;
  if new.refunded_cents < old.refunded_cents or new.refunded_paise < old.refunded_paise then
    raise exception 'a refund of order % does not shrink', old.txnid using errcode = 'restrict_violation';
  end if;
  if old.state <> new.state and (old.state, new.state) not in (values ('created', 'pending'), ('created', 'paid'),
    ('created', 'failed'), ('pending', 'paid'), ('pending', 'failed'), ('failed', 'paid'), ('paid', 'refunded'),
    ('paid', 'disputed'), ('disputed', 'paid'), ('disputed', 'refunded')) then
    raise exception 'order % cannot go from % to %', old.txnid, old.state, new.state using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payment_order_change before update on payment_order
  for each row execute function payment_order_check_change();

-- Evidence is kept as it came; of a deleted account its verdict stays and its words go.
create function payment_evidence_check_change() returns trigger language plpgsql as $$
begin
  if new.raw_body = '' and new.answer is null
    and (old.id, old.txnid, old.source, old.received_at, old.judged_at, old.verdict, old.problem)
      is not distinct from (new.id, new.txnid, new.source, new.received_at, new.judged_at, new.verdict, new.problem)
    and exists (select 1 from payment_order o join closed_account c on c.user_id = o.user_id where o.txnid = old.txnid) then
    return new;
  end if;
  if old.verdict is not null or (old.id, old.txnid, old.source, old.raw_body, old.received_at)
    is distinct from (new.id, new.txnid, new.source, new.raw_body, new.received_at) then
    raise exception 'evidence is kept as it came' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payment_evidence_change before update on payment_evidence
  for each row execute function payment_evidence_check_change();

-- A credited order and its top-up exist together or not at all, and are about the same money of the same user.
create function payment_check_top_up() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select 1 from payment_order o join ledger_journal j on j.key = 'topup:' || o.txnid and j.txnid = o.txnid
        and j.kind = 'top_up' and j.user_id = o.user_id
      join ledger_entry e on e.journal_id = j.id and e.amount = -o.amount_cents
      join ledger_account a on a.id = e.account_id and a.user_id is null and a.kind = 'payments'
    where o.txnid = new.txnid and o.state in ('paid', 'refunded', 'disputed')
  ) then
    raise exception 'order % and its top-up do not match', new.txnid using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger payment_order_has_top_up after insert or update on payment_order
  deferrable initially deferred for each row when (new.state in ('paid', 'refunded', 'disputed'))
  execute function payment_check_top_up();
create constraint trigger ledger_journal_has_order after insert on ledger_journal
  deferrable initially deferred for each row when (new.kind = 'top_up')
  execute function payment_check_top_up();

-- Fewer rights, also for the role that owns the tables (a superuser keeps them, and the triggers hold for both). A foreign key locks the
-- row it points to with FOR KEY SHARE, which wants the right to update some column: journals and orders keep one that their triggers guard.
revoke delete, truncate on ledger_account, credit_lot, wallet_month, payment_order from current_user;
revoke update, delete, truncate on ledger_entry, ledger_journal, payment_evidence from current_user;
grant update (id) on ledger_journal to current_user;
grant update (verdict, problem, answer, judged_at, raw_body) on payment_evidence to current_user;
`;
