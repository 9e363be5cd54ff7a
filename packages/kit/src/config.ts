import { z } from "zod";

/**
 * Reads a process's configuration once, at start. Throws one error that lists every problem with the variable's name, so
 * that an operator mends all of them in one go. Empty strings count as unset.
 */
export function readConfig<T extends z.ZodType>(
  schema: T,
  env: Readonly<Record<string, string | undefined>>,
): z.output<T> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join(".")}: ${issue.message}`);
  throw new ConfigError(`The configuration does not hold:\n${lines.join("\n")}`);
}

/** Start-up cannot go on; the message names every variable to mend. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const PORT_RULE = "A port is a whole number from 1 to 65535.";
/** A TCP port; 0 lets the system choose (tests). */
export const Port = z.coerce
  .number(PORT_RULE)
  .int(PORT_RULE)
  .min(0, PORT_RULE)
  .max(65_535, PORT_RULE);

/** `sandbox` points every outside party at the sandbox; `live` at the real ones (DECISIONS D2). */
export const Mode = z.enum(["sandbox", "live"]);

/** 32 bytes as base64. An all-zero key is refused: it is what a forgotten secret looks like (RELIABILITY 4). */
export const Key32 = z
  .string()
  .transform((text) => Buffer.from(text, "base64"))
  .refine((key) => key.length === 32, "must be 32 bytes in base64 (openssl rand -base64 32)")
  .refine((key) => key.some((byte) => byte !== 0), "must not be all zero");

/**
 * Refuses one constant for several secrets: whoever learns one of them would have them all. Throws ConfigError that names the
 * variables.
 */
export function refuseEqualSecrets(secrets: Readonly<Record<string, Uint8Array>>): void {
  const names = new Map<string, string[]>();
  for (const [name, key] of Object.entries(secrets)) {
    const text = Buffer.from(key).toString("base64");
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  const equal = [...names.values()].filter((each) => each.length > 1);
  if (equal.length === 0) return;
  const lines = equal.map(
    (each) =>
      `  ${each.join(", ")}: each needs a value of its own (openssl rand -base64 32; a key pair for the vault)`,
  );
  throw new ConfigError(`The configuration does not hold:\n${lines.join("\n")}`);
}

/** The variables that api and worker read alike, for each one's environment. */
export const commonVariables = {
  SENDOFF_MODE: Mode.default("sandbox"),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** The sandbox's ports are counted from here, its mail server's 25 below (DECISIONS D11). */
  SANDBOX_PORT_BASE: z.coerce.number().int().min(1050).max(65_000).default(5050),
  /** Rupees for a dollar. */
  USD_INR_RATE: z.coerce
    .number()
    .positive()
    .max(100_000)
    .multipleOf(0.0001, "has at most four decimals")
    .default(84),
  /** Milliseconds by which the sandbox's time is ahead; live mode keeps to the clock. */
  SENDOFF_CLOCK_OFFSET: z.coerce.number().int().default(0),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
};
