import { ApiError } from "../../lib/api-error.ts";
import { messages } from "./messages.ts";

/** Why a recharge could not be started: SPEC 8's sentence by status, and where that leaves a question, the reason below it. */
export function rechargeProblem(error: unknown): { title: string; note?: string } {
  const status = error instanceof ApiError ? error.status : -1;
  const message = error instanceof ApiError ? error.message : "";
  if (status === 401) return { title: messages.authenticationFailed };
  if (status === 402) return { title: messages.paymentValidationFailed };
  if (status === 400) return { title: messages.invalidRequest(message) };
  if (status >= 500) return { title: messages.serverError };
  const title = messages.failedToProcessPayment;
  return message === "" ? { title } : { title, note: message };
}
