import type { FieldValue, GivenAnswer } from "@sendoff/contract";

/** An answer as a person reads it. */
export function answerText(value: FieldValue): string {
  if (typeof value === "boolean") return value ? "Ticked" : "Not ticked";
  const text = Array.isArray(value) ? value.join(", ") : value;
  return text.trim() === "" ? "Left empty" : text;
}

/** What the form held before it was corrected, in words; empty when it was left alone. */
export function replacedText({ value, replaced }: GivenAnswer): string {
  if (replaced === undefined) return "";
  if (typeof value === "boolean") {
    return value ? "The form had it unticked; ticked." : "The form had it ticked; unticked.";
  }
  return replaced.trim() === ""
    ? "The form held nothing; filled in."
    : `The form held “${replaced}”; corrected.`;
}

/** A remark as a sentence: a capital first, a full stop last. */
export function asSentence(remark: string): string {
  const text = remark.trim();
  if (text === "") return "";
  const first = `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
  return /[.!?]$/.test(first) ? first : `${first}.`;
}

/** The question that an application waits for, out of the reason that quotes it; otherwise the reason. */
export function questionIn(reason: string): string {
  const quoted = /^It asks “(.+?)”(?: and (\d+) more)?/.exec(reason);
  if (quoted === null) return reason;
  const [, question = reason, more] = quoted;
  return more === undefined ? question : `${question} (and ${more} more)`;
}
