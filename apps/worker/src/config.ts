import { readTracingSettings, type TracingSettings, tracingVariables } from "@sendoff/kit/tracing";
import {
  commonVariables,
  Key32,
  Keys32,
  Port,
  readConfig,
  refuseEqualSecrets,
  requireSet,
  StopSeconds,
  stopSecondsOf,
} from "@sendoff/kit/config";
import { type JournalPlace, journalPlace, journalVariables } from "@sendoff/kit/journal";
import { kmsVariables } from "@sendoff/kit/kms";
import {
  modelKeyVariable,
  type ModelSettings,
  modelVariables,
  readModelSettings,
} from "@sendoff/kit/model";
import { type PayuOptions, payuVariables, readPayuSettings } from "@sendoff/kit/payu";
import { readSmsSettings, type SmsOptions, smsVariables } from "@sendoff/kit/sms";
import { readStorageSettings, type StorageSettings, storageVariables } from "@sendoff/kit/storage";
import type { PictureRetention } from "@sendoff/db/retention";
import type { BreakerRules } from "@sendoff/domain/portal-health";
import { isPublicHost } from "@sendoff/portals/public-host";
import { z } from "zod";
import { egressVariables, readEgressSettings, requireEgressHost } from "./browser/egress-config.ts";
import type { EgressProxy } from "./browser/egress.ts";
import type { BrowserSource } from "./browser/browser-pool.ts";
import { breakerRules } from "./portal-health/breaker-rules.ts";
import type { BundleLimits } from "./portal-health/failure-keeper.ts";

/** Ten years are more than anybody looks back; 0 would delete what was just taken. */
const Days = z.coerce.number().int().min(1).max(3650);

const Env = z.object({
  ...commonVariables,
  SENDOFF_DATA_DIR: z.string(),
  /** Path of a Chrome or Chromium on this machine; not needed where BROWSER_URL names one elsewhere. */
  SENDOFF_CHROMIUM: z.string().optional(),
  /**
   * Address of a Playwright server or a grid of them (ws:), or of a running browser's debugging port (http:, or ws: with its
   * /devtools/ path). May carry a token: it is never logged. Sessions and passwords cross this line, so the open internet needs TLS.
   */
  BROWSER_URL: z
    .url({ protocol: /^(ws|http)s?$/ })
    .refine(
      (url) => /^(ws|http)s:/.test(url) || !isPublicHost(URL.parse(url)?.hostname ?? ""),
      "must be wss: or https: beyond your own network",
    )
    .optional(),
  ...egressVariables,
  SENDOFF_VAULT_PUBLIC_KEY: Key32,
  SENDOFF_VAULT_PRIVATE_KEY: Key32,
  /** Of other pairs, while the key changes: they open what was sealed for them, and nothing is sealed for them here. */
  SENDOFF_VAULT_OTHER_PRIVATE_KEYS: Keys32,
  SENDOFF_SECRET_URL_SIGNING: Key32,
  /** The one of before, or the next one: what it signed is taken, and nothing is signed with it here. */
  SENDOFF_SECRET_URL_SIGNING_OTHER: Keys32,
  /** Where browsers reach the app: links in mails lead there. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  WORKER_PORT: Port.default(5002),
  WORKER_SLOTS: z.coerce.number().int().min(1).max(64).optional(),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: Port.optional(),
  SMTP_FROM: z.string().optional(),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  /** Seconds of a lease; it is renewed every third of that. With less than 7 there would hardly ever be enough left for a click. */
  LEASE_SECONDS: z.coerce.number().min(7).max(600).optional(),
  /**
   * Where apis reach this worker for the live view of its pages. One machine needs nothing: a free port on it is taken. Beyond,
   * listen on an address of your own network and name what the other machines call it.
   */
  LIVE_HOST: z.string().default("127.0.0.1"),
  LIVE_PORT: z.coerce.number().int().min(0).max(65_535).default(0),
  LIVE_URL: z.url({ protocol: /^wss?$/ }).optional(),
  /** Minutes for which a page is kept open for its owner when a portal asks for them; 0: it is closed at once. */
  OWNER_WAIT_MINUTES: z.coerce.number().min(0).max(60).default(15),
  /** Pages that may wait for their owners in this worker, each about 190 MB; they hold no slot. */
  OWNER_PAGES: z.coerce.number().int().min(0).max(64).default(16),
  STOP_SECONDS: StopSeconds.optional(),
  /** Seconds between two applications on one account (DECISIONS D2). */
  PACE_SECONDS: z.coerce.number().min(0).max(3600).optional(),
  CONFIRM_TIMEOUT_SECONDS: z.coerce.number().min(1).max(120).default(35),
  ...kmsVariables,
  ...payuVariables,
  ...smsVariables,
  ...storageVariables,
  ...journalVariables,
  ...modelVariables,
  ...modelKeyVariable,
  ...tracingVariables,
  /** Days for which the pictures of an application are kept; those of what stood in the way are of use for less. */
  PICTURE_DAYS: Days.default(365),
  FAILURE_PICTURE_DAYS: Days.default(30),
  /** Seconds of the first pause of a platform whose pages changed for several accounts; each further one is twice as long. */
  PORTAL_PAUSE_SECONDS: z.coerce.number().min(1).max(86_400).optional(),
  /** Days for which failure bundles are kept, and how many in 24 hours: a storm must not fill the disk. 0: none. */
  FAILURE_BUNDLE_DAYS: Days.default(14),
  FAILURE_BUNDLES_PER_DAY: z.coerce.number().int().min(0).max(10_000).default(200),
  /** Who is told when the nightly proof finds the books wrong. */
  OPS_EMAIL: z.email().optional(),
});

