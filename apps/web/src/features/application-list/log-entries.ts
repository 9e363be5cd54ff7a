import { LogMessage, type LogRecord } from "@sendoff/contract/logs";
import { platformNameOf } from "@sendoff/domain/platform";
import { messages } from "./messages.ts";

/** A record as the page shows it; one whose message cannot be read stays as text. */
export type LogEntry =
  | { kind: "application"; key: string; at: string; message: LogMessage; platform: string }
  | { kind: "text"; key: string; at: string; text: string };

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
  const platform = platformNameOf(message.platform_id, message.platform_name);
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

/** The pictures of an entry, or the one its `log_url` names. */
export function picturesOf({ pictures, log_url, application_date }: LogMessage) {
  if (pictures.length > 0 || log_url === "") return pictures;
  return [{ kind: "screenshot", url: log_url, taken_at: application_date }];
}

/** '1 credit' or 'no charge'. */
export function costText(credits: number): string {
  if (credits === 0) return messages.noCharge;
  return credits === 1 ? messages.oneCredit : messages.creditsCredits(credits);
}
