import { consolePaymentRoutes } from "@sendoff/contract/console";
import type { SecurityEventName } from "@sendoff/contract/security";
import { recordAuditEvent } from "@sendoff/db/audit";
import type { Db } from "@sendoff/db/client";
import {
  askForMoney,
  decideRequest,
  findOrder,
  findRequest,
  type MoneyRequestRow,
  type MoneyWish,
  type OrderRow,
  type RefundDeps,
  sendRefund,
  withdrawRequest,
} from "@sendoff/db/payment";
import { UserError } from "@sendoff/kit/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import type { Operator } from "../../plugins/operators.ts";
import { describePayment } from "./describe-payment.ts";
import { providerSilent, refusalOf } from "./refusals.ts";
import { registerConsole } from "./register-console.ts";

interface By {
  readonly operator: Operator;
  readonly request: FastifyRequest;
}
interface Subject {
  readonly request: MoneyRequestRow;
  readonly order: OrderRow;
}

/**
 * Refunds and write-offs. What is asked for or decided is one transaction with its row of the audit trail; a refund leaves for the
 * provider after that has committed.
 */
export function registerMoneyRequests(app: FastifyInstance, deps: ApiDeps & RefundDeps): void {
  const { db } = deps;

  const send = async (call: By, { request, order }: Subject): Promise<boolean> => {
    const hasAnswered = await sendRefund(deps, request, order);
    const { id: requestId, txnid } = request;
    if (!hasAnswered)
      call.request.log.warn({ requestId, txnid }, "the payment provider did not answer a refund");
    return hasAnswered;
  };

  const finish = async (call: By, { request, order }: Subject) => {
    if (request.state === "sending") await send(call, { request, order });
    const body = await describePayment(db, request.txnid, call.operator.id);
    return { status: 200, body } as const;
  };

  const ask = async (call: By & { reason: string; txnid: string }, wish: MoneyWish) => {
    const { operator, reason, txnid } = call;
    const limits = deps.config.console?.limits ?? { refundPaise: 0, writeOffCents: 0 };
    const asked = await db.transaction().execute(async (trx) => {
      const came = await askForMoney(trx, { txnid, operatorId: operator.id, reason, wish, limits });
      if (came.kind === "asked") await note(trx, call, came, eventOf(came.request));
      return came;
    });
    if (asked.kind !== "asked") throw refusalOf(asked);
    return finish(call, asked);
  };

  registerConsole(app, consolePaymentRoutes.askRefund, (call) => {
    const { amount_inr: rupees, reason } = call.body;
    const wish = { kind: "refund", amountPaise: Math.round(rupees * 100) } as const;
    return ask({ ...call, reason, txnid: call.params.txnid }, wish);
  });

  registerConsole(app, consolePaymentRoutes.askWriteOff, (call) => {
    const { credits, reason } = call.body;
    return ask({ ...call, reason, txnid: call.params.txnid }, { kind: "write_off", credits });
  });

  registerConsole(app, consolePaymentRoutes.approveRequest, async (call) => {
    const decided = await db.transaction().execute(async (trx) => {
      const by = { operatorId: call.operator.id, isApproved: true };
      const came = await decideRequest(trx, call.params.id, by);
      if (came.kind === "decided") await note(trx, call, came, eventOf(came.request));
      return came;
    });
    if (decided.kind !== "decided") throw refusalOf(decided);
    return finish(call, decided);
  });

  registerConsole(app, consolePaymentRoutes.declineRequest, async (call) => {
    const { id } = call.params;
    const operatorId = call.operator.id;
    const isOwn = (await findRequest(db, id))?.asked_by === operatorId;
    const decided = await db.transaction().execute(async (trx) => {
      const came = isOwn
        ? await withdrawRequest(trx, id, operatorId)
        : await decideRequest(trx, id, { operatorId, isApproved: false });
      const event = isOwn ? "operator_withdrew_request" : "operator_declined_request";
      if (came.kind === "decided") await note(trx, call, came, event);
      return came;
    });
    if (decided.kind !== "decided") throw refusalOf(decided);
    return finish(call, decided);
  });

  registerConsole(app, consolePaymentRoutes.sendRefundAgain, async (call) => {
    const request = await findRequest(db, call.params.id);
    const order = request && (await findOrder(db, request.txnid));
    if (request === undefined || order === undefined) throw refusalOf({ kind: "unknown" });
    if (request.state !== "sending") {
      throw new UserError(
        409,
        "conflict",
        "The payment provider has answered this refund already.",
      );
    }
    if (!(await send(call, { request, order }))) throw providerSilent();
    return { status: 200, body: await describePayment(db, order.txnid, call.operator.id) };
  });
}

function eventOf({ kind, state }: MoneyRequestRow): SecurityEventName {
  if (state === "waiting") {
    return kind === "refund" ? "operator_asked_refund" : "operator_asked_write_off";
  }
  return kind === "refund" ? "operator_sent_refund" : "operator_wrote_off";
}

async function note(
  trx: Db,
  { operator, request: call }: By,
  { request, order }: Subject,
  event: SecurityEventName,
): Promise<void> {
  const { kind, txnid, amount_paise: paise, credits, reason } = request;
  const amount = kind === "refund" ? { amount_paise: paise } : { credits };
  await recordAuditEvent(trx, {
    userId: order.userId,
    actor: "operator",
    operatorId: operator.id,
    ...auditPlaceOf(call),
    event,
    facts: { txnid, ...amount, reason },
  });
}
