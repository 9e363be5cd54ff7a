import type { CvExtraction } from "@sendoff/contract/cv";

/** Why a file is not read. Each reason has one sentence for the person who sent it. */
export const CV_REFUSALS = {
  not_a_cv_type:
    "This file is not a PDF or a Word document. Please upload your CV as .pdf, .docx or .doc.",
  empty: "This file is empty. Please choose your CV again.",
  too_large:
    "This file is larger than 5 MB. Please upload a smaller one, for example without pictures.",
  encrypted:
    "This file is protected with a password. Please save a copy without a password and upload that.",
  damaged:
    "This file is damaged and cannot be opened. Please export your CV again and upload the new file.",
  no_text:
    "This file holds no text that can be read, only pictures, as a scan does. Please upload a CV exported from a word processor.",
  too_many_pages: "This file has more than 50 pages. Please upload only your CV.",
  too_complex:
    "This file is too complex to be read safely. Please export your CV again as a plain PDF.",
  timed_out:
    "Reading this file took too long. Please export your CV again as a plain PDF and try once more.",
} as const;
export type CvRefusalReason = keyof typeof CV_REFUSALS;

export interface Refusal {
  readonly kind: "refused";
  readonly reason: CvRefusalReason;
  /** A sentence for the person, ready to show. */
  readonly message: string;
}

export interface Extracted {
  readonly kind: "extracted";
  readonly extraction: CvExtraction;
  readonly pages: number;
  /** Printed characters read, without spaces that only the layout implies. */
  readonly characters: number;
  /** The lines in reading order, at most MAX_TEXT characters: what a second reader may be shown. */
  readonly text: string;
}

/** What comes of reading a CV: the data found in it, or why it was not read (RELIABILITY 5: a clear answer for each). */
export type CvOutcome = Extracted | Refusal;

/** The refusal for a reason, with its sentence. */
export function refuse(reason: CvRefusalReason): Refusal {
  return { kind: "refused", reason, message: CV_REFUSALS[reason] };
}
