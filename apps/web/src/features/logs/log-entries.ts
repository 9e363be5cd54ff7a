import { LogMessage, type LogRecord, PLATFORM_IDS } from "@sendoff/contract";

/** A record as the page shows it; one whose message cannot be read stays as text. */
export type LogEntry =
  | { kind: "application"; key: string; at: string; message: LogMessage; platform: string }
  | { kind: "text"; key: string; at: string; text: string };

const platformNames: Readonly<Record<number, string>> = {
  [PLATFORM_IDS.linkedin]: "LinkedIn",
  [PLATFORM_IDS.naukri]: "Naukri",
  [PLATFORM_IDS.iimjobs]: "IIMJobs",
  [PLATFORM_IDS.indeed]: "Indeed",
};

/** The record's own name, else by the fixed ids (SPEC 1). */
export function platformNameOf(name: string, id: number): string {
  return name.trim() === "" ? (platformNames[id] ?? "Unknown Platform") : name;
}

function parseJson(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}

/** One record may stand for several applications; each is an entry of its own. */
export function entriesOf(record: LogRecord): LogEntry[] {
  const at = record["@timestamp"];
  const text = record["@message"];
  const parsed = LogMessage.safeParse(parseJson(text));
  if (!parsed.success) {
    return [{ kind: "text", key: `${at} ${record["@logStream"]} ${text}`, at, text }];
  }
  const { applications, ...message } = parsed.data;
  const platform = platformNameOf(message.platform_name, message.platform_id);
  const key = `${message.application_id} ${at}`;
  if (applications === undefined || applications.length === 0) {
    return [{ kind: "application", key, at, message, platform }];
  }
  return applications.map((item, index) => ({
    kind: "application",
    key: `${key} ${index}`,
    at: item.application_date === "" ? at : item.application_date,
    message: { ...message, ...item, state: item.status, pictures: [] },
    platform,
  }));
}

/** All entries once each: a page asked for twice brings no doubles. */
export function listEntries(records: readonly LogRecord[]): LogEntry[] {
  const byKey = new Map<string, LogEntry>();
  for (const entry of records.flatMap(entriesOf)) {
    if (!byKey.has(entry.key)) byKey.set(entry.key, entry);
  }
  return [...byKey.values()];
}

function searchedText(entry: LogEntry): string {
  if (entry.kind === "text") return entry.text;
  const { event, username, job_title, company_name } = entry.message;
  return [event, username, job_title, company_name].join("\n");
}

/** Event, username, job title and company, in any case (SPEC 5). */
export function searchEntries(entries: readonly LogEntry[], search: string): LogEntry[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === "") return [...entries];
  return entries.filter((entry) => searchedText(entry).toLowerCase().includes(wanted));
}

/** `all` by default; they have no controls (SPEC 9) and come with the address of a link that leads here. */
export interface LogFilters {
  /** A status or its finer state, in any case: "pending" holds all that is open, "needs_answer" a part of it. */
  status: string;
  /** A platform's id or name. */
  platform: string;
}

export function filterEntries(
  entries: readonly LogEntry[],
  { status, platform }: LogFilters,
): LogEntry[] {
  if (status === "all" && platform === "all") return [...entries];
  const isOneOf = (wanted: string, values: readonly string[]) =>
    wanted === "all" || values.some((value) => value.toLowerCase() === wanted.toLowerCase());
  return entries.filter(
    (entry) =>
      entry.kind === "application" &&
      isOneOf(status, [entry.message.status, entry.message.state]) &&
      isOneOf(platform, [entry.platform, String(entry.message.platform_id)]),
  );
}

/** The pictures of an entry, or the one its `log_url` names. */
export function picturesOf({ pictures, log_url, application_date }: LogMessage) {
  if (pictures.length > 0 || log_url === "") return pictures;
  return [{ kind: "screenshot", url: log_url, taken_at: application_date }];
}

/** '1 credit' or 'no charge'. */
export function costText(credits: number): string {
  if (credits === 0) return "no charge";
  return credits === 1 ? "1 credit" : `${credits} credits`;
}
