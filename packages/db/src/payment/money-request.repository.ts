import { needsSecondOperator, type OperatorLimits } from "@sendoff/domain/money";
import { createId, createToken } from "@sendoff/kit/ids";
import { type Selectable, sql } from "kysely";
import type { Db } from "../client.ts";
import { grantCredits, lockWallet } from "../ledger/ledger.repository.ts";
import type { MoneyRequest } from "../schema.ts";
import { type OrderRow, toOrder } from "./order.repository.ts";

export type MoneyRequestRow = Selectable<MoneyRequest>;

/** What an operator asks for about an order: paise that go back to the payer, or credits that are given again at our cost. */
export type MoneyWish =
  | { readonly kind: "refund"; readonly amountPaise: number }
  | { readonly kind: "write_off"; readonly credits: number };

export interface MoneyAsk {
  readonly txnid: string;
  readonly operatorId: string;
  readonly reason: string;
  readonly wish: MoneyWish;
  readonly limits: OperatorLimits;
}

/** `sending` has to be sent to the provider by the caller, once its transaction has committed. */
export type Asked =
  | { readonly kind: "asked"; readonly request: MoneyRequestRow; readonly order: OrderRow }
  | { readonly kind: "unknown" | "not_paid" | "under_way" }
  /** More than the order has left: paise that were not refunded, or credits that were not given again. */
  | { readonly kind: "too_much"; readonly left: number };

/** As PayU takes it: at most 23 characters. */
const TOKEN_LENGTH = 20;

/**
 * Records what an operator asks for. Up to the limit it is on its way at once (a write-off is done), above it waits for a second
 * operator. One request at a time for each order. Takes the locks of wallet and order.
 */
