import type { Socket } from "node:net";
import type { ErrorBody, ErrorCode } from "@sendoff/contract/errors";
import { isDatabaseUnavailable, isDiskFull, isNumberOutOfRange } from "@sendoff/db/database-errors";
import { translatorFor } from "@sendoff/domain/translations";
import { AppError, OperationalError, UserError } from "@sendoff/kit/errors";
import { type Logger, redactText } from "@sendoff/kit/logger";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readerLanguage } from "./reader-language.ts";

interface Refusal {
  readonly status: number;
  readonly body: ErrorBody;
  readonly retryAfterSeconds: number | undefined;
}

/** Every error becomes D6's shape here and nowhere else: ours, the schemas', Fastify's own, the database's. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request.id);
  if (refusal.status >= 500) logFault(request, refusal.status, error);
  if (refusal.retryAfterSeconds !== undefined) {
    reply.header("retry-after", String(refusal.retryAfterSeconds));
  }
  // Sent as text, so that no answer schema of the route can get in the way of a refusal.
  reply
    .code(refusal.status)
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(inLanguageOf(request, refusal.body)));
}

/** A refusal is read by whoever made the request; programs compare its code. */
function inLanguageOf(request: FastifyRequest, body: ErrorBody): ErrorBody {
  const say = translatorFor(readerLanguage(request));
  const issues = body.issues?.map(({ path, message }) => ({ path, message: say(message) }));
  return { ...body, message: say(body.message), ...(issues === undefined ? {} : { issues }) };
}

function refusalOf(error: unknown, requestId: string): Refusal {
  const known = error instanceof AppError ? error : fromFramework(error);
  if (known === undefined) return unexpected(requestId);
  if (known.status === 500) return unexpected(requestId);
  const { status, code, message, issues, retryAfterSeconds } = known;
  return {
    status,
    body: { message, code, ...(issues === undefined ? {} : { issues: [...issues] }) },
    retryAfterSeconds,
  };
}

function unexpected(requestId: string): Refusal {
  return {
    status: 500,
    body: {
      message: `Something went wrong on our side. Please try again. (Request ${requestId})`,
      code: "unexpected",
    },
    retryAfterSeconds: undefined,
  };
}

function fromFramework(error: unknown): AppError | undefined {
  if (isDiskFull(error)) {
    return new OperationalError(507, "disk_full", DISK_FULL, {
      cause: error,
      retryAfterSeconds: 60,
    });
  }
  if (isDatabaseUnavailable(error)) {
    return new OperationalError(503, "unavailable", UNAVAILABLE, {
      cause: error,
      retryAfterSeconds: 2,
    });
  }
  if (!(error instanceof Error)) return undefined;
  if (isNumberOutOfRange(error)) {
    return new UserError(400, "invalid_input", "A number is out of range", { cause: error });
  }
  const issues = issuesOf(error);
  if (issues !== undefined) {
    const message = issues[0]?.message ?? "The request does not fit";
    return new UserError(400, "invalid_input", message, { issues });
  }
  const status = "statusCode" in error ? error.statusCode : undefined;
  if (typeof status !== "number" || status < 400 || status >= 500) return undefined;
  const [mapped, code, message] = frameworkTexts(status);
  return new UserError(mapped, code, message);
}

const DISK_FULL =
  "There is no room left on our disk, so nothing was saved. Please try again later.";

const UNAVAILABLE = "The service is busy for a moment. Please try again.";

function frameworkTexts(
  status: number,
): [ConstructorParameters<typeof UserError>[0], ErrorCode, string] {
  if (status === 413) return [413, "too_large", "The request is larger than allowed"];
  if (status === 415 || status === 406) {
    return [415, "invalid_input", "This call takes another content type"];
  }
  if (status === 404) return [404, "not_found", "There is nothing at this address"];
  return [400, "invalid_input", "The request cannot be read"];
}

/** What a schema refused, as Fastify hands it on from the validator. */
function issuesOf(error: Error): { path: string; message: string }[] | undefined {
  if (!("validation" in error) || !Array.isArray(error.validation)) return undefined;
  const entries: unknown[] = error.validation;
  return entries.slice(0, 50).map((entry) => {
    const path = textIn(entry, "instancePath").split("/").filter(Boolean).join(".");
    return { path: path.slice(0, 200), message: textIn(entry, "message") || "does not fit" };
  });
}

function textIn(value: unknown, key: string): string {
  if (typeof value !== "object" || value === null) return "";
  const found: unknown = Reflect.get(value, key);
  return typeof found === "string" ? found : "";
}

function logFault(request: FastifyRequest, status: number, error: unknown): void {
  const facts = { route: request.routeOptions.url, status };
  const line = { ...facts, error: describeError(error) };
  if (status === 500) request.log.error(line, "request failed");
  else request.log.warn(line, "request could not be served");
}

/** An error's facts for the log: no row values, no parameters, secrets removed from its texts. */
export function describeError(error: unknown, depth = 0): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code: unknown = Reflect.get(error, "code");
  const constraint: unknown = Reflect.get(error, "constraint");
  return {
    name: error.name,
    message: redactText(error.message),
    stack: redactText(error.stack ?? ""),
    ...(typeof code === "string" ? { reason: code } : {}),
    ...(typeof constraint === "string" ? { constraint } : {}),
    ...(error instanceof AppError ? { context: error.safeContext } : {}),
    ...(error.cause === undefined || depth > 3
      ? {}
      : { cause: describeError(error.cause, depth + 1) }),
  };
}

/** For faults outside a request. */
export function logBackgroundFault(logger: Logger, what: string, error: unknown): void {
  logger.warn({ error: describeError(error) }, what);
}

/** What arrives is no HTTP, or its headers are too large: there is no request to answer, only a socket. */
export function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const isTooLarge = error.code === "HPE_HEADER_OVERFLOW";
  const body: ErrorBody = isTooLarge
    ? { message: "The request's headers are too large", code: "too_large" }
    : { message: "The request cannot be read", code: "invalid_input" };
  const text = JSON.stringify(body);
  const status = isTooLarge ? "431 Request Header Fields Too Large" : "400 Bad Request";
  socket.end(
    `HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`,
  );
}
