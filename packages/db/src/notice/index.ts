export type { DayDigest } from "./day-digest.repository.ts";
export { type NeedsDigest, takeNeedsDigests } from "./needs-digest.repository.ts";
export * from "./payment-notice.repository.ts";
export * from "./wallet-notice.repository.ts";
