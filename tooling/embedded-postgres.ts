// The launcher alone, without the rest of the database package: the tests' server must start even while that does not load.
export {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "../packages/db/src/embedded/start-embedded-postgres.ts";
