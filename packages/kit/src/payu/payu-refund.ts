import { z } from "zod";
import { formatPaise } from "./paise.ts";
import type { RefundAnswer, RefundRequest, RefundState } from "./payment-provider.ts";
import {
  ask,
  Details,
  postCommand,
  unreadable,
  type WebServiceOptions,
} from "./payu-web-service.ts";

const LONGEST_MESSAGE = 200;

const text = z
  .union([z.string(), z.number(), z.null()])
  .optional()
  .transform((value) => (value === null || value === undefined ? "" : String(value).trim()));

/** `status` is 1 where PayU has taken the refund into its queue. */
const Answer = z.object({ status: text, msg: text, request_id: text });
const Action = z.object({ action: text, status: text, token: text });

/**
 * cancel_refund_transaction (docs.payu.in): of a captured payment so much goes back to the payer. PayU takes each token once, so a
 * second try after a lost connection sends nothing twice; it is refused, and `findRefund` knows of the first.
 */
export async function refundPayment(
  options: WebServiceOptions,
  { mihpayid, amountPaise, token }: RefundRequest,
): Promise<RefundAnswer> {
  const more = { var2: token, var3: formatPaise(amountPaise) };
  const body = await postCommand(options, "cancel_refund_transaction", mihpayid, more);
  const answer = Answer.safeParse(parse(body));
  if (!answer.success || answer.data.status === "") throw unreadable("no status of a refund");
  const { status, msg, request_id: requestId } = answer.data;
  if (status === "1") return { kind: "taken", requestId };
  const message = msg === "" ? "PayU refused the refund" : msg.slice(0, LONGEST_MESSAGE);
  return { kind: "refused", message };
}

/** check_action_status by the payment: how the refund of this token stands. */
export async function findRefund(
  options: WebServiceOptions,
  mihpayid: string,
  token: string,
): Promise<RefundState | undefined> {
  const details = await ask(options, "check_action_status", mihpayid, { var2: "payuid" });
  const actions = Details.safeParse(details[mihpayid]);
  if (!actions.success) return undefined;
  for (const entry of Object.values(actions.data)) {
    const action = Action.safeParse(entry);
    if (!action.success || action.data.token !== token) continue;
    const status = action.data.status.toLowerCase();
    if (status === "success") return "success";
    return status.startsWith("fail") ? "failure" : "queued";
  }
  return undefined;
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw unreadable("no JSON");
  }
}
