import { join } from "node:path";
import { z } from "zod";
import { Journal } from "./journal.ts";
import type { SiteClock } from "./site-clock.ts";

export const AnswerValue = z.union([z.string(), z.array(z.string()), z.boolean()]);
export type AnswerValue = z.infer<typeof AnswerValue>;

const ReceivedFile = z.object({ file_name: z.string(), sha256: z.string(), bytes: z.number() });

export const PortalName = z.enum(["linkedin", "indeed", "glassdoor", "boards", "naukri"]);
export type PortalName = z.infer<typeof PortalName>;

/** What an employer received. */
export const ReceivedApplication = z.object({
  id: z.string(),
  portal: PortalName,
  job_id: z.string(),
  job_title: z.string(),
  company: z.string(),
  applicant_email: z.string(),
  answers: z.array(
    z.object({
      question: z.string(),
      kind: z.string(),
      value: AnswerValue,
      /** Which of the groups a form repeats (education, experience), counted from 1. */
      group: z.number().optional(),
    }),
  ),
  /** Null when none was sent. Of the bytes that were uploaded. */
  cv: ReceivedFile.nullable(),
  other_files: z.array(ReceivedFile.extend({ purpose: z.string() })),
  /** Only where a portal asks. */
  follow_company: z.boolean().optional(),
  received_at: z.string(),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

const DAY_MS = 24 * 60 * 60 * 1000;

export interface RecordStore {
  /** Resolves when the application is on disk. The same one twice is two entries: duplicates stay visible. */
  record(application: ReceivedApplication): Promise<void>;
  list(applicant?: string): ReceivedApplication[];
  find(applicant: string, jobId: string): ReceivedApplication | undefined;
  /** How many this account sent in the last `withinMs`. */
  countSince(applicant: string, withinMs: number): number;
  countToday(applicant: string): number;
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** The portal's own memory of what it received. It is the truth that tests compare with. */
export async function openRecord(
  dataDir: string,
  portal: PortalName,
  clock: SiteClock,
): Promise<RecordStore> {
  const path = join(dataDir, `${portal}-applications.jsonl`);
  const { journal, entries } = await Journal.open(path, ReceivedApplication);
  let applications = entries;
  const byApplicant = new Map<string, ReceivedApplication[]>();
  const index = (application: ReceivedApplication): void => {
    const list = byApplicant.get(application.applicant_email) ?? [];
    list.push(application);
    byApplicant.set(application.applicant_email, list);
  };
  applications.forEach(index);
  const of = (applicant: string) => byApplicant.get(applicant.toLowerCase()) ?? [];
  const countSince = (applicant: string, withinMs: number): number =>
    of(applicant).filter((item) => clock.now() - Date.parse(item.received_at) < withinMs).length;
  return {
    async record(application) {
      await journal.append(application);
      applications.push(application);
      index(application);
    },
    list: (applicant) => [...(applicant === undefined ? applications : of(applicant))],
    find: (applicant, jobId) => of(applicant).find((item) => item.job_id === jobId),
    countSince,
    countToday: (applicant) => countSince(applicant, DAY_MS),
    async reset() {
      applications = [];
      byApplicant.clear();
      await journal.replace([]);
    },
    close: () => journal.close(),
  };
}
