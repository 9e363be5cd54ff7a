import { PaymentState } from "@sendoff/contract/payment";
import { formatReceiptNo, ORDER_VERIFICATION_SECONDS } from "@sendoff/domain/money";
import { type Selectable, sql } from "kysely";
import type { Db } from "../client.ts";
import type { Page } from "../ledger/page.ts";
import type { PaymentOrder } from "../schema.ts";

/** What the user agreed to. Nothing of it ever changes. */
export interface NewOrder {
  /** At most 25 characters, unique for ever. */
  readonly txnid: string;
  readonly userId: string;
  readonly plan: { readonly id: number; readonly name: string; readonly priceCents: number };
  readonly amountCents: number;
  /** What is charged: the amount at `usdInrRate`. */
  readonly amountPaise: number;
  readonly usdInrRate: number;
  readonly productInfo: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
}

/** An order and what became of it. */
export interface OrderRow extends NewOrder {
  readonly state: PaymentState;
  /** Credits it brought; 0 until it is paid. */
  readonly credits: number;
  /** Cents refunded so far; the whole amount when the bank took it back for good. */
  readonly refundedCents: number;
  /** The provider's number of the payment; empty until it told one. */
  readonly mihpayid: string;
  /** The provider's code for the way it was paid; empty until known. */
  readonly mode: string;
  readonly bankReference: string;
  /** Why it failed or went back, in words for people; empty otherwise. */
  readonly reason: string;
  /** "R-000042"; empty until it is paid. */
  readonly receiptNo: string;
  readonly createdAt: Date;
  /** When it was credited. */
  readonly settledAt: Date | null;
}

/** Records an order before the browser leaves for the payment page; the first look at it is in two minutes. */
export async function createOrder(db: Db, order: NewOrder): Promise<void> {
  await db
    .insertInto("payment_order")
    .values({
      txnid: order.txnid,
      user_id: order.userId,
      plan_id: order.plan.id,
      plan_name: order.plan.name,
      price_cents: order.plan.priceCents,
      amount_cents: order.amountCents,
      amount_paise: order.amountPaise,
      usd_inr_rate: order.usdInrRate,
      product_info: order.productInfo,
      first_name: order.firstName,
      email: order.email,
      phone: order.phone,
      next_look_at: sql<Date>`now() + make_interval(secs => ${ORDER_VERIFICATION_SECONDS[0]})`,
    })
    .execute();
}

/** What PayU takes for a number, and PostgreSQL for text. Anybody may post anything else. */
const TXNID = /^[^\0]{1,25}$/;

/** The order of this number, whoever made it. */
export async function findOrder(db: Db, txnid: string): Promise<OrderRow | undefined> {
  if (!TXNID.test(txnid)) return undefined;
  return (await findOrders(db, [txnid]))[0];
}

/** The orders of these numbers, in any order; those that are not there are left out. */
export async function findOrders(db: Db, txnids: readonly string[]): Promise<OrderRow[]> {
  const rows = await db
    .selectFrom("payment_order")
    .selectAll()
    .where("txnid", "=", sql<string>`any(${txnids})`)
    .execute();
  return rows.map(toOrder);
}

/** The same, only when it is this user's. */
export async function findOrderOfUser(
  db: Db,
  userId: string,
  txnid: string,
): Promise<OrderRow | undefined> {
  const order = await findOrder(db, txnid);
  return order?.userId === userId ? order : undefined;
}

/** The order that the provider's own number belongs to; undefined before the provider has told it. */
export async function findTxnidOfPayment(db: Db, mihpayid: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("payment_order")
    .select("txnid")
    .where("mihpayid", "=", mihpayid)
    .executeTakeFirst();
  return row?.txnid;
}

/** The user's orders, newest first. A page goes on after the `txnid` in `before`. */
export async function listOrders(
  db: Db,
  userId: string,
  { before, limit = 500 }: Page = {},
): Promise<OrderRow[]> {
  let query = db
    .selectFrom("payment_order")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("created_at", "desc")
    .orderBy("txnid", "desc")
    .limit(limit);
  if (before !== undefined) {
    query = query.where(
      sql<boolean>`(created_at, txnid) < (select created_at, txnid from payment_order where txnid = ${before})`,
    );
  }
  return (await query.execute()).map(toOrder);
}

/**
 * Takes orders that are due for a question to the provider: after 2 min, 10 min, 1 h, 6 h and 24 h, and at once where it could
 * not be reached (RELIABILITY 2). Each goes to one caller, which passes it to `applyEvidence`; what a caller leaves undone is
 * due again after two minutes.
 */
export async function leaseDueOrders(db: Db, limit: number): Promise<{ readonly txnid: string }[]> {
  return db
    .updateTable("payment_order")
    .set({ next_look_at: sql<Date>`now() + interval '2 minutes'` })
    .where("txnid", "in", (query) =>
      query
        .selectFrom("payment_order")
        .select("txnid")
        .where("next_look_at", "<=", sql<Date>`now()`)
        .orderBy("next_look_at")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("txnid")
    .execute();
}

/** A row as the rest of the product reads it. */
export function toOrder(row: Selectable<PaymentOrder>): OrderRow {
  return {
    txnid: row.txnid,
    userId: row.user_id,
    plan: { id: row.plan_id, name: row.plan_name, priceCents: row.price_cents },
    amountCents: row.amount_cents,
    amountPaise: row.amount_paise,
    usdInrRate: row.usd_inr_rate,
    productInfo: row.product_info,
    firstName: row.first_name,
    email: row.email,
    phone: row.phone,
    state: PaymentState.parse(row.state),
    credits: row.credits,
    refundedCents: row.refunded_cents,
    mihpayid: row.mihpayid ?? "",
    mode: row.mode,
    bankReference: row.bank_reference,
    reason: row.reason,
    receiptNo: row.receipt_number === null ? "" : formatReceiptNo(row.receipt_number),
    createdAt: row.created_at,
    settledAt: row.settled_at,
  };
}
