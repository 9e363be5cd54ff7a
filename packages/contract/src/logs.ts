import { z } from "zod";
import { PlatformId } from "./platform.ts";
import { ProofGrade } from "./proof.ts";
import { wholeNumber } from "./query.ts";
import { ApplicationResponse } from "./response.ts";
import { defineRoutes, refusals } from "./route.ts";
import { Translated } from "./translated.ts";

/** One record of get-logs (SPEC 3 "Log record"). `@message` is `LogMessage` as JSON text. */
export const LogRecord = z.object({
  "@timestamp": z.string(),
  "@message": z.string(),
  "@logStream": z.string(),
});
export type LogRecord = z.infer<typeof LogRecord>;

const LogItem = z.object({
  log_url: z.string(),
  /** `LogStatus`; a text here, because records of other servers may say more. */
  status: z.string(),
  job_title: z.string(),
  company_name: z.string(),
  application_date: z.string(),
  comment: Translated,
  job_url: z.string(),
});
export const LogMessage = LogItem.extend({
  event: z.string(),
  user_id: z.string(),
  username: z.string(),
  platform_id: z.number(),
  platform_name: z.string(),
  response_code: z.number(),
  message: Translated,
  applications: z.array(LogItem).optional(),
  /** Ours, beside the spec's fields: what the page needs to open the receipt and to show the cost. */
  application_id: z.string(),
  receipt_no: z.string(),
  location: z.string(),
  /**
   * The unfolded status (DECISIONS D8), where `status` folds open states to PENDING and shows a response instead. `UNCLEAR`:
   * nobody confirmed it, and its user cannot tell either.
   */
  state: z.string(),
  /** The questions it waits for, where `comment` says so in a sentence. */
  open_question_texts: z.array(z.string()),
  credits: z.number(),
  /** What says that it arrived; `none` for everything that is not APPLIED. Left out by servers of before. */
  proof: ProofGrade.default("none"),
  seconds: z.number().nullable(),
  pictures: z.array(z.object({ kind: z.string(), url: z.string(), taken_at: z.string() })),
  /** What the employer's side has answered, as the user wrote it down. */
  response: ApplicationResponse.nullable(),
});
export type LogMessage = z.infer<typeof LogMessage>;

/** Statuses as the wire has them (DECISIONS D8): all open states are PENDING, and a response stands before APPLIED. */
export const LogStatus = z.enum([
  "APPLIED",
  "PENDING",
  "FAILED",
  "SKIPPED",
  "VIEWED",
  "INTERVIEW_SCHEDULED",
  "REJECTED",
  "OFFER",
]);
export type LogStatus = z.infer<typeof LogStatus>;

/** The CSV of the application logs is saved under this name. */
export const LOGS_DOWNLOAD_NAME = "sendoff_applications.csv";

const LogFilters = z.object({
  /** Found in event, username, job title or company name, whatever the case (SPEC 5). */
  search: z.string().trim().max(200, "Search for at most 200 characters").optional(),
  /** One or more of `LogStatus`, separated by commas; any case. */
  status: z
    .string()
    .transform((text) => text.split(",").map((part) => part.trim().toUpperCase()))
    .pipe(z.array(z.enum(LogStatus.options, `Choose from ${LogStatus.options.join(", ")}`)))
    .optional(),
  platform_id: PlatformId.optional(),
});

export const logRoutes = defineRoutes({
  getLogs: {
    method: "GET",
    path: "/v1/job/analytics/get-logs",
    tag: "Analytics",
    summary: "Application logs, newest first; without parameters the newest 1,000",
    auth: "bearer",
    query: z.object({
      cursor: z.string().max(200).optional(),
      limit: wholeNumber("limit", 1, 1000).optional(),
    }),
    responses: { 200: z.array(LogRecord), ...refusals(400, 401, 503) },
  },
  searchLogs: {
    method: "GET",
    path: "/v1/job/analytics/search-logs",
    tag: "Analytics",
    summary:
      "One page of the application logs that fit, newest first; a page past the last answers the last",
    auth: "bearer",
    query: LogFilters.extend({
      page: wholeNumber("page", 1).default(1),
      page_size: wholeNumber("page_size", 1, 100).default(5),
    }),
    responses: {
      200: z.object({
        logs: z.array(LogRecord),
        /** Records that fit, on all pages. */
        total: z.number(),
        /** The page that was answered. */
        page: z.number(),
        /** At least 1, also when nothing fits. */
        pages: z.number(),
      }),
      ...refusals(400, 401, 503),
    },
  },
  downloadLogs: {
    method: "GET",
    path: "/v1/job/analytics/logs.csv",
    tag: "Analytics",
    summary: "All application logs that fit, newest first, as CSV",
    auth: "bearer",
    query: LogFilters,
    produces: "csv",
    responses: { 200: z.string(), ...refusals(400, 401, 503) },
  },
});
