import { readTracingSettings, type TracingSettings, tracingVariables } from "@sendoff/kit/tracing";
import { join, resolve } from "node:path";
import {
  commonVariables,
  ConfigError,
  Key32,
  Keys32,
  Port,
  readConfig,
  refuseEqualSecrets,
  type Seen,
} from "@sendoff/kit/config";
import {
  type ModelOffer,
  modelKeyVariable,
  type ModelSettings,
  modelVariables,
  readModelOffer,
  readModelSettings,
} from "@sendoff/kit/model";
import { type PayuOptions, payuVariables, readPayuSettings } from "@sendoff/kit/payu";
import { isSmsOn, smsVariables } from "@sendoff/kit/sms";
import { readStorageSettings, type StorageSettings, storageVariables } from "@sendoff/kit/storage";
import type { SocialLink } from "@sendoff/contract/app-config";
import type { OperatorLimits } from "@sendoff/domain/money";
import { z } from "zod";

/** surl and furl: where the payment page posts its result, however the payment ended. */
export const PAYMENT_RETURN_PATH = "/v1/job/payment/payu/return";

/** How long a post of the payment page waits for the provider's word before it is answered without. */
interface PaymentWaits {
  readonly webhookMs: number;
  readonly returnMs: number;
}

const PAYMENT_WAITS: PaymentWaits = {
  /** PayU wants a quick word. What takes longer goes on; the order is due for the sweep until it is done. */
  webhookMs: 3000,
  /** Somebody looks at an empty window; after this they see that it is pending, and the page finds out the rest. */
  returnMs: 5000,
};

const flag = z.enum(["true", "false"]).transform((text) => text === "true");
/** "asha@example.com, boris@example.com": as sign-in writes addresses. */
const addresses = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .map((part) => part.trim().toLowerCase())
      .filter((part) => part !== ""),
  )
  .pipe(z.array(z.email("write addresses with commas between")));
const origins = z
  .string()
  .transform((text) => text.split(",").map((part) => part.trim().replace(/\/$/, "")))
  .pipe(z.array(z.url({ protocol: /^https?$/ })).min(1));

/** "LinkedIn=https://…, X=https://…": names and addresses of the operator's pages, in the order of the footer. */
const socialLinks = z
  .string()
  .transform((text) =>
    text
      .split(",")
      .filter((part) => part.trim() !== "")
      .map((part) => {
        const [name = "", ...address] = part.split("=");
        return { name: name.trim(), url: address.join("=").trim() };
      }),
  )
  .pipe(
    z.array(
      z.object({
        name: z.string().min(1, "write NAME=https://… with commas between").max(40),
        url: z.url({ protocol: /^https$/, error: "write NAME=https://… with commas between" }),
      }),
    ),
  );

