import { join } from "node:path";
import { z } from "zod";
import { AnswerValue } from "../record.ts";
import { Journal } from "../journal.ts";

const GivenAnswer = z.object({ question: z.string(), kind: z.string(), value: AnswerValue });
export type GivenAnswer = z.infer<typeof GivenAnswer>;

/** A click or a talk that no employer received an application from. */
export const Refusal = z.object({
  id: z.string(),
  job_id: z.string(),
  applicant_email: z.string(),
  /** 406 refused, 202 left to the company's site, 500 the site's own failure. */
  code: z.union([z.literal(406), z.literal(202), z.literal(500)]),
  reason: z.enum([
    "closed_half_way",
    "answered_after_the_end",
    "too_long",
    "company_site",
    "site_failure",
  ]),
  /** What had been answered by then. */
  answers: z.array(GivenAnswer),
  at: z.string(),
});
export type Refusal = z.infer<typeof Refusal>;

export interface RefusalStore {
  /** Resolves when it is on disk. */
  record(refusal: Refusal): Promise<void>;
  list(applicant?: string): Refusal[];
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Kept apart from what employers received, so that neither can be taken for the other. */
export async function openRefusals(dataDir: string): Promise<RefusalStore> {
  const path = join(dataDir, "naukri-refusals.jsonl");
  const { journal, entries } = await Journal.open(path, Refusal);
  let refusals = entries;
  return {
    async record(refusal) {
      await journal.append(refusal);
      refusals.push(refusal);
    },
    list: (applicant) =>
      refusals.filter(
        (item) => applicant === undefined || item.applicant_email === applicant.toLowerCase(),
      ),
    async reset() {
      refusals = [];
      await journal.replace([]);
    },
    close: () => journal.close(),
  };
}
