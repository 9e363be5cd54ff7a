import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { request } from "playwright-core";
import { z } from "zod";
import type { Received, RunningPortal, SuiteJob, Trouble } from "./portal.fixture.ts";

const SANDBOX = join(
  import.meta.dirname,
  "..",
  "..",
  "..",
  "..",
  "apps",
  "sandbox",
  "src",
  "main.ts",
);

const Listening = z.object({
  mailUrl: z.string(),
  linkedinUrl: z.string(),
  indeedUrl: z.string(),
  glassdoorUrl: z.string(),
  boardsUrl: z.string(),
});
type Urls = z.infer<typeof Listening>;
const Records = z.array(
  z.object({
    job_id: z.string(),
    answers: z.array(
      z.object({
        group: z.number().optional(),
        question: z.string(),
        value: z.union([z.string(), z.array(z.string()), z.boolean()]),
      }),
    ),
    cv: z.object({ file_name: z.string(), sha256: z.string() }).nullish(),
    other_files: z.array(z.unknown()),
    follow_company: z.boolean().nullish(),
  }),
);
const Messages = z.array(z.object({ text: z.string() }));

/** What a replica is told for the suite's words. */
export interface ReplicaWords {
  readonly baseUrl: (urls: Urls) => string;
  readonly jobBody: (job: SuiteJob) => object;
  readonly variants: Readonly<Record<string, object>>;
  readonly troubles: Readonly<Partial<Record<Trouble, object>>>;
}

/** Starts the sandbox as the process it is; its address lines and its books are all the suite knows of it. */
async function startSandboxProcess(
  dataDir: string,
): Promise<{ urls: Urls; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [SANDBOX], {
    env: { ...process.env, SANDBOX_PORT_BASE: "0", SANDBOX_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const urls = Listening.safeParse(JSON.parse(line));
    if (!urls.success) continue;
    const stop = (): Promise<void> =>
      new Promise((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      });
    return { urls: urls.data, stop };
  }
  throw new Error("The sandbox ended before it listened");
}

function receivedOf(record: z.infer<typeof Records>[number]): Received {
  return {
    jobId: record.job_id,
    // Groups that a form repeats ask the same: the further ones are told apart by their number.
    answers: new Map(
      record.answers.map(({ question, group = 1, value }) => [
        group === 1 ? question : `${question} ${group}`,
        value,
      ]),
    ),
    cv: record.cv ? { fileName: record.cv.file_name, sha256: record.cv.sha256 } : undefined,
    otherFiles: record.other_files.length,
    isFollowing: record.follow_company === true,
  };
}

/** Runs a replica of the sandbox for the suite. */
export async function startReplica(words: ReplicaWords): Promise<RunningPortal> {
  const dataDir = mkdtempSync(join(tmpdir(), "portals-sandbox-"));
  const { urls, stop } = await startSandboxProcess(dataDir);
  const api = await request.newContext();
  const baseUrl = words.baseUrl(urls);
  const tell = async (what: string, data: object): Promise<void> => {
    const response = await api.post(new URL(`/_control/${what}`, baseUrl).href, { data });
    if (!response.ok())
      throw new Error(`${what} answered ${response.status()}: ${await response.text()}`);
  };
  const ask = async (what: string, account: string): Promise<unknown> => {
    const path = `/_control/${what}?applicant=${encodeURIComponent(account)}`;
    return (await api.get(new URL(path, baseUrl).href)).json();
  };
  return {
    baseUrl,
    loadJobs: (jobs) => tell("jobs", { mode: "replace", jobs: jobs.map(words.jobBody) }),
    addJobs: (jobs) => tell("jobs", { mode: "merge", jobs }),
    setVariant: (variant) => tell("faults", { ...words.variants[variant] }),
    setTrouble: (applicant, trouble) =>
      tell("faults", { scope: { applicant }, ...words.troubles[trouble] }),
    setFaults: (applicant, faults) => tell("faults", { scope: { applicant }, ...faults }),
    listReceived: async (account) =>
      Records.parse(await ask("applications", account)).map(receivedOf),
    listTraps: async (account) => z.array(z.unknown()).parse(await ask("traps", account)),
    getCode: async (account) => {
      const response = await api.get(
        `${urls.mailUrl}/api/messages?to=${encodeURIComponent(account)}`,
      );
      const code = /\b\d{6}\b/.exec(Messages.parse(await response.json())[0]?.text ?? "")?.[0];
      if (code === undefined) throw new Error(`No code was mailed to ${account}`);
      return code;
    },
    stop: async () => {
      await api.dispose();
      await stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
