import { z } from "zod";
import { POSTING_DEFAULTS, POSTING_SHAPE } from "../job-site/posting.ts";
import { isChoice, Question } from "./question.ts";

const WalkIn = z.object({ when: z.string(), venue: z.string(), contact: z.string() });
export type WalkIn = z.infer<typeof WalkIn>;

/** How the drawer begins: the usual bubble, none, the house's own question about career breaks, or the rarer wording. */
export const Greeting = z.enum(["usual", "none", "career_break", "other"]);
export type Greeting = z.infer<typeof Greeting>;

const AskedQuestion = Question.refine(
  (question) => !isChoice(question.kind) || question.options.length > 0,
  "needs options",
);

export const Job = z.object({
  id: z.string().regex(/^\d{12}$/, "12 digits"),
  ...POSTING_SHAPE,
  /** Years that are asked for. */
  experience: z.object({ from: z.number().int().min(0), to: z.number().int().min(0) }),
  /** Left out of the page when null. */
  openings: z.number().int().nullable(),
  applicants: z.number().int().min(0),
  department: z.string(),
  walk_in: WalkIn.nullable(),
  /** Without questions one click sends the application, and there is no drawer to greet. */
  greeting: Greeting,
  questions: z.array(AskedQuestion).max(30),
});
export type Job = z.infer<typeof Job>;

/** A job as a test writes it: only id, title and company are needed. */
export const JobInput = Job.partial()
  .extend({ questions: z.array(AskedQuestion).max(30).optional() })
  .required({ id: true, title: true, company: true })
  .strict();
type JobInput = z.infer<typeof JobInput>;

/** Fills what a test left out: an open full-time job in Bengaluru that asks nothing, so that one click sends. */
export function completeJob(input: JobInput): Job {
  return Job.parse({
    ...POSTING_DEFAULTS,
    location: "Bengaluru",
    description: `${input.company} is looking for a ${input.title}.`,
    experience: { from: 2, to: 5 },
    openings: null,
    applicants: 40,
    department: "Engineering - Software & QA",
    walk_in: null,
    greeting: "usual",
    questions: [],
    ...input,
  });
}
