import { FieldValue } from "@sendoff/contract";
import { z } from "zod";

/** What an employer received, by the portal's own record (DECISIONS D11). */
export const ReceivedApplication = z.object({
  id: z.string(),
  job_id: z.string(),
  job_title: z.string(),
  company: z.string(),
  applicant_email: z.string(),
  answers: z.array(
    z.object({
      question: z.string(),
      kind: z.string(),
      value: FieldValue,
      /** Which of the jobs or schools it is about, counted from 1. */
      group: z.number().optional(),
    }),
  ),
  cv: z.object({ file_name: z.string(), sha256: z.string(), bytes: z.number() }).nullable(),
  other_files: z.array(z.object({ purpose: z.string(), sha256: z.string() })),
});
export type ReceivedApplication = z.infer<typeof ReceivedApplication>;

/** Reads the record of one account, or of all. */
export async function listReceived(
  portalUrl: string,
  account?: string,
): Promise<ReceivedApplication[]> {
  const query = account === undefined ? "" : `?applicant=${encodeURIComponent(account)}`;
  const response = await fetch(`${portalUrl}/_control/applications${query}`);
  return z.array(ReceivedApplication).parse(await response.json());
}

/** Sets the portal's fault switches. */
export async function setFaults(
  portalUrl: string,
  faults: Readonly<Record<string, unknown>>,
): Promise<void> {
  await control(portalUrl, "faults", faults);
}

/**
 * Adds jobs to those that the portal has, or puts them in their place. What a job leaves out, the portal fills in: an open one
 * with contact and CV.
 */
export async function addJobs(
  portalUrl: string,
  jobs: readonly object[],
  mode: "merge" | "replace" = "merge",
): Promise<void> {
  await control(portalUrl, "jobs", { mode, jobs });
}

async function control(portalUrl: string, what: string, body: object): Promise<void> {
  const response = await fetch(`${portalUrl}/_control/${what}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The portal refused the ${what}: ${await response.text()}`);
}
