import { z } from "zod";
import { RECHARGE_MAX_DOLLARS, RECHARGE_MIN_DOLLARS, RECHARGE_STEP_DOLLARS } from "./constants.ts";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";

/** What the user owns (DECISIONS D4). Dollars, unless a name says otherwise. */
export const WalletBalance = z.object({
  /** Cash plus remaining credits at their price. */
  balance: z.number(),
  /** The same in rupees at the stored rate. */
  balance_inr: z.number(),
  usd_inr_rate: z.number(),
  /** What was paid and made no whole credit; it counts towards the next recharge. */
  cash: z.number(),
  credits: z.number(),
  /** Credits reserved for applications being submitted; not part of `credits`. */
  credits_held: z.number(),
  /** Below 500 rupees (SPEC 9). */
  low_balance: z.boolean(),
  /** Since the first of this month in the user's time zone. */
  this_month: z.object({
    /** What the credits of confirmed applications had cost. */
    spent: z.number(),
    applications: z.number(),
  }),
  /** Lots with credits left, in the order they are spent. */
  lots: z.array(
    z.object({
      credits: z.number(),
      unit_price: z.number(),
      expires_at: z.string(),
      source: Translated,
    }),
  ),
});
export type WalletBalance = z.infer<typeof WalletBalance>;

/** Lines of a kind that the billing history shows at most; the statement has every one. */
export const HISTORY_LINES_MAX = 500;

/**
 * SPEC 3 "Billing history", newest first, at most HISTORY_LINES_MAX of a kind. Beside the spec's fields each line has what the page needs to name it and to open its
 * receipt. `completed` is the badge's default; a recharge that is not paid shows here too, with its own status.
 */
export const BillingHistory = z.object({
  credits: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      /** Credits it brought; 0 while it is not paid. */
      credits: z.number(),
      created_at: z.string(),
      status: z.enum(["completed", "pending", "failed", "refunded", "disputed"]),
      payu_transaction_id: z.string(),
      reason: Translated,
      /** Of a recharge; empty for credits that were granted. */
      txnid: z.string(),
      /** Of a paid recharge; empty otherwise. */
      receipt_no: z.string(),
    }),
  ),
  debits: z.array(
    z.object({
      id: z.string(),
      /** What the credits had cost, or the dollars sent back. */
      amount: z.number(),
      credits: z.number(),
      executed_at: z.string(),
      status: z.literal("completed"),
      reason: Translated,
      /** The application that used the credit; empty for anything else. */
      task_id: z.string(),
      /** Of that application's receipt: "SO-2611-004812"; empty without one. */
      receipt_no: z.string(),
      kind: z.enum(["application", "expiry", "refund", "dispute"]),
    }),
  ),
});
export type BillingHistory = z.infer<typeof BillingHistory>;

/** One way to buy credits (SPEC 3 "Plan", DECISIONS D4). */
export const Plan = z.object({
  id: z.number(),
  name: z.string(),
  /** Its first line is shown; the others are the features. */
  description: Translated,
  /** Credits that `cost_per_application` buys: 1 in every plan there is. */
  credits: z.number(),
  /** Dollars for one application: the plan's price. */
  cost_per_application: z.number(),
  /** Applications that the recharge dialog starts from; no lower limit (DECISIONS D4). */
  minimum_applications: z.number(),
  is_best_value: z.boolean(),
});
export type Plan = z.infer<typeof Plan>;

/**
 * What is known of a payment. `created`: sent to the payment page, nothing heard. `pending`: the bank has not decided. `paid`:
 * confirmed and credited. `failed`: no money was taken; late evidence may still turn it into `paid`. `refunded`: all of it went
 * back. `disputed`: the bank has taken it back for now.
 */
export const PaymentState = z.enum([
  "created",
  "pending",
  "paid",
  "failed",
  "refunded",
  "disputed",
]);
export type PaymentState = z.infer<typeof PaymentState>;

/**
 * `status` in the address of /payment-success and /payment-failure, as the server judged it, whatever was posted. `pending` comes
 * on /payment-success: PayU says paid, or has not decided, and nobody could confirm it yet. That page must not call it a success;
 * getPayment and checkPayment tell what became of it.
 */
export const PaymentResultStatus = z.enum(["success", "pending", "failure"]);
export type PaymentResultStatus = z.infer<typeof PaymentResultStatus>;

