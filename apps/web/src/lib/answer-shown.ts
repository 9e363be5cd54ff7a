import type { FieldValue } from "@sendoff/contract/form";
import { answerText } from "@sendoff/domain/applying";
import { say } from "../language/language.ts";

/** An answer as a person reads it: what was written stays as it is, a box that is ticked or an empty field is said in words. */
export function answerShown(value: FieldValue): string {
  const text = answerText(value);
  const isWritten = Array.isArray(value)
    ? value.join("").trim()
    : typeof value === "string" && value.trim();
  return isWritten ? text : say(text);
}
