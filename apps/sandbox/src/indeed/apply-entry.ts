import { createHash } from "node:crypto";
import { hashText } from "../seeded-random.ts";

/** Where every application begins (captured, table 0). */
export const APPLY_ENTRY = "/beta/indeedapply/applybyapplyablejobid";

/** The id that a job has for applications: a UUID that follows from its key. */
export function applyableId(jobId: string): string {
  const hex = createHash("md5").update(`applyable:${jobId}`).digest("hex");
  const parts = [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ] as const;
  return parts.map(([from, to]) => hex.slice(from, to)).join("-");
}

/** The address by which a job's button opens the form: by its key, or by its other id. */
export function applyPath(jobId: string): string {
  return hashText(`entry:${jobId}`) % 2 === 0
    ? `${APPLY_ENTRY}?jk=${jobId}&jobCountry=IN&postUrl=`
    : `${APPLY_ENTRY}?indeedApplyableJobId=${applyableId(jobId)}`;
}
