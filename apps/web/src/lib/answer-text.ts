import type { FieldValue } from "@sendoff/contract";

/** An answer as a person reads it. */
export function answerText(value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Ticked" : "Not ticked";
  const text = Array.isArray(value) ? value.join(", ") : value;
  return text.trim() === "" ? "Left empty" : text;
}
