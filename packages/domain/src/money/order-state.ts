import type { PaymentState } from "@sendoff/contract/payment";

/** Where an order stands, as the wire tells it. */
export type OrderState = PaymentState;

/** `paid` never goes back to `failed`; `failed` may still become `paid` (RELIABILITY 2). A won dispute is paid again. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ["pending", "paid", "failed"],
  pending: ["paid", "failed"],
  failed: ["paid"],
  paid: ["refunded", "disputed"],
  disputed: ["paid", "refunded"],
  refunded: [],
};

/** Whether an order may go from one state to another. The database refuses the same moves. */
export function canMove(from: OrderState, to: OrderState): boolean {
  return NEXT[from].includes(to);
}

/** Whether the order's money arrived once, whatever became of it later: it has a receipt and its credits were granted. */
export function isCredited(state: OrderState): boolean {
  return state === "paid" || state === "refunded" || state === "disputed";
}

/** Seconds after an order was made at which the provider is asked about it (RELIABILITY 2). */
export const ORDER_VERIFICATION_SECONDS = [120, 600, 3600, 6 * 3600, 24 * 3600] as const;

/** "R-000042": the number on a receipt. */
export function formatReceiptNo(number: number): string {
  return `R-${String(number).padStart(6, "0")}`;
}
