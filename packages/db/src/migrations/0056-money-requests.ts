import { type Kysely, sql } from "kysely";

/** What operators ask for about money: refunds by the provider, and credits given again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(requests).execute(db);
}

const requests = `
create table money_request (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'write_off')),
  txnid text not null references payment_order,
  -- Of a refund: paise that go back, and those that had when it was asked for.
  amount_paise bigint not null default 0 check (amount_paise >= 0),
  refunded_before_paise bigint not null default 0,
  -- Of a write-off: credits that are given again, and what they cost in the order.
  credits integer not null default 0 check (credits >= 0),
  worth_cents bigint not null default 0,
  -- In the operator's words; shown to the person.
  reason text not null,
  -- Names the refund to the provider, which takes each name once: sent again, it is the same refund.
  token text not null unique,
  needs_second boolean not null,
  -- waiting: for a second operator. sending: the provider is asked, or was and has not answered. sent: it took it. done: it is in the ledger.
  state text not null check (state in ('waiting', 'sending', 'sent', 'done', 'failed', 'declined', 'withdrawn')),
  -- Accounts of operators. No foreign keys: what was asked stays when an account goes.
  asked_by uuid not null,
  asked_at timestamptz not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamptz,
  -- The provider's number of the refund.
  provider_request text not null default '',
  -- Why it failed, in the provider's words.
  problem text not null default '',
  updated_at timestamptz not null default clock_timestamp(),
  check ((kind = 'refund') = (amount_paise > 0)),
  check ((kind = 'write_off') = (credits > 0)),
  -- Four eyes: nobody decides about what they asked for, and above the limit nothing moves before somebody has.
  check (decided_by <> asked_by),
  check (not needs_second or state in ('waiting', 'declined', 'withdrawn') or decided_by is not null)
);
-- One at a time for each order: two windows, or two operators, do not send the same money twice.
create unique index money_request_open on money_request (txnid) where state in ('waiting', 'sending', 'sent');
create index money_request_order on money_request (txnid, asked_at);
create index money_request_lately on money_request (asked_at);
`;