/** Every variable that the api reads. Secrets have no default in either mode: `npm start` makes them once. */
const Environment = z.object({
  HOST: z.string().default("127.0.0.1"),
  PORT: Port.default(5000),
  METRICS_PORT: Port.default(5001),
  ...commonVariables,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  SENDOFF_DATA_DIR: z.string().default(".data"),
  SENDOFF_WEB_DIST: z.string().optional(),
  SENDOFF_CV_CHILD: z.string().min(1).optional(),
  /** Where npm start notes which of its processes has ended and is not back yet. */
  SENDOFF_ENDED_FILE: z.string().optional(),
  SENDOFF_SECRET_PEPPER: Key32,
  /** The one of before: what was hashed with it is known again. */
  SENDOFF_SECRET_PEPPER_OTHER: Keys32,
  SENDOFF_SECRET_URL_SIGNING: Key32,
  /** The one of before, or the next one: what it signed is taken, and nothing is signed with it here. */
  SENDOFF_SECRET_URL_SIGNING_OTHER: Keys32,
  SENDOFF_VAULT_PUBLIC_KEY: Key32,
  WEB_ORIGIN: origins.optional(),
  /** Where browsers reach this server: the payment page sends them back there. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  SOCIAL_LINKS: socialLinks.optional(),
  /** Who may use the operators' console; nobody in live mode where it is not set. */
  OPERATOR_EMAILS: addresses.optional(),
  /** Where operators reach it: a name of its own, so that the proxy can keep everybody else from it. */
  CONSOLE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** What one operator may move for one person in a day: rupees of refunds, dollars of write-offs. Above it a second one confirms. */
  OPERATOR_REFUND_LIMIT: z.coerce.number().min(0).max(10_000_000).default(4000),
  OPERATOR_WRITE_OFF_LIMIT: z.coerce.number().min(0).max(100_000).default(10),
  ...payuVariables,
  SMS: smsVariables.SMS,
  ...storageVariables,
  ...modelVariables,
  ...modelKeyVariable,
  ...tracingVariables,
  /** True behind a reverse proxy that sets X-Forwarded-For itself. */
  TRUST_PROXY: flag.default(false),
  /** Calls a minute from one address; the sandbox runs everybody on one address. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().min(1).optional(),
  /** RELIABILITY 3: sign-in mails an hour from one address. */
  OTP_SENDS_PER_IP_HOUR: z.coerce.number().int().min(1).default(20),
  /** Sign-ins on portals an hour from one network: nobody tries passwords through us. */
  PORTAL_LOGINS_PER_IP_HOUR: z.coerce.number().int().min(1).optional(),
  /** A portal's sign-in takes seconds; after this the user is told rather than kept waiting. */
  PORTAL_LOGIN_WAIT_SECONDS: z.coerce.number().min(1).max(300).default(90),
  PORTAL_CODE_WAIT_SECONDS: z.coerce.number().min(1).max(300).default(60),
});

/** The names of all of them. */
export const API_VARIABLES: readonly string[] = Object.keys(Environment.shape);

/** The operators' console: who may use it, and under which host name alone. */
export interface ConsoleConfig {
  /** In small letters. */
  readonly emails: readonly string[];
  /** Undefined: any name of this server, in the sandbox. */
  readonly host: string | undefined;
  /** Above these a second operator confirms. */
  readonly limits: OperatorLimits;
}

/** In the sandbox anybody can sign in with any address: its mailbox is a page. Two, so that one can confirm what the other asks for. */
export const SANDBOX_OPERATORS = ["operator@sendoff.example", "second.operator@sendoff.example"];

