import { setTimeout as delay } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import { z } from "zod";
import { debitedPaise } from "./answer-fields.ts";
import type { Gateway } from "./gateway.ts";
import { commandHash, isSameHash } from "./hashes.ts";
import { isChargedBack, refund, refundProblem } from "./money-back.ts";
import { formatRupees, parseRupees } from "./money.ts";
import { addedOn, type Action, type Payment } from "./payment.ts";

const text = z.string().catch("");
const Command = z.object({
  key: text,
  command: text,
  var1: text,
  var2: text,
  var3: text,
  hash: text,
});
type Command = z.infer<typeof Command>;

/** Longest list of payments that one question may name. */
const ASKED_MAX = 50;
const TOKEN_MAX = 23;

const missing = { status: 0, msg: "Parameter missing" };

/** Where a payment stands. A chargeback is told as one: no other call of this interface would show it. */
function standing(payment: Payment): { status: string; unmappedstatus: string } {
  const { status, unmappedstatus } = payment;
  const isBack = unmappedstatus === "captured" && isChargedBack(payment);
  return { status, unmappedstatus: isBack ? "chargeback" : unmappedstatus };
}

function describe(payment: Payment): Record<string, unknown> {
  const { fields, instrument } = payment;
  return {
    mihpayid: payment.mihpayid,
    request_id: payment.actions[0]?.request_id ?? "",
    bank_ref_num: payment.bank_ref_num === "" ? null : payment.bank_ref_num,
    amt: formatRupees(payment.amount_paise + (payment.charges_paise ?? 0)),
    transaction_amount: fields.amount,
    txnid: payment.txnid,
    additional_charges: formatRupees(payment.charges_paise ?? 0),
    productinfo: fields.productinfo,
    firstname: fields.firstname,
    bankcode: instrument?.bankcode ?? null,
    udf1: fields.udf1,
    udf2: fields.udf2,
    udf3: fields.udf3,
    udf4: fields.udf4,
    udf5: fields.udf5,
    field2: payment.status === "success" ? payment.mihpayid.slice(-6) : null,
    field9: payment.field9,
    error_code: payment.error,
    addedon: addedOn(payment),
    payment_source: "payu",
    card_type: instrument === null || instrument.card_type === "" ? null : instrument.card_type,
    error_Message: payment.error_message,
    net_amount_debit: debitedPaise(payment) / 100,
    disc: "0.00",
    mode: instrument?.mode ?? null,
    PG_TYPE: instrument?.pg_type ?? null,
    card_no: instrument?.card_no ?? "",
    name_on_card: instrument?.name_on_card ?? "",
    ...standing(payment),
    Merchant_UTR: null,
    Settled_At: "0000-00-00 00:00:00",
  };
}

const fetched = (found: number, asked: number): string =>
  `${found} out of ${asked} Transactions Fetched Successfully`;

function verify(gateway: Gateway, command: Command): unknown {
  const txnids = command.var1.split("|").slice(0, ASKED_MAX);
  let found = 0;
  const details = txnids.map((txnid): [string, unknown] => {
    const payment = gateway.payments.find(txnid);
    const set = payment === undefined ? {} : gateway.faults.get(payment);
    if (payment === undefined || set.verify_unknown === true) {
      return [txnid, { mihpayid: "Not Found", status: "Not Found" }];
    }
    found += 1;
    return [txnid, { ...describe(payment), ...set.verify_override }];
  });
  return {
    status: found > 0 ? 1 : 0,
    msg: fetched(found, txnids.length),
    transaction_details: Object.fromEntries(details),
  };
}

function check(gateway: Gateway, command: Command): unknown {
  const payment = gateway.findByMihpayid(command.var1);
  if (payment === undefined) return { status: 0, msg: "Transaction not exists" };
  return {
    status: 1,
    msg: "Transaction Fetched Successfully",
    transaction_details: {
      ...describe(payment),
      amount: payment.fields.amount,
      amount_paid: formatRupees(debitedPaise(payment)),
      discount: "0.00",
      ...gateway.faults.get(payment).verify_override,
    },
  };
}

function describeAction(payment: Payment, action: Action): unknown {
  const isRefund = action.action === "refund" || action.action === "cancel";
  return {
    mihpayid: payment.mihpayid,
    bank_ref_num: payment.bank_ref_num,
    request_id: action.request_id,
    amt: formatRupees(action.amount_paise),
    mode: payment.instrument?.mode ?? "",
    action: action.action,
    token: action.token,
    status: isRefund ? action.status : action.status.toUpperCase(),
    bank_arn: null,
    settlement_id: null,
    amount_settled: null,
    UTR_no: null,
    value_date: null,
    refund_mode: isRefund ? "Back to Source" : "-",
  };
}

