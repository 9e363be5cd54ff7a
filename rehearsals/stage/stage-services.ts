import { type Pooler, startPooler } from "@sendoff/testkit/pooler";
import { join, relative } from "node:path";
import type { getOrCreateSecrets } from "../../tooling/start/secrets.ts";
import { listServices, type Service } from "../../tooling/start/services.ts";
import type { StagePorts } from "./free-ports.ts";

/** Of each role, where there is a pooler. */
const POOLED_CONNECTIONS = 20;

/** PgBouncer with a pool for each of the two roles. */
export function openPooler(urlOf: (name: "api" | "worker") => string): Promise<Pooler> {
  const databases = { api: { url: urlOf("api") }, worker: { url: urlOf("worker") } };
  return startPooler(databases, POOLED_CONNECTIONS);
}

/** The same process by the code of another folder. */
export function moved(service: Service, from: string, to: string): Service {
  return { ...service, script: join(to, relative(from, service.script)) };
}

/** The same api on ports of its own. */
export function apiAt(service: Service, ports: StagePorts["moreApis"][number]): Service {
  const { api, metrics } = ports;
  return {
    ...service,
    environment: { ...service.environment, PORT: String(api), METRICS_PORT: String(metrics) },
    readyUrl: `http://127.0.0.1:${api}/readyz`,
  };
}

/** The same worker on a port of its own. */
export function workerAt(service: Service, port: number): Service {
  return {
    ...service,
    environment: { ...service.environment, WORKER_PORT: String(port) },
    readyUrl: `http://127.0.0.1:${port}/health`,
  };
}

/** The sandbox, and the first api and worker of a stage. */
export function listStageServices(
  folder: string,
  ports: StagePorts,
  given: {
    readonly databaseUrlOf: (process: "api" | "worker") => string;
    readonly listenUrl: string | undefined;
    readonly secrets: Awaited<ReturnType<typeof getOrCreateSecrets>>;
  },
): Record<Service["name"], Service> {
  const services = listServices(
    {
      mode: "sandbox",
      processes: ["api", "worker"],
      dataDir: folder,
      databaseUrl: undefined,
      ownDatabaseUrls: {},
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
      ...(given.listenUrl === undefined ? {} : { DATABASE_LISTEN_URL: given.listenUrl }),
    },
    given.databaseUrlOf,
    given.secrets,
  );
  const named = (name: Service["name"]): Service => {
    const service = services.find((each) => each.name === name);
    if (service === undefined) throw new Error(`no service ${name}`);
    return service;
  };
  return { sandbox: named("sandbox"), api: named("api"), worker: named("worker") };
}
