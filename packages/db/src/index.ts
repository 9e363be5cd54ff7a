export * from "./client.ts";
export * from "./ledger/ledger-proof.ts";
export * from "./ledger/ledger.repository.ts";
export * from "./ledger/wallet.repository.ts";
export { migrateToLatest } from "./migrate.ts";
export type { DB } from "./schema.ts";
export * from "./boss.ts";
