import type { ApplicationView } from "@sendoff/db/views";
import { csvLines, CSV_START } from "../../presenters/csv.ts";
import { receiptNo } from "../../presenters/present-application.ts";
import { applicationDate, wireStatus } from "../../presenters/present-log.ts";

const HEADINGS = [
  "receipt_no",
  "application_date",
  "status",
  "platform",
  "job_title",
  "company_name",
  "location",
  "comment",
  "response_on",
  "response_note",
  "credits",
  "job_url",
  "proof",
];

/** The logs as a CSV in pieces, one for each batch, so that 100,000 of them need no memory. */
export async function* logCsv(
  batches: AsyncIterable<readonly ApplicationView[]>,
): AsyncGenerator<string> {
  yield CSV_START + csvLines([HEADINGS]);
  for await (const views of batches) yield csvLines(views.map(cellsOf));
}

function cellsOf(view: ApplicationView): string[] {
  return [
    receiptNo(view),
    applicationDate(view).toISOString(),
    wireStatus(view),
    view.platformName,
    view.jobTitle,
    view.company,
    view.location,
    view.reason,
    view.response?.on ?? "",
    view.response?.note ?? "",
    view.holdState === "captured" ? "1" : "0",
    view.url,
    view.proof,
  ];
}
