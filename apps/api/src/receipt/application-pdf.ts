import type { ApplicationDetail } from "@sendoff/contract";
import {
  answerWords,
  costWords,
  isSettable,
  proofWords,
  settable,
  sourceWords,
} from "./application-words.ts";
import { matchWords, unsaidParts, zoneLabel } from "@sendoff/domain";
import { ACCENT, createPdf, PAGE, type PdfPages, QUIET } from "./pdf-page.ts";

/** A picture of the receipt with its file, where that is still there. */
export interface ReceiptPicture {
  readonly kind: string;
  readonly takenAt: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer | undefined;
}

export interface ReceiptOptions {
  /** Times are told in it. */
  readonly timeZone: string;
  readonly isSandbox: boolean;
}

/** The receipt of one application: the job as it was, every answer with its source, proof, times, CV and pictures. */
export async function applicationPdf(
  detail: ApplicationDetail,
  pictures: readonly ReceiptPicture[],
  options: ReceiptOptions,
): Promise<Buffer> {
  const { application } = detail;
  const kind = application.status === "APPLIED" ? "Application receipt" : "Application record";
  const title = `${kind} ${application.receipt_no}`;
  const info = {
    title,
    subject: settable(`${application.job_title}, ${application.company_name}`),
    createdAt: new Date(application.updated_at),
    foot: `Sendoff, ${title}`,
  };
  return createPdf(info, (pages) => {
    drawHead(pages, kind, application.receipt_no);
    drawJob(pages, detail);
    drawFacts(pages, detail, options);
    drawNotes(pages, detail, options);
    drawMatch(pages, detail);
    drawAnswers(pages, detail);
    drawTimeline(pages, detail, options);
    drawDescription(pages, detail);
    drawPictures(pages, pictures, options);
  });
}

const BODY = { size: 10 } as const;
const SMALL = { size: 8.5, color: QUIET } as const;
const HEADING = { size: 12, weight: "bold", color: ACCENT } as const;

function drawHead({ pen }: PdfPages, kind: string, receiptNo: string): void {
  pen.line("Sendoff", PAGE.left, 78, { size: 22, weight: "bold", color: ACCENT });
  pen.line(kind, PAGE.right, 72, { size: 13, weight: "bold" }, "right");
  pen.line(receiptNo, PAGE.right, 90, { size: 10.5, color: QUIET }, "right");
  pen.rule(108, ACCENT);
  pen.moveTo(118);
}

function drawJob(pages: PdfPages, { application }: ApplicationDetail): void {
  pages.text(settable(application.job_title), { size: 17, weight: "bold" });
  const place = [application.company_name, application.location].filter(Boolean).join(", ");
  pages.text(settable(place), { size: 11.5, color: QUIET });
  pages.gap(6);
}

function drawFacts(pages: PdfPages, detail: ApplicationDetail, options: ReceiptOptions): void {
  const { application, applicant, applicant_email: email, cv, proof } = detail;
  const moment = (at: string): string => momentIn(options.timeZone, at);
  const isConfirmed = proof === "confirmation_seen" || proof === "applied_mark_seen";
  const who = [applicant, email].filter(Boolean).join(", ");
  const facts: readonly (readonly string[])[] = [
    ["State", STATES[application.status] ?? application.status],
    ...(application.reason === "" ? [] : [["Why", application.reason]]),
    ...pressedFact(detail, moment),
    ...(isConfirmed && application.applied_at !== null
      ? [["Confirmed", moment(application.applied_at)]]
      : []),
    ["Proof", proofWords(detail)],
    ["Platform", application.platform_name],
    ["Address", application.job_url],
    ...(who === "" ? [] : [["Applicant", who]]),
    ...(cv === null ? [] : [["CV", `${cv.file_name}, version ${cv.version}\nsha256 ${cv.sha256}`]]),
    ["Cost", costWords(detail)],
  ];
  for (const [label = "", value = ""] of facts) drawRow(pages, label, value);
}

/**
 * When it was sent, or when submit was pressed on what may have arrived. Of the rest nothing: a submit that came to nothing stands
 * in the times, and is no sending.
 */
function pressedFact(
  { application, proof, timeline }: ApplicationDetail,
  moment: (at: string) => string,
): string[][] {
  const pressed = timeline.findLast(({ status }) => status === "SUBMITTING")?.at ?? null;
  const applied = application.applied_at;
  switch (application.status) {
    case "APPLIED": {
      const sent = proof === "user_sent" ? applied : (pressed ?? applied);
      return sent === null ? [] : [["Sent", moment(sent)]];
    }
    case "UNKNOWN":
    case "NEEDS_REVIEW":
      return pressed === null ? [] : [["Submit pressed", moment(pressed)]];
    default:
      return [];
  }
}

function drawRow(pages: PdfPages, label: string, value: string): void {
  const shown = settable(value);
  const x = PAGE.left + 92;
  pages.keepTogether(Math.min(60, pages.heightOf(shown, BODY, PAGE.right - x)));
  pages.beside(label, { ...BODY, color: QUIET }, () => pages.text(shown, BODY, { x }));
  pages.gap(2);
}

