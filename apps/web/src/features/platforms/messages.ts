import { ACCOUNT_SYSTEMS, BOARD_MAKER_NAMES, orList } from "@sendoff/contract";
import { ApiError, serverMessage } from "../../lib/api-error.ts";

/** SPEC 8, word for word. */
export const platformTexts = {
  checkCredentials: "Failed to connect platform. Please check your credentials and try again.",
  connectFailed: "Failed to connect platform.",
  connectBroke: "An error occurred while connecting. Please try again.",
  loginFailed: "Login failed, something went wrong.",
  unknownAnswer: "Unknown response from server.",
  codeNeeded: "Please enter the OTP sent to your email/phone to complete the connection.",
  connected: "Platform connected successfully!",
  errorTitle: "An Error Occurred",
  connectionsFailed: "Failed to fetch connected platforms",
  fetchFailed: "Failed to fetch platforms. Please try again later.",
  templatesFailed: "Failed to load platform templates.",
  loadFailed: "Failed to load platforms. Please try again.",
  disconnectFailed: "Failed to disconnect platform. Please try again.",
  disconnected: "Platform disconnected successfully!",
  createFailed: "Failed to create platform. Please try again.",
  deleteFailed: "Failed to delete platform. Please try again.",
  deleted: "Platform deleted successfully!",
  filtersSaved: "Preferences saved successfully",
  filtersFailed: "Failed to save filters. Please try again.",
  filtersWay: "Edit Filters on its card does that, too.",
  preferencesSaved: "Job preferences saved! They will be applied after connection.",
  preferencesFailed: "Failed to save preferences",
  confirmOver: "The time to confirm is over. Sign in again to be asked once more.",
  addDescription: "Paste the address of a company's job board.",
  boards: `${orList(Object.values(BOARD_MAKER_NAMES))}: we apply for you, without an account.`,
  bookmarks: `Any other address is kept as a bookmark; you apply there yourself. So is one by ${orList(ACCOUNT_SYSTEMS)}, which want an account at each company first.`,
  proposed: "From the address. Change it if you like.",
  codeOver: "The time for the code is over. Sign in again to get a new one.",
} as const;

/** Why the list cannot be shown; undefined when nothing failed. */
export function listProblem(
  templates: Error | null,
  connections: Error | null,
): string | undefined {
  const failed = templates ?? connections;
  if (failed === null) return undefined;
  if (failed instanceof ApiError && failed.status === 0) return platformTexts.fetchFailed;
  if (templates !== null && connections !== null) return platformTexts.loadFailed;
  return templates === null ? platformTexts.connectionsFailed : platformTexts.templatesFailed;
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
    return broken(platformTexts.connectBroke, undefined, true);
  }
  if (error.code === "bad_answer") return broken(platformTexts.unknownAnswer);
  if (error.status === 400) return broken(platformTexts.checkCredentials, issueOf(error));
  return broken(platformTexts.connectFailed, error.message, error.status === 503);
}

function issueOf(error: ApiError): string {
  return error.issues[0]?.message ?? error.message;
}

export function signInFailure(error: unknown): ConnectFailure {
  return error instanceof ApiError && error.status === 451
    ? { kind: "refused", message: serverMessage(error, platformTexts.loginFailed) }
    : brokenBy(error);
}

export function codeFailure(error: unknown): ConnectFailure {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 451) return signInFailure(error);
  if (status === 410 || status === 404) {
    return { kind: "code_over", message: serverMessage(error, platformTexts.codeOver) };
  }
  if (status === 400 || status === 409) {
    return { kind: "wrong_code", message: serverMessage(error, platformTexts.unknownAnswer) };
  }
  return brokenBy(error);
}
