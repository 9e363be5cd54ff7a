import { OperationalError } from "@sendoff/kit/errors";
import { createId, equalBytes, hmac } from "@sendoff/kit/ids";
import type { PaymentFact, PaymentProvider } from "@sendoff/kit/payu";

/** What the customer and the bank agreed to, as the provider knows it. */
export type ProviderTerms = Pick<
  PaymentFact,
  "txnid" | "amountPaise" | "productInfo" | "email" | "udf1"
>;

/** An honest payment provider in memory: it keeps what happened, signs what it says, and answers questions with the truth. */
export interface TestProvider extends Pick<PaymentProvider, "readPosted" | "verify"> {
  /** The customer reaches the payment page. */
  readonly arrive: (terms: ProviderTerms) => void;
  /** What the bank makes of it. */
  readonly decide: (txnid: string, status: PaymentFact["status"]) => void;
  /** Sends money back: `totalPaise` with all earlier refunds. */
  readonly refund: (txnid: string, totalPaise: number) => void;
  readonly dispute: (txnid: string, isDisputed: boolean) => void;
  /** The provider does not answer questions about this payment while `isDown`. */
  readonly setDown: (txnid: string, isDown: boolean) => void;
  /** What it posts about a payment now, signed. */
  readonly post: (txnid: string, changes?: Partial<PaymentFact>) => Record<string, string>;
  /** The truth as it stands. */
  readonly look: (txnid: string) => PaymentFact | undefined;
  /** The next answer about this payment is made now and arrives when the returned function is called. */
  readonly delayNext: (txnid: string) => () => void;
  /** Questions that were asked. */
  readonly asked: () => number;
  /** Resolves once this many questions were asked. */
  readonly hasAsked: (count: number) => Promise<void>;
}

const SECRET = Buffer.from("only this provider signs with it");
const SIGNED = ["txnid", "status", "amountPaise", "productInfo", "email", "udf1"] as const;
const sign = (fields: Readonly<Record<string, string>>): Buffer =>
  hmac(SECRET, ...SIGNED.map((name) => fields[name] ?? ""));

/** Reads what such a provider posts; only what is signed makes it authentic, as with the real one. */
export const readTestPost: PaymentProvider["readPosted"] = (fields) => {
  const of = (name: string) => fields[name] ?? "";
  const given = Buffer.from(of("hash"), "hex");
  if (!equalBytes(given, sign(fields)))
    return { isAuthentic: false, txnid: of("txnid"), problem: "bad_hash" };
  const fact: PaymentFact = {
    txnid: of("txnid"),
    status: of("status") as PaymentFact["status"],
    amountPaise: Number(of("amountPaise")),
    productInfo: of("productInfo"),
    email: of("email"),
    udf1: of("udf1"),
    mihpayid: of("mihpayid"),
    mode: of("mode"),
    bankReference: "",
    error: of("error"),
    refundedPaise: 0,
    isDisputed: false,
  };
  return { isAuthentic: true, fact };
};

/** A provider without payments. */
export function createTestProvider(): TestProvider {
  const payments = new Map<string, PaymentFact>();
  const down = new Set<string>();
  const gates = new Map<string, Promise<void>>();
  let asked = 0;
  const waiting = new Map<number, () => void>();
  const get = (txnid: string): PaymentFact => {
    const found = payments.get(txnid);
    if (found === undefined) throw new Error(`${txnid} never arrived`);
    return found;
  };
  const change = (txnid: string, part: Partial<PaymentFact>) =>
    void payments.set(txnid, { ...get(txnid), ...part });
  return {
    readPosted: readTestPost,
    verify: async (txnid) => {
      asked += 1;
      waiting.get(asked)?.();
      const answer = payments.get(txnid);
      const isDown = down.has(txnid);
      const gate = gates.get(txnid);
      gates.delete(txnid);
      await gate;
      if (isDown) throw new OperationalError(502, "unavailable", "The provider does not answer");
      // The real one does not tell the address.
      return answer && { ...answer, email: "" };
    },
    arrive: (terms) =>
      void payments.set(terms.txnid, {
        ...terms,
        status: "pending",
        mihpayid: createId(),
        mode: "UPI",
        bankReference: "",
        error: "",
        refundedPaise: 0,
        isDisputed: false,
      }),
    decide: (txnid, status) =>
      change(txnid, { status, error: status === "failed" ? "The bank said no" : "" }),
    refund: (txnid, totalPaise) => change(txnid, { refundedPaise: totalPaise }),
    dispute: (txnid, isDisputed) => change(txnid, { isDisputed }),
    setDown: (txnid, isDown) => void (isDown ? down.add(txnid) : down.delete(txnid)),
    post: (txnid, changes = {}) => {
      const fact = { ...get(txnid), ...changes };
      const {
        txnid: id,
        status,
        amountPaise,
        productInfo,
        email,
        udf1,
        mihpayid,
        mode,
        error,
      } = fact;
      const signed = {
        txnid: id,
        status,
        amountPaise: String(amountPaise),
        productInfo,
        email,
        udf1,
      };
      return { ...signed, mihpayid, mode, error, hash: sign(signed).toString("hex") };
    },
    look: (txnid) => payments.get(txnid),
    delayNext: (txnid) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(txnid, promise);
      return resolve;
    },
    asked: () => asked,
    hasAsked: (count) =>
      asked >= count
        ? Promise.resolve()
        : new Promise((resolve) => void waiting.set(count, resolve)),
  };
}
