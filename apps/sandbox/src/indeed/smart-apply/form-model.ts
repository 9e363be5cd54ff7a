import { createHash } from "node:crypto";
import { z } from "zod";

/** Every kind of question a form asks. How it is shown depends on the page it stands on. */
export const QuestionKind = z.enum([
  "text",
  "textarea",
  "numeric",
  "decimal",
  "phone",
  "email",
  "select",
  "radio",
  "checkboxes",
  "consent",
  "typeahead",
  "date",
  "resume",
  "file",
]);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const Question = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, "letters, digits, - and _"),
  label: z.string().min(1).max(2000),
  kind: QuestionKind,
  required: z.boolean(),
  /** For select, radio and checkboxes; for consent the one sentence beside the box. */
  options: z.array(z.string().min(1)).max(300).default([]),
  min: z.number().optional(),
  max: z.number().optional(),
  max_length: z.number().int().positive().optional(),
  prefill: z.enum(["first_name", "last_name", "email", "phone", "city", "country"]).optional(),
  /** What a typeahead suggests. Cities have to be picked from the list, the rest may be typed. */
  suggests: z.enum(["city", "title", "company", "school"]).optional(),
  purpose: z.enum(["cover_letter", "photo"]).optional(),
  help: z.string().optional(),
  /** Asked only while another question of the same page has this answer. */
  shown_if: z.object({ id: z.string(), value: z.string() }).optional(),
});
export type Question = z.infer<typeof Question>;

/** The pages of a form. */
export const Module = z.enum([
  "contact",
  "location",
  "resume",
  "work_history",
  "education",
  "experience",
  "qualifications",
  "questions",
  "intervention",
]);
export type Module = z.infer<typeof Module>;

export const Step = z.object({
  module: Module,
  questions: z.array(Question),
  /** How often the questions may be answered: jobs and schools come in any number. */
  groups_max: z.number().int().min(1).max(10).default(1),
});
export type Step = z.infer<typeof Step>;

const QuestionInput = Question.extend({
  id: Question.shape.id.optional(),
  required: z.boolean().default(true),
});

/** A step as a test writes it. A page that always asks the same needs no questions. */
export const StepInput = z.strictObject({
  module: Module.default("questions"),
  /** Read and ignored: pages have the titles of their kind. Lets one job serve all portals. */
  title: z.string().optional(),
  questions: z.array(QuestionInput).optional(),
  groups_max: z.number().int().min(1).max(10).optional(),
});
export type StepInput = z.infer<typeof StepInput>;

/** A question before it has an id. */
export type QuestionDraft = z.input<typeof QuestionInput>;
export interface StepDraft {
  module: Module;
  questions?: QuestionDraft[] | undefined;
  groups_max?: number | undefined;
}

/** 32 hex digits that stay the same for a job's question: the name its control has on the page. */
export const questionHash = (jobId: string, id: string): string =>
  createHash("md5").update(`${jobId}:${id}`).digest("hex");

/** The key of an answer: the question's id, with the group's number from the second group on. */
export const answerKey = (id: string, group: number): string =>
  group === 0 ? id : `${id}--${group}`;