/** By the number of the payment (`var2` is then `payuid`) or of one request. */
function checkAction(gateway: Gateway, command: Command): unknown {
  const { var1, var2 } = command;
  const isByPayment = var2 === "payuid";
  const payment = isByPayment
    ? gateway.findByMihpayid(var1)
    : gateway.payments
        .list()
        .find((item) => item.actions.some((action) => action.request_id === var1));
  const actions = (payment?.actions ?? []).filter(
    (action) => isByPayment || action.request_id === var1,
  );
  if (payment === undefined || actions.length === 0) {
    return {
      status: 0,
      msg: fetched(0, 1),
      transaction_details: { [var1]: "No action status found" },
    };
  }
  const entries = actions.map((action) => [action.request_id, describeAction(payment, action)]);
  return {
    status: 1,
    msg: fetched(1, 1),
    transaction_details: { [var1]: Object.fromEntries(entries) },
  };
}

async function cancelOrRefund(gateway: Gateway, command: Command): Promise<unknown> {
  const payment = gateway.findByMihpayid(command.var1);
  const deny = (msg: string): unknown => ({
    status: 0,
    msg,
    error_code: 105,
    mihpayid: command.var1,
  });
  if (payment === undefined) return deny("Transaction not exists");
  if (command.var2 === "" || command.var2.length > TOKEN_MAX) return deny("Invalid token");
  if (payment.actions.some((action) => action.token === command.var2)) {
    return deny("Token already used or request pending.");
  }
  const done = { bank_ref_num: payment.bank_ref_num, mihpayid: payment.mihpayid, error_code: 102 };
  if (payment.unmappedstatus === "auth") {
    await gateway.settle(payment, "failed");
    return { status: 1, msg: "Cancel Request Queued", txn_update_id: command.var2, ...done };
  }
  const amountPaise = command.var3 === "" ? payment.amount_paise : parseRupees(command.var3);
  if (amountPaise === undefined) return deny("Invalid amount");
  const problem = refundProblem(payment, amountPaise);
  if (problem !== undefined) return deny(problem);
  const status = gateway.faults.get(payment).refund_result ?? "success";
  const action = await refund(gateway, payment, { amountPaise, token: command.var2, status });
  return { status: 1, msg: "Refund Request Queued", request_id: action.request_id, ...done };
}

async function capture(gateway: Gateway, command: Command): Promise<unknown> {
  const payment = gateway.findByMihpayid(command.var1);
  if (payment === undefined || payment.unmappedstatus !== "auth") {
    return { status: 0, msg: "Capture is possible for an authorised payment only" };
  }
  await gateway.settle(payment, "captured");
  return {
    status: 1,
    msg: "Capture Request Queued",
    request_id: payment.actions.at(-1)?.request_id,
    bank_ref_num: payment.bank_ref_num,
    mihpayid: payment.mihpayid,
  };
}

const COMMANDS: Readonly<Record<string, (gateway: Gateway, command: Command) => unknown>> = {
  verify_payment: verify,
  check_payment: check,
  check_action_status: checkAction,
  check_action_status_txnid: checkAction,
  cancel_refund_transaction: cancelOrRefund,
  capture_transaction: capture,
};

/** True when a fault has already dealt with the call. */
async function strike(gateway: Gateway, command: Command, reply: FastifyReply): Promise<boolean> {
  const txnid = command.var1.split("|")[0] ?? "";
  const payment = gateway.payments.find(txnid) ?? gateway.findByMihpayid(txnid);
  const set = gateway.faults.get(payment ?? { txnid, fields: { email: "" } });
  if (set.verify_delay_ms !== undefined) await delay(set.verify_delay_ms);
  if (set.verify_down === "cut") {
    reply.hijack();
    reply.raw.destroy();
    return true;
  }
  if (set.verify_down !== true) return false;
  reply.code(503).type("text/html").send("<h1>Service temporarily unavailable</h1>");
  return true;
}

/** What merchants' servers ask: where a payment stands, refunds, captures. Answers are 200 with `status` 0 or 1 inside. */
export function registerPostserviceRoutes(app: FastifyInstance, gateway: Gateway): void {
  for (const path of ["/merchant/postservice.php", "/merchant/postservice"]) {
    app.post(path, async (request, reply) => {
      const body = Command.parse(request.body ?? {});
      const { form } = z.object({ form: z.string().optional() }).parse(request.query);
      if (form !== "2") {
        return reply.code(400).send({ status: 0, msg: "Only form=2 (JSON) is spoken here" });
      }
      if (await strike(gateway, body, reply)) return reply;
      if (body.key === "" || body.command === "" || body.var1 === "" || body.hash === "") {
        return missing;
      }
      const expected = commandHash(gateway.key, body.command, body.var1, gateway.salt);
      if (body.key !== gateway.key || !isSameHash(body.hash, expected)) {
        return { status: 0, msg: "Invalid Hash." };
      }
      const run = Object.hasOwn(COMMANDS, body.command) ? COMMANDS[body.command] : undefined;
      return run === undefined ? { status: 0, msg: "Invalid command" } : await run(gateway, body);
    });
  }
}
