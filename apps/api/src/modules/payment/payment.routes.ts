import { routes } from "@sendoff/contract/routes";
import { type ThrottleLimit } from "@sendoff/db/auth";
import { getWallet } from "@sendoff/db/ledger";
import { applyEvidence, findOrderOfUser, listOrders, type OrderRow } from "@sendoff/db/payment";
import { findUser } from "@sendoff/db/user";
import { OperationalError, UserError } from "@sendoff/kit/errors";
import { createPayuProvider } from "@sendoff/kit/payu";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { readerLanguage } from "../../plugins/reader-language.ts";
import { register } from "../../plugins/register-route.ts";
import { presentPayment } from "../../presenters/present-payment.ts";
import { presentPlans } from "../../presenters/present-plans.ts";
import { presentWallet } from "../../presenters/present-wallet.ts";
import { throttle } from "../../throttle.ts";
import { registerHistory } from "./history.ts";
import { registerPayuCallbackRoutes } from "./payu-callback.routes.ts";
import { describeReceipt } from "../../receipt/payment/describe-receipt.ts";
import { receiptPdf } from "../../receipt/payment/receipt-pdf.ts";
import { startRecharge } from "./recharge.service.ts";

/** Each check is a question to PayU; the result page asks a few times, a person now and then. */
const CHECKS: readonly ThrottleLimit[] = [
  { windowSeconds: 60, count: 20 },
  { windowSeconds: 3600, count: 200 },
];

/** The wallet: balance and history, plans, recharges and what became of them (DECISIONS D4, RELIABILITY 2). */
export function registerPaymentModule(app: FastifyInstance, deps: ApiDeps): void {
  const provider = createPayuProvider(deps.config.payu);
  registerPayuCallbackRoutes(app, deps, provider);
  registerHistory(app, deps);

  register(app, routes.getWalletBalance, async ({ user }) => ({
    status: 200,
    body: presentWallet(await getWallet(deps.db, user.id), deps.config.usdInrRate),
  }));

  register(app, routes.getPlans, async () => ({ status: 200, body: { plans: presentPlans() } }));

  register(app, routes.addToWallet, async ({ user, body, request }) => ({
    status: 200,
    body: await startRecharge(deps, provider, user.id, body, request.headers.origin),
  }));

  register(app, routes.getPayments, async ({ user }) => {
    const orders = await listOrders(deps.db, user.id);
    return { status: 200, body: { payments: orders.map(presentPayment) } };
  });

  register(app, routes.getPayment, async ({ user, params }) => ({
    status: 200,
    body: presentPayment(await getOrder(deps, user.id, params.txnid)),
  }));

  register(app, routes.checkPayment, async ({ user, params }) => {
    const { txnid } = await getOrder(deps, user.id, params.txnid);
    await throttle(deps, "payment_check", user.id, CHECKS);
    const question = { source: "verify", rawBody: "", fields: undefined, txnid } as const;
    const { problem } = await applyEvidence(deps.db, provider, question);
    if (problem === "unreachable") {
      throw new OperationalError(
        502,
        "payment_unreachable",
        "The payment provider does not answer. We keep asking; please look again in a moment.",
      );
    }
    return { status: 200, body: presentPayment(await getOrder(deps, user.id, txnid)) };
  });

  register(app, routes.getPaymentReceipt, async ({ user, params, request }) => {
    const order = await getOrder(deps, user.id, params.txnid);
    const party = await findUser(deps.db, user.id);
    const pdf = await receiptPdf(
      describeReceipt(order, party, deps.config.mode),
      readerLanguage(request),
    );
    return {
      status: 200,
      body: pdf,
      headers: {
        "content-type": "application/pdf",
        "content-disposition": `attachment; filename="sendoff_receipt_${order.receiptNo}.pdf"`,
      },
    };
  });
}

/** Another user's order is as unknown as one that was never made. */
async function getOrder(
  deps: Pick<ApiDeps, "db">,
  userId: string,
  txnid: string,
): Promise<OrderRow> {
  const order = await findOrderOfUser(deps.db, userId, txnid);
  if (order === undefined) throw new UserError(404, "not_found", "There is no such payment");
  return order;
}
