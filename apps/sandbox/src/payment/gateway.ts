import { randomBytes, randomInt } from "node:crypto";
import { answerFields } from "./answer-fields.ts";
import { createFaultStore, type FaultStore } from "./faults.ts";
import { createNotifier, Delivery, type Notifier } from "./notifier.ts";
import { applyOutcome, type Outcome, type Reason } from "./outcomes.ts";
import { parseRupees } from "./money.ts";
import { Payment, type CheckoutFields } from "./payment.ts";
import { openSnapshots, type Snapshots } from "./snapshots.ts";
import { OTP_TRIES } from "./test-values.ts";

export interface PaymentConfig {
  /** The merchant's key and salt. */
  key: string;
  salt: string;
  /** Where the merchant's server is notified; undefined: nowhere until told. */
  webhookUrl: string | undefined;
}

export const DEFAULT_PAYMENT_CONFIG: PaymentConfig = {
  key: "TESTKEY",
  salt: "TESTSALT",
  webhookUrl: undefined,
};

/** Five more attempts, over about a quarter of an hour. */
const RETRY_MS = [1000, 5000, 30_000, 120_000, 600_000];

const FORM = "application/x-www-form-urlencoded";
const JSON_TYPE = "application/json";

/** Everything the payment company remembers, and what it does with it. */
export interface Gateway {
  key: string;
  salt: string;
  webhookUrl: string | undefined;
  payments: Snapshots<Payment>;
  faults: FaultStore;
  notifier: Notifier;
  findByPage(pageId: string): Payment | undefined;
  findByMihpayid(mihpayid: string): Payment | undefined;
  create(fields: CheckoutFields, amountPaise: number): Promise<Payment>;
  /** Writes the outcome down and notifies the merchant, unless the bank is undecided. */
  settle(payment: Payment, outcome: Outcome, reason?: Reason): Promise<void>;
  /** Sends what a settled payment came to, again and again if asked. */
  notifyOfPayment(payment: Payment, copies?: number): Promise<void>;
  /** Sends a refund's or a dispute's notice, which are always JSON and carry no hash. */
  notify(payment: Payment, kind: "refund" | "dispute", body: unknown): Promise<void>;
  reset(): Promise<void>;
  close(): Promise<void>;
}

export async function openGateway(dataDir: string, config: PaymentConfig): Promise<Gateway> {
  const payments = await openSnapshots(
    { dataDir, file: "payments.jsonl" },
    Payment,
    (item) => item.txnid,
  );
  const deliveries = await openSnapshots(
    { dataDir, file: "payment-deliveries.jsonl" },
    Delivery,
    (item) => item.id,
  );
  const faults = createFaultStore();
  const notifier = createNotifier(deliveries);
  notifier.resume();

  async function send(
    payment: Payment,
    message: { kind: Delivery["kind"]; content_type: string; body: string },
    givenCopies?: number,
  ): Promise<void> {
    const url = gateway.webhookUrl;
    if (url === undefined) return;
    const set = faults.get(payment);
    const waits_ms = [set.webhook_delay_ms ?? 0, ...(set.webhook_retry_ms ?? RETRY_MS)];
    const state = set.webhook_lost === true ? "lost" : "waiting";
    const copies = Array.from({ length: givenCopies ?? set.webhook_copies ?? 1 }, () =>
      notifier.add({ ...message, txnid: payment.txnid, url, state, waits_ms: [...waits_ms] }),
    );
    await Promise.all(copies);
  }

  const gateway: Gateway = {
    key: config.key,
    salt: config.salt,
    webhookUrl: config.webhookUrl,
    payments,
    faults,
    notifier,
    findByPage: (pageId) => payments.list().find((payment) => payment.page_id === pageId),
    findByMihpayid: (mihpayid) => payments.list().find((payment) => payment.mihpayid === mihpayid),
    async create(fields, amountPaise) {
      const payment = newPayment(fields, amountPaise);
      const charges = faults.get(payment).additional_charges;
      payment.charges_paise = charges === undefined ? null : (parseRupees(charges) ?? null);
      await payments.save(payment);
      return payment;
    },
    async settle(payment, outcome, reason) {
      applyOutcome(payment, outcome, reason);
      if (outcome === "captured" || outcome === "auth") {
        if (payment.bank_ref_num === "") payment.bank_ref_num = digits(12);
      }
      if (outcome === "captured") recordCapture(payment);
      await payments.save(payment);
      if (outcome !== "pending") await gateway.notifyOfPayment(payment);
    },
    notifyOfPayment(payment, copies) {
      const { tamper, webhook_format } = faults.get(payment);
      const fields = answerFields(payment, gateway.salt, tamper);
      const message =
        webhook_format === "json"
          ? { content_type: JSON_TYPE, body: JSON.stringify(fields) }
          : { content_type: FORM, body: new URLSearchParams(fields).toString() };
      return send(payment, { kind: "payment", ...message }, copies);
    },
    notify: (payment, kind, body) =>
      send(payment, { kind, content_type: JSON_TYPE, body: JSON.stringify(body) }),
    async reset() {
      await payments.reset();
      await deliveries.reset();
    },
    async close() {
      await notifier.close();
      await payments.close();
    },
  };
  return gateway;
}

/** A number as payment companies and banks give them: never a leading zero. */
export function digits(length: number): string {
  const rest = Array.from({ length: length - 1 }, () => randomInt(10)).join("");
  return `${randomInt(1, 10)}${rest}`;
}

function recordCapture(payment: Payment): void {
  payment.actions.push({
    request_id: digits(11),
    action: "capture",
    amount_paise: payment.amount_paise,
    token: "",
    status: "success",
    at: new Date().toISOString(),
  });
}

function newPayment(fields: CheckoutFields, amountPaise: number): Payment {
  return {
    txnid: fields.txnid,
    mihpayid: `4039937${digits(11)}`,
    page_id: randomBytes(16).toString("hex"),
    fields,
    amount_paise: amountPaise,
    charges_paise: null,
    status: "pending",
    unmappedstatus: "initiated",
    stage: "choose",
    otp_tries_left: OTP_TRIES,
    instrument: null,
    bank_ref_num: "",
    error: "",
    error_message: "",
    field9: "",
    is_returned: false,
    actions: [],
    disputes: [],
    created_at: new Date().toISOString(),
    settled_at: null,
  };
}
