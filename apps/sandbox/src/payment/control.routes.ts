import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { parseInput } from "../parse-input.ts";
import { answerFields } from "./answer-fields.ts";
import { readFaultChange } from "./faults.ts";
import type { Gateway } from "./gateway.ts";
import { closeDispute, endRefund, openDispute, refund, refundProblem } from "./money-back.ts";
import { formatRupees, parseRupees } from "./money.ts";
import { canBecome, Outcome } from "./outcomes.ts";
import { addedOn, refundedPaise, returnAddress, type Payment } from "./payment.ts";
import { post } from "./post.ts";

const Rupees = z
  .string()
  .transform(parseRupees)
  .pipe(z.number({ error: "rupees above zero, such as 40.00" }));
const Copies = z.number().int().min(1).max(500).default(1);

const SettleBody = z.strictObject({ outcome: Outcome });
const RefundBody = z.strictObject({
  amount: Rupees.optional(),
  status: z.enum(["success", "queued", "failure"]).default("success"),
});
const EndRefundBody = z.strictObject({
  request_id: z.string(),
  status: z.enum(["success", "failure"]),
});
const DisputeBody = z.strictObject({
  action: z.enum(["open", "win", "lose"]),
  amount: Rupees.optional(),
  reason: z.string().min(1).default("Fraud - Card Absent Environment"),
});
const CopiesBody = z.strictObject({ copies: Copies });
const WebhookBody = z.strictObject({ url: z.url({ protocol: /^https?$/ }).nullable() });
const ListQuery = z.object({ email: z.string().optional(), txnid: z.string().optional() });

function fail(statusCode: number, message: string): Error {
  return Object.assign(new Error(message), { statusCode });
}

/** The record as tests read it: the payment, its request, and everything that was sent about it. */
function present(gateway: Gateway, payment: Payment): unknown {
  const { fields, page_id, amount_paise, charges_paise, actions, disputes, ...rest } = payment;
  return {
    ...rest,
    page: `/pay/${page_id}`,
    amount: formatRupees(amount_paise),
    additional_charges: charges_paise === null ? null : formatRupees(charges_paise),
    refunded: formatRupees(refundedPaise(payment)),
    email: fields.email,
    addedon: addedOn(payment),
    request: fields,
    actions: actions.map(({ amount_paise: paise, ...action }) => ({
      ...action,
      amount: formatRupees(paise),
    })),
    disputes: disputes.map(({ amount_paise: paise, ...dispute }) => ({
      ...dispute,
      amount: formatRupees(paise),
    })),
    deliveries: gateway.notifier.list(payment.txnid),
  };
}

function registerRecordRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.get("/_control/payments", (request) => {
    const { email, txnid } = parseInput(ListQuery, request.query);
    return gateway.payments
      .list()
      .filter((payment) => txnid === undefined || payment.txnid === txnid)
      .filter(
        (payment) =>
          email === undefined || payment.fields.email.toLowerCase() === email.toLowerCase(),
      )
      .map((payment) => present(gateway, payment));
  });
  app.delete("/_control/payments", async (_request, reply) => {
    await gateway.reset();
    return reply.code(204).send();
  });
  app.get("/_control/faults", () => gateway.faults.list());
  app.post("/_control/faults", (request) => {
    gateway.faults.set(readFaultChange(request.body));
    return gateway.faults.list();
  });
  app.delete("/_control/faults", (_request, reply) => {
    gateway.faults.reset();
    return reply.code(204).send();
  });
  app.get("/_control/webhook", () => ({ url: gateway.webhookUrl ?? null }));
  app.post("/_control/webhook", (request) => {
    const { url } = parseInput(WebhookBody, request.body);
    gateway.webhookUrl = url ?? undefined;
    return { url };
  });
}

