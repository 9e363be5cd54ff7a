import { type ConsolePayment, MoneyRequest, MoneyRequestState } from "@sendoff/contract/console";
import { veilEmail } from "@sendoff/db/auth";
import type { Db } from "@sendoff/db/client";
import {
  type EvidenceRow,
  findOrderStates,
  listEvidence,
  type OrderState,
} from "@sendoff/db/console";
import {
  findMovedAlone,
  findOrders,
  listRequests,
  type NamedRequest,
  NOTHING_MOVED,
  type OrderRow,
} from "@sendoff/db/payment";
import { UserError } from "@sendoff/kit/errors";
import { z } from "zod";

const EVIDENCE_SHOWN = 40;
const Source = z.enum(["return", "webhook", "verify"]);
const Verdict = z.enum(["credited", "recorded", "duplicate", "refused", "open"]);
const Kind = MoneyRequest.shape.kind;

/** An order with what was said of it and what operators asked for. Throws UserError 404. */
export async function describePayment(
  db: Db,
  txnid: string,
  operatorId: string,
): Promise<ConsolePayment> {
  const [payment] = await describePayments(db, [txnid], operatorId);
  if (payment === undefined) throw noOrder();
  return payment;
}

/** The same for several, in the order of their numbers; those that are not there are left out. */
export async function describePayments(
  db: Db,
  txnids: readonly string[],
  operatorId: string,
): Promise<ConsolePayment[]> {
  const orders = new Map((await findOrders(db, txnids)).map((order) => [order.txnid, order]));
  const states = new Map((await findOrderStates(db, txnids)).map((state) => [state.txnid, state]));
  const evidence = Map.groupBy(
    await listEvidence(db, txnids, EVIDENCE_SHOWN),
    (said) => said.txnid,
  );
  const requests = Map.groupBy(await listRequests(db, txnids), (request) => request.txnid);
  const moved = await findMovedAlone(
    db,
    [...orders.values()].map(({ userId }) => userId),
  );
  return txnids.flatMap((txnid) => {
    const order = orders.get(txnid);
    const state = states.get(txnid);
    if (order === undefined || state === undefined) return [];
    return {
      ...presentOrder(order, state),
      moved_alone: moved.get(order.userId) ?? NOTHING_MOVED,
      evidence: (evidence.get(txnid) ?? []).map(presentEvidence),
      requests: (requests.get(txnid) ?? []).map((row) => presentRequest(row, operatorId)),
    };
  });
}

function presentOrder(
  order: OrderRow,
  state: OrderState,
): Omit<ConsolePayment, "moved_alone" | "evidence" | "requests"> {
  const { plan, amountPaise, amountCents } = order;
  const canGoBack = order.state === "paid" ? amountPaise - state.refundedPaise : 0;
  return {
    txnid: order.txnid,
    state: order.state,
    person_id: order.userId,
    person: state.email === null ? "" : veilEmail(state.email),
    plan: plan.name,
    amount: amountCents / 100,
    amount_inr: amountPaise / 100,
    usd_inr_rate: order.usdInrRate,
    credits: order.credits,
    credits_left: state.creditsLeft,
    refunded_inr: state.refundedPaise / 100,
    refundable_inr: canGoBack / 100,
    written_off: state.writtenOff,
    credit_price: plan.priceCents / 100,
    provider_id: order.mihpayid,
    mode: order.mode,
    receipt_no: order.receiptNo,
    reason: order.reason,
    created_at: order.createdAt.toISOString(),
    settled_at: order.settledAt?.toISOString() ?? null,
  };
}

/** A request as the operator reads it. */
export function presentRequest(row: NamedRequest, operatorId: string): MoneyRequest {
  return {
    id: row.id,
    kind: Kind.parse(row.kind),
    txnid: row.txnid,
    amount_inr: row.amount_paise / 100,
    credits: row.credits,
    worth: row.worth_cents / 100,
    reason: row.reason,
    state: MoneyRequestState.parse(row.state),
    asked_by: row.asked_by_email ?? "",
    asked_at: row.asked_at.toISOString(),
    decided_by: row.decided_by_email ?? "",
    decided_at: row.decided_at?.toISOString() ?? null,
    needs_second: row.needs_second,
    is_own: row.asked_by === operatorId,
    provider_request: row.provider_request,
    problem: row.problem,
  };
}

function presentEvidence({ at, source, verdict, problem }: EvidenceRow) {
  return {
    at: at.toISOString(),
    source: Source.parse(source),
    verdict: Verdict.parse(verdict ?? "open"),
    problem,
  };
}

/** No order has this number. */
export function noOrder(): UserError {
  return new UserError(404, "not_found", "No order has this number.");
}
