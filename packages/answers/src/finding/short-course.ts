import type { Education } from "@sendoff/contract/profile";
import { fold } from "../text/fold.ts";
import { monthOf } from "../facts/timeline.ts";

/** Some weeks of training end with a certificate, and are no level of schooling. */
export function isShortCourse({ degreeName, startDate, endDate }: Education): boolean {
  const [start, end] = [monthOf(startDate, "start"), monthOf(endDate, "end")];
  const isShort = start !== undefined && end !== undefined && end - start < 9;
  return (
    isShort &&
    /\b(?:training|course|certificate|lehrgang|kurs|formation|curso|corso)\b/.test(fold(degreeName))
  );
}
