import { type Logger, pino } from "pino";
import { currentTraceId } from "./tracing/spans.ts";

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
  "salt",
  "hash",
];
const redactPaths = secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);

/**
 * Values that look like one of our bearer tokens, and header lines that carry credentials, wherever they stand in a text: a
 * browser's error tells the whole request, its session cookie included. In a JSON line the end of a line is an escape.
 */
const secretValue =
  /\b(?:Bearer\s+[^\s"\\]+|sdo_[A-Za-z0-9_-]{20,}|(?:set-cookie|cookie|authorization):(?:(?!\\n|\\u001b)[^\n"])+)/gi;

/** What a browser's error says was typed: a password, a code, a person's answer. Quotes are escaped inside a JSON line. */
const typedValue =
  /\b(fill|type|pressSequentially|selectOption|press)\(\\?["'`][\s\S]*?\\?["'`]\)/g;

/** Mail servers and text message providers name in their refusals whom they refused. Who it was, our own ids say. */
const mailAddress = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b/gi;
const phoneNumber = /\+\d[\d -]{6,16}\d\b/g;

/** Replaces secrets, and addresses and numbers of people, inside free text; used on every message and error text before it is written. */
export function redactText(text: string): string {
  return text
    .replace(typedValue, "$1([secret])")
    .replace(secretValue, "[secret]")
    .replace(mailAddress, "[address]")
    .replace(phoneNumber, "[number]");
}

/**
 * An error for the log: its type, the first line of what it says and where it was thrown. The lines after the first are a
 * browser's account of what it was doing, with everything that was typed.
 */
function describeLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const [firstLine = ""] = error.message.split("\n");
  return {
    type: error.name,
    message: redactText(firstLine),
    ...("code" in error && typeof error.code === "string" ? { reason: error.code } : {}),
    stack: frames.join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeLoggedError(error.cause) }),
  };
}

/**
 * Whoever reads the lines in a terminal is commanded by nothing that a stranger wrote: JSON escapes the lower control characters, this
 * the upper ones, line separators and the marks that turn the order of letters. The line stays the same JSON.
 */
function escapeUnprintable(line: string): string {
  return line.replaceAll(
    /[\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`,
  );
}

/** JSON lines on standard output. Secrets, and people's addresses and numbers, are removed by path and by value (RELIABILITY 4; has a test). */
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
    serializers: { err: describeLoggedError, error: describeLoggedError },
    // A line leads to the trace of what wrote it, where there is one.
    mixin() {
      const traceId = currentTraceId();
      return traceId === undefined ? {} : { traceId };
    },
    redact: { paths: redactPaths, censor: "[secret]" },
    hooks: {
      streamWrite: (line: string) => escapeUnprintable(redactText(line)),
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}
