import { z } from "zod";
import { OperationalError } from "../errors.ts";
import { parsePaise } from "./paise.ts";
import type { PaymentFact } from "./payment-provider.ts";
import { readReason, readStatus } from "./payment-status.ts";
import { commandHash } from "./payu-hash.ts";

/** PayU answers within a second or two; somebody may be waiting at a browser while we ask. */
const TIMEOUT_MS = 6000;
/** One more try: a lost connection is common, a second one in a row is an outage, and the sweep comes back. */
const TRIES = 2;

export interface WebServiceOptions {
  readonly key: string;
  readonly salt: string;
  /** Address of postservice.php, with `form=2` for answers in JSON. */
  readonly verifyUrl: string;
  readonly timeoutMs?: number;
}

const text = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? "" : String(value).trim()));

/** One entry of `transaction_details`. PayU mixes text, numbers and null for the same field. */
const Detail = z.object({
  txnid: text,
  mihpayid: text,
  status: text,
  unmappedstatus: text,
  amt: text,
  transaction_amount: text,
  productinfo: text,
  email: text,
  udf1: text,
  mode: text,
  bank_ref_num: text,
  error_Message: text,
  field9: text,
});
const Action = z.object({ action: text, status: text, amt: text });
// PHP writes an empty map as a list.
export const Details = z.union([
  z.record(z.string(), z.unknown()),
  z.array(z.unknown()).transform((): Record<string, unknown> => ({})),
]);
const Answer = z.object({ transaction_details: Details });

/**
 * verify_payment, and for captured money check_action_status, which alone tells what was refunded and what the bank took back.
 * Undefined when PayU knows no such payment. Throws OperationalError when PayU cannot be reached or answers what cannot be read.
 */
export async function verifyPayment(
  options: WebServiceOptions,
  txnid: string,
): Promise<PaymentFact | undefined> {
  const details = await ask(options, "verify_payment", txnid);
  const found = Detail.safeParse(Object.hasOwn(details, txnid) ? details[txnid] : undefined);
  if (!found.success || found.data.status.toLowerCase() === "not found") return undefined;
  const detail = found.data;
  const amountPaise = parsePaise(detail.transaction_amount || detail.amt);
  if (amountPaise === undefined) throw unreadable("an amount that is none");
  if (detail.txnid !== "" && detail.txnid !== txnid) throw unreadable("another payment");
  const { status, isDisputed } = readStatus(detail.status, detail.unmappedstatus);
  const texts = {
    unmapped: detail.unmappedstatus,
    message: detail.error_Message,
    field9: detail.field9,
  };
  const actions =
    status === "captured" ? await sumActions(options, detail.mihpayid) : NOTHING_REVERSED;
  return {
    txnid,
    status,
    amountPaise,
    productInfo: detail.productinfo,
    email: detail.email,
    udf1: detail.udf1,
    mihpayid: detail.mihpayid,
    mode: detail.mode,
    bankReference: detail.bank_ref_num,
    error: status === "failed" ? readReason(texts) : "",
    refundedPaise: actions.refundedPaise,
    isDisputed: isDisputed || actions.isDisputed,
  };
}

type ReversalFacts = Pick<PaymentFact, "refundedPaise" | "isDisputed">;
const NOTHING_REVERSED: ReversalFacts = { refundedPaise: 0, isDisputed: false };

/** What went back of a payment. Only what went through counts: a refund that is queued may still fail. */
async function sumActions(options: WebServiceOptions, mihpayid: string): Promise<ReversalFacts> {
  const details = await ask(options, "check_action_status", mihpayid, { var2: "payuid" });
  const actions = Details.safeParse(details[mihpayid]);
  if (!actions.success) return NOTHING_REVERSED;
  const paise = { refund: 0, chargeback: 0, chargebackreversal: 0 };
  for (const entry of Object.values(actions.data)) {
    const action = Action.safeParse(entry);
    if (!action.success || action.data.status.toLowerCase() !== "success") continue;
    const kind = action.data.action.toLowerCase();
    if (kind !== "refund" && kind !== "chargeback" && kind !== "chargebackreversal") continue;
    const amount = parsePaise(action.data.amt);
    if (amount === undefined) throw unreadable(`a ${kind} of no amount`);
    paise[kind] += amount;
  }
  return {
    refundedPaise: paise.refund,
    isDisputed: paise.chargeback > paise.chargebackreversal,
  };
}

/** The details of an answer, by what was asked. Throws OperationalError as `verifyPayment`. */
export async function ask(
  options: WebServiceOptions,
  command: string,
  var1: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Record<string, unknown>> {
  return readAnswer(await postCommand(options, command, var1, more));
}

/**
 * Posts a signed command and returns the body of its answer. Throws OperationalError when PayU cannot be reached: a command that
 * changes something may have arrived all the same.
 */
export async function postCommand(
  options: WebServiceOptions,
  command: string,
  var1: string,
  more: Readonly<Record<string, string>>,
): Promise<string> {
  const { key, salt } = options;
  const body = new URLSearchParams({
    key,
    command,
    var1,
    ...more,
    hash: commandHash(key, command, var1, salt),
  });
  let cause: unknown;
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const response = await fetch(options.verifyUrl, {
        method: "POST",
        body,
        // A redirect would carry the signed question elsewhere.
        redirect: "error",
        signal: AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS),
      });
      if (response.ok) return await response.text();
      cause = new Error(`status ${response.status}`);
      // What PayU refuses it refuses again.
      if (response.status < 500 && response.status !== 429) break;
    } catch (error) {
      cause = error;
    }
  }
  throw new OperationalError(
    502,
    "payment_unreachable",
    "The payment provider does not answer. Please try again in a moment.",
    { cause, safeContext: { command } },
  );
}

function readAnswer(body: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw unreadable("no JSON");
  }
  const answer = Answer.safeParse(value);
  // Without details PayU has refused the question itself: a wrong key, a wrong hash.
  if (!answer.success) throw unreadable("no transaction_details");
  return answer.data.transaction_details;
}

/** PayU answered what cannot be read. */
export function unreadable(what: string): OperationalError {
  return new OperationalError(
    502,
    "payment_unreachable",
    "The payment provider's answer cannot be read. Please try again in a moment.",
    { safeContext: { answer: what } },
  );
}
