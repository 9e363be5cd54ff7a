import { ApiError } from "../../lib/api-error.ts";
import { paymentCompleted } from "../../lib/payment-words.ts";

/** SPEC 5, 8: what the wallet says, word for word. */
export const walletMessages = {
  balanceFailed: "Failed to fetch wallet balance",
  plansFailed: "Failed to fetch plans",
  noPlans: "No plans available at the moment.",
  noTransactions: "No transactions found",
  planSaved: (name: string) => `Plan "${name}" selected successfully!`,
  planFailed: "Failed to update plan selection",
  planFirst: "Please select a plan first",
  paid: paymentCompleted,
} as const;

/** Why a recharge could not be started: SPEC 8's sentence by status, and where that leaves a question, the reason below it. */
export function rechargeProblem(error: unknown): { title: string; note?: string } {
  const status = error instanceof ApiError ? error.status : -1;
  const message = error instanceof ApiError ? error.message : "";
  if (status === 401) return { title: "Authentication failed. Please login again." };
  if (status === 402) {
    const title = "Payment validation failed. Please ensure you have selected a valid plan.";
    return { title };
  }
  if (status === 400) return { title: `Invalid request: ${message}` };
  if (status >= 500) return { title: "Server error. Please try again later." };
  return message === ""
    ? { title: "Failed to process payment" }
    : { title: "Failed to process payment", note: message };
}
