import { ApiError, serverMessage } from "../../lib/api-error.ts";
import { messages } from "./messages.ts";

/** Why the list cannot be shown; undefined when nothing failed. */
export function listProblem(
  templates: Error | null,
  connections: Error | null,
): string | undefined {
  const failed = templates ?? connections;
  if (failed === null) return undefined;
  if (failed instanceof ApiError && failed.status === 0) return messages.fetchFailed;
  if (templates !== null && connections !== null) return messages.loadFailed;
  return templates === null ? messages.connectionsFailed : messages.templatesFailed;
}

/** What a refused or unanswered sign-in means for the person. */
export type ConnectFailure =
  /** The portal did not accept it: said above the fields, which are kept. */
  | { kind: "refused"; message: string }
  /** The code was wrong, or is being checked already: the code can be typed again. */
  | { kind: "wrong_code"; message: string }
  /** The code's time is over, or the sign-in it belongs to is gone. */
  | { kind: "code_over"; message: string }
  /** Anything else, told in the error dialog. `canKeepCode`: the code is still asked for. */
  | { kind: "broken"; message: string; detail: string | undefined; canKeepCode: boolean };

function broken(message: string, detail?: string, canKeepCode = false): ConnectFailure {
  return { kind: "broken", message, detail: detail === "" ? undefined : detail, canKeepCode };
}

function brokenBy(error: unknown): ConnectFailure {
  if (!(error instanceof ApiError) || error.status === 0) {
    return broken(messages.connectBroke, undefined, true);
  }
  if (error.code === "bad_answer") return broken(messages.unknownAnswer);
  if (error.status === 400) return broken(messages.checkCredentials, issueOf(error));
  return broken(messages.connectFailed, error.message, error.status === 503);
}

function issueOf(error: ApiError): string {
  return error.issues[0]?.message ?? error.message;
}

export function signInFailure(error: unknown): ConnectFailure {
  return error instanceof ApiError && error.status === 451
    ? { kind: "refused", message: serverMessage(error, messages.loginFailed) }
    : brokenBy(error);
}

export function codeFailure(error: unknown): ConnectFailure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 451) return signInFailure(error);
  if (status === 410 || status === 404) {
    return { kind: "code_over", message: serverMessage(error, messages.codeOver) };
  }
  if (status === 400 || status === 409) {
    return { kind: "wrong_code", message: serverMessage(error, messages.unknownAnswer) };
  }
  return brokenBy(error);
}
