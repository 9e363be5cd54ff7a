import { z } from "zod";
import { PaymentState } from "../payment.ts";
import { defineRoutes, refusals } from "../route.ts";
import { OperatorReason, Wanted } from "./portals.ts";
import { consoleCall, consoleRefusals } from "./session.ts";

export const MoneyRequestState = z.enum([
  /** For a second operator. */
  "waiting",
  /** The provider is being asked, or was asked and has not answered. */
  "sending",
  /** The provider has taken it, and has not said yet what became of it. */
  "sent",
  /** In the ledger. */
  "done",
  "failed",
  "declined",
  "withdrawn",
]);
export type MoneyRequestState = z.infer<typeof MoneyRequestState>;

/** What an operator asks for about an order. */
export const MoneyRequest = z.object({
  id: z.string(),
  kind: z.enum(["refund", "write_off"]),
  txnid: z.string(),
  /** Of a refund, in rupees. */
  amount_inr: z.number(),
  /** Of a write-off: credits, and what they cost in the order, in dollars. */
  credits: z.number().int(),
  worth: z.number(),
  reason: z.string(),
  state: MoneyRequestState,
  /** Addresses; empty once such an account is gone. */
  asked_by: z.string(),
  asked_at: z.string(),
  decided_by: z.string(),
  decided_at: z.string().nullable(),
  needs_second: z.boolean(),
  /** Whether it is this operator's own: nobody confirms what they asked for. */
  is_own: z.boolean(),
  /** The provider's number of the refund; empty until it has one. */
  provider_request: z.string(),
  problem: z.string(),
});
export type MoneyRequest = z.infer<typeof MoneyRequest>;

export const ConsolePayment = z.object({
  txnid: z.string(),
  state: PaymentState,
  person_id: z.string(),
  /** Partly hidden. */
  person: z.string(),
  plan: z.string(),
  amount: z.number(),
  amount_inr: z.number(),
  usd_inr_rate: z.number(),
  credits: z.number().int(),
  /** Of the credits it brought, those that are still there. */
  credits_left: z.number().int(),
  refunded_inr: z.number(),
  /** What can go back still, in rupees. */
  refundable_inr: z.number(),
  /** Credits that were given again, and what one of them costs in dollars. */
  written_off: z.number().int(),
  credit_price: z.number(),
  /**
   * What was moved for this person in the last 24 hours without a second operator, whichever of their orders it was about: paise that
   * went back, cents that were given again. It counts for whether the next one needs a second (`needsSecondOperator`).
   */
  moved_alone: z.object({ paise: z.number().int(), cents: z.number().int() }),
  provider_id: z.string(),
  mode: z.string(),
  receipt_no: z.string(),
  /** Why it failed or went back. */
  reason: z.string(),
  created_at: z.string(),
  settled_at: z.string().nullable(),
  /** What was said of it, the oldest first. */
  evidence: z.array(
    z.object({
      at: z.string(),
      source: z.enum(["return", "webhook", "verify"]),
      verdict: z.enum(["credited", "recorded", "duplicate", "refused", "open"]),
      problem: z.string(),
    }),
  ),
  requests: z.array(MoneyRequest),
});
export type ConsolePayment = z.infer<typeof ConsolePayment>;

export const OpenOrder = z.object({
  txnid: z.string(),
  state: PaymentState,
  amount_inr: z.number(),
  age_seconds: z.number(),
});

export const ConsolePayments = z.object({
  as_of: z.string(),
  /** What waits for a second operator, refunds that are under way, and those that failed within a week with nothing asked for since; the oldest first. */
  open_requests: z.array(MoneyRequest),
  /** Orders that the provider is still asked about, the oldest first. */
  open_orders: z.array(OpenOrder),
  /** Since midnight of the operator's day, in rupees and dollars. */
  today: z.object({ paid_inr: z.number(), refunded_inr: z.number(), written_off: z.number() }),
  /** The newest proof of the ledger; null before the first. */
  ledger: z.object({ at: z.string(), is_sound: z.boolean() }).nullable(),
  limits: z.object({ refund_inr: z.number(), write_off: z.number() }),
});
export type ConsolePayments = z.infer<typeof ConsolePayments>;

const order = z.object({ txnid: z.string().min(1).max(25) });
const one = { 200: ConsolePayment, ...consoleRefusals } as const;
const request = z.object({ id: z.uuid() });
const Rupees = z.number().positive().max(10_000_000).multipleOf(0.01);

/** Money moves only in a session in which a code was typed within the last 15 minutes. */
const money = { ...consoleCall, method: "POST", reauthentication: "fresh" } as const;

export const consolePaymentRoutes = defineRoutes({
  listConsolePayments: {
    ...consoleCall,
    method: "GET",
    path: "/v1/console/payments",
    summary: "What waits for a second operator, open orders, today's sums, and the limits",
    responses: { 200: ConsolePayments, ...consoleRefusals },
  },
  lookUpPayments: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/payments/look-up",
    summary:
      "Orders by their number, the provider's number, or the payer's address; the look is noted",
    body: z.object({ wanted: Wanted }),
    responses: { 200: z.object({ payments: z.array(ConsolePayment) }), ...consoleRefusals },
  },
  askProvider: {
    ...consoleCall,
    method: "POST",
    path: "/v1/console/payments/:txnid/ask",
    summary: "Asks the provider what became of the payment and its refunds, and books what it says",
    params: order,
    body: z.object({}),
    responses: { ...one, ...refusals(502) },
  },
  askRefund: {
    ...money,
    path: "/v1/console/payments/:txnid/refund",
    summary: "Sends rupees back by the provider; above the limit it waits for a second operator",
    params: order,
    body: z.object({ amount_inr: Rupees, reason: OperatorReason }),
    responses: { ...one, ...refusals(409) },
  },
  askWriteOff: {
    ...money,
    path: "/v1/console/payments/:txnid/write-off",
    summary:
      "Gives credits of an order again at our cost; above the limit it waits for a second operator",
    params: order,
    body: z.object({ credits: z.number().int().min(1).max(100_000), reason: OperatorReason }),
    responses: { ...one, ...refusals(409) },
  },
  approveRequest: {
    ...money,
    path: "/v1/console/money-requests/:id/approve",
    summary: "A second operator confirms it, and it is done",
    params: request,
    body: z.object({}),
    responses: { ...one, ...refusals(409) },
  },
  declineRequest: {
    ...money,
    path: "/v1/console/money-requests/:id/decline",
    summary: "A second operator declines it; its own asker withdraws it",
    params: request,
    body: z.object({}),
    responses: { ...one, ...refusals(409) },
  },
  sendRefundAgain: {
    ...money,
    path: "/v1/console/money-requests/:id/send",
    summary:
      "Asks the provider once more for a refund that it has not answered; it is the same refund",
    params: request,
    body: z.object({}),
    responses: { ...one, ...refusals(409, 502) },
  },
});
