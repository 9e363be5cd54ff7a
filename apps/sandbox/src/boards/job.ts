import { z } from "zod";
import { POSTING_DEFAULTS, POSTING_SHAPE } from "../job-site/posting.ts";
import { hashText } from "../seeded-random.ts";
import { EntryMode } from "./entries.ts";
import { Question, QuestionInput } from "./question.ts";
import { uuidOf } from "./made-ids.ts";
import { MAKER_FIELDS } from "./makers/fields.ts";
import { StandardPart } from "./standard-part.ts";
import { standardQuestions } from "./standard-questions.ts";
import { AnyVendor, Maker } from "./vendor.ts";

export { uuidOf } from "./made-ids.ts";

const Slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, "small letters, digits and -");

export const Job = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, "letters, digits, - and _"),
  /** Whose board it is on, and under which name the company has it. */
  vendor: AnyVendor,
  board: Slug,
  department: z.string().min(1),
  ...POSTING_SHAPE,
  questions: z.array(Question).max(80),
  /** Whether schools and jobs are asked for; Glasshouse's forms alone do. */
  education: EntryMode.default("hidden"),
  employment: EntryMode.default("hidden"),
});
export type Job = z.infer<typeof Job>;

/** A job as a test writes it: only id, title and company are needed. */
const JobInput = Job.partial()
  .extend({
    /** What is asked besides name, e-mail and resume. */
    asks: z.array(StandardPart).default([]),
    questions: z.array(QuestionInput).max(60).default([]),
  })
  .required({ id: true, title: true, company: true })
  .strict();

/** "Kaveri Systems" has the board `kaveri-systems`. */
export const boardOf = (company: string): string =>
  company
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The name that a maker gives the control of an employer's own question. */
export function controlName(vendor: AnyVendor, jobId: string, index: number): string {
  const maker = Maker.safeParse(vendor);
  if (maker.success) return MAKER_FIELDS[maker.data].controlName(jobId, index);
  if (vendor === "greenhouse") return `question_${(hashText(`${jobId}q${index}`) % 9e7) + 1e7}`;
  return vendor === "lever"
    ? `cards[${uuidOf(jobId)}][field${index}]`
    : uuidOf(`${jobId}q${index}`);
}

/** The kind of question that a maker's form builder has for this one. */
function kindAt(vendor: AnyVendor, kind: Question["kind"]): Question["kind"] {
  const maker = Maker.safeParse(vendor);
  return (maker.success ? MAKER_FIELDS[maker.data].substitutes[kind] : undefined) ?? kind;
}

/** Refuses what makes no sense with a ZodError, which is answered with 400. */
export function completeJob(input: unknown): Job {
  const { asks, questions, ...given } = JobInput.parse(input);
  const vendor = given.vendor ?? "greenhouse";
  return Job.parse({
    ...POSTING_DEFAULTS,
    vendor,
    board: boardOf(given.company),
    department: "Engineering",
    location: "Pune, Maharashtra, India",
    description: `${given.company} is looking for a ${given.title}.`,
    ...given,
    questions: [
      ...standardQuestions(vendor, asks),
      ...questions.map((question, index) => ({
        ...question,
        kind: kindAt(vendor, question.kind),
        id: question.id ?? controlName(vendor, given.id, index),
      })),
    ],
  });
}
