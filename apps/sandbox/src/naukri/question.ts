import { z } from "zod";

/**
 * How a question of the drawer is answered. "choice" comes as chips at one time and as radios at the next; "numeric" is a typed one
 * that takes nothing but a number; "consent" is a lone chip; "file" is a pair of chips of which one sends the whole application.
 */
export const QuestionKind = z.enum([
  "text",
  "numeric",
  "long_text",
  "chips",
  "radios",
  "choice",
  "checkboxes",
  "list",
  "multi_list",
  "select",
  "date_of_birth",
  "date",
  "file",
  "consent",
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Question = z.object({
  label: z.string().min(1),
  kind: QuestionKind,
  options: z.array(z.string()).max(400).default([]),
  /** Otherwise a chip "Skip this question" stands beside it. */
  required: z.boolean().default(true),
  /** In the empty text box; the usual hint when null. */
  placeholder: z.string().nullable().default(null),
  min: z.number().nullable().default(null),
  max: z.number().nullable().default(null),
  max_choices: z.number().int().min(1).nullable().default(null),
});
export type Question = z.infer<typeof Question>;
export type QuestionInput = z.input<typeof Question>;

const CHOICES: readonly QuestionKind[] = [
  "chips",
  "radios",
  "choice",
  "checkboxes",
  "list",
  "multi_list",
  "select",
];

/** Whether a question of this kind is answered from its options. */
export const isChoice = (kind: QuestionKind): boolean => CHOICES.includes(kind);
