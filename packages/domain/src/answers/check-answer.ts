import type { FieldKind, FieldValue } from "@sendoff/contract/form";

/** What a form's field takes, as far as it says so. */
export interface AnswerField {
  readonly kind: FieldKind;
  readonly options: readonly string[];
  readonly min?: number | null | undefined;
  readonly max?: number | null | undefined;
  readonly maxLength?: number | null | undefined;
}

/** Whether a field wants several of its choices. */
export function takesSeveral(kind: FieldKind): boolean {
  return kind === "checkboxes" || kind === "multiselect";
}

/** What is wrong with an answer to this field, in a sentence that says what to give instead; undefined when it fits. */
export function checkAnswer(field: AnswerField, value: FieldValue): string | undefined {
  if (field.kind === "file") {
    return "This form wants a file, which only you can hand in. Open the posting and apply there.";
  }
  if (field.kind === "checkbox") {
    return value === true
      ? undefined
      : "The form goes on only with this box ticked. Tick it, or skip the job.";
  }
  if (takesSeveral(field.kind)) return checkSeveral(field, value);
  if (typeof value !== "string") return "Give one answer.";
  if (value.trim() === "") return "Give an answer.";
  if (field.options.length > 0) {
    return field.options.includes(value) ? undefined : "Choose one of the form's answers.";
  }
  return checkText(field, value.trim());
}

function checkSeveral({ options }: AnswerField, value: FieldValue): string | undefined {
  if (!Array.isArray(value) || value.length === 0)
    return "Choose at least one of the form's answers.";
  if (new Set(value).size !== value.length) return "Choose each answer once.";
  const isKnown = options.length === 0 || value.every((choice) => options.includes(choice));
  return isKnown ? undefined : "Choose among the form's answers.";
}

const SHAPES: Partial<Record<FieldKind, readonly [RegExp, string]>> = {
  integer: [/^-?\d{1,15}$/, "Write a whole number, for example 3."],
  decimal: [/^-?\d{1,15}(?:\.\d{1,10})?$/, "Write a number, for example 3 or 3.5."],
  email: [/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Write an e-mail address, for example asha@example.com."],
  url: [/^https?:\/\/\S+\.\S+$/i, "Write a web address that begins with https://."],
  tel: [/^\+?[\d\s().-]{5,30}$/, "Write a phone number, for example +91 98450 12345."],
  date: [/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, "Choose a date."],
};

function checkText(field: AnswerField, text: string): string | undefined {
  const shape = SHAPES[field.kind];
  if (shape !== undefined && !shape[0].test(text)) return shape[1];
  const { min, max, maxLength } = field;
  if (field.kind === "integer" || field.kind === "decimal") {
    if (min !== undefined && min !== null && Number(text) < min)
      return `The form takes ${min} or more.`;
    if (max !== undefined && max !== null && Number(text) > max)
      return `The form takes ${max} or less.`;
  }
  if (maxLength !== undefined && maxLength !== null && text.length > maxLength) {
    return `The form takes ${maxLength} characters at most; this has ${text.length}.`;
  }
  return undefined;
}