export async function askForMoney(trx: Db, ask: MoneyAsk): Promise<Asked> {
  const order = await lockOrder(trx, ask.txnid);
  if (order === undefined) return { kind: "unknown" };
  if (await isUnderWay(trx, ask.txnid)) return { kind: "under_way" };
  const problem = await findProblem(trx, order, ask.wish);
  if (problem !== undefined) return problem;
  const needsSecond = await isAboveLimit(trx, order, ask);
  const isRefund = ask.wish.kind === "refund";
  const state = needsSecond ? "waiting" : isRefund ? "sending" : "done";
  const { wish } = ask;
  const request = await trx
    .insertInto("money_request")
    .values({
      id: createId(),
      kind: wish.kind,
      txnid: ask.txnid,
      ...(wish.kind === "refund"
        ? { amount_paise: wish.amountPaise, refunded_before_paise: order.refundedPaise }
        : { credits: wish.credits, worth_cents: wish.credits * order.plan.priceCents }),
      reason: ask.reason,
      token: createToken()
        .replaceAll(/[^0-9A-Za-z]/g, "")
        .slice(0, TOKEN_LENGTH),
      needs_second: needsSecond,
      state,
      asked_by: ask.operatorId,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (request.state === "done") await giveAgain(trx, request, order);
  return { kind: "asked", request, order };
}

/** The order's lock is held: nobody asks for another one meanwhile. */
async function isUnderWay(trx: Db, txnid: string): Promise<boolean> {
  const open = await trx
    .selectFrom("money_request")
    .select("id")
    .where("txnid", "=", txnid)
    .where("state", "in", ["waiting", "sending", "sent"])
    .executeTakeFirst();
  return open !== undefined;
}

export type Decided =
  | { readonly kind: "decided"; readonly request: MoneyRequestRow; readonly order: OrderRow }
  /** It is not there, was decided meanwhile, or is the operator's own. */
  | { readonly kind: "unknown" | "over" | "own" | "not_paid" }
  | { readonly kind: "too_much"; readonly left: number };

/** A second operator confirms what waits, or declines it. What has changed since it was asked for counts. */
export async function decideRequest(
  trx: Db,
  id: string,
  by: { readonly operatorId: string; readonly isApproved: boolean },
): Promise<Decided> {
  const found = await lockRequest(trx, id);
  if (found === undefined) return { kind: "unknown" };
  const { request, order } = found;
  if (request.state !== "waiting") return { kind: "over" };
  if (request.asked_by === by.operatorId) return { kind: "own" };
  const problem = by.isApproved ? await findProblem(trx, order, wishOf(request)) : undefined;
  if (problem !== undefined) return problem;
  const onItsWay = request.kind === "refund" ? "sending" : "done";
  const decided = await trx
    .updateTable("money_request")
    .set({
      state: by.isApproved ? onItsWay : "declined",
      decided_by: by.operatorId,
      decided_at: sql<Date>`now()`,
      refunded_before_paise: order.refundedPaise,
      updated_at: sql<Date>`now()`,
      // It leaves now; the sweep asks when its word should be there.
      next_look_at: sql<Date>`now() + interval '2 minutes'`,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (decided.state === "done") await giveAgain(trx, decided, order);
  return { kind: "decided", request: decided, order };
}

/** An operator takes back what they asked for, while it waits. */
export async function withdrawRequest(trx: Db, id: string, operatorId: string): Promise<Decided> {
  const found = await lockRequest(trx, id);
  if (found === undefined || found.request.asked_by !== operatorId) return { kind: "unknown" };
  if (found.request.state !== "waiting") return { kind: "over" };
  const request = await changeRequest(trx, id, ["waiting"], { state: "withdrawn" });
  return request === undefined ? { kind: "over" } : { kind: "decided", ...found, request };
}

/** What the provider said of a refund that is being sent. Undefined where it is over already. */
export async function changeRequest(
  db: Db,
  id: string,
  from: readonly ("waiting" | "sending" | "sent")[],
  change: {
    readonly state: "sent" | "failed" | "withdrawn";
    readonly provider_request?: string;
    readonly problem?: string;
  },
): Promise<MoneyRequestRow | undefined> {
  return db
    .updateTable("money_request")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("id", "=", id)
    .where("state", "in", [...from])
    .returningAll()
    .executeTakeFirst();
}

/** Refunds that the ledger has booked are done, whoever told us of them. */
export async function finishBookedRefunds(db: Db): Promise<void> {
  await sql`
    update money_request r set state = 'done', updated_at = now() from payment_order o
    where o.txnid = r.txnid and r.kind = 'refund' and r.state in ('sending', 'sent')
      and o.refunded_paise >= r.refunded_before_paise + r.amount_paise`.execute(db);
}

/** A refund that is under way, and the payment that it is of. */
export interface DueRefund {
  readonly request: MoneyRequestRow;
  readonly order: Pick<OrderRow, "txnid" | "mihpayid">;
}

/**
 * Takes refunds that the provider is to be asked about: two minutes after they left, then after ever longer, at most six hours (banks take
 * days). Each goes to one caller; what a caller leaves undone comes again as if it had been asked about.
 */
export async function leaseDueRefunds(db: Db, limit: number): Promise<DueRefund[]> {
  const { rows } = await sql<MoneyRequestRow & { readonly mihpayid: string | null }>`
    update money_request r set next_look_at = now() + least(greatest(now() - coalesce(r.decided_at, r.asked_at), interval '2 minutes'), interval '6 hours')
    from payment_order o
    where o.txnid = r.txnid and r.id in (
      select id from money_request where state in ('sending', 'sent') and next_look_at <= now()
      order by next_look_at limit ${limit} for update skip locked)
    returning r.*, o.mihpayid`.execute(db);
  return rows.map(({ mihpayid, ...request }) => ({
    request,
    order: { txnid: request.txnid, mihpayid: mihpayid ?? "" },
  }));
}

/** A request with the addresses of those who asked and decided; null once such an account is gone. */
export interface NamedRequest extends MoneyRequestRow {
  readonly asked_by_email: string | null;
  readonly decided_by_email: string | null;
}

const MOST_LISTED = 100;
const NAMED = sql`r.*, a.email as asked_by_email, d.email as decided_by_email`;
const NAMES = sql`left join app_user a on a.id = r.asked_by left join app_user d on d.id = r.decided_by`;

/** What asks for an operator, the oldest first: all that is open, and what failed within a week with nothing asked for since. */
export async function listOpenRequests(db: Db): Promise<NamedRequest[]> {
  const { rows } = await sql<NamedRequest>`
    select ${NAMED} from money_request r ${NAMES}
    where r.state in ('waiting', 'sending', 'sent') or (r.state = 'failed' and r.updated_at > now() - interval '7 days'
      and not exists (select from money_request n where n.txnid = r.txnid and n.asked_at > r.asked_at))
    order by r.asked_at limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** The latest requests about each of these orders, the newest first. */
export async function listRequests(db: Db, txnids: readonly string[]): Promise<NamedRequest[]> {
  const { rows } = await sql<NamedRequest>`
    select ${NAMED} from unnest(${txnids}::text[]) as o (txnid)
      cross join lateral (select * from money_request where txnid = o.txnid order by asked_at desc limit ${MOST_LISTED}) r
      ${NAMES}
    order by r.asked_at desc`.execute(db);
  return rows;
}

/** One request, or undefined. */
export async function findRequest(db: Db, id: string): Promise<MoneyRequestRow | undefined> {
  return db.selectFrom("money_request").selectAll().where("id", "=", id).executeTakeFirst();
}

type LockedOrder = OrderRow & { readonly refundedPaise: number };

/** Wallet first, then order (RELIABILITY 2). */
async function lockOrder(trx: Db, txnid: string): Promise<LockedOrder | undefined> {
  const found = await trx
    .selectFrom("payment_order")
    .select("user_id")
    .where("txnid", "=", txnid)
    .executeTakeFirst();
  if (found === undefined) return undefined;
  await lockWallet(trx, found.user_id);
  const row = await trx
    .selectFrom("payment_order")
    .selectAll()
    .where("txnid", "=", txnid)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { ...toOrder(row), refundedPaise: row.refunded_paise };
}

async function lockRequest(
  trx: Db,
  id: string,
): Promise<{ readonly request: MoneyRequestRow; readonly order: LockedOrder } | undefined> {
  const found = await findRequest(trx, id);
  const order = found === undefined ? undefined : await lockOrder(trx, found.txnid);
  if (order === undefined) return undefined;
  const request = await trx
    .selectFrom("money_request")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { request, order };
}

const wishOf = (request: MoneyRequestRow): MoneyWish =>
  request.kind === "refund"
    ? { kind: "refund", amountPaise: request.amount_paise }
    : { kind: "write_off", credits: request.credits };

async function findProblem(
  trx: Db,
  order: LockedOrder,
  wish: MoneyWish,
): Promise<{ kind: "not_paid" } | { kind: "too_much"; left: number } | undefined> {
  if (wish.kind === "refund") {
    if (order.state !== "paid") return { kind: "not_paid" };
    const left = order.amountPaise - order.refundedPaise;
    return wish.amountPaise > left ? { kind: "too_much", left } : undefined;
  }
  if (order.credits === 0) return { kind: "not_paid" };
  const { given } = await trx
    .selectFrom("money_request")
    .select(sql<number>`coalesce(sum(credits), 0)::integer`.as("given"))
    .where("txnid", "=", order.txnid)
    .where("kind", "=", "write_off")
    .where("state", "=", "done")
    .executeTakeFirstOrThrow();
  const left = order.credits - given;
  return wish.credits > left ? { kind: "too_much", left } : undefined;
}

/** Paise that went back and cents that were given again. */
export interface Moved {
  readonly paise: number;
  readonly cents: number;
}
export const NOTHING_MOVED: Moved = { paise: 0, cents: 0 };

/**
 * What was moved for each of these persons in the last 24 hours without a second operator, whichever of their orders it was about.
 * Those for whom nothing was are left out.
 */
export async function findMovedAlone(
  db: Db,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, Moved>> {
  const { rows } = await sql<Moved & { userId: string }>`
    select o.user_id as "userId", coalesce(sum(r.amount_paise), 0)::int8 as paise, coalesce(sum(r.worth_cents), 0)::int8 as cents
    from money_request r join payment_order o on o.txnid = r.txnid
    where o.user_id = any(${userIds}) and not r.needs_second and r.state not in ('failed', 'withdrawn')
      and r.asked_at > now() - interval '24 hours'
    group by o.user_id`.execute(db);
  return new Map(rows.map(({ userId, paise, cents }) => [userId, { paise, cents }]));
}

/** The wallet's lock makes two requests for one person wait for each other, so both count. */
async function isAboveLimit(
  trx: Db,
  order: OrderRow,
  { wish, limits }: MoneyAsk,
): Promise<boolean> {
  const moved = await findMovedAlone(trx, [order.userId]);
  const { paise, cents } = moved.get(order.userId) ?? NOTHING_MOVED;
  return wish.kind === "refund"
    ? needsSecondOperator(wish.amountPaise, paise, limits.refundPaise)
    : needsSecondOperator(wish.credits * order.plan.priceCents, cents, limits.writeOffCents);
}

async function giveAgain(trx: Db, request: MoneyRequestRow, order: OrderRow): Promise<void> {
  await grantCredits(trx, {
    userId: order.userId,
    sourceKey: `write_off:${request.id}`,
    source: "write_off",
    credits: request.credits,
    unitPriceCents: order.plan.priceCents,
    note: `Credits given by our support: ${request.reason}`,
  });
}