export interface ApiConfig {
  readonly mode: "sandbox" | "live";
  readonly host: string;
  readonly port: number;
  /** Where figures and probes are reached, apart from the public port. */
  readonly internal: { readonly host: string; readonly port: number };
  readonly databaseUrl: string;
  /** The same past a pooler, for LISTEN; undefined where databaseUrl leads to PostgreSQL itself. */
  readonly databaseListenUrl: string | undefined;
  readonly databasePoolSize: number;
  readonly storage: StorageSettings;
  readonly webDist: string;
  /** The built script of the process that reads CVs; undefined where the sources run. */
  readonly cvChild: string | undefined;
  /** Undefined where the processes are started by something else. */
  readonly endedFile: string | undefined;
  readonly pepper: Buffer;
  /** The same, and those of before. */
  readonly peppers: readonly Buffer[];
  readonly urlSigningKey: Buffer;
  /** The same, and another that is taken while it changes. */
  readonly urlSigningKeys: readonly Buffer[];
  readonly vaultPublicKey: Buffer;
  readonly usdInrRate: number;
  /** The model that drafts answers to open questions and reads CVs again; undefined where the operator has none. */
  readonly model: ModelOffer | undefined;
  /** The same with its key, for the api's own calls: gaps in CVs. */
  readonly modelSettings: ModelSettings | undefined;
  /** Whether text messages leave here; the worker sends them. */
  readonly isSmsOn: boolean;
  /** The sandbox's mailbox page; null in live mode. */
  readonly mailboxUrl: string | null;
  /** The sandbox's company boards; null in live mode. */
  readonly boardsUrl: string | null;
  /** The operator's pages elsewhere, for the footer. */
  readonly social: readonly SocialLink[];
  /** Undefined where there is no operators' console. */
  readonly console: ConsoleConfig | undefined;
  readonly webOrigins: readonly string[];
  readonly payu: PayuOptions;
  /** The address at which browsers reach this server, without a slash at its end: links in mails begin with it. */
  readonly publicUrl: string;
  /** surl and furl of every order that is not made from one of `paymentReturnOrigins`. */
  readonly paymentReturnUrl: string;
  /** Addresses of this server that lead back to themselves: a browser is signed in at the one it came from only. */
  readonly paymentReturnOrigins: readonly string[];
  readonly paymentWaits: PaymentWaits;
  /** The payment page's sources: the only other targets that a form may have. */
  readonly paymentOrigins: readonly string[];
  /** Where traces go; undefined where nothing is traced. */
  readonly tracing: TracingSettings | undefined;
  readonly clockOffsetMs: number;
  readonly trustProxy: boolean;
  readonly logLevel: string;
  /** The log tells of a call that takes as long: a person notices the wait. */
  readonly slowCallMs: number;
  readonly rateLimitPerMinute: number;
  readonly otpSendsPerIpHour: number;
  readonly portalLoginsPerIpHour: number;
  /** How long a call waits for a portal's sign-in, and for its word on a code. */
  readonly portalLoginWaitMs: number;
  readonly portalCodeWaitMs: number;
}

/** Reads the api's configuration. Throws one ConfigError that names every variable to mend. */
export function readApiConfig(env: Readonly<Record<string, string | undefined>>): ApiConfig {
  const values = readConfig(Environment, env, [
    (seen) =>
      refuseEqualSecrets({
        SENDOFF_SECRET_PEPPER: seen.SENDOFF_SECRET_PEPPER,
        SENDOFF_SECRET_URL_SIGNING: seen.SENDOFF_SECRET_URL_SIGNING,
        SENDOFF_VAULT_PUBLIC_KEY: seen.SENDOFF_VAULT_PUBLIC_KEY,
      }),
    (seen) => readPayuSettings(modeOf(seen), seen, 0),
    (seen) => readStorageSettings(seen, ""),
    (seen) => readModelSettings(modeOf(seen), seen),
    publicUrl,
    consoleOf,
  ]);
  const isSandbox = values.SENDOFF_MODE === "sandbox";
  const dataDir = resolve(values.SENDOFF_DATA_DIR);
  const { formTargets, ...payu } = readPayuSettings(
    values.SENDOFF_MODE,
    values,
    values.SANDBOX_PORT_BASE,
  );
  return {
    mode: values.SENDOFF_MODE,
    host: values.HOST,
    port: values.PORT,
    internal: { host: values.METRICS_HOST, port: values.METRICS_PORT },
    databaseUrl: values.DATABASE_URL,
    databaseListenUrl: values.DATABASE_LISTEN_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    storage: readStorageSettings(values, dataDir),
    webDist: resolve(values.SENDOFF_WEB_DIST ?? join(dataDir, "web")),
    cvChild: values.SENDOFF_CV_CHILD,
    endedFile: values.SENDOFF_ENDED_FILE,
    pepper: values.SENDOFF_SECRET_PEPPER,
    peppers: [values.SENDOFF_SECRET_PEPPER, ...values.SENDOFF_SECRET_PEPPER_OTHER],
    urlSigningKey: values.SENDOFF_SECRET_URL_SIGNING,
    urlSigningKeys: [values.SENDOFF_SECRET_URL_SIGNING, ...values.SENDOFF_SECRET_URL_SIGNING_OTHER],
    vaultPublicKey: values.SENDOFF_VAULT_PUBLIC_KEY,
    usdInrRate: values.USD_INR_RATE,
    model: readModelOffer(values.SENDOFF_MODE, values),
    modelSettings: readModelSettings(values.SENDOFF_MODE, values),
    isSmsOn: isSmsOn(values.SENDOFF_MODE, values),
    mailboxUrl: isSandbox ? `http://127.0.0.1:${values.SANDBOX_PORT_BASE}/mail` : null,
    boardsUrl: isSandbox ? `http://127.0.0.1:${values.SANDBOX_PORT_BASE + 4}` : null,
    social: values.SOCIAL_LINKS ?? [],
    console: consoleOf(values),
    webOrigins: values.WEB_ORIGIN ?? ownOrigins(values.PORT),
    payu,
    publicUrl: new URL(publicUrl(values)).origin,
    paymentReturnUrl: new URL(PAYMENT_RETURN_PATH, publicUrl(values)).href,
    paymentReturnOrigins:
      isSandbox && values.PUBLIC_URL === undefined ? ownOrigins(values.PORT) : [],
    paymentWaits: PAYMENT_WAITS,
    paymentOrigins: formTargets,
    tracing: readTracingSettings(values),
    clockOffsetMs: isSandbox ? values.SENDOFF_CLOCK_OFFSET : 0,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    slowCallMs: 1000,
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE ?? (isSandbox ? 6000 : 600),
    otpSendsPerIpHour: values.OTP_SENDS_PER_IP_HOUR,
    portalLoginsPerIpHour: values.PORTAL_LOGINS_PER_IP_HOUR ?? (isSandbox ? 6000 : 30),
    portalLoginWaitMs: values.PORTAL_LOGIN_WAIT_SECONDS * 1000,
    portalCodeWaitMs: values.PORTAL_CODE_WAIT_SECONDS * 1000,
  };
}

