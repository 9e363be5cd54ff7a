/** Fields of every line that the printed head already says or nobody reads on a terminal. */
const HEAD_FIELDS = new Set(["level", "time", "process", "pid", "hostname", "message", "msg", "v"]);

const LEVEL_NAMES: Readonly<Record<number, string>> = {
  10: "trace",
  20: "debug",
  30: "info",
  40: "warn",
  50: "error",
  60: "fatal",
};

/** One line of a process for a terminal: `12:03:44 api      info  message key=value`. Lines that are no JSON are kept whole. */
export function prettyLine(name: string, line: string): string {
  const record = parseRecord(line);
  if (record === undefined) return `${clock(new Date())} ${name.padEnd(8)}       ${line}`;
  const message = textOf(record["message"] ?? record["msg"] ?? "");
  const fields = Object.entries(record)
    .filter(([key]) => !HEAD_FIELDS.has(key))
    .map(([key, value]) => `${key}=${textOf(value)}`);
  return [
    clock(timeOf(record["time"])),
    name.padEnd(8),
    levelOf(record["level"]).padEnd(5),
    message,
    ...fields,
  ]
    .join(" ")
    .trimEnd();
}

function parseRecord(line: string): Record<string, unknown> | undefined {
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
  if (typeof value === "string") return value;
  // An error that pino wrote down: its stack says more than its JSON.
  if (typeof value === "object" && value !== null && "stack" in value)
    return `\n  ${String(value.stack)}`;
  return JSON.stringify(value) ?? "";
}
