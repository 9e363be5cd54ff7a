import { consolePaymentRoutes } from "@sendoff/contract/console";
import { PaymentState } from "@sendoff/contract/payment";
import { findOrderNumbers, listOpenOrders, readDaySums } from "@sendoff/db/console";
import { recordAuditEvent } from "@sendoff/db/audit";
import { findNewestProof } from "@sendoff/db/ledger";
import {
  findOrder,
  finishBookedRefunds,
  followRefunds,
  listOpenRequests,
  listRequests,
  type OrderRow,
} from "@sendoff/db/payment";
import { findUser } from "@sendoff/db/user";
import { createPayuProvider } from "@sendoff/kit/payu";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { auditPlaceOf } from "../../plugins/device.ts";
import { describePayment, describePayments, noOrder, presentRequest } from "./describe-payment.ts";
import { registerMoneyRequests } from "./money-requests.routes.ts";
import { providerSilent } from "./refusals.ts";
import { registerConsole } from "./register-console.ts";

const ORDERS_SHOWN = 20;
const FOUND_SHOWN = 20;

/** Payments: what waits, a look at one, and what operators ask for about it. */
export function registerConsolePayments(app: FastifyInstance, deps: ApiDeps): void {
  const provider = createPayuProvider(deps.config.payu);
  const { db, clock, config } = deps;
  registerMoneyRequests(app, { ...deps, provider });

  registerConsole(app, consolePaymentRoutes.listConsolePayments, async ({ operator }) => {
    await finishBookedRefunds(db);
    const timeZone = (await findUser(db, operator.id))?.time_zone ?? "UTC";
    const sums = await readDaySums(db, timeZone);
    const proof = await findNewestProof(db);
    const limits = config.console?.limits ?? { refundPaise: 0, writeOffCents: 0 };
    return {
      status: 200,
      body: {
        as_of: clock.now().toISOString(),
        open_requests: (await listOpenRequests(db)).map((row) => presentRequest(row, operator.id)),
        open_orders: (await listOpenOrders(db, ORDERS_SHOWN)).map((order) => ({
          txnid: order.txnid,
          state: PaymentState.parse(order.state),
          amount_inr: order.amountPaise / 100,
          age_seconds: order.ageSeconds,
        })),
        today: {
          paid_inr: sums.paidPaise / 100,
          refunded_inr: sums.refundedPaise / 100,
          written_off: sums.writtenOffCents / 100,
        },
        ledger:
          proof === undefined
            ? null
            : { at: proof.provedAt.toISOString(), is_sound: proof.isSound },
        limits: { refund_inr: limits.refundPaise / 100, write_off: limits.writeOffCents / 100 },
      },
    };
  });

  registerConsole(app, consolePaymentRoutes.lookUpPayments, async ({ body, operator, request }) => {
    const numbers = await findOrderNumbers(db, body.wanted, FOUND_SHOWN);
    const payments = await describePayments(db, numbers, operator.id);
    const by = { actor: "operator", operatorId: operator.id, ...auditPlaceOf(request) } as const;
    // The trail first: what it does not tell is not shown.
    await db.transaction().execute(async (trx) => {
      for (const { txnid, person_id: userId } of payments) {
        const look = {
          ...by,
          userId,
          event: "operator_looked_up_payment",
          facts: { txnid },
        } as const;
        await recordAuditEvent(trx, look);
      }
      if (payments.length > 0) return;
      await recordAuditEvent(trx, { ...by, userId: null, event: "operator_looked_up_payment" });
    });
    return { status: 200, body: { payments } };
  });

  registerConsole(app, consolePaymentRoutes.askProvider, async ({ params, operator }) => {
    const order = await getOrder(deps, params.txnid);
    const open = (await listRequests(db, [order.txnid])).find(
      ({ kind, state }) => kind === "refund" && (state === "sending" || state === "sent"),
    );
    if (!(await followRefunds({ db, provider }, order, open))) throw providerSilent();
    return { status: 200, body: await describePayment(db, order.txnid, operator.id) };
  });
}

async function getOrder({ db }: Pick<ApiDeps, "db">, txnid: string): Promise<OrderRow> {
  const order = await findOrder(db, txnid);
  if (order === undefined) throw noOrder();
  return order;
}
