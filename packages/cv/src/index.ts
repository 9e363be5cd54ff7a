export { createCvReader, extractCv } from "./extract-cv.ts";
export type { CvReader, ExtractCvOptions } from "./extract-cv.ts";
export { CV_REFUSALS } from "./outcome.ts";
export type { CvOutcome, CvRefusalReason } from "./outcome.ts";
export { sniffCvType } from "./sniff.ts";
export type { CvFileType } from "./sniff.ts";
