import { testCounted } from "./held-guesses.ts";

/** "Upload resume" names the button, "Upload your cover letter" asks for something. */
const FILE_BUTTON =
  /^(upload|attach|add|choose|select|browse|drop)\b(?! (?:your|an?|the) (?!files?\b|documents?\b)\p{L})/iu;

/** "Maximum size: 5 MB", "or drag and drop here", "Accepted files: PDF": about the file, not what is asked for. */
const FILE_ASIDE =
  /^\(?(max(imum|\.)?\b.{0,12}\bsize\b|file size\b|up to \d|(accepted|allowed|supported|file)\b.{0,12}\b(files?|formats?|types?)\b|or drag\b|drag\b|drop (your|a|it|files?)\b|no file\b|only\b.{0,30}(pdf|doc)|\.?(pdf|docx?|rtf|txt|png|jpe?g)(,|\/| or | and |$)|uploaded \d)/i;

/** Whether words over or beside a place for a file say how it is given or which it may be, and not what is asked for. */
export function isFileAside(text: string): boolean {
  return testCounted(FILE_ASIDE, text) || FILE_BUTTON.test(text);
}
