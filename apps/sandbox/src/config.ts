import { fileURLToPath } from "node:url";
import { z } from "zod";
import { DEFAULT_PAYMENT_CONFIG, type PaymentConfig } from "./payment/gateway.ts";

const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

/** SMTP listens this far below the base port: 5025 for the default base 5050. */
export const SMTP_OFFSET = -25;
export const LINKEDIN_OFFSET = 1;
export const INDEED_OFFSET = 2;
export const GLASSDOOR_OFFSET = 3;
export const BOARDS_OFFSET = 4;
export const PAYMENT_OFFSET = 5;
export const NAUKRI_OFFSET = 6;

const Environment = z.object({
  SANDBOX_PORT_BASE: z.coerce
    .number()
    .int()
    .refine(
      (port) => port === 0 || (port >= 1050 && port <= 65_000),
      "must be 0 (pick free ports) or between 1050 and 65000",
    )
    .default(5050),
  SANDBOX_HOST: z.string().min(1).default("127.0.0.1"),
  /** Hashed values are joined by `|`, so that none may hold one. */
  SANDBOX_PAYMENT_KEY: z
    .string()
    .regex(/^[^|]+$/)
    .default(DEFAULT_PAYMENT_CONFIG.key),
  SANDBOX_PAYMENT_SALT: z
    .string()
    .regex(/^[^|]+$/)
    .default(DEFAULT_PAYMENT_CONFIG.salt),
  SANDBOX_PAYMENT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  SANDBOX_DATA_DIR: z.string().min(1).default(`${REPOSITORY}.data/sandbox`),
  /** For whoever starts it through a pipe: the sandbox ends when its starter has gone, however that ended. */
  SANDBOX_ENDS_WITH_STDIN: z.literal("1").optional(),
});

export interface SandboxConfig {
  portBase: number;
  host: string;
  dataDir: string;
  payment: PaymentConfig;
  endsWithStdin: boolean;
}

/** Reads the settings; throws one error that lists every problem. */
export function readConfig(environment: Record<string, string | undefined>): SandboxConfig {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = Environment.safeParse(filled);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `${issue.path.join(".")}: ${issue.message}`,
    );
    throw new Error(`The sandbox's settings are wrong. ${problems.join("; ")}`);
  }
  return {
    portBase: parsed.data.SANDBOX_PORT_BASE,
    host: parsed.data.SANDBOX_HOST,
    dataDir: parsed.data.SANDBOX_DATA_DIR,
    endsWithStdin: parsed.data.SANDBOX_ENDS_WITH_STDIN !== undefined,
    payment: {
      key: parsed.data.SANDBOX_PAYMENT_KEY,
      salt: parsed.data.SANDBOX_PAYMENT_SALT,
      webhookUrl: parsed.data.SANDBOX_PAYMENT_WEBHOOK_URL,
    },
  };
}
