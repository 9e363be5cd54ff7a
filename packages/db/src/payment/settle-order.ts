import {
  canMove,
  isCredited,
  judgeEvidence,
  ORDER_VERIFICATION_SECONDS,
  refundedCents,
} from "@sendoff/domain/money";
import type { PaymentFact } from "@sendoff/kit/payu";
import { type Selectable, sql, type UpdateObject } from "kysely";
import type { Db } from "../client.ts";
import {
  closeDispute,
  openDispute,
  refundPayment,
  topUp,
} from "../ledger/payment-ledger.repository.ts";
import type { DB, PaymentOrder } from "../schema.ts";
import type { EvidenceVerdict } from "./evidence.repository.ts";
import { toOrder } from "./order.repository.ts";

type Row = Selectable<PaymentOrder>;
type Change = UpdateObject<DB, "payment_order">;

/** What the provider answered, and the number of our question. */
export interface Answered {
  readonly ask: number;
  readonly answer: PaymentFact | undefined;
  /** The payment's number in a post that claims success. */
  readonly claimedPaymentId: string | undefined;
}

/** What an answer changed. */
export interface Progress {
  readonly verdict: EvidenceVerdict;
  readonly problem?: string;
  readonly row: Row;
}

/**
 * Makes of the provider's answer what it means for the order and the ledger. Needs the locks of the wallet and the order. What
 * only ever grows (paid, refunded) counts from any answer; all else only from one that no later answer has overtaken.
 */
export async function settleOrder(trx: Db, row: Row, answered: Answered): Promise<Progress> {
  const { answer } = answered;
  const problem = answer && (await findProblem(trx, row, answer));
  if (problem !== undefined) return refuse(trx, row, problem);
  if (answer?.status === "captured" && answered.claimedPaymentId !== undefined) {
    // PayU says that the order is paid, but by another payment than the message named that made us ask: the message is refused, and PayU is asked again without it.
    const isOther = answered.claimedPaymentId !== answer.mihpayid;
    const problem = "wrong_payment";
    if (isOther) return { verdict: "refused", problem, row: await update(trx, row, verifySoon()) };
  }
  const isNews = answered.ask > row.answered_ask;
  const asked = { answered_ask: Math.max(answered.ask, row.answered_ask) };
  if (!isCredited(toOrder(row).state)) {
    if (answer?.status === "captured") {
      const paid = await credit(trx, await update(trx, row, asked), answer);
      return { verdict: "credited", row: await followMoney(trx, paid, answer, isNews) };
    }
    return watch(trx, await update(trx, row, asked), { ...answered, isNews });
  }
  const before = await update(trx, row, { ...asked, next_look_at: null });
  if (answer === undefined) return { verdict: "duplicate", row: before };
  const after = await followMoney(trx, before, answer, isNews);
  const isSame = after.state === before.state && after.refunded_paise === before.refunded_paise;
  return { verdict: isSame ? "duplicate" : "recorded", row: after };
}

/** The provider's own answer is to fit the order as well, and its payment is to belong to no other. */
async function findProblem(trx: Db, row: Row, answer: PaymentFact): Promise<string | undefined> {
  if (answer.txnid !== row.txnid) return "wrong_order";
  const terms = toOrder(row);
  const problem = judgeEvidence(terms, answer, false);
  if (problem !== undefined) return problem;
  if (answer.status !== "captured") return undefined;
  if (answer.mihpayid === "") return "wrong_payment";
  if (isCredited(terms.state) && row.mihpayid !== answer.mihpayid) return "wrong_payment";
  const other = await trx
    .selectFrom("payment_order")
    .select("txnid")
    .where("mihpayid", "=", answer.mihpayid)
    .where("txnid", "<>", row.txnid)
    .executeTakeFirst();
  return other === undefined ? undefined : "used_payment";
}

async function refuse(trx: Db, row: Row, problem: string): Promise<Progress> {
  const updated = await update(trx, row, nextVerification(row));
  const isOver =
    updated.next_look_at === null && (row.state === "created" || row.state === "pending");
  const reason = "What the payment provider says of this payment does not fit the order";
  return {
    verdict: "refused",
    problem,
    row: isOver ? await update(trx, updated, { state: "failed", reason }) : updated,
  };
}

async function credit(trx: Db, row: Row, answer: PaymentFact): Promise<Row> {
  const credits = await topUp(trx, { ...ledgerPayment(row), usdInrRate: row.usd_inr_rate });
  return update(trx, row, {
    state: "paid",
    credits,
    mihpayid: answer.mihpayid,
    mode: answer.mode,
    bank_reference: answer.bankReference,
    reason: "",
    receipt_number: sql<number>`nextval('payment_receipt_number')`,
    settled_at: sql<Date>`clock_timestamp()`,
    next_look_at: null,
  });
}

