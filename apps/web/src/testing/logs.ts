import { type LogMessage, type LogRecord } from "@sendoff/contract/logs";
import { routes } from "@sendoff/contract/routes";
import { aTemplate } from "./fixtures.ts";
import { handle } from "./handle.ts";
import { server } from "./server.ts";

export const APPLICATION_ID = "00000000-0000-4000-8000-000000000001";
export const at = (minute: number) =>
  new Date(Date.UTC(2026, 10, 20, 4, 59 - minute)).toISOString();

export function aMessage(fields: Partial<LogMessage> = {}): LogMessage {
  return {
    event: "application",
    user_id: "u1",
    username: "meera.nair",
    platform_id: 1,
    platform_name: "LinkedIn",
    response_code: 200,
    status: "APPLIED",
    log_url: "",
    job_title: "Staff Engineer",
    company_name: "Quillstack",
    application_date: at(0),
    comment: "",
    job_url: "",
    message: "",
    application_id: "00000000-0000-4000-8000-000000000001",
    receipt_no: "SO-2611-000001",
    location: "Pune",
    state: "APPLIED",
    open_question_texts: [],
    credits: 1,
    proof: "confirmation_seen",
    seconds: 12,
    pictures: [],
    response: null,
    ...fields,
  };
}

export const aRecord = (message: Partial<LogMessage> | string, minute = 0): LogRecord => ({
  "@timestamp": at(minute),
  "@message": typeof message === "string" ? message : JSON.stringify(aMessage(message)),
  "@logStream": "platform-1",
});

/** Serves search-logs as the contract says, filters and pages included; keeps what it was asked. */
export function serveLogs(records: LogRecord[]): URLSearchParams[] {
  const asked: URLSearchParams[] = [];
  server.use(
    handle(routes.getPlatformTemplates, { status: 200, body: templates }),
    handle(routes.searchLogs, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query);
      const fits = records.filter((record) => isWanted(record["@message"], query));
      const size = Number(query.get("page_size") ?? "5");
      const pages = Math.max(1, Math.ceil(fits.length / size));
      const page = Math.min(Number(query.get("page") ?? "1"), pages);
      const logs = fits.slice((page - 1) * size, page * size);
      return { status: 200, body: { logs, total: fits.length, page, pages } };
    }),
  );
  return asked;
}

function isWanted(text: string, query: URLSearchParams): boolean {
  const search = query.get("search")?.toLowerCase();
  const [status, platform] = [query.get("status"), query.get("platform_id")];
  if (search === undefined && status === null && platform === null) return true;
  const message = JSON.parse(text) as LogMessage;
  const searched = [message.event, message.username, message.job_title, message.company_name];
  return (
    searched
      .join("\n")
      .toLowerCase()
      .includes(search ?? "") &&
    (status === null || message.status === status) &&
    (platform === null || String(message.platform_id) === platform)
  );
}

const templates = [
  [1, "LinkedIn", true] as const,
  [4, "Indeed", true] as const,
  [6, "ZipRecruiter", false] as const,
].map(([id, name, isActive]) => aTemplate({ id, platform_name: name, is_active: isActive }));
