import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { createDatabase, type Database, migrateToLatest, startEmbeddedPostgres } from "@sendoff/db";
import { getOrCreateSecrets } from "../start/secrets.ts";
import { listServices, type Service } from "../start/services.ts";
import { ROOT } from "../start/settings.ts";
import { findFreePorts } from "./free-ports.ts";
import { type StageProcess, startStageProcess } from "./stage-process.ts";

export interface StageOptions {
  /** Names the folder below `.data/stages`; it is emptied first. */
  readonly name: string;
  readonly workers: number;
  /** Extra environment for every worker, for example WORKER_SLOTS or LEASE_SECONDS. */
  readonly workerEnvironment?: Readonly<Record<string, string>>;
}

/** The whole product as real processes on free ports and a fresh database, for demos, benches and chaos. */
export interface Stage {
  readonly folder: string;
  readonly apiUrl: string;
  readonly mailUrl: string;
  readonly linkedInUrl: string;
  readonly sandboxPortBase: number;
  readonly api: StageProcess;
  readonly sandbox: StageProcess;
  readonly workers: readonly StageProcess[];
  readonly database: Database;
  readonly logFile: string;
  /** SIGKILL to PostgreSQL; it is started again at once and recovers. */
  readonly killPostgres: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a stage and resolves when everything is ready. */
export async function openStage(options: StageOptions): Promise<Stage> {
  const folder = join(ROOT, ".data/stages", options.name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const ports = await findFreePorts(options.workers);
  const dataDir = join(folder, "postgres");
  let postgres = await startEmbeddedPostgres({ dataDir, port: 0, log: () => undefined });
  const { url, port } = postgres;
  await migrateToLatest(url);
  const logFile = join(folder, "product.log");
  const log = createWriteStream(logFile, { flags: "a" });
  const services = listStageServices(folder, ports, url, await getOrCreateSecrets(folder));
  const launch = (name: string, service: Service) =>
    startStageProcess(name, service, (who, line) => log.write(`${who}: ${line}\n`));
  const sandbox = launch("sandbox", services.sandbox);
  const api = launch("api", services.api);
  const workers = ports.workers.map((workerPort, index) =>
    launch(`worker ${index + 1}`, {
      ...services.worker,
      environment: {
        ...services.worker.environment,
        ...options.workerEnvironment,
        WORKER_PORT: String(workerPort),
      },
      readyUrl: `http://127.0.0.1:${workerPort}/health`,
    }),
  );
  const abandon = (): void => {
    for (const each of [sandbox, api, ...workers]) each.abandon();
    killQuietly(postgres.pid);
  };
  // Nothing of a stage outlives its command, however that ends.
  process.once("exit", abandon);
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => process.exit(130));
  }
  await Promise.all([sandbox, api, ...workers].map((each) => each.waitUntilReady()));
  const database = createDatabase({
    url,
    poolSize: 4,
    applicationName: "sendoff-stage",
    onIdleError: () => undefined,
  });
  return {
    folder,
    apiUrl: `http://127.0.0.1:${ports.api}`,
    mailUrl: `http://127.0.0.1:${ports.sandboxPortBase}`,
    linkedInUrl: `http://127.0.0.1:${ports.sandboxPortBase + 1}`,
    sandboxPortBase: ports.sandboxPortBase,
    api,
    sandbox,
    workers,
    database,
    logFile,
    async killPostgres() {
      process.kill(postgres.pid, "SIGKILL");
      await delay(100);
      postgres = await startEmbeddedPostgres({ dataDir, port, log: () => undefined });
    },
    async close() {
      process.off("exit", abandon);
      await Promise.all([api, ...workers].map((each) => each.stop()));
      await sandbox.stop();
      await database.close();
      await postgres.stop();
      log.end();
    },
  };
}

function killQuietly(pid: number): void {
  try {
    // An immediate shutdown; the folder is emptied before it is used again.
    process.kill(pid, "SIGQUIT");
  } catch {
    // It has ended.
  }
}

function listStageServices(
  folder: string,
  ports: Awaited<ReturnType<typeof findFreePorts>>,
  databaseUrl: string,
  secrets: Awaited<ReturnType<typeof getOrCreateSecrets>>,
): Record<Service["name"], Service> {
  const services = listServices(
    {
      mode: "sandbox",
      dataDir: folder,
      databaseUrl,
      port: ports.api,
      metricsPort: ports.metrics,
      workerPort: ports.workers[0] ?? 0,
      sandboxPortBase: ports.sandboxPortBase,
      postgresPort: 0,
      startedAtMs: Date.now(),
      isWatching: false,
    },
    {
      ...process.env,
      // Many people come from one address here.
      OTP_SENDS_PER_IP_HOUR: "10000",
      RATE_LIMIT_PER_MINUTE: "100000",
    },
    databaseUrl,
    secrets,
  );
  const named = (name: Service["name"]): Service => {
    const service = services.find((each) => each.name === name);
    if (service === undefined) throw new Error(`no service ${name}`);
    return service;
  };
  return { sandbox: named("sandbox"), api: named("api"), worker: named("worker") };
}
