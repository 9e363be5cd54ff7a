export * from "./apply-evidence.ts";
export * from "./money-request.repository.ts";
export { followRefunds, type RefundDeps, sendRefund } from "./refund.ts";
export type { EvidenceSource, EvidenceVerdict } from "./evidence.repository.ts";
export {
  createOrder,
  findOrder,
  findOrders,
  findOrderOfUser,
  findTxnidOfPayment,
  leaseDueOrders,
  listOrders,
  type NewOrder,
  type OrderRow,
} from "./order.repository.ts";
