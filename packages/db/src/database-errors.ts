const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  // The machine, or the way to it, is gone: another one takes over.
  "EHOSTUNREACH",
  "EHOSTDOWN",
  "ENETUNREACH",
  "ENETDOWN",
  // Its name leads nowhere, or whoever knows names does not answer.
  "ENOTFOUND",
  "EAI_AGAIN",
]);
/**
 * PostgreSQL's own: connection faults (08), out of memory or connections (53), ended or ending (57P01 to 57P05), conflicts of
 * transactions (40), a server that only reads, as one does that another has taken over from (25006), and what took longer than
 * our limits: a statement (57014), the wait for a lock (55P03), a transaction in which nothing happened (25P03).
 */
const POSTGRES_CODE = /^(?:08\w{3}|53[0-9A-Z]{3}|57P0[1-5]|40001|40P01|25006|57014|55P03|25P03)$/;
/** The driver gives these kinds of failure no code, so their texts have to do. */
const DRIVER_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

const DISK_CODES = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * Whether an error says that the database cannot be reached or is too busy, so that the same call may work in a moment.
 * By the codes of PostgreSQL and of sockets, also in causes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return someError(
    error,
    ({ code, message }) =>
      SOCKET_CODES.has(code) || POSTGRES_CODE.test(code) || DRIVER_TEXT.test(message),
  );
}

/** Whether an error says that a disk is full, the database's or our own: nothing was written, and it works again with more room. */
export function isDiskFull(error: unknown): boolean {
  return someError(error, ({ code }) => DISK_CODES.has(code));
}

/** PostgreSQL's numeric_value_out_of_range: a number that fits its schema but not its column. Nobody has such an id. */
export function isNumberOutOfRange(error: unknown): boolean {
  return error instanceof Error && codeOf(error) === "22003";
}

/** Whether an error, one of its causes, or one of those that it sums up fits. */
function someError(
  error: unknown,
  fits: (facts: { readonly code: string; readonly message: string }) => boolean,
): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if (fits({ code: codeOf(at), message: at.message })) return true;
    if (at instanceof AggregateError && at.errors.some((each) => someError(each, fits))) {
      return true;
    }
    at = at.cause;
  }
  return false;
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, "code");
  return typeof code === "string" ? code : "";
}
