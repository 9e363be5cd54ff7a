/** What the provider says became of one payment, parsed and converted. */
export interface PaymentFact {
  readonly txnid: string;
  /** `captured`: the money is ours. `auth` and everything undecided is `pending`. */
  readonly status: "captured" | "pending" | "failed";
  readonly amountPaise: number;
  readonly productInfo: string;
  /** Empty where the provider does not tell it: verify_payment does not. */
  readonly email: string;
  readonly udf1: string;
  /** The provider's own number of the payment; empty until there is one. */
  readonly mihpayid: string;
  /** The provider's code for the way it was paid: CC, DC, NB, UPI and others. */
  readonly mode: string;
  readonly bankReference: string;
  /** In words, empty unless it failed. */
  readonly error: string;
  /** Rupees (in paise) sent back so far. Posted evidence never tells it: 0 there. */
  readonly refundedPaise: number;
  /** Whether the bank has taken the payment back (dispute, chargeback). */
  readonly isDisputed: boolean;
}

/** What was posted to us, judged by its signature alone. Authentic means that the provider wrote it, not that it fits an order. */
export type PostedEvidence =
  | { readonly isAuthentic: true; readonly fact: PaymentFact }
  | {
      readonly isAuthentic: false;
      /** As it was posted, cut to 64 characters; empty when there was none. */
      readonly txnid: string;
      readonly problem: "bad_hash" | "unreadable" | "other_key";
    };

/** What the payment page is told of an order. */
export interface CheckoutOrder {
  /** At most 25 characters, unique for ever. */
  readonly txnid: string;
  readonly amountPaise: number;
  readonly productInfo: string;
  readonly firstName: string;
  readonly email: string;
  readonly phone: string;
  /** Comes back with every piece of evidence: the user's id. */
  readonly udf1: string;
  /** Where the payment page sends the browser back, however it ended (surl and furl). */
  readonly returnUrl: string;
}

/** A hosted payment page, seen from this side. */
export interface PaymentProvider {
  /** Fields for the hidden form and its address. Throws UserError for a `|` in a value that is hashed. */
  readonly createCheckout: (order: CheckoutOrder) => {
    url: string;
    fields: Record<string, string>;
  };
  /** Reads what was posted to surl, furl or the webhook. Never throws. */
  readonly readPosted: (fields: Readonly<Record<string, string>>) => PostedEvidence;
  /**
   * Asks the provider itself. Undefined when it knows no such payment. Throws OperationalError when it cannot be reached, or
   * when its answer cannot be read.
   */
  readonly verify: (txnid: string) => Promise<PaymentFact | undefined>;
}
