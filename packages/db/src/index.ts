export * from "./client.ts";
export { migrateToLatest } from "./migrate.ts";
export type { DB } from "./schema.ts";
