import { z } from "zod";
import { POSTING_DEFAULTS, POSTING_SHAPE } from "../job-site/posting.ts";
import { completeSteps } from "./smart-apply/fixed-questions.ts";
import { Step, StepInput } from "./smart-apply/form-model.ts";

export const Job = z.object({
  id: z.string().regex(/^[0-9a-f]{16}$/, "16 hex digits"),
  ...POSTING_SHAPE,
  steps: z.array(Step).max(14),
  /** A captcha stands on this job's review page, whoever opens it. */
  has_captcha: z.boolean().default(false),
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
    location: "Bengaluru, Karnataka",
    description: `${input.company} is looking for a ${input.title}.`,
    ...input,
    steps: completeSteps(input.steps ?? [{ module: "contact" }, { module: "resume" }]),
  });
}
