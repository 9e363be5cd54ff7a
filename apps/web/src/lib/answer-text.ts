import type { ApplicationSummary, FieldValue, GivenAnswer } from "@sendoff/contract";

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

/** Why an application stands where it does, on one line: the question it waits for, else its reason. */
export function waitingText({
  open_question_texts: [question, ...others],
  reason,
}: Pick<ApplicationSummary, "open_question_texts" | "reason">): string {
  if (question === undefined) return reason;
  return others.length === 0 ? question : `${question} (and ${others.length} more)`;
}
