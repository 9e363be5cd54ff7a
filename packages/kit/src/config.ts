import { z } from "zod";

type Environment = Readonly<Record<string, string | undefined>>;

/** What is wrong with one variable, or with several that do not go together. */
export interface ConfigProblem {
  readonly variables: readonly string[];
  /** What is wrong and how it is mended, as the rest of a sentence. Never a value: it may be a secret. */
  readonly problem: string;
  /** Whether nothing is wrong but that it is not there. */
  readonly isMissing?: true;
}

/** Variables of which some may be missing or not readable. */
export type Seen<Values> = { readonly [Name in keyof Values]?: Values[Name] | undefined };

/** The same of a whole schema. */
type SeenBy<Shape extends z.ZodRawShape> = z.output<
  z.ZodObject<{ -readonly [Name in keyof Shape]: z.ZodOptional<Shape[Name]> }>
>;

/** Start-up cannot go on; the message names every variable to mend. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[], options?: ErrorOptions) {
    const lines = problems.map((each) => `  ${each.variables.join(", ")}: ${each.problem}`);
    super(`The configuration does not hold:\n${lines.join("\n")}`, options);
    this.problems = problems;
  }
}

/**
 * Reads a process's configuration once, at start. A rule looks at several variables at once, or at what one mode needs, and throws
 * ConfigError; it sees what could be read even where other variables are wrong. Throws one ConfigError with every problem, each
 * variable once, so that an operator mends all of them in one go. Empty strings count as unset.
 */
export function readConfig<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
  rules: readonly ((seen: SeenBy<Shape>) => unknown)[] = [],
): z.output<z.ZodObject<Shape>> {
  const present = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = schema.safeParse(present, { error: inPlainWords });
  const problems = (parsed.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0]);
    return name in present
      ? { variables: [name], problem: message }
      : { variables: [name], problem: "must be set", isMissing: true as const };
  });
  const wrong = new Set(problems.flatMap(({ variables }) => variables));
  const readable = Object.entries(present).filter(([name]) => !wrong.has(name));
  const seen = schema.partial().safeParse(Object.fromEntries(readable)).data;
  const all = gatherProblems([
    () => {
      if (problems.length > 0) throw new ConfigError(problems);
    },
    ...rules.map((rule) => () => (seen === undefined ? undefined : rule(seen))),
  ]);
  if (!parsed.success || all.length > 0) throw new ConfigError(all);
  return parsed.data;
}

/** For what a schema has no words of its own for. Undefined: zod's. */
function inPlainWords(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `must be a ${issue.expected === "int" ? "whole number" : issue.expected}`;
    case "invalid_value":
      return `must be ${issue.values.join(" or ")}`;
    case "too_small":
      return issue.origin === "string" ? "is too short" : `must be ${issue.minimum} or more`;
    case "too_big":
      return issue.origin === "string" ? "is too long" : `must be ${issue.maximum} or less`;
    case "invalid_format":
      if (issue.format === "url") return "must be a whole address, such as https://example.com";
      return issue.format === "email" ? "must be an e-mail address" : undefined;
    default:
      return undefined;
  }
}

/**
 * Runs every reader and returns what they found wrong, each variable once: what is said of it first stays. Throws what is no
 * ConfigError.
 */
export function gatherProblems(readers: readonly (() => unknown)[]): ConfigProblem[] {
  const named = new Set<string>();
  const problems: ConfigProblem[] = [];
  for (const read of readers) {
    for (const found of problemsOf(read)) {
      const variables = found.variables.filter((name) => !named.has(name));
      if (variables.length === 0) continue;
      for (const name of variables) named.add(name);
      problems.push({ ...found, variables });
    }
  }
  return problems;
}

function problemsOf(read: () => unknown): readonly ConfigProblem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

/** Throws ConfigError for those of the named variables that are not set, with the reason why they are needed. */
export function requireSet(
  seen: Readonly<Record<string, unknown>>,
  reasons: Readonly<Record<string, string>>,
): void {
  const problems = Object.entries(reasons)
    .filter(([name]) => seen[name] === undefined)
    .map(([name, problem]) => ({ variables: [name], problem, isMissing: true as const }));
  if (problems.length > 0) throw new ConfigError(problems);
}

const PORT_RULE = "A port is a whole number from 1 to 65535.";
/** A TCP port; 0 lets the system choose (tests). */
export const Port = z.coerce
  .number(PORT_RULE)
  .int(PORT_RULE)
  .min(0, PORT_RULE)
  .max(65_535, PORT_RULE);

/** How long a worker that is to stop may go on with what it has begun. */
export const StopSeconds = z.coerce.number().min(1).max(600);

/** The same where nothing is set: a person's pace takes a minute for a form, and its confirmation half of one. */
export const stopSecondsOf = (mode: "sandbox" | "live"): number => (mode === "live" ? 90 : 10);

/** `sandbox` points every outside party at the sandbox; `live` at the real ones (DECISIONS D2). */
export const Mode = z.enum(["sandbox", "live"]);

/** 32 bytes as base64. An all-zero key is refused: it is what a forgotten secret looks like (RELIABILITY 4). */
export const Key32 = z
  .string()
  .transform((text) => Buffer.from(text, "base64"))
  .refine((key) => key.length === 32, "must be 32 bytes in base64 (openssl rand -base64 32)")
  .refine((key) => key.some((byte) => byte !== 0), "must not be all zero");

/** Any number of such keys, with commas between them. */
export const Keys32 = z
  .string()
  .default("")
  .transform((text) => text.split(",").filter((part) => part.trim() !== ""))
  .pipe(z.array(Key32));

/**
 * Refuses one constant for several secrets: whoever learns one of them would have them all. Throws ConfigError that names the
 * variables.
 */
export function refuseEqualSecrets(
  secrets: Readonly<Record<string, Uint8Array | undefined>>,
): void {
  const names = new Map<string, string[]>();
  for (const [name, key] of Object.entries(secrets)) {
    if (key === undefined) continue;
    const text = Buffer.from(key).toString("base64");
    names.set(text, [...(names.get(text) ?? []), name]);
  }
  const problems = [...names.values()]
    .filter((each) => each.length > 1)
    .map((variables) => ({
      variables,
      problem: "each needs a value of its own (openssl rand -base64 32; a key pair for the vault)",
    }));
  if (problems.length > 0) throw new ConfigError(problems);
}

/** Where a PostgreSQL is. */
export const databaseUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: "must be an address such as postgres://user:password@host:5432/name",
});

/** The variables that api and worker read alike, for each one's environment. */
export const commonVariables = {
  SENDOFF_MODE: Mode.default("sandbox"),
  DATABASE_URL: databaseUrl,
  /** The same database past the pooler that DATABASE_URL leads to: a pooler in transaction mode loses LISTEN. */
  DATABASE_LISTEN_URL: databaseUrl.optional(),
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
  /** Where each process's figures and probes are reached (METRICS_PORT, WORKER_PORT): other hosts only where this says so. */
  METRICS_HOST: z.string().default("127.0.0.1"),
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "silent"]).default("info"),
};
