import { routes } from "@sendoff/contract";
import { getWallet, type LedgerLine, listLedgerLines } from "@sendoff/db";
import type { FastifyInstance } from "fastify";
import type { ApiDeps } from "../../deps.ts";
import { register } from "../../plugins/register-route.ts";
import { presentWallet } from "../../presenters/present-wallet.ts";

/** Balance and history of the wallet. */
export function registerPaymentModule(app: FastifyInstance, deps: ApiDeps): void {
  register(app, routes.getWalletBalance, async ({ user }) => ({
    status: 200,
    body: presentWallet(await getWallet(deps.db, user.id), deps.config.usdInrRate),
  }));

  register(app, routes.getBillingHistory, async ({ user }) => {
    const lines = await listLedgerLines(deps.db, user.id);
    return {
      status: 200,
      body: {
        credits: lines.filter((line) => line.kind !== "capture").map(presentGrant),
        debits: lines.filter((line) => line.kind === "capture").map(presentCapture),
      },
    };
  });
}

function presentGrant(line: LedgerLine) {
  return {
    id: line.id,
    amount: line.amountCents / 100,
    credits: line.credits,
    created_at: line.at.toISOString(),
    status: "completed",
    payu_transaction_id: "",
    reason: line.note,
  };
}

function presentCapture(line: LedgerLine) {
  const job = line.jobTitle === null ? "Application" : `${line.jobTitle}, ${line.company ?? ""}`;
  return {
    id: line.id,
    amount: line.amountCents / 100,
    credits: Math.abs(line.credits),
    executed_at: line.at.toISOString(),
    status: "completed",
    reason: job,
    task_id: line.applicationId ?? "",
  };
}
