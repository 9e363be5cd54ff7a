import {
  applyEvidence,
  changeRequest,
  finishBookedRefunds,
  type MoneyRequestRow,
  type OrderRow,
} from "@sendoff/db/payment";
import { OperationalError } from "@sendoff/kit/errors";
import { type PaymentProvider } from "@sendoff/kit/payu";
import type { FastifyBaseLogger } from "fastify";
import type { ApiDeps } from "../../deps.ts";

/** What sending a refund needs. */
export interface RefundDeps extends Pick<ApiDeps, "db"> {
  readonly provider: PaymentProvider;
}

/**
 * Sends a refund that is noted as `sending` to the provider, and has the ledger book what the provider then says of the payment. The
 * note was committed before, so a crash at any instant leaves it for "send again"; under its token the provider takes it once. Returns
 * whether the provider has answered: without an answer it stays `sending`, and nothing is known.
 */
export async function sendRefund(
  deps: RefundDeps,
  request: MoneyRequestRow,
  { mihpayid }: Pick<OrderRow, "mihpayid">,
  log: FastifyBaseLogger,
): Promise<boolean> {
  const { provider, db } = deps;
  const { id, token, amount_paise: amountPaise, txnid } = request;
  try {
    const answer = await provider.refund({ mihpayid, amountPaise, token });
    if (answer.kind === "taken") {
      const sent = { state: "sent", provider_request: answer.requestId } as const;
      await changeRequest(db, id, ["sending"], sent);
    } else if ((await provider.findRefund(mihpayid, token)) === undefined) {
      await changeRequest(db, id, ["sending"], { state: "failed", problem: answer.message });
    } else {
      // Refused, because an earlier try under this token got through.
      await changeRequest(db, id, ["sending"], { state: "sent" });
    }
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    log.warn({ requestId: id, txnid }, "the payment provider did not answer a refund");
    return false;
  }
  await followRefunds(deps, { txnid, mihpayid });
  return true;
}

/**
 * Asks the provider about a payment, and books what it says; and about the refund that is under way, where one is named. Returns whether
 * it answered.
 */
export async function followRefunds(
  { db, provider }: RefundDeps,
  { txnid, mihpayid }: Pick<OrderRow, "txnid" | "mihpayid">,
  open?: MoneyRequestRow,
): Promise<boolean> {
  const question = { source: "verify", rawBody: "", fields: undefined, txnid } as const;
  const { problem } = await applyEvidence(db, provider, question);
  await finishBookedRefunds(db);
  if (problem === "unreachable") return false;
  if (open === undefined) return true;
  try {
    const state = await provider.findRefund(mihpayid, open.token);
    if (state === "failure") {
      const failed = { state: "failed", problem: "The bank did not take the money back." } as const;
      await changeRequest(db, open.id, ["sending", "sent"], failed);
    } else if (state !== undefined) {
      await changeRequest(db, open.id, ["sending"], { state: "sent" });
      await finishBookedRefunds(db);
    }
    return true;
  } catch (error) {
    if (!(error instanceof OperationalError)) throw error;
    return false;
  }
}
