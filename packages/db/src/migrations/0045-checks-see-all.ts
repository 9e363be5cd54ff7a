import { type Kysely, sql } from "kysely";

/**
 * The ledger's own checks see every row, whoever posts: row-level security (wall/policies.ts) would hide from them what they are to
 * refuse. And a journal moves its own user's accounts only; where a transaction is one user's, it posts to that one's journals.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(changes).execute(db);
}

const changes = `
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
alter function ledger_post() security definer set search_path = public, pg_temp;
alter function ledger_check_sum() security definer set search_path = public, pg_temp;
alter function payment_check_top_up() security definer set search_path = public, pg_temp;
`;
