export type { DayDigest } from "./day-digest.repository.ts";
export { type NeedsDigest, takeNeedsDigests } from "./needs-digest.repository.ts";
export * from "./payment-mail.repository.ts";
export * from "./wallet-mail.repository.ts";
