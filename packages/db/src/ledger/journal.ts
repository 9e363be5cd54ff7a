import { createId } from "@sendoff/kit/ids";
import { sql } from "kysely";
import type { Db } from "../client.ts";

type CreditAccount =
  | "credits_available"
  | "credits_held"
  | "credits_issued"
  | "credits_spent"
  | "credits_expired"
  | "credits_withdrawn";
type MoneyAccount = "cash" | "prepaid" | "revenue" | "payments" | "gifts" | "losses";

/** The four accounts of a wallet. All others are Sendoff's own: the other side of a user's. */
export const WALLET_ACCOUNTS = ["credits_available", "credits_held", "cash", "prepaid"] as const;

/** What a journal records. */
export type JournalKind =
  | "grant"
  | "hold"
  | "capture"
  | "release"
  | "expiry"
  | "top_up"
  | "refund"
  | "dispute"
  | "dispute_won";

/** Credits always belong to a lot, cents to none. */
export type Entry =
  | { readonly account: CreditAccount; readonly amount: number; readonly lotId: string }
  | { readonly account: MoneyAccount; readonly amount: number };

export interface JournalInput {
  /** Says what happened; a second journal under the same key is refused by the database. */
  readonly key: string;
  readonly kind: JournalKind;
  readonly userId: string;
  readonly applicationId?: string;
  readonly txnid?: string;
  readonly note?: string;
  readonly entries: readonly Entry[];
}

/** Whether an account counts credits or cents. */
export function assetOf(account: CreditAccount | MoneyAccount): "CREDIT" | "USD_CENT" {
  return account.startsWith("credits_") ? "CREDIT" : "USD_CENT";
}

/**
 * Records a journal with its entries; entries of 0 are left out. Needs the wallet lock: the wallet's accounts are there, and
 * no other journal of this user comes between what the caller read and what this writes. Throws when the key was used, the
 * entries do not sum to zero (at the commit) or anything of the user's would fall below zero.
 */
export async function postJournal(trx: Db, input: JournalInput): Promise<void> {
  const id = createId();
  const lines = input.entries
    .filter((entry) => entry.amount !== 0)
    .map((entry) => ({
      owner: WALLET_ACCOUNTS.some((kind) => kind === entry.account) ? input.userId : null,
      kind: entry.account,
      asset: assetOf(entry.account),
      lot_id: "lotId" in entry ? entry.lotId : null,
      amount: entry.amount,
    }));
  await sql`
    with journal as (
      insert into ledger_journal (id, key, kind, user_id, application_id, txnid, note)
      values (${id}, ${input.key}, ${input.kind}, ${input.userId}, ${input.applicationId ?? null},
        ${input.txnid ?? null}, ${input.note ?? ""}) returning id)
    insert into ledger_entry (journal_id, account_id, lot_id, amount)
    select journal.id,
      case when line.owner is null
        then (select a.id from ledger_account a where a.user_id is null and a.kind = line.kind and a.asset = line.asset)
        else (select a.id from ledger_account a where a.user_id = line.owner and a.kind = line.kind and a.asset = line.asset)
      end, line.lot_id, line.amount
    from journal, jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as line (owner uuid, kind text, asset text, lot_id uuid, amount bigint)`.execute(trx);
}