/** Not paid: keeps what was told, and when to ask again. After a day without a payment the order has failed. */
async function watch(
  trx: Db,
  row: Row,
  { answer, claimedPaymentId, isNews }: Answered & { readonly isNews: boolean },
): Promise<Progress> {
  const claimed = claimedPaymentId !== undefined;
  const updated = await update(trx, row, claimed ? verifySoon() : nextVerification(row));
  const change = isNews ? describeUnpaid(updated, answer) : undefined;
  const isSame = change === undefined || !canMove(toOrder(row).state, change.state);
  return {
    verdict: isSame && !claimed ? "duplicate" : "recorded",
    ...(claimed ? { problem: "not_confirmed" } : {}),
    row: isSame ? updated : await update(trx, updated, change),
  };
}

function describeUnpaid(
  row: Row,
  answer: PaymentFact | undefined,
): (Change & { readonly state: "failed" | "pending" }) | undefined {
  if (answer?.status === "failed") {
    return {
      state: "failed",
      mode: answer.mode,
      bank_reference: answer.bankReference,
      reason: answer.error === "" ? "The bank did not accept the payment" : answer.error,
    };
  }
  if (row.next_look_at === null) {
    return {
      state: "failed",
      reason:
        answer === undefined
          ? "No payment was made within a day"
          : "The bank did not confirm the payment within a day. If it takes the money after all, it is credited.",
    };
  }
  return answer && { state: "pending", mode: answer.mode };
}

/** What happened to the money after it arrived. A dispute takes all that is left; refunds beside it are booked when it ends. */
async function followMoney(trx: Db, row: Row, answer: PaymentFact, isNews: boolean): Promise<Row> {
  const refundedPaise = Math.min(answer.refundedPaise, row.amount_paise);
  let now = row;
  if (now.state === "disputed" && isNews && isHeldAgain(answer)) {
    const isLost = refundedPaise >= row.amount_paise;
    const payment = { ...ledgerPayment(row), time: row.disputes };
    await closeDispute(trx, payment, isLost ? "lost" : "won");
    now = await update(trx, now, isLost ? goneForGood(row) : { state: "paid", reason: "" });
  }
  if (now.state === "paid" && refundedPaise > now.refunded_paise) {
    now = await refund(trx, now, refundedPaise);
  }
  if (now.state === "paid" && isNews && answer.isDisputed) {
    const time = now.disputes + 1;
    const cents = now.amount_cents - now.refunded_cents;
    await openDispute(trx, { ...ledgerPayment(now), cents, time });
    const reason = "The bank has taken this payment back because of a dispute";
    now = await update(trx, now, { state: "disputed", disputes: time, reason });
  }
  return now;
}

/** Whether the provider calls the payment ours again. Anything less clear leaves a dispute open. */
function isHeldAgain(answer: PaymentFact): boolean {
  return answer.status === "captured" && !answer.isDisputed;
}

function goneForGood(row: Row): Change {
  return {
    state: "refunded",
    refunded_paise: row.amount_paise,
    refunded_cents: row.amount_cents,
    reason: "The bank took this payment back after a dispute",
  };
}

async function refund(trx: Db, row: Row, refundedPaise: number): Promise<Row> {
  const totalCents = refundedCents(
    { amountCents: row.amount_cents, amountPaise: row.amount_paise },
    refundedPaise,
  );
  const cents = totalCents - row.refunded_cents;
  // A fraction of a cent moves nothing yet; the next refund counts it in.
  if (cents > 0) await refundPayment(trx, { ...ledgerPayment(row), cents, totalCents });
  return update(trx, row, {
    refunded_paise: refundedPaise,
    refunded_cents: totalCents,
    ...(refundedPaise >= row.amount_paise ? { state: "refunded" } : {}),
  });
}

function ledgerPayment(row: Row) {
  return {
    txnid: row.txnid,
    userId: row.user_id,
    priceCents: row.price_cents,
    amountCents: row.amount_cents,
  };
}

/** The first look that still lies ahead; none after a day. A look that nobody made in time is not made up for. */
function nextVerification(row: Row): Change {
  if (isCredited(toOrder(row).state)) return { next_look_at: null };
  return {
    next_look_at: sql<Date | null>`(select min(at) from (select created_at + make_interval(secs => look) as at
      from unnest(${sql.val(ORDER_VERIFICATION_SECONDS)}::int[]) as look) looks where at > now())`,
  };
}

/** Something was said of it that is not settled yet. */
function verifySoon(): Change {
  return {
    next_look_at: sql<Date>`now() + make_interval(secs => ${ORDER_VERIFICATION_SECONDS[0]})`,
  };
}

async function update(trx: Db, row: Row, change: Change): Promise<Row> {
  return trx
    .updateTable("payment_order")
    .set({ ...change, updated_at: sql<Date>`now()` })
    .where("txnid", "=", row.txnid)
    .returningAll()
    .executeTakeFirstOrThrow();
}