const STATES: Readonly<Record<string, string>> = {
  QUEUED: "Waits for its turn",
  APPLYING: "Being filled in",
  SUBMITTING: "Being submitted",
  UNKNOWN: "Submitted, not confirmed yet",
  APPLIED: "Applied",
  FAILED: "Not sent",
  SKIPPED: "Skipped",
  NEEDS_ANSWER: "Waits for an answer",
  NEEDS_USER: "Waits for you",
  NEEDS_REVIEW: "Nobody can tell whether it arrived",
  NEEDS_APPROVAL: "Waits for your approval",
};

function drawNotes(
  pages: PdfPages,
  detail: ApplicationDetail,
  { isSandbox, timeZone }: ReceiptOptions,
): void {
  const { evidence_deleted_at: deletedAt } = detail;
  const texts = [
    detail.description,
    detail.application.job_title,
    detail.application.company_name,
    ...detail.answers.flatMap(({ question, value }) => [question, answerWords(value)]),
  ];
  const notes = [
    ...(isSandbox ? ["Sandbox: a rehearsal, nothing was sent to a real employer."] : []),
    ...(deletedAt === null
      ? []
      : [
          `Description, answers, CV and pictures were deleted on ${momentIn(timeZone, deletedAt)}.`,
        ]),
    ...(texts.every(isSettable)
      ? []
      : [
          "Letters that this document has no font for stand as question marks; the receipt in Sendoff shows them.",
        ]),
  ];
  if (notes.length === 0) return;
  pages.gap(6);
  for (const note of notes) pages.text(note, SMALL);
}

function heading(pages: PdfPages, text: string): void {
  pages.gap(18);
  pages.keepTogether(70);
  pages.text(text, HEADING);
  pages.gap(3);
  pages.rule();
  pages.gap(5);
}

function drawMatch(
  pages: PdfPages,
  { application, match_reasons: reasons }: ApplicationDetail,
): void {
  if (application.match_score === null) return;
  const words = matchWords({ score: application.match_score, reasons });
  heading(pages, `How well it matched: ${words}`);
  for (const { part, points, of, text } of reasons) {
    const name = part.charAt(0).toUpperCase() + part.slice(1);
    pages.text(settable(`${name}, ${points} of ${of}: ${text}`), BODY);
  }
  const unsaid = unsaidParts(reasons);
  if (unsaid.length > 0 && reasons.length > 0) pages.text(`Not said: ${unsaid.join(", ")}.`, BODY);
}

function drawAnswers(pages: PdfPages, { answers, application }: ApplicationDetail): void {
  if (answers.length === 0) return;
  const isSent = application.status === "APPLIED" && application.proof !== "user_sent";
  const count = answers.length === 1 ? "1 answer" : `${answers.length} answers`;
  heading(pages, `${isSent ? "What was sent" : "What was filled in"}: ${count}`);
  let step = "";
  for (const answer of answers) {
    if (answer.step !== step && answer.step !== "") {
      pages.gap(5);
      pages.keepTogether(52);
      pages.text(settable(answer.step), { size: 9.5, weight: "bold", color: QUIET });
      pages.gap(2);
    }
    step = answer.step;
    const question = settable(answer.question);
    pages.keepTogether(Math.min(90, pages.heightOf(question, BODY) + 30));
    pages.text(question, { ...BODY, color: QUIET });
    pages.text(settable(answerWords(answer.value)), { ...BODY, weight: "bold" });
    pages.text(settable(sourceWords(answer)), SMALL);
    pages.gap(6);
  }
}

function drawTimeline(
  pages: PdfPages,
  { timeline }: ApplicationDetail,
  { timeZone }: ReceiptOptions,
): void {
  if (timeline.length === 0) return;
  heading(pages, "Times");
  for (const { status, at, note } of timeline) {
    const word = STATES[status] ?? status.replaceAll("_", " ").toLowerCase();
    const text = `${momentIn(timeZone, at)}: ${word}${note === "" ? "" : `. ${note}`}`;
    pages.text(settable(text), BODY);
  }
}

function drawDescription(pages: PdfPages, { description }: ApplicationDetail): void {
  if (description.trim() === "") return;
  heading(pages, "The posting as it was");
  pages.text(settable(description.trim()), BODY);
}

const PICTURES: Readonly<Record<string, string>> = {
  before_submit: "The form before it was sent",
  after_confirmation: "After the confirmation",
  problem: "Where it stopped",
};

function drawPictures(
  pages: PdfPages,
  pictures: readonly ReceiptPicture[],
  { timeZone }: ReceiptOptions,
): void {
  for (const { kind, takenAt, bytes, width, height } of pictures) {
    const title = `${PICTURES[kind] ?? "Picture"}, ${momentIn(timeZone, takenAt)}`;
    pages.gap(18);
    pages.keepTogether(360);
    pages.text(title, HEADING);
    pages.gap(6);
    const isDrawn = bytes !== undefined && pages.picture(bytes, { width, height });
    if (!isDrawn) pages.text("This picture's file is not there any more.", SMALL);
  }
}

function momentIn(timeZone: string, at: string): string {
  const text = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  }).format(new Date(at));
  return `${text} ${zoneLabel(timeZone, new Date(at))}`;
}
