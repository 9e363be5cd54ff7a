import { UserError } from "../errors.ts";
import { formatPaise } from "./paise.ts";
import type { CheckoutOrder, PaymentProvider } from "./payment-provider.ts";
import { requestHash } from "./payu-hash.ts";
import { findRefund, refundPayment } from "./payu-refund.ts";
import { verifyPayment, type WebServiceOptions } from "./payu-web-service.ts";
import { readPosted } from "./read-posted.ts";

export interface PayuOptions extends WebServiceOptions {
  /** Where the browser posts the hidden form. */
  readonly checkoutUrl: string;
  /** What PayU posts may be signed with this one too, while the salt changes. */
  readonly saltOther?: string | undefined;
}

/** PayU's hosted checkout (docs.payu.in), or whatever speaks like it at the addresses given. */
export function createPayuProvider(options: PayuOptions): PaymentProvider {
  return {
    createCheckout: (order) => ({
      url: options.checkoutUrl,
      fields: checkoutFields(options, order),
    }),
    readPosted: (fields) => readPosted(fields, options),
    verify: (txnid) => verifyPayment(options, txnid),
    refund: (request) => refundPayment(options, request),
    findRefund: (mihpayid, token) => findRefund(options, mihpayid, token),
  };
}

function checkoutFields(options: PayuOptions, order: CheckoutOrder): Record<string, string> {
  const signed = {
    key: options.key,
    txnid: order.txnid,
    amount: formatPaise(order.amountPaise),
    productinfo: order.productInfo,
    firstname: order.firstName,
    email: order.email,
    udf1: order.udf1,
  };
  for (const [name, value] of Object.entries(signed)) {
    if (!value.includes("|")) continue;
    throw new UserError(400, "invalid_input", `The ${WORDS[name] ?? name} must not hold a "|"`, {
      issues: [{ path: name, message: 'must not hold a "|"' }],
    });
  }
  return {
    ...signed,
    phone: order.phone,
    surl: order.returnUrl,
    furl: order.returnUrl,
    hash: requestHash(signed, options.salt),
  };
}

const WORDS: Readonly<Record<string, string>> = {
  firstname: "first name",
  email: "e-mail address",
};
