const SOCKET_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT", "ENOTFOUND"]);
const POSTGRES_CODE = /^(?:08\w{3}|53\w{3}|57P0[1-5]|40001|40P01)$/;
/** The driver gives these two kinds of failure no code, so their texts have to do. */
const DRIVER_TEXT =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/**
 * Whether an error says that the database cannot be reached or is too busy, so that the same call may work in a moment.
 * By the codes of PostgreSQL (classes 08, 53, 57P, 40) and of sockets.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; depth += 1) {
    if ("code" in at && typeof at.code === "string") {
      if (SOCKET_CODES.has(at.code) || POSTGRES_CODE.test(at.code)) return true;
    }
    if (DRIVER_TEXT.test(at.message)) return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseUnavailable)) return true;
    at = at.cause;
  }
  return false;
}

/** PostgreSQL's numeric_value_out_of_range: a number that fits its schema but not its column. Nobody has such an id. */
export function isNumberOutOfRange(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "22003";
}
