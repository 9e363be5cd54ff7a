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

/** A TCP port; 0 lets the system choose (tests). */
export const Port = z.coerce.number().int().min(0).max(65_535);

/** `sandbox` points every outside party at the sandbox; `live` at the real ones (DECISIONS D2). */
export const Mode = z.enum(["sandbox", "live"]);

/** 32 bytes as base64. An all-zero key is refused: it is what a forgotten secret looks like (RELIABILITY 4). */
export const Key32 = z
  .string()
  .transform((text) => Buffer.from(text, "base64"))
  .refine((key) => key.length === 32, "must be 32 bytes in base64 (openssl rand -base64 32)")
  .refine((key) => key.some((byte) => byte !== 0), "must not be all zero");