async function dispute(gateway: Gateway, payment: Payment, body: unknown): Promise<void> {
  const { action, amount, reason } = parseInput(DisputeBody, body);
  const open = payment.disputes.find((item) => item.state === "open");
  if (action === "open") {
    if (payment.unmappedstatus !== "captured") throw fail(409, "Only a captured payment");
    if (open !== undefined) throw fail(409, "A dispute is open already");
    const amountPaise = amount ?? payment.amount_paise;
    await openDispute(gateway, payment, { amountPaise, reason });
    return;
  }
  if (open === undefined) throw fail(409, "No dispute is open");
  await closeDispute(gateway, payment, open, action === "win" ? "won" : "lost");
}

/** Posts what the browser would post, from here: `copies` times at once. Returns the merchant's statuses. */
async function postReturn(gateway: Gateway, payment: Payment, copies: number): Promise<unknown> {
  const { tamper } = gateway.faults.get(payment);
  const message = {
    url: returnAddress(payment),
    contentType: "application/x-www-form-urlencoded",
    body: new URLSearchParams(answerFields(payment, gateway.salt, tamper)).toString(),
  };
  const { signal } = new AbortController();
  return Promise.all(Array.from({ length: copies }, () => post(message, signal)));
}

function registerPaymentRoutes(app: FastifyInstance, gateway: Gateway): void {
  const find = (params: unknown): Payment => {
    const { txnid } = z.object({ txnid: z.string() }).parse(params);
    const payment = gateway.payments.find(txnid);
    if (payment === undefined) throw fail(404, `No payment ${txnid} was ever started`);
    return payment;
  };
  const settled = (params: unknown): Payment => {
    const payment = find(params);
    if (payment.stage !== "done") throw fail(409, "The payer has not finished yet");
    return payment;
  };
  app.get("/_control/payments/:txnid", (request) => present(gateway, find(request.params)));
  app.post("/_control/payments/:txnid/settle", async (request) => {
    const payment = find(request.params);
    const { outcome } = parseInput(SettleBody, request.body);
    if (!canBecome(payment, outcome)) {
      throw fail(409, `It is ${payment.unmappedstatus} and cannot become ${outcome}`);
    }
    await gateway.settle(payment, outcome);
    return present(gateway, payment);
  });
  app.post("/_control/payments/:txnid/refund", async (request) => {
    const payment = find(request.params);
    const { amount, status } = parseInput(RefundBody, request.body ?? {});
    const amountPaise = amount ?? payment.amount_paise - refundedPaise(payment);
    const problem = refundProblem(payment, amountPaise);
    if (problem !== undefined) throw fail(409, problem);
    await refund(gateway, payment, { amountPaise, token: "", status });
    return present(gateway, payment);
  });
  app.post("/_control/payments/:txnid/refund/end", async (request) => {
    const payment = find(request.params);
    const { request_id, status } = parseInput(EndRefundBody, request.body);
    const action = payment.actions.find((item) => item.request_id === request_id);
    if (action?.status !== "queued") throw fail(409, "No such refund is under way");
    await endRefund(gateway, payment, action, status);
    return present(gateway, payment);
  });
  app.post("/_control/payments/:txnid/dispute", async (request) => {
    const payment = find(request.params);
    await dispute(gateway, payment, request.body);
    return present(gateway, payment);
  });
  app.post("/_control/payments/:txnid/webhook", async (request) => {
    const payment = settled(request.params);
    const { copies } = parseInput(CopiesBody, request.body ?? {});
    if (gateway.webhookUrl === undefined) throw fail(409, "No webhook address is set");
    await gateway.notifyOfPayment(payment, copies);
    await gateway.notifier.waitForFirstAttempts(payment.txnid);
    return present(gateway, payment);
  });
  app.post("/_control/payments/:txnid/return", async (request) => {
    const payment = settled(request.params);
    const { copies } = parseInput(CopiesBody, request.body ?? {});
    return { statuses: await postReturn(gateway, payment, copies) };
  });
}

/** The seams for tests and demos. They stand outside the faults. */
export function registerControlRoutes(app: FastifyInstance, gateway: Gateway): void {
  registerRecordRoutes(app, gateway);
  registerPaymentRoutes(app, gateway);
}
