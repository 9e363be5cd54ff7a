import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import {
  databaseUrl,
  Mode,
  Port,
  readConfig,
  requireSet,
  StopSeconds,
  stopSecondsOf,
} from "@sendoff/kit/config";
import { z } from "zod";
import { DEFAULT_PORTS } from "../setup/ports.mjs";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

const PROCESSES = ["api", "worker"] as const;

const Environment = z.object({
  SENDOFF_MODE: Mode.default("sandbox"),
  SENDOFF_DATA_DIR: z.string().default(join(ROOT, ".data")),
  /** Which of the processes this machine runs, where several machines share one PostgreSQL. */
  SENDOFF_PROCESSES: z
    .enum(["api", "worker", "api,worker"], "Choose api, worker or api,worker")
    .default("api,worker"),
  DATABASE_URL: databaseUrl.optional(),
  /** The same database for a process alone, as a role that owns nothing; without them both use DATABASE_URL. */
  DATABASE_URL_API: databaseUrl.optional(),
  DATABASE_URL_WORKER: databaseUrl.optional(),
  PORT: Port.default(DEFAULT_PORTS.PORT),
  METRICS_PORT: Port.default(DEFAULT_PORTS.METRICS_PORT),
  WORKER_PORT: Port.default(DEFAULT_PORTS.WORKER_PORT),
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** How long a worker that is to stop may go on with what it has begun. */
  STOP_SECONDS: StopSeconds.optional(),
  SANDBOX_PORT_BASE: Port.min(1050).max(65_000).default(DEFAULT_PORTS.SANDBOX_PORT_BASE),
  SENDOFF_PG_PORT: Port.default(DEFAULT_PORTS.SENDOFF_PG_PORT),
  /** Where the embedded database's log is archived, and backups are kept. */
  BACKUP_DIR: z.string().min(1).optional(),
  /** When run.mjs began, so that "ready in" counts the set-up too. */
  SENDOFF_STARTED_AT: z.coerce.number().optional(),
});

/** The names of all that npm start reads. */
export const START_VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** What npm start is told by its environment. */
export interface StartSettings {
  readonly mode: "sandbox" | "live";
  readonly dataDir: string;
  /** The processes that this machine runs; in sandbox mode always both, and the sandbox beside them. */
  readonly processes: readonly ("api" | "worker")[];
  /** A PostgreSQL of the operator's own; undefined for the embedded one. */
  readonly databaseUrl: string | undefined;
  /** For each process alone, where the operator names one. */
  readonly ownDatabaseUrls: Partial<Record<"api" | "worker", string>>;
  readonly port: number;
  readonly metricsPort: number;
  readonly workerPort: number;
  /** Where the processes' figures and probes are reached. */
  readonly metricsHost?: string;
  readonly stopSeconds?: number;
  readonly sandboxPortBase: number;
  readonly postgresPort: number;
  /** Where the embedded database is backed up; undefined where it is not. */
  readonly backupDir?: string | undefined;
  readonly startedAtMs: number;
  /** Whether the processes start again when their sources change (npm run dev). */
  readonly isWatching: boolean;
}

/** Reads and checks the environment. Throws ConfigError that lists every problem. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  options: { readonly isWatching: boolean },
): StartSettings {
  const config = readConfig(Environment, environment, [
    ({ SENDOFF_MODE: mode, DATABASE_URL }) => {
      const why = "live mode needs a PostgreSQL of your own";
      if (mode === "live") requireSet({ DATABASE_URL }, { DATABASE_URL: why });
    },
  ]);
  return {
    mode: config.SENDOFF_MODE,
    dataDir: resolve(config.SENDOFF_DATA_DIR),
    processes: config.SENDOFF_MODE === "live" ? processesOf(environment) : PROCESSES,
    databaseUrl: config.DATABASE_URL,
    ownDatabaseUrls: {
      ...(config.DATABASE_URL_API === undefined ? {} : { api: config.DATABASE_URL_API }),
      ...(config.DATABASE_URL_WORKER === undefined ? {} : { worker: config.DATABASE_URL_WORKER }),
    },
    port: config.PORT,
    metricsPort: config.METRICS_PORT,
    workerPort: config.WORKER_PORT,
    metricsHost: config.METRICS_HOST,
    stopSeconds: config.STOP_SECONDS ?? stopSecondsOf(config.SENDOFF_MODE),
    sandboxPortBase: config.SANDBOX_PORT_BASE,
    postgresPort: config.SENDOFF_PG_PORT,
    backupDir: config.BACKUP_DIR === undefined ? undefined : resolve(config.BACKUP_DIR),
    startedAtMs: config.SENDOFF_STARTED_AT ?? Date.now(),
    isWatching: options.isWatching,
  };
}

/** The folder that npm start would use, also where other variables are wrong. */
export function dataDirOf(environment: Readonly<Record<string, string | undefined>>): string {
  return resolve(environment["SENDOFF_DATA_DIR"] || join(ROOT, ".data"));
}

/** The processes that a machine in live mode runs; both where the variable is not set or wrong. */
export function processesOf(
  environment: Readonly<Record<string, string | undefined>>,
): readonly ("api" | "worker")[] {
  const named = PROCESSES.filter((name) => name === environment["SENDOFF_PROCESSES"]);
  return named.length === 0 ? PROCESSES : named;
}
