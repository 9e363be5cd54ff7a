import type { FieldValue } from "@sendoff/contract/form";
import {
  type PortalControl,
  readCode,
  type ReceivedApplication,
  type SandboxProcess,
  useSandbox,
} from "@sendoff/testkit/sandbox";
import type { Received, RunningPortal, SuiteJob, Trouble } from "./portal.fixture.ts";

/** What a replica is told for the suite's words. */
export interface ReplicaWords {
  readonly portal: "linkedin" | "indeed" | "glassdoor" | "naukri" | "boards";
  /** Where the driver begins; the portal's own address unless said otherwise. */
  readonly baseUrl?: (portalUrl: string) => string;
  readonly jobBody: (job: SuiteJob) => object;
  /** An answer as the suite writes it, where the replica keeps it as its page does. */
  readonly suiteValue?: (kind: string, value: FieldValue) => FieldValue;
  readonly variants: Readonly<Record<string, object>>;
  readonly troubles: Readonly<Partial<Record<Trouble, object>>>;
}

function receivedOf(
  record: ReceivedApplication,
  suiteValue: (kind: string, value: FieldValue) => FieldValue,
): Received {
  return {
    jobId: record.job_id,
    // Groups that a form repeats ask the same: the further ones are told apart by their number.
    answers: new Map(
      record.answers.map(({ question, group = 1, kind, value }) => [
        group === 1 ? question : `${question} ${group}`,
        suiteValue(kind, value),
      ]),
    ),
    cv: record.cv ? { fileName: record.cv.file_name, sha256: record.cv.sha256 } : undefined,
    otherFiles: record.other_files.length,
    isFollowing: record.follow_company === true,
  };
}

/** A replica of the sandbox for the suite, as it is when it is new. */
export async function openReplica(words: ReplicaWords): Promise<RunningPortal> {
  const sandbox: SandboxProcess = await useSandbox();
  const portal: PortalControl = sandbox[words.portal];
  const suiteValue = words.suiteValue ?? ((_kind: string, value: FieldValue) => value);
  return {
    baseUrl: words.baseUrl?.(portal.url) ?? portal.url,
    loadJobs: (jobs) => portal.loadJobs(jobs.map(words.jobBody), "replace"),
    addJobs: (jobs) => portal.loadJobs(jobs, "merge"),
    setVariant: (variant) => portal.setFaults({ ...words.variants[variant] }),
    // Boards know nobody before a form is sent: they set `scope` to undefined, which means everybody.
    setTrouble: (applicant, trouble) =>
      portal.setFaults({ scope: { applicant }, ...words.troubles[trouble] }),
    setFaults: (applicant, faults) => portal.setFaults({ scope: { applicant }, ...faults }),
    listReceived: async (account) =>
      (await portal.listReceived(account)).map((record) => receivedOf(record, suiteValue)),
    listTraps: (account) => portal.listTraps(account),
    ...(words.portal === "boards"
      ? {}
      : {
          enter: async (context, email) => context.addCookies(await portal.openSession(email)),
        }),
    getCode: (account) => readCode(sandbox.urls.mailUrl, account),
  };
}
