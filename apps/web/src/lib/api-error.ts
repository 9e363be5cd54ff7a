import { ErrorBody, type ErrorCode } from "@sendoff/contract/errors";
import { messages } from "./messages.ts";

/** `network`: no answer came. `bad_answer`: an answer came that the contract does not describe. */
export type ApiErrorCode = ErrorCode | "network" | "bad_answer";
export interface ApiIssue {
  path: string;
  message: string;
}

/** A refusal of the api, or no answer at all (status 0). `message` is a text for people. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: number;
  readonly code: ApiErrorCode;
  readonly issues: readonly ApiIssue[];
  /** Seconds to wait before the next try, when the server said so. */
  readonly retryAfterSeconds: number | undefined;
  /** The server said nothing that could be shown: `message` is ours. */
  readonly isWordless: boolean;

  constructor(fields: {
    status: number;
    code: ApiErrorCode;
    message: string;
    issues?: readonly ApiIssue[] | undefined;
    retryAfterSeconds?: number | undefined;
    isWordless?: boolean;
  }) {
    super(fields.message);
    this.status = fields.status;
    this.code = fields.code;
    this.issues = fields.issues ?? [];
    this.retryAfterSeconds = fields.retryAfterSeconds;
    this.isWordless = fields.isWordless ?? false;
  }
}

export function networkError(): ApiError {
  return new ApiError({
    status: 0,
    code: "network",
    message: messages.noConnection,
    isWordless: true,
  });
}

export function badAnswer(status: number): ApiError {
  return new ApiError({
    status,
    code: "bad_answer",
    message: messages.answerCouldNotBeRead,
    isWordless: true,
  });
}

/** Reads a refusal's body; a proxy's HTML page or an empty body becomes a neutral text. */
export function refusalFrom(status: number, body: unknown, retryAfter: string | null): ApiError {
  const seconds = Number(retryAfter);
  const retryAfterSeconds = retryAfter !== null && Number.isFinite(seconds) ? seconds : undefined;
  const parsed = ErrorBody.safeParse(body);
  if (!parsed.success) {
    return new ApiError({
      status,
      code: status >= 500 ? "unexpected" : "bad_answer",
      message: messages.somethingWentWrong,
      retryAfterSeconds,
      isWordless: true,
    });
  }
  return new ApiError({ status, ...parsed.data, retryAfterSeconds });
}

/** What to do when no answer came, for below a text that only says what failed; undefined for anything else. */
export function connectionNote(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 0 ? error.message : undefined;
}

/** The server's own message where it sent one, else the given text (SPEC 8). */
export function serverMessage(error: unknown, fallback: string): string {
  return error instanceof ApiError && !error.isWordless && error.message !== ""
    ? error.message
    : fallback;
}

/** What the server found wrong, by the path of each field; nothing for any other failure. */
export function issuesOf(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]));
}
