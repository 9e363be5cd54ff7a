export type { Page } from "./page.ts";
export * from "./expiry.repository.ts";
export {
  type LedgerLine,
  type LineKind,
  listLedgerLines,
  statement,
  type StatementLine,
} from "./history.repository.ts";
export * from "./ledger-proof.ts";
export { findNewestProof, type ProofRecord, recordLedgerProof } from "./proof-record.repository.ts";
export * from "./ledger.repository.ts";
export * from "./wallet.repository.ts";
