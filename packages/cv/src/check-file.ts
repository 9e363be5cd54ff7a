import { MAX_FILE_BYTES } from "./limits.ts";
import { refuse } from "./outcome.ts";
import type { Refusal } from "./outcome.ts";
import { sniffCvType } from "./sniff.ts";
import type { CvFileType } from "./sniff.ts";

/** What is known before the file is opened: its type, or that it is empty, too large or no CV's type. */
export function checkFile(bytes: Uint8Array): CvFileType | Refusal {
  if (bytes.byteLength === 0) return refuse("empty");
  if (bytes.byteLength > MAX_FILE_BYTES) return refuse("too_large");
  return sniffCvType(bytes) ?? refuse("not_a_cv_type");
}
