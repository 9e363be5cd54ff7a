import {
  readCode,
  type ReceivedApplication,
  type SandboxProcess,
  type SandboxUrls,
  useSandbox,
} from "@sendoff/testkit/sandbox";

/** The sandbox, as it is when it is new, seen from one of its portals. */
export interface Sandbox extends SandboxUrls {
  /** What employers received from an account, by the portal's own record. */
  readonly listReceived: (account: string) => Promise<ReceivedApplication[]>;
  /** Makes these the only jobs there are. */
  readonly loadJobs: (jobs: readonly object[]) => Promise<void>;
  /** Misbehaves towards one account. */
  readonly setFaults: (account: string, faults: object) => Promise<void>;
  /** The same towards everybody: boards know nobody before a form is sent. */
  readonly setFaultsForAll: (faults: object) => Promise<void>;
  /** The newest code that was mailed to an address. */
  readonly readCode: (account: string) => Promise<string>;
  /** For tests that go over several portals. */
  readonly portals: Pick<SandboxProcess, "linkedin" | "indeed" | "glassdoor" | "boards" | "naukri">;
}

/** The control calls are those of `portal`. */
export async function openSandbox(
  portal: "linkedin" | "indeed" | "glassdoor" | "boards" | "naukri" = "linkedin",
): Promise<Sandbox> {
  const sandbox = await useSandbox();
  const control = sandbox[portal];
  return {
    ...sandbox.urls,
    listReceived: (account) => control.listReceived(account),
    loadJobs: (jobs) => control.loadJobs(jobs, "replace"),
    setFaults: (account, faults) => control.setFaults(faults, account),
    setFaultsForAll: (faults) => control.setFaults(faults),
    portals: sandbox,
    readCode: (account) => readCode(sandbox.urls.mailUrl, account),
  };
}
