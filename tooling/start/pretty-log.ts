/** Fields of every line that the printed head already says or nobody reads on a terminal. */
const HEAD_FIELDS = new Set(["level", "time", "process", "pid", "hostname", "message", "msg", "v"]);

/** Long, and of use only when something is to be looked up: shown where something went wrong. */
const ID_FIELDS = new Set(["requestId", "applicationId", "runId", "userId", "traceId"]);

const REQUEST_FIELDS = new Set(["method", "route", "status", "durationMs"]);

/** What goes well is to be seen at a glance; what goes wrong is shown whole. */
const LONGEST_QUIET_LINE = 140;

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "error",
  60: "fatal",
};

type LogRecord = Readonly<Record<string, unknown>>;

/**
 * One line of a process for a terminal: `12:03:44 api      message key=value`, with the level where it is not "info". Lines that
 * are no JSON are kept whole.
 */
export function prettyLine(name: string, line: string): string {
  const record = parseRecord(line);
  if (record === undefined) return `${clock(new Date())} ${name.padEnd(8)} ${plain(line)}`;
  const level = levelOf(record["level"]);
  const isQuiet = level === "info" || level === "debug" || level === "trace";
  const isRequest = record["message"] === "request";
  const fields = Object.entries(record)
    .filter(([key]) => !HEAD_FIELDS.has(key) && !(isQuiet && ID_FIELDS.has(key)))
    .filter(([key]) => !(isRequest && REQUEST_FIELDS.has(key)))
    .map(([key, value]) => `${key}=${textOf(value)}`);
  const text = [
    clock(timeOf(record["time"])),
    name.padEnd(8),
    ...(level === "info" ? [] : [level]),
    isRequest ? requestOf(record) : plain(textOf(record["message"] ?? record["msg"] ?? "")),
    ...fields,
  ]
    .join(" ")
    .trimEnd();
  return isQuiet && text.length > LONGEST_QUIET_LINE
    ? `${text.slice(0, LONGEST_QUIET_LINE - 1)}…`
    : text;
}

/** `GET /v1/job/config: 200 in 12 ms` */
function requestOf(record: LogRecord): string {
  const [method, route, status, ms] = ["method", "route", "status", "durationMs"].map((key) =>
    plain(textOf(record[key] ?? "")),
  );
  return `${method} ${route}: ${status} in ${ms} ms`;
}

function parseRecord(line: string): LogRecord | undefined {
  if (!line.startsWith("{")) return undefined;
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === "object" && parsed !== null ? { ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

function levelOf(level: unknown): string {
  if (typeof level === "number") return LEVEL_NAMES[level] ?? String(level);
  return typeof level === "string" ? level : "info";
}

function timeOf(time: unknown): Date {
  const date = new Date(typeof time === "string" || typeof time === "number" ? time : Date.now());
  return Number.isNaN(date.getTime()) ? new Date() : date;
}

function clock(time: Date): string {
  return time.toTimeString().slice(0, 8);
}

function textOf(value: unknown): string {
  if (typeof value === "string") return plain(value);
  // An error that pino wrote down: its type, what it says and where it was thrown say more than its JSON.
  if (typeof value === "object" && value !== null && "stack" in value) return errorOf({ ...value });
  return plain(JSON.stringify(value) ?? "");
}

function errorOf(error: LogRecord): string {
  const stack = linesOf(String(error["stack"]));
  const parts = [error["type"] ?? error["name"], error["message"]].filter(
    (part) => typeof part === "string",
  );
  const head = plain(parts.join(": "));
  return stack.includes(head) ? stack : `${head}${stack}`;
}

/**
 * A stack, each line below the record's own and behind a bar: a browser reports whatever it likes as its stack, and no line of it can
 * pass for another record (OWASP ASVS 5.0, 16.4.1).
 */
function linesOf(stack: string): string {
  return stack
    .split("\n")
    .map((line) => `\n  | ${plain(line)}`)
    .join("");
}

/**
 * A posting's title is written by strangers: no control characters of theirs reach the terminal, nor the marks that turn the order
 * of letters or break lines.
 */
function plain(text: string): string {
  return text.replaceAll(UNPRINTABLE, " ");
}

const UNPRINTABLE =
  // oxlint-disable-next-line no-control-regex -- these are the ones to remove
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