/** The names of all that the worker reads. */
export const WORKER_VARIABLES: readonly string[] = Object.keys(Env.shape);

export interface WorkerConfig {
  readonly mode: "sandbox" | "live";
  readonly databaseUrl: string;
  /** The same past a pooler, for LISTEN; undefined where databaseUrl leads to PostgreSQL itself. */
  readonly databaseListenUrl: string | undefined;
  readonly dataDir: string;
  readonly storage: StorageSettings;
  /** Where each submit is written before its click, and for how many days it is kept. */
  readonly journal: { readonly place: JournalPlace; readonly days: number };
  readonly retention: PictureRetention;
  /** When a platform is paused for everyone, and for how long. */
  readonly breaker: BreakerRules;
  readonly bundles: BundleLimits;
  /** Where browsers come from: a program on this machine, or a server or a browser elsewhere. */
  readonly browser: BrowserSource;
  /** The operator's proxies by which accounts leave, and where browsers reach this worker on the way to them. */
  readonly egress: { readonly proxies: readonly EgressProxy[]; readonly host: string };
  readonly vaultPublicKey: Buffer;
  readonly vaultPrivateKey: Buffer;
  /** Private keys of other pairs, which open only; none but while the key changes. */
  readonly vaultOtherKeys: readonly Buffer[];
  /** Signs the addresses in mails that work without signing in. */
  readonly urlSigningKey: Buffer;
  /** The same, and another that is taken while it changes. */
  readonly urlSigningKeys: readonly Buffer[];
  /** Origin of the app. */
  readonly publicUrl: string;
  /** The model that drafts answers to open questions; undefined where the operator has none. */
  readonly model: ModelSettings | undefined;
  /** Where health, figures and the operator's pages are reached. */
  readonly internal: { readonly host: string; readonly port: number };
  readonly slots: number | undefined;
  readonly live: {
    readonly host: string;
    readonly port: number;
    readonly advertised: string | undefined;
  };
  readonly ownerWaitSeconds: number;
  readonly ownerPages: number;
  readonly sandboxPortBase: number;
  readonly smtp: {
    readonly host: string;
    readonly port: number;
    readonly from: string;
    readonly user: string | undefined;
    readonly password: string | undefined;
    readonly secure: boolean;
  };
  /** Undefined where text messages are off. */
  readonly sms: SmsOptions | undefined;
  readonly leaseSeconds: number;
  /** How long the applications under way may take to end when the worker is to stop. */
  readonly stopSeconds: number;
  readonly paceSeconds: number;
  readonly confirmTimeoutMs: number;
  readonly payu: PayuOptions;
  readonly usdInrRate: number;
  readonly opsEmail: string | undefined;
  /** Where traces go; undefined where nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  readonly clockOffsetMs: number;
  readonly logLevel: string;
}

function urlSigning(
  env: z.output<typeof Env>,
): Pick<WorkerConfig, "urlSigningKey" | "urlSigningKeys"> {
  const { SENDOFF_SECRET_URL_SIGNING: key, SENDOFF_SECRET_URL_SIGNING_OTHER: others } = env;
  return { urlSigningKey: key, urlSigningKeys: [key, ...others] };
}

function smtpOf(env: z.output<typeof Env>): WorkerConfig["smtp"] {
  const port = env.SMTP_PORT ?? env.SANDBOX_PORT_BASE - 25;
  return {
    host: env.SMTP_HOST ?? "127.0.0.1",
    port,
    from: env.SMTP_FROM ?? "Sendoff <hello@sendoff.test>",
    user: env.SMTP_USER,
    password: env.SMTP_PASSWORD,
    secure: port === 465,
  };
}

function liveView(
  env: z.output<typeof Env>,
): Pick<WorkerConfig, "live" | "ownerWaitSeconds" | "ownerPages"> {
  return {
    live: { host: env.LIVE_HOST, port: env.LIVE_PORT, advertised: env.LIVE_URL },
    ownerWaitSeconds: env.OWNER_WAIT_MINUTES * 60,
    ownerPages: env.OWNER_PAGES,
  };
}

/** Nothing of live mode falls back to the sandbox. */
const NEEDED_LIVE = {
  SMTP_HOST: "live mode sends mails, so the mail server's name must be set",
  SMTP_PORT:
    "live mode sends mails, so the mail server's port must be set (587, or 465 for TLS at once)",
  SMTP_FROM: "live mode sends mails, so who writes them must be set",
  PUBLIC_URL: "live mode needs the address at which browsers reach this server",
};

/** All addresses of the machine are one to listen on, not one to call. */
function requireLiveUrl({
  LIVE_HOST = "",
  LIVE_URL,
}: {
  LIVE_HOST?: string | undefined;
  LIVE_URL?: string | undefined;
}): void {
  if (!["0.0.0.0", "::", "[::]"].includes(LIVE_HOST)) return;
  const problem =
    "must be set: LIVE_HOST is every address of this machine, and none that apis could call";
  requireSet({ LIVE_URL }, { LIVE_URL: problem });
}

/** Reads the worker's environment, in which no key is wrapped any more (openWrappedKeys). In live mode mail server, SMS provider and PayU must be named; nothing falls back to the sandbox. */
export function readWorkerConfig(
  environment: Readonly<Record<string, string | undefined>>,
): WorkerConfig {
  const isLive = environment.SENDOFF_MODE === "live";
  const env = readConfig(Env, environment, [
    ({ BROWSER_URL, SENDOFF_CHROMIUM }) => {
      if (BROWSER_URL === undefined)
        requireSet({ SENDOFF_CHROMIUM }, { SENDOFF_CHROMIUM: "must be set, or BROWSER_URL" });
    },
    (seen) => (isLive ? requireSet(seen, NEEDED_LIVE) : undefined),
    requireLiveUrl,
    requireEgressHost,
    readEgressSettings,
    (seen) =>
      refuseEqualSecrets({
        SENDOFF_VAULT_PUBLIC_KEY: seen.SENDOFF_VAULT_PUBLIC_KEY,
        SENDOFF_VAULT_PRIVATE_KEY: seen.SENDOFF_VAULT_PRIVATE_KEY,
        SENDOFF_SECRET_URL_SIGNING: seen.SENDOFF_SECRET_URL_SIGNING,
        ...Object.fromEntries(
          (seen.SENDOFF_VAULT_OTHER_PRIVATE_KEYS ?? []).map((key, at) => [
            `SENDOFF_VAULT_OTHER_PRIVATE_KEYS (${at + 1})`,
            key,
          ]),
        ),
      }),
    (seen) => readPayuSettings(isLive ? "live" : "sandbox", seen, 0),
    (seen) => readSmsSettings(isLive ? "live" : "sandbox", seen, 0),
    (seen) => readStorageSettings(seen, ""),
    (seen) => readModelSettings(isLive ? "live" : "sandbox", seen),
  ]);
  // A person's pace needs a longer lease than the sandbox, where a crash is to be noticed within seconds.
  const leaseSeconds = env.LEASE_SECONDS ?? (isLive ? 60 : 15);
  const storage = readStorageSettings(env, env.SENDOFF_DATA_DIR);
  return {
    mode: env.SENDOFF_MODE,
    databaseUrl: env.DATABASE_URL,
    databaseListenUrl: env.DATABASE_LISTEN_URL,
    dataDir: env.SENDOFF_DATA_DIR,
    storage,
    journal: {
      place: journalPlace(env.JOURNAL_DIR, storage, env.SENDOFF_DATA_DIR),
      days: env.JOURNAL_DAYS,
    },
    retention: { evidenceDays: env.PICTURE_DAYS, failureDays: env.FAILURE_PICTURE_DAYS },
    breaker: breakerRules(env.PORTAL_PAUSE_SECONDS ?? (isLive ? 900 : 20), leaseSeconds),
    bundles: { days: env.FAILURE_BUNDLE_DAYS, mostPerDay: env.FAILURE_BUNDLES_PER_DAY },
    browser:
      env.BROWSER_URL === undefined
        ? { executablePath: env.SENDOFF_CHROMIUM ?? "" }
        : { serverUrl: env.BROWSER_URL },
    egress: readEgressSettings(env),
    vaultPublicKey: env.SENDOFF_VAULT_PUBLIC_KEY,
    vaultPrivateKey: env.SENDOFF_VAULT_PRIVATE_KEY,
    vaultOtherKeys: env.SENDOFF_VAULT_OTHER_PRIVATE_KEYS,
    ...urlSigning(env),
    publicUrl: new URL(env.PUBLIC_URL ?? "http://localhost:5000").origin,
    model: readModelSettings(env.SENDOFF_MODE, env),
    internal: { host: env.METRICS_HOST, port: env.WORKER_PORT },
    slots: env.WORKER_SLOTS,
    ...liveView(env),
    sandboxPortBase: env.SANDBOX_PORT_BASE,
    smtp: smtpOf(env),
    sms: readSmsSettings(env.SENDOFF_MODE, env, env.SANDBOX_PORT_BASE),
    leaseSeconds,
    stopSeconds: env.STOP_SECONDS ?? stopSecondsOf(env.SENDOFF_MODE),
    paceSeconds: env.PACE_SECONDS ?? (isLive ? 45 : 0),
    confirmTimeoutMs: env.CONFIRM_TIMEOUT_SECONDS * 1000,
    payu: readPayuSettings(env.SENDOFF_MODE, env, env.SANDBOX_PORT_BASE),
    usdInrRate: env.USD_INR_RATE,
    opsEmail: env.OPS_EMAIL,
    tracing: readTracingSettings(env),
    clockOffsetMs: isLive ? 0 : env.SENDOFF_CLOCK_OFFSET,
    logLevel: env.LOG_LEVEL,
  };
}
