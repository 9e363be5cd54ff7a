import { join } from "node:path";
import { placesOf } from "../setup/places.mjs";
import { processStatesFile } from "./process-states.ts";
import type { Secrets } from "./secrets.ts";
import { ROOT, type StartSettings } from "./settings.ts";

/** A process of ours: what to run, with which environment, and where it says that it is ready. */
export interface Service {
  readonly name: "sandbox" | "api" | "worker";
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly readyUrl: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Room for new objects, in MB, a quarter of what Node 24 takes: a third less memory for each process (docs/measured.md). What an operator
 * says in NODE_OPTIONS comes after it, and counts.
 */
const YOUNG_HEAP = "--max-semi-space-size=4";

/** Each process gets the secrets it needs and no others: only the worker can open what was sealed. */
const SECRETS_OF: Readonly<Record<Service["name"], readonly string[]>> = {
  sandbox: [],
  api: [
    "SENDOFF_SECRET_PEPPER",
    "SENDOFF_SECRET_PEPPER_OTHER",
    "SENDOFF_SECRET_URL_SIGNING",
    "SENDOFF_SECRET_URL_SIGNING_OTHER",
    "SENDOFF_VAULT_PUBLIC_KEY",
  ],
  worker: [
    "SENDOFF_SECRET_URL_SIGNING",
    "SENDOFF_SECRET_URL_SIGNING_OTHER",
    "SENDOFF_VAULT_PUBLIC_KEY",
    "SENDOFF_VAULT_PRIVATE_KEY",
    "SENDOFF_VAULT_OTHER_PRIVATE_KEYS",
    "EGRESS_PROXIES",
    // With these the keys are unwrapped.
    "KMS_TOKEN",
    "KMS_SECRET_ACCESS_KEY",
    "KMS_SESSION_TOKEN",
  ],
};
const ALL_SECRETS = new Set(Object.values(SECRETS_OF).flat());

/** Where the sandbox's payment page calls the api, as a merchant writes it into PayU's dashboard. */
const PAYMENT_WEBHOOK_PATH = "/v1/job/payment/payu/webhook";

/** What the sandbox, which plays strangers, is told of our environment. */
const NEUTRAL = /^(PATH|LANG|LC_\w+|TZ|NODE_\w+|LOG_LEVEL|SANDBOX_\w+)$/;

/**
 * The processes to run, in starting order. `environment` is the operator's; `secrets` are those of a sandbox installation,
 * undefined in live mode, where they come from the environment too and the processes refuse what is missing.
 */
export function listServices(
  settings: StartSettings,
  environment: Environment,
  databaseUrlOf: (process: "api" | "worker") => string,
  secrets: Secrets | undefined,
): Service[] {
  const places = placesOf(settings.dataDir);
  const inherited = pick(
    environment,
    (name) => !ALL_SECRETS.has(name) && !/^(?:npm_|DATABASE_URL)/i.test(name),
  );
  const secretsOf = (name: Service["name"]): Record<string, string> => {
    const wanted = new Set(SECRETS_OF[name]);
    return pick(secrets ?? environment, (key) => wanted.has(key));
  };
  const nodeOptions = `${YOUNG_HEAP} ${environment["NODE_OPTIONS"] ?? ""}`.trim();
  const common = {
    ...inherited,
    ...places,
    NODE_OPTIONS: nodeOptions,
    SENDOFF_MODE: settings.mode,
    SENDOFF_DATA_DIR: settings.dataDir,
    SANDBOX_PORT_BASE: String(settings.sandboxPortBase),
  };
  const sandbox: Service = {
    name: "sandbox",
    script: join(ROOT, "apps/sandbox/src/main.ts"),
    environment: {
      ...pick(environment, (name) => NEUTRAL.test(name)),
      ...places,
      NODE_OPTIONS: nodeOptions,
      SANDBOX_PORT_BASE: String(settings.sandboxPortBase),
      SANDBOX_PAYMENT_WEBHOOK_URL: `http://127.0.0.1:${settings.port}${PAYMENT_WEBHOOK_PATH}`,
      SANDBOX_DATA_DIR: join(settings.dataDir, "sandbox"),
    },
    readyUrl: `http://127.0.0.1:${settings.sandboxPortBase}/mail`,
  };
  const api: Service = {
    name: "api",
    script: join(ROOT, "apps/api/src/main.ts"),
    environment: {
      ...common,
      ...secretsOf("api"),
      DATABASE_URL: databaseUrlOf("api"),
      PORT: String(settings.port),
      METRICS_PORT: String(settings.metricsPort),
      SENDOFF_WEB_DIST: environment["SENDOFF_WEB_DIST"] ?? join(ROOT, ".data/web"),
      SENDOFF_ENDED_FILE: processStatesFile(settings.dataDir),
    },
    readyUrl: `http://${callable(environment["HOST"])}:${settings.port}/readyz`,
  };
  const worker: Service = {
    name: "worker",
    script: join(ROOT, "apps/worker/src/main.ts"),
    environment: {
      ...common,
      ...secretsOf("worker"),
      DATABASE_URL: databaseUrlOf("worker"),
      ...(settings.mode === "sandbox" && environment["PUBLIC_URL"] === undefined
        ? { PUBLIC_URL: `http://localhost:${settings.port}` }
        : {}),
      WORKER_PORT: String(settings.workerPort),
    },
    readyUrl: `http://${callable(settings.metricsHost)}:${settings.workerPort}/health`,
  };
  const own = [api, worker].filter(({ name }) =>
    settings.processes.some((process) => process === name),
  );
  return settings.mode === "sandbox" ? [sandbox, ...own] : own;
}

/** How this machine calls what listens on `host`: an address of its own as it is, every address by the loopback one. */
function callable(host = ""): string {
  if (host === "" || host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") && !host.startsWith("[") ? `[${host}]` : host;
}

function pick(
  environment: Environment,
  isWanted: (name: string) => boolean,
): Record<string, string> {
  const picked: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) {
    if (value !== undefined && isWanted(name)) picked[name] = value;
  }
  return picked;
}
