import { z } from "zod";
import { AlreadyApplied } from "../job-site/catalogue-store.ts";
import { hashText } from "../seeded-random.ts";

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
  /** Digits mostly; now and then some other text, blanks and "+" included (portal facts, captured 1.4). */
  id: z.string().regex(/^[\w+ -]{1,60}$/, "letters, digits, blanks, _, + and -"),
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

export const Step = z.object({
  title: z.string().min(1),
  questions: z.array(Question),
  /** The jobs of the account's profile, shown and not asked. */
  shows_experience: z.boolean().default(false),
});
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
  /** The largest resume that the form takes: the limit differs between forms. */
  resume_limit_mb: z.union([z.literal(2), z.literal(5)]).default(5),
  /** The first Next on the resume step changes nothing and says nothing. */
  next_fails_once: z.boolean().default(false),
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
const StepInput = z.object({
  title: z.string().min(1),
  questions: z.array(QuestionInput),
  shows_experience: z.boolean().default(false),
});

/** A job as a test writes it: only id, title and company are needed. */
export const JobInput = Job.partial()
  .extend({ steps: z.array(StepInput).max(10).optional() })
  .required({ id: true, title: true, company: true });
export type JobInput = z.infer<typeof JobInput>;

/** Makes every number eleven digits long, as the longest real ones are. */
const ELEMENT_BASE = 20_000_000_000;
/** Of so many questions one has words in the place of its number. */
const WORDY_ONE_IN = 40;

function elementId(number: number, label: string): string {
  const digits = String(ELEMENT_BASE + number);
  if (hashText(`element:${digits}`) % WORDY_ONE_IN !== 0) return digits;
  const words = label
    .replace(/[^A-Za-z ]+/g, "")
    .split(" ")
    .slice(0, 3)
    .join(" ");
  return `${words} + ${digits.slice(-4)}`;
}

interface StepPlan {
  title: string;
  questions: readonly QuestionDraft[];
  shows_experience?: boolean | undefined;
}

/** Gives every question an id that is stable for the job. */
export function numberSteps(jobId: string, steps: readonly StepPlan[]): Step[] {
  let next = Number(jobId.slice(-6)) * 1000;
  return steps.map((step) => ({
    title: step.title,
    shows_experience: step.shows_experience ?? false,
    questions: step.questions.map((question) => {
      next += 8;
      const given = question.options ?? [];
      const options = question.kind === "consent" && given.length === 0 ? [question.label] : given;
      return { ...question, options, id: question.id ?? elementId(next, question.label) };
    }),
  }));
}
