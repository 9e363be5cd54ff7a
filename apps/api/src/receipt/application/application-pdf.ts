import { createHash } from "node:crypto";
import type { UiLanguage } from "@sendoff/contract/language";
import type { ApplicationDetail } from "@sendoff/contract/run";
import { answerCountWords, isConfirmed, isSentByUs } from "@sendoff/domain/applying";
import { translatorFor } from "@sendoff/domain/translations";
import { drawAnswers } from "./answer-table.ts";
import { answerRows, settable, wordsOf } from "./application-words.ts";
import { drawFiles, type ProofPicture } from "./files-and-proof.ts";
import { drawLongAnswers } from "./long-answers.ts";
import { createPdf } from "../pdf/sheet.ts";
import { startReceipt } from "./receipt-head.ts";

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
  /** What it is read in; answers and the posting stay as they are. */
  readonly language: UiLanguage;
}

/**
 * The receipt of one application, laid out as the app shows it: facts and postmark, every answer with its source, files and proof
 * on one page. Answers that do not fit a row stand in full on the pages after it.
 */
export async function applicationPdf(
  detail: ApplicationDetail,
  pictures: readonly ReceiptPicture[],
  options: ReceiptOptions,
): Promise<Buffer> {
  const { application } = detail;
  const kind = isConfirmed(detail) ? "Application receipt" : "Application record";
  const info = {
    title: `${kind} ${application.receipt_no}`,
    subject: settable(`${application.job_title}, ${application.company_name}`),
    createdAt: new Date(application.updated_at),
    language: options.language,
  };
  const rows = answerRows(detail.answers, translatorFor(options.language));
  return createPdf(info, wordsOf(detail), (sheet) => {
    const missing = Array.from(wordsOf(detail)).some(
      (character) => character !== "\n" && !sheet.fonts.has(character),
    );
    const pages = startReceipt(sheet, detail, { ...options, kind, isMissingLetters: missing });
    const proof = pictures.map(fingerprinted);
    const files = drawFiles(sheet, detail, proof, options);
    const long = drawAnswers(pages, rows, {
      title: sheet.say(isSentByUs(detail) ? "What was sent" : "What was filled in"),
      count: sheet.say(answerCountWords(detail.answers)),
      isDeleted: detail.evidence_deleted_at !== null,
      heightBelow: files.height,
    });
    files.draw(pages);
    drawLongAnswers(pages, rows, long, detail, options);
    pages.end();
  });
}

function fingerprinted(picture: ReceiptPicture): ProofPicture {
  const { bytes } = picture;
  const sha256 = bytes === undefined ? "" : createHash("sha256").update(bytes).digest("hex");
  return { ...picture, sha256 };
}
