import { z } from "zod";
import { completeSteps } from "../indeed/smart-apply/fixed-questions.ts";
import { Step, StepInput } from "../indeed/smart-apply/form-model.ts";
import { POSTING_DEFAULTS, POSTING_SHAPE } from "../job-site/posting.ts";

export const Job = z.object({
  id: z.string().regex(/^\d{10,13}$/, "10 to 13 digits"),
  ...POSTING_SHAPE,
  steps: z.array(Step).max(14),
});
export type Job = z.infer<typeof Job>;

/** A job as a test writes it: only id, title and company are needed. */
export const JobInput = Job.partial()
  .extend({ steps: z.array(StepInput).max(14).optional() })
  .required({ id: true, title: true, company: true })
  .strict();
type JobInput = z.infer<typeof JobInput>;

/** Fills what a test left out: an open full-time job in Bengaluru with contact and resume pages. */
export function completeJob(input: JobInput): Job {
  return Job.parse({
    ...POSTING_DEFAULTS,
    location: "Bengaluru",
    description: `${input.company} is looking for a ${input.title}.`,
    ...input,
    steps: completeSteps(input.steps ?? [{ module: "contact" }, { module: "resume" }]),
  });
}

export const isEasy = (job: Job): boolean => job.apply === "easy" && job.state === "open";
