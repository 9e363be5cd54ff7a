import { type LogMessage, type LogRecord, type LogStatus } from "@sendoff/contract/logs";
import { ProofGrade } from "@sendoff/contract/proof";
import type { ApplicationView } from "@sendoff/db/views";
import type { UrlSigner } from "@sendoff/kit/signed-url";
import { presentResponse, receiptNo } from "./present-application.ts";

/** What all of a user's log records have in common. */
export interface LogReader {
  readonly userId: string;
  readonly username: string;
  readonly signer: UrlSigner;
  readonly now: Date;
  /** Our own sentences in the reader's language. */
  readonly say: (text: string) => string;
}

/** The event of every record: what the search looks for besides the application's own texts (SPEC 5). */
export const LOG_EVENT = "application";

const RESPONSE_CODES: Readonly<Record<string, number>> = {
  APPLIED: 200,
  FAILED: 500,
  SKIPPED: 204,
};

/** Statuses as the wire has them: all open states are PENDING, a response stands before APPLIED (DECISIONS D8). */
export function wireStatus(view: Pick<ApplicationView, "status" | "response">): LogStatus {
  const response = presentResponse(view.response);
  if (response !== null) return response.status;
  switch (view.status) {
    case "APPLIED":
    case "FAILED":
    case "SKIPPED":
      return view.status;
    default:
      return "PENDING";
  }
}

/** The day it belongs to: sent, else opened, else found. */
export function applicationDate(view: ApplicationView): Date {
  return view.appliedAt ?? view.startedAt ?? view.createdAt;
}

/** An application as a log record (SPEC 3). */
export function presentLog(view: ApplicationView, reader: LogReader): LogRecord {
  const pictures = view.pictures.map((picture) => ({
    kind: picture.kind,
    url: reader.signer.sign(picture.storageKey, reader.now),
    taken_at: picture.takenAt.toISOString(),
  }));
  const message: LogMessage = {
    event: LOG_EVENT,
    user_id: reader.userId,
    username: reader.username,
    platform_id: view.platformId,
    platform_name: view.platformName,
    response_code: RESPONSE_CODES[view.status] ?? 202,
    status: wireStatus(view),
    log_url: pictures.at(-1)?.url ?? "",
    job_title: view.jobTitle,
    company_name: view.company,
    application_date: applicationDate(view).toISOString(),
    comment: reader.say(view.reason),
    job_url: view.url,
    message: reader.say(view.reason),
    application_id: view.id,
    receipt_no: receiptNo(view),
    location: view.location,
    state: view.isSetAside ? "UNCLEAR" : view.status,
    open_question_texts: [...view.openQuestionTexts],
    credits: view.holdState === "captured" ? 1 : 0,
    proof: ProofGrade.parse(view.proof),
    seconds: view.busyMs === null ? null : Math.round(view.busyMs / 100) / 10,
    pictures,
    response: presentResponse(view.response),
  };
  return {
    "@timestamp": view.updatedAt.toISOString(),
    "@message": JSON.stringify(message),
    "@logStream": `platform-${view.platformId}`,
  };
}
