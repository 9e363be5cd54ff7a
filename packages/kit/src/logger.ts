import { type Logger, pino } from "pino";

export type { Logger } from "pino";

/** Paths that are never printed, wherever an object carries them. */
const secretNames = [
  "password",
  "code",
  "otp_code",
  "otpCode",
  "token",
  "auth_token",
  "authorization",
  "cookie",
  "credentials",
  "storageState",
  "sealed",
  "privateKey",
  "pepper",
];
const redactPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Values that look like one of our bearer tokens, and header lines that carry credentials, wherever they stand in a text: a
 * browser's error tells the whole request, its session cookie included. In a JSON line the end of a line is an escape.
 */
const secretValue =
  /\b(?:Bearer\s+[^\s"\\]+|sdo_[A-Za-z0-9_-]{20,}|(?:set-cookie|cookie|authorization):(?:(?!\\n|\\u001b)[^\n"])+)/gi;

/** Replaces secrets inside free text; used on every message and error text before it is written. */
export function redactText(text: string): string {
  return text.replace(secretValue, "[secret]");
}

/** JSON lines on standard output. Secrets are removed by path and by value (RELIABILITY 4; has a test). */
export function createLogger(
  process: string,
  level = "info",
  destination?: { write: (line: string) => void },
): Logger {
  const options = {
    level,
    base: { process },
    messageKey: "message",
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths: redactPaths, censor: "[secret]" },
    hooks: {
      streamWrite: (line: string) => redactText(line),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
