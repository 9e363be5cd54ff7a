import type { PaymentFact } from "./payment-provider.ts";

/**
 * PayU's two words for where a payment stands. `status` is success, failure or pending; `unmappedstatus` is the bank's finer
 * word: a success that is only `auth` is reserved money and not ours yet, and what was refunded or charged back was captured.
 */
const CAPTURED = /^(?:captured|(?:partially[ _]?)?refunded|chargeback|disputed?)$/i;
const DISPUTED = /^(?:chargeback|disputed?)$/i;
const FAILED = /^fail(?:ed|ure)$/i;

/** What the pair of words means to us. Whatever is not known for certain is pending. */
export function readStatus(
  status: string,
  unmapped: string,
): Pick<PaymentFact, "status" | "isDisputed"> {
  if (FAILED.test(status)) return { status: "failed", isDisputed: false };
  if (status.toLowerCase() !== "success" || !CAPTURED.test(unmapped)) {
    return { status: "pending", isDisputed: false };
  }
  return { status: "captured", isDisputed: DISPUTED.test(unmapped) };
}

const NO_ERROR = /^(?:|e000|no[ _]?error|success|null|na)$/i;
const CANCELLED = /^user\s?cancell?ed$/i;
/** The bank's page was closed, or no way to pay was ever chosen (docs.payu.in, "Transaction statuses"). */
const LEFT = /^(?:dropped|bounced)$/i;
const CANCELLED_REASON = "You cancelled the payment";
const LEFT_REASON = "You left the payment page before paying";
const LONGEST_REASON = 200;

/** Why a payment failed, in words for people: the first of PayU's texts that says anything. */
export function readReason(texts: {
  readonly unmapped: string;
  readonly message: string;
  readonly field9: string;
}): string {
  if (CANCELLED.test(texts.unmapped.trim())) return CANCELLED_REASON;
  if (LEFT.test(texts.unmapped.trim())) return LEFT_REASON;
  const messages = [texts.message, texts.field9].map((text) => text.trim());
  const reason =
    messages.find((text) => !NO_ERROR.test(text)) ?? "The bank did not accept the payment";
  return reason.slice(0, LONGEST_REASON);
}

/** Whether `reason`, as readReason gave it, says that the payer walked away: nothing was tried, so nothing failed. */
export function isLeftByPayer(reason: string): boolean {
  return reason === CANCELLED_REASON || reason === LEFT_REASON;
}
