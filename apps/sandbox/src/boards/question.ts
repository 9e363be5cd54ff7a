import { z } from "zod";

/** Every kind of question a board's form asks. Each maker draws it with controls of its own. */
export const QuestionKind = z.enum([
  "text",
  "textarea",
  "numeric",
  "decimal",
  "email",
  "phone",
  "url",
  "select",
  "radio",
  "checkboxes",
  "consent",
  "location",
  "date",
  "file",
]);

export const Question = z.object({
  /** The control's name on the page. */
  id: z.string().regex(/^[\w.[\]-]{1,90}$/, "letters, digits, _, -, dots, [ and ]"),
  label: z.string().min(1).max(2000),
  kind: QuestionKind,
  required: z.boolean(),
  /** For select, radio and checkboxes. */
  options: z.array(z.string().min(1)).max(300).default([]),
  min: z.number().optional(),
  max: z.number().optional(),
  max_length: z.number().int().positive().optional(),
  purpose: z.enum(["resume", "cover_letter", "photo"]).optional(),
  help: z.string().optional(),
  /** Under which heading it stands. */
  section: z
    .enum(["standard", "links", "questions", "voluntary", "survey", "consent"])
    .default("questions"),
});
export type Question = z.infer<typeof Question>;

/** A question as a test writes it. */
export const QuestionInput = Question.extend({
  id: Question.shape.id.optional(),
  required: z.boolean().default(true),
}).strict();
