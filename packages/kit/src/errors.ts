import type { ErrorCode } from "@sendoff/contract/errors";

/** What every error of ours carries. Its family says whose fault it is; the api answers its status and logs 500 as our own. */
interface AppErrorOptions {
  readonly code: ErrorCode;
  readonly status: number;
  /** Facts for the log that hold no secret and no personal data. */
  readonly safeContext?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly issues?: readonly { path: string; message: string }[];
  /** Seconds for Retry-After. */
  readonly retryAfterSeconds?: number;
  readonly cause?: unknown;
}

/** Base of all errors we throw on purpose. `message` is for people; `code` is what programs compare. */
export abstract class AppError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly safeContext: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly issues: readonly { path: string; message: string }[] | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, options: AppErrorOptions) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.code = options.code;
    this.status = options.status;
    this.safeContext = options.safeContext ?? {};
    this.issues = options.issues;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}

type Extra = Partial<
  Pick<AppErrorOptions, "safeContext" | "issues" | "cause" | "retryAfterSeconds">
>;

/** The caller can mend it: 4xx, never logged as a fault. */
export class UserError extends AppError {
  constructor(
    status: 400 | 401 | 402 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 451,
    code: ErrorCode,
    message: string,
    extra: Extra = {},
  ) {
    super(message, { status, code, ...extra });
  }
}

/** The world's fault (database, mail server, portal, a full disk): 502, 503, 504 or 507, warned of; the same call may work later. */
export class OperationalError extends AppError {
  constructor(status: 502 | 503 | 504 | 507, code: ErrorCode, message: string, extra: Extra = {}) {
    super(message, { status, code, ...extra });
  }
}

/** Our own fault, a broken invariant: 500 with a neutral text, logged as an error with its cause. */
export class UnexpectedError extends AppError {
  constructor(message: string, extra: Extra = {}) {
    super(message, { status: 500, code: "unexpected", ...extra });
  }
}
