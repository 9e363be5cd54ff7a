import { divideRecharge, undoReversal, reversePayment } from "@sendoff/domain/money";
import { UnexpectedError } from "@sendoff/kit/errors";
import type { Db } from "../client.ts";
import { type JournalKind, postJournal } from "./journal.ts";
import { createLot } from "./lot.ts";

/** The payment that a journal is about. Everything here needs the wallet lock. */
export interface LedgerPayment {
  readonly txnid: string;
  readonly userId: string;
  /** Price of a credit when the order was made. */
  readonly priceCents: number;
}

/** A payment that has arrived. */
interface PaidPayment extends LedgerPayment {
  readonly amountCents: number;
  /** Rupees to the dollar of its order: its credits cost that, also what earlier cash joins in. */
  readonly usdInrRate: number;
}

/**
 * Books a payment: payment to cash, cash to as many credits as it buys (DECISIONS D4). Returns how many; 0 when the price is
 * above what there is. Throws when this payment was booked before: the caller asks its order first.
 */
export async function topUp(trx: Db, payment: PaidPayment): Promise<number> {
  const { txnid, userId, priceCents, amountCents } = payment;
  const before = await getCash(trx, userId);
  const { credits, cashCents } = divideRecharge({ cashCents: before, amountCents, priceCents });
  const worth = credits * priceCents;
  const key = topUpKey(txnid);
  const lotId = credits === 0 ? undefined : await createTopUpLot(trx, payment, credits);
  await postJournal(trx, {
    key,
    kind: "top_up",
    userId,
    txnid,
    entries: [
      { account: "payments", amount: -amountCents },
      { account: "cash", amount: cashCents - before },
      { account: "prepaid", amount: worth },
      ...(lotId === undefined
        ? []
        : [
            { account: "credits_issued", amount: -credits, lotId } as const,
            { account: "credits_available", amount: credits, lotId } as const,
          ]),
    ],
  });
  return credits;
}

async function createTopUpLot(
  trx: Db,
  { txnid, userId, priceCents, usdInrRate }: PaidPayment,
  credits: number,
): Promise<string> {
  const lotId = await createLot(trx, {
    userId,
    sourceKey: topUpKey(txnid),
    source: "top_up",
    credits,
    unitPriceCents: priceCents,
    usdInrRate,
  });
  if (lotId === undefined) throw new UnexpectedError("A payment's lot is there without its order");
  return lotId;
}

/**
 * Books that `cents` of a payment went back to the payer, `totalCents` with all earlier refunds. What is still there of it is
 * taken from the wallet, the rest is written off.
 */
export async function refundPayment(
  trx: Db,
  payment: LedgerPayment & { readonly cents: number; readonly totalCents: number },
): Promise<void> {
  await postReversal(trx, payment, payment.cents, {
    kind: "refund",
    key: `refund:${payment.txnid}:${payment.totalCents}`,
  });
}

/** Books that the bank has taken `cents` of a payment back for now. `time` counts the payment's disputes from 1. */
export async function openDispute(
  trx: Db,
  payment: LedgerPayment & { readonly cents: number; readonly time: number },
): Promise<void> {
  await postReversal(trx, payment, payment.cents, {
    kind: "dispute",
    key: `dispute:${payment.txnid}:${payment.time}`,
  });
}

/**
 * Ends a dispute. Won: the money is back, and what the wallet lost returns to it, worth the same. Lost: the money stays gone,
 * everything was booked when the dispute opened.
 */
export async function closeDispute(
  trx: Db,
  payment: LedgerPayment & { readonly time: number },
  outcome: "won" | "lost",
): Promise<void> {
  if (outcome === "lost") return;
  const { txnid, userId, priceCents, time } = payment;
  const reversal = await readReversal(trx, `dispute:${txnid}:${time}`);
  const back = undoReversal({
    credits: reversal.credits,
    cashCents: reversal.cashCents,
    priceCents,
  });
  await postJournal(trx, {
    key: `dispute_won:${txnid}:${time}`,
    kind: "dispute_won",
    userId,
    txnid,
    entries: [
      { account: "payments", amount: -reversal.cents },
      { account: "cash", amount: back.cashCents },
      { account: "prepaid", amount: back.credits * priceCents },
      { account: "losses", amount: reversal.writeOffCents },
      ...(reversal.lotId === null
        ? []
        : [
            { account: "credits_withdrawn", amount: -back.credits, lotId: reversal.lotId } as const,
            { account: "credits_available", amount: back.credits, lotId: reversal.lotId } as const,
          ]),
    ],
  });
}

async function postReversal(
  trx: Db,
  { txnid, userId, priceCents }: LedgerPayment,
  cents: number,
  as: { readonly kind: JournalKind; readonly key: string },
): Promise<void> {
  const lot = await trx
    .selectFrom("credit_lot")
    .select(["id", "available"])
    .where("source_key", "=", topUpKey(txnid))
    .executeTakeFirst();
  const reversal = reversePayment({
    owedCents: cents,
    cashCents: await getCash(trx, userId),
    credits: lot?.available ?? 0,
    priceCents,
  });
  await postJournal(trx, {
    ...as,
    userId,
    txnid,
    entries: [
      { account: "payments", amount: cents },
      { account: "cash", amount: reversal.cashCents },
      { account: "prepaid", amount: -reversal.credits * priceCents },
      { account: "losses", amount: -reversal.writeOffCents },
      ...(lot === undefined
        ? []
        : [
            { account: "credits_available", amount: -reversal.credits, lotId: lot.id } as const,
            { account: "credits_withdrawn", amount: reversal.credits, lotId: lot.id } as const,
          ]),
    ],
  });
}

/** What a journal of `postReversal` booked, as positive numbers of what was taken; `cashCents` as it was posted. */
async function readReversal(trx: Db, key: string) {
  const entries = await trx
    .selectFrom("ledger_journal as j")
    .innerJoin("ledger_entry as e", "e.journal_id", "j.id")
    .innerJoin("ledger_account as a", "a.id", "e.account_id")
    .select(["a.kind", "e.amount", "e.lot_id"])
    .where("j.key", "=", key)
    .execute();
  const of = (kind: string) => entries.find((entry) => entry.kind === kind);
  return {
    cents: of("payments")?.amount ?? 0,
    cashCents: of("cash")?.amount ?? 0,
    credits: of("credits_withdrawn")?.amount ?? 0,
    writeOffCents: -(of("losses")?.amount ?? 0),
    lotId: of("credits_withdrawn")?.lot_id ?? null,
  };
}

async function getCash(trx: Db, userId: string): Promise<number> {
  const { balance } = await trx
    .selectFrom("ledger_account")
    .select("balance")
    .where("user_id", "=", userId)
    .where("kind", "=", "cash")
    .where("asset", "=", "USD_CENT")
    .executeTakeFirstOrThrow();
  return balance;
}

function topUpKey(txnid: string): string {
  return `topup:${txnid}`;
}
