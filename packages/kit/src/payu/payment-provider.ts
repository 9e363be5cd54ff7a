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

/** A refund that is asked for. `token` names it: the provider takes each name once. */
export interface RefundRequest {
  readonly mihpayid: string;
  readonly amountPaise: number;
  /** At most 23 letters and digits, unique for ever. */
  readonly token: string;
}

/** `taken`: the provider works on it, and says later what became of it. */
export type RefundAnswer =
  | { readonly kind: "taken"; readonly requestId: string }
  | { readonly kind: "refused"; readonly message: string };

/** How a refund stands that the provider has taken. */
export type RefundState = "queued" | "success" | "failure";

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
  /**
   * Sends money back. Sent again under the same token it is the same refund: the second one is refused. Throws OperationalError where
   * no answer can be read; then nobody knows whether it was taken, and `findRefund` says.
   */
  readonly refund: (request: RefundRequest) => Promise<RefundAnswer>;
  /** How the refund of this token stands; undefined when the provider knows none. Throws as `verify`. */
  readonly findRefund: (mihpayid: string, token: string) => Promise<RefundState | undefined>;
}
