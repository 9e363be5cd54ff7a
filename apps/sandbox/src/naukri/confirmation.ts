import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Job } from "./job.ts";

/** 200 taken, 406 refused, 202 left to the company's site; undefined where the site itself failed. */
export type ApplyCode = 200 | 406 | 202;

const codesText = (job: Job, code: ApplyCode | undefined): string =>
  JSON.stringify(code === undefined ? {} : { [job.id]: code });

/** Where the tab goes after an application. `tellsCode` false leaves the codes out of the address. */
export function confirmationPath(
  job: Job,
  code: ApplyCode | undefined,
  tellsCode: boolean,
  source: "h" | "S2J" = "h",
): string {
  const session = String(randomInt(1e9, 1e10));
  const query = new URLSearchParams({
    strJobsarr: `[${job.id}]`,
    applytype: "single",
    resId: session,
    ApplyMode: "1",
    id: session,
    src: source === "h" ? "h" : "simjobs",
    logstr: "--srp-1-F-0-1--",
    applySrc: "----F-0-1---",
    ...(tellsCode ? { multiApplyResp: codesText(job, code) } : {}),
    ...(source === "S2J" ? { acpPageType: "S2J" } : {}),
    jobTitle: job.title,
  });
  return `/myapply/saveApply?${query.toString()}`;
}

/** Where the old tab goes while a new one shows the company's own site. */
export const companySitePath = (job: Job): string =>
  `/myapply/showAcp?${new URLSearchParams({ file: job.id, multiApplyResp: codesText(job, 202) }).toString()}`;

const Query = z.object({
  strJobsarr: z.string().catch(""),
  file: z.string().catch(""),
  multiApplyResp: z.string().optional().catch(undefined),
  /** What the same is called after the site was rebuilt. */
  outcomes: z.string().optional().catch(undefined),
});

const Codes = z.record(z.string(), z.number());

/** What a confirmation's address tells: the job, and its code. "none" where the address has no codes at all. */
export function readConfirmation(query: unknown): {
  jobId: string;
  code: number | undefined | "none";
} {
  const { strJobsarr, file, outcomes, multiApplyResp = outcomes } = Query.parse(query);
  const jobId = /\d{12}/.exec(`${strJobsarr}${file}`)?.[0] ?? "";
  if (multiApplyResp === undefined) return { jobId, code: "none" };
  try {
    const codes = Codes.safeParse(JSON.parse(multiApplyResp));
    return { jobId, code: codes.success ? codes.data[jobId] : undefined };
  } catch {
    return { jobId, code: undefined };
  }
}
