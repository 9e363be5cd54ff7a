import type { FieldValue, FormField } from "@sendoff/contract/form";
import { isoDay } from "../text/written-date.ts";

/** What free text needs to know beyond the field. */
export interface WritingPlace {
  field: FormField;
  raw: string;
  note: string;
  /** The page asks for the dial code in a field of its own. */
  hasDialField: boolean;
  /** The currency of the job's country, when the page names none. */
  jobCurrency: string | undefined;
}

/** A claim in the words a control without options takes, or why it cannot be written there. */
export type Written =
  | { kind: "written"; value: FieldValue }
  | { kind: "unwritable"; reason: string };

export const written = (value: FieldValue): Written => ({ kind: "written", value });
export const unwritable = (reason: string): Written => ({ kind: "unwritable", reason });

/** The control takes a number. */
export const isNumeric = ({ kind }: FormField): boolean => kind === "integer" || kind === "decimal";

/** The field's own limits: facts are never cut short or rounded to fit. */
export function fit(text: string, field: FormField): Written {
  if (field.maxLength !== undefined && text.length > field.maxLength)
    return unwritable("The answer is longer than the field allows");
  if (isNumeric(field)) return fitNumber(text, field);
  if (field.kind === "url" && !/^https?:\/\/\S+$/i.test(text))
    return unwritable("The field takes a web address");
  if (field.kind === "email" && !/^[^\s@]+@[^\s@]+$/.test(text))
    return unwritable("The field takes an e-mail address");
  // A date control takes no other form than this; which number is the month, nothing tells here.
  if (field.kind === "date") {
    const day = isoDay(text);
    return day === undefined ? unwritable("The field takes a date") : written(day);
  }
  if (field.kind === "file") return unwritable("The field takes a file");
  return written(text);
}

function fitNumber(text: string, field: FormField): Written {
  const plain = text
    .trim()
    // "38,5" has a decimal; "38,500" and "1,25,000" are thousands.
    .replace(/^(\d+),(\d)$/, "$1.$2")
    .replace(/(?<=\d),(?=\d{2,3}(?!\d))/g, "");
  if (!/^-?\d+(\.\d+)?$/.test(plain)) return unwritable("The field takes a number");
  const number = Number(plain);
  if (field.kind === "integer" && !Number.isInteger(number))
    return unwritable("The field takes whole numbers only");
  if (field.min !== undefined && number < field.min)
    return unwritable("The number is below the field's lower bound");
  if (field.max !== undefined && number > field.max)
    return unwritable("The number is above the field's upper bound");
  return written(field.kind === "integer" ? String(number) : plain);
}
