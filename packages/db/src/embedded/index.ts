// A PostgreSQL that is started beside the product, for a machine of one's own and for tests. Nothing that serves users needs it.
export {
  type BaseBackup,
  listBaseBackups,
  removeOldBackups,
  takeBaseBackup,
} from "./base-backup.ts";
export { type Restored, restoreCluster } from "./restore-cluster.ts";
export { type EmbeddedPostgres, startEmbeddedPostgres } from "./start-embedded-postgres.ts";
