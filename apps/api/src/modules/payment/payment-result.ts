import { PAYMENT_RESULT_PARAMETERS } from "@sendoff/contract/constants";
import { type PaymentResultStatus, type PaymentState } from "@sendoff/contract/payment";

/** PayU's longest value is an address of 50; what is longer is not PayU's. */
const VALUE_MAX = 200;

type Fields = Readonly<Record<string, string>>;

/** What is known when a browser comes back from the payment page. */
export interface Returned {
  readonly txnid: string;
  /** Of the order; undefined when there is none, or when nothing could be asked. */
  readonly state: PaymentState | undefined;
  /** What PayU signed; undefined when the post was not PayU's or is not this order's. */
  readonly signed: { readonly fields: Fields; readonly hasFailed: boolean } | undefined;
}

/**
 * Where the browser goes, as a path of the web app. Which page and which `status` it is follows from what we know, never from
 * what was posted alone: a success that nobody could confirm yet is `status=pending`. The other values are for display, only
 * those that the pages know, and only from a post that PayU signed and that tells of this result.
 */
export function resultPage(returned: Returned): string {
  const result = resultOf(returned);
  const query = new URLSearchParams();
  for (const name of PAYMENT_RESULT_PARAMETERS) {
    const value = valueOf(name, returned, result);
    if (value !== "") query.set(name, value);
  }
  const page = result === "failure" ? "/payment-failure" : "/payment-success";
  return `${page}?${query.toString()}`;
}

function resultOf({ state, signed }: Returned): PaymentResultStatus {
  switch (state) {
    case "paid":
    case "refunded":
    case "disputed":
      return "success";
    case "failed":
      return "failure";
    case "created":
    case "pending":
      return signed?.hasFailed === true ? "failure" : "pending";
    case undefined:
      return signed === undefined || signed.hasFailed ? "failure" : "pending";
  }
}

function valueOf(
  name: (typeof PAYMENT_RESULT_PARAMETERS)[number],
  returned: Returned,
  result: PaymentResultStatus,
): string {
  if (name === "txnid") return clean(returned.txnid);
  if (name === "status") return result;
  const { signed } = returned;
  // A late success, or a success that PayU denies: the words of the other outcome would contradict the page.
  if (signed === undefined || signed.hasFailed !== (result === "failure")) return "";
  return clean(signed.fields[name] ?? "");
}

/** One line of text: no control characters, no endless values. */
function clean(value: string): string {
  return value
    .replaceAll(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, VALUE_MAX);
}
