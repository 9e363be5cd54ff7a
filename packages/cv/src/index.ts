export { createCvReader, drawFirstPage, extractCv } from "./extract-cv.ts";
export type { CvReader, ExtractCvOptions } from "./extract-cv.ts";
export { askAgain, hasGaps } from "./gaps/ask-again.ts";
export { fillGaps } from "./gaps/fill-gaps.ts";
export { CV_REFUSALS } from "./outcome.ts";
export type { CvOutcome, CvRefusalReason } from "./outcome.ts";
export type { CvPicture } from "./picture/picture.ts";
export { sniffCvType } from "./sniff.ts";
export type { CvFileType } from "./sniff.ts";