function ownOrigins(port: number): string[] {
  return [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
}

/** What cannot be read is named as wrong by itself; the rest is then looked at as in the sandbox. */
const modeOf = (seen: Seen<z.output<typeof Environment>>) => seen.SENDOFF_MODE ?? "sandbox";

/** A live payment page cannot send people back to this machine's own loopback address. */
function publicUrl(values: Seen<z.output<typeof Environment>>): string {
  if (values.PUBLIC_URL !== undefined) return values.PUBLIC_URL;
  if (modeOf(values) === "sandbox") return `http://localhost:${values.PORT}`;
  throw new ConfigError([
    {
      variables: ["PUBLIC_URL"],
      problem: "live mode needs the address at which browsers reach this server",
      isMissing: true,
    },
  ]);
}

/** In live mode the console has a host name of its own: the public one's proxy lets everybody through. */
function consoleOf(values: Seen<z.output<typeof Environment>>): ConsoleConfig | undefined {
  const { OPERATOR_EMAILS: named, CONSOLE_URL: url } = values;
  const isLive = modeOf(values) === "live";
  const emails = named ?? (isLive ? [] : SANDBOX_OPERATORS);
  if (emails.length === 0) return undefined;
  const host = url === undefined ? undefined : new URL(url).hostname;
  if (isLive && host === undefined) {
    const problem = "OPERATOR_EMAILS needs the address at which operators alone reach the console";
    throw new ConfigError([{ variables: ["CONSOLE_URL"], problem, isMissing: true }]);
  }
  if (isLive && host === new URL(publicUrl(values)).hostname) {
    const problem =
      "the console needs another host name than PUBLIC_URL, so that the proxy can keep everybody else from it";
    throw new ConfigError([{ variables: ["CONSOLE_URL"], problem }]);
  }
  const limits = {
    refundPaise: Math.round((values.OPERATOR_REFUND_LIMIT ?? 0) * 100),
    writeOffCents: Math.round((values.OPERATOR_WRITE_OFF_LIMIT ?? 0) * 100),
  };
  return { emails, host, limits };
}
