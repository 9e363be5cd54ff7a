import { OperationalError } from "@sendoff/kit/errors";
import type { PaymentProvider } from "@sendoff/kit/payu";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";
import { applyEvidence } from "./apply-evidence.ts";
import {
  changeRequest,
  finishBookedRefunds,
  type MoneyRequestRow,
} from "./money-request.repository.ts";
import type { OrderRow } from "./order.repository.ts";

/** What sending a refund, and asking for it, needs. */
export interface RefundDeps {
  readonly db: Kysely<DB>;
  readonly provider: PaymentProvider;
}

/** A payment as the provider is asked for it. */
export type PaymentNumbers = Pick<OrderRow, "txnid" | "mihpayid">;

/**
 * Sends a refund that is noted as `sending` to the provider, and has the ledger book what the provider then says of the payment. The
 * note was committed before, so a crash at any instant leaves it to the sweep, or to "send again"; under its token the provider takes it
 * once. Returns whether the provider has answered: without an answer it stays `sending`, and nothing is known.
 */
export async function sendRefund(
  deps: RefundDeps,
  request: MoneyRequestRow,
  { mihpayid }: Pick<PaymentNumbers, "mihpayid">,
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
  { txnid, mihpayid }: PaymentNumbers,
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