/** One recharge as the server knows it. */
export const Payment = z.object({
  txnid: z.string(),
  state: PaymentState,
  plan_id: z.number(),
  plan_name: z.string(),
  /** Dollars asked for. */
  amount: z.number(),
  /** Rupees charged, at `usd_inr_rate` of the moment the order was made. */
  amount_inr: z.number(),
  usd_inr_rate: z.number(),
  /** Credits it brought; 0 until paid. */
  credits: z.number(),
  /** Dollars refunded so far; the whole amount once it is `refunded`. */
  refunded: z.number(),
  /** PayU's own number (mihpayid); empty until it told one. */
  payu_transaction_id: z.string(),
  /** "Credit card", "UPI": the way it was paid, in words; empty until known. */
  method: Translated,
  /** Why it failed, in words for people; empty otherwise. */
  reason: Translated,
  /** Failed because the payer left the payment page without paying: "Not paid", and nothing went wrong. */
  is_left_by_payer: z.boolean(),
  /** Empty until paid. */
  receipt_no: z.string(),
  /** When the credits lapse that are left of it; null until paid. */
  expires_at: z.string().nullable(),
  created_at: z.string(),
  /** When it was decided; null while it is open. */
  settled_at: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/**
 * The spec's body: `plan_` is the plan's id, as number or digits. Without one that exists the answer is 402, not 400 (SPEC 8), so
 * anything may stand there. `amount` is in dollars in steps of 0.01.
 */
export const AddToWallet = z.object({
  plan_: z
    .union([z.number(), z.string().trim().max(20), z.null()])
    .optional()
    .catch(undefined),
  amount: z
    .number({ error: "Please enter a valid amount" })
    .positive("Please enter a valid amount")
    .min(RECHARGE_MIN_DOLLARS, "Minimum amount is $1")
    .max(RECHARGE_MAX_DOLLARS, "At most $10,000 at a time")
    .multipleOf(RECHARGE_STEP_DOLLARS, "Please enter a valid amount"),
});
export type AddToWallet = z.infer<typeof AddToWallet>;

/** Form fields to post to `payment_url` as they are; `success` alone when nothing is left to pay (DECISIONS D12). */
export const AddToWalletAnswer = z.union([
  z.object({
    payment_url: z.url(),
    data: z.record(z.string(), z.string()),
    txnid: z.string(),
  }),
  z.object({ success: z.literal(true) }),
]);
export type AddToWalletAnswer = z.infer<typeof AddToWalletAnswer>;

const txnid = z.object({ txnid: z.string().trim().min(1).max(64) });

export const paymentRoutes = defineRoutes({
  getWalletBalance: {
    method: "GET",
    path: "/v1/job/payment/get-wallet-balance",
    tag: "Wallet",
    summary: "Balance, credits and this month's spending",
    auth: "bearer",
    responses: { 200: WalletBalance, ...refusals(401, 503) },
  },
  getBillingHistory: {
    method: "GET",
    path: "/v1/job/payment/get-billing-history",
    tag: "Wallet",
    summary: "Recharges and free credits, and what credits were used for; newest first",
    auth: "bearer",
    responses: { 200: BillingHistory, ...refusals(401, 503) },
  },
  getPlans: {
    method: "GET",
    path: "/v1/job/payment/get-plans",
    tag: "Wallet",
    summary: "Plans that can be bought",
    auth: "bearer",
    responses: { 200: z.object({ plans: z.array(Plan) }), ...refusals(401, 503) },
  },
  addToWallet: {
    method: "POST",
    path: "/v1/job/payment/add-to-wallet",
    tag: "Wallet",
    summary: "Make an order and answer the form that the browser posts to the payment page",
    auth: "bearer",
    body: AddToWallet,
    responses: { 200: AddToWalletAnswer, ...refusals(400, 401, 402, 429, 503) },
  },
  getPayments: {
    method: "GET",
    path: "/v1/job/payment/get-payments",
    tag: "Wallet",
    summary: "The user's recharges, newest first",
    auth: "bearer",
    responses: { 200: z.object({ payments: z.array(Payment) }), ...refusals(401, 503) },
  },
  getPayment: {
    method: "GET",
    path: "/v1/job/payment/payments/:txnid",
    tag: "Wallet",
    summary: "What is known of one recharge",
    auth: "bearer",
    params: txnid,
    responses: { 200: Payment, ...refusals(401, 404, 503) },
  },
  checkPayment: {
    method: "POST",
    path: "/v1/job/payment/payments/:txnid/check",
    tag: "Wallet",
    summary: "Ask the payment provider now what became of a recharge",
    auth: "bearer",
    params: txnid,
    responses: { 200: Payment, ...refusals(401, 404, 429, 502, 503) },
  },
  getPaymentReceipt: {
    method: "GET",
    path: "/v1/job/payment/payments/:txnid/receipt",
    tag: "Wallet",
    summary: "The receipt of a paid recharge as a PDF",
    auth: "bearer",
    params: txnid,
    produces: "file",
    responses: { 200: z.unknown(), ...refusals(401, 404, 409, 503) },
  },
  getStatement: {
    method: "GET",
    path: "/v1/job/payment/get-statement",
    tag: "Wallet",
    summary: "Every line of the user's ledger as CSV, oldest first, with the balance after each",
    auth: "bearer",
    produces: "csv",
    responses: { 200: z.string(), ...refusals(401, 503) },
  },
});
