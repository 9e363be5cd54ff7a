import { z } from "zod";
import { AlreadyApplied } from "../job-site/catalogue-store.ts";

/** Every control kind of the Easy Apply form. `decimal` looks like `numeric` and differs in what it accepts only. */
export const QuestionKind = z.enum([
  "text",
  "numeric",
  "decimal",
  "phone",
  "phone_country",
  "email_select",
  "textarea",
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
  id: z.string().regex(/^\d{1,18}$/, "digits"),
  label: z.string().min(1).max(2000),
  kind: QuestionKind,
  required: z.boolean(),
  /** For select, radio and checkboxes; for consent the one sentence beside the box. */
  options: z.array(z.string().min(1)).max(300).default([]),
  min: z.number().optional(),
  max: z.number().optional(),
  max_length: z.number().int().positive().optional(),
  prefill: z
    .enum(["first_name", "last_name", "email", "phone", "phone_country", "city"])
    .optional(),
  /** For `file`: whose widget it is. */
  purpose: z.enum(["cover_letter", "photo"]).optional(),
  help: z.string().optional(),
});
export type Question = z.infer<typeof Question>;

export const Step = z.object({ title: z.string().min(1), questions: z.array(Question) });
export type Step = z.infer<typeof Step>;

export const Workplace = z.enum(["on_site", "remote", "hybrid"]);
export const JobType = z.enum(["F", "P", "C", "T", "V", "I", "O"]);

export const Job = z.object({
  id: z.string().regex(/^\d{10}$/, "ten digits"),
  title: z.string().min(1),
  company: z.string().min(1),
  company_about: z.string().default(""),
  location: z.string().min(1),
  workplace: Workplace,
  job_type: JobType,
  /** 1 internship, 2 entry, 3 associate, 4 mid-senior, 5 director, 6 executive. */
  experience_level: z.number().int().min(1).max(6),
  posted_hours_ago: z.number().min(0),
  salary: z.string().nullable(),
  /** Paragraphs separated by blank lines; lines that begin with "- " are a list. */
  description: z.string(),
  skills: z.array(z.string()),
  /** Words a search finds the job by besides its title, company and skills. */
  keywords: z.array(z.string()),
  apply: z.enum(["easy", "external"]),
  state: z.enum(["open", "closed"]),
  promoted: z.boolean(),
  applicants: z.number().int().min(0),
  /** Who runs the form; null is the portal itself. */
  ats: z.string().nullable(),
  /** The visible word on the button since 2026 may be "Apply" alone. */
  button_word: z.enum(["Easy Apply", "Apply"]),
  /** What the close button asks: see the two leave dialogs. */
  leave_dialog: z.enum(["save", "discard"]),
  has_safety_reminder: z.boolean(),
  already_applied: AlreadyApplied,
  steps: z.array(Step).max(10),
  /** Whether a review page follows the steps. */
  has_review: z.boolean(),
});
export type Job = z.infer<typeof Job>;

/** A question before it has an id. */
export type QuestionDraft = Omit<Question, "id" | "options"> & {
  id?: string | undefined;
  options?: string[] | undefined;
};

const QuestionInput = Question.extend({
  id: Question.shape.id.optional(),
  required: z.boolean().default(true),
});
const StepInput = z.object({ title: z.string().min(1), questions: z.array(QuestionInput) });

/** A job as a test writes it: only id, title and company are needed. */
export const JobInput = Job.partial()
  .extend({ steps: z.array(StepInput).max(10).optional() })
  .required({ id: true, title: true, company: true });
export type JobInput = z.infer<typeof JobInput>;

/** Gives every question an id that is stable for the job. */
export function numberSteps(
  jobId: string,
  steps: readonly { title: string; questions: readonly QuestionDraft[] }[],
): Step[] {
  let next = Number(jobId.slice(-6)) * 1000;
  return steps.map((step) => ({
    title: step.title,
    questions: step.questions.map((question) => {
      next += 8;
      const given = question.options ?? [];
      const options = question.kind === "consent" && given.length === 0 ? [question.label] : given;
      return { ...question, options, id: question.id ?? String(next) };
    }),
  }));
}
