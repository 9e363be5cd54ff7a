import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Mode, Port, readConfig } from "@sendoff/kit";
import { z } from "zod";
import { DEFAULT_PORTS } from "../setup/ports.mjs";

/** The repository. */
export const ROOT = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

const PostgresUrl = z.url({ protocol: /^postgres(?:ql)?$/ });

const Environment = z.object({
  SENDOFF_MODE: Mode.default("sandbox"),
  SENDOFF_DATA_DIR: z.string().default(join(ROOT, ".data")),
  /** Which of the processes this machine runs, where several machines share one PostgreSQL. */
  SENDOFF_PROCESSES: z
    .enum(["api", "worker", "api,worker"], "Choose api, worker or api,worker")
    .default("api,worker"),
  DATABASE_URL: PostgresUrl.optional(),
  /** The same database for a process alone, as a role that owns nothing; without them both use DATABASE_URL. */
  DATABASE_URL_API: PostgresUrl.optional(),
  DATABASE_URL_WORKER: PostgresUrl.optional(),
  PORT: Port.default(DEFAULT_PORTS.PORT),
  METRICS_PORT: Port.default(DEFAULT_PORTS.METRICS_PORT),
  WORKER_PORT: Port.default(DEFAULT_PORTS.WORKER_PORT),
  SANDBOX_PORT_BASE: Port.min(1050).max(65_000).default(DEFAULT_PORTS.SANDBOX_PORT_BASE),
  SENDOFF_PG_PORT: Port.default(DEFAULT_PORTS.SENDOFF_PG_PORT),
  /** When run.mjs began, so that "ready in" counts the set-up too. */
  SENDOFF_STARTED_AT: z.coerce.number().optional(),
});

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
  readonly sandboxPortBase: number;
  readonly postgresPort: number;
  readonly startedAtMs: number;
  /** Whether the processes start again when their sources change (npm run dev). */
  readonly isWatching: boolean;
}

/** Reads and checks the environment. Throws ConfigError that lists every problem. */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
  options: { readonly isWatching: boolean },
): StartSettings {
  const config = readConfig(Environment, environment);
  return {
    mode: config.SENDOFF_MODE,
    dataDir: resolve(config.SENDOFF_DATA_DIR),
    processes: (["api", "worker"] as const).filter(
      (name) => config.SENDOFF_MODE === "sandbox" || config.SENDOFF_PROCESSES.includes(name),
    ),
    databaseUrl: config.DATABASE_URL,
    ownDatabaseUrls: {
      ...(config.DATABASE_URL_API === undefined ? {} : { api: config.DATABASE_URL_API }),
      ...(config.DATABASE_URL_WORKER === undefined ? {} : { worker: config.DATABASE_URL_WORKER }),
    },
    port: config.PORT,
    metricsPort: config.METRICS_PORT,
    workerPort: config.WORKER_PORT,
    sandboxPortBase: config.SANDBOX_PORT_BASE,
    postgresPort: config.SENDOFF_PG_PORT,
    startedAtMs: config.SENDOFF_STARTED_AT ?? Date.now(),
    isWatching: options.isWatching,
  };
}
