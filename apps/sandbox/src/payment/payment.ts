import { z } from "zod";

/** What a merchant may post to the checkout, by the names of the wire. */
export const FIELD_NAMES = [
  "key",
  "txnid",
  "amount",
  "productinfo",
  "firstname",
  "lastname",
  "address1",
  "address2",
  "city",
  "state",
  "country",
  "zipcode",
  "email",
  "phone",
  "udf1",
  "udf2",
  "udf3",
  "udf4",
  "udf5",
  "surl",
  "furl",
] as const;

const CheckoutFields = z.record(z.enum(FIELD_NAMES), z.string());
export type CheckoutFields = z.infer<typeof CheckoutFields>;

/** The state inside the payment company; `status` is what it amounts to for the merchant. */
const UnmappedStatus = z.enum([
  "initiated",
  "in progress",
  "pending",
  "auth",
  "captured",
  "failed",
  "userCancelled",
  "bounced",
  "dropped",
]);
export type UnmappedStatus = z.infer<typeof UnmappedStatus>;

const Instrument = z.object({
  mode: z.enum(["CC", "DC", "UPI", "NB"]),
  bankcode: z.string(),
  pg_type: z.string(),
  /** Only ever masked; the number itself is kept nowhere. */
  card_no: z.string(),
  card_type: z.string(),
  name_on_card: z.string(),
  vpa: z.string(),
  bank_name: z.string(),
  /** What the bank will say, for a card after its code. */
  ending: z.enum(["captured", "auth", "pending", "declined", "insufficient_funds"]),
});
export type Instrument = z.infer<typeof Instrument>;

/** Money that moved, or is to move, after the payment page: what `check_action_status` lists. */
const Action = z.object({
  request_id: z.string(),
  action: z.enum(["capture", "refund", "cancel", "chargeback", "chargebackReversal"]),
  amount_paise: z.number().int(),
  token: z.string(),
  status: z.enum(["queued", "success", "failure"]),
  at: z.string(),
});
export type Action = z.infer<typeof Action>;

const Dispute = z.object({
  cb_id: z.number().int(),
  amount_paise: z.number().int(),
  state: z.enum(["open", "won", "lost"]),
  reason: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Dispute = z.infer<typeof Dispute>;

/** One payment, from the merchant's form to whatever became of it. */
export const Payment = z.object({
  txnid: z.string(),
  /** The payment company's own number. */
  mihpayid: z.string(),
  /** Unguessable part of the payment page's address. */
  page_id: z.string(),
  fields: CheckoutFields,
  amount_paise: z.number().int(),
  /** Charged on top by the payment company, where the merchant agreed to it. */
  charges_paise: z.number().int().nullable(),
  status: z.enum(["pending", "success", "failure"]),
  unmappedstatus: UnmappedStatus,
  /** Which page the payer sees. */
  stage: z.enum(["choose", "otp", "upi", "bank", "done"]),
  otp_tries_left: z.number().int(),
  instrument: Instrument.nullable(),
  bank_ref_num: z.string(),
  error: z.string(),
  error_message: z.string(),
  field9: z.string(),
  /** Whether the browser was given the form that leads back to the merchant. */
  is_returned: z.boolean(),
  actions: z.array(Action),
  disputes: z.array(Dispute),
  created_at: z.string(),
  settled_at: z.string().nullable(),
});
export type Payment = z.infer<typeof Payment>;

/** Paise sent back, or on their way. */
export function refundedPaise(payment: Payment): number {
  return payment.actions
    .filter((action) => action.action === "refund" && action.status !== "failure")
    .reduce((sum, action) => sum + action.amount_paise, 0);
}

/** surl for what was paid or may still be, furl for the rest. */
export function returnAddress(payment: Payment): string {
  return payment.status === "failure" ? payment.fields.furl : payment.fields.surl;
}

const CLOCK = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Asia/Kolkata",
  dateStyle: "short",
  timeStyle: "medium",
});

/** `YYYY-MM-DD HH:mm:ss` in Indian time, as `addedon` has it. */
export function addedOn(payment: Payment): string {
  return CLOCK.format(new Date(payment.created_at));
}
