import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { request } from "playwright-core";
import { vi } from "vitest";
import { z } from "zod";

const MAIN = fileURLToPath(new URL("../../../sandbox/src/main.ts", import.meta.url));
const Listening = z.object({
  mailUrl: z.string(),
  linkedinUrl: z.string(),
  indeedUrl: z.string(),
  glassdoorUrl: z.string(),
  boardsUrl: z.string(),
  paymentUrl: z.string(),
});
const Received = z.object({
  job_id: z.string(),
  job_title: z.string(),
  cv: z.object({ sha256: z.string() }).nullable(),
  /** Boards only. */
  other_files: z.array(z.object({ purpose: z.string(), sha256: z.string() })).optional(),
  answers: z.array(z.object({ question: z.string(), kind: z.string(), value: z.unknown() })),
});
export type Received = z.infer<typeof Received>;
const Messages = z.array(z.object({ text: z.string() }));

/** The sandbox as the process it is: a stranger to the worker but for its addresses. */
export interface Sandbox {
  readonly linkedinUrl: string;
  readonly indeedUrl: string;
  readonly glassdoorUrl: string;
  readonly boardsUrl: string;
  readonly paymentUrl: string;
  /** What employers received from an account, by the portal's own books. */
  readonly listReceived: (account: string) => Promise<Received[]>;
  /** Makes these the only jobs there are. */
  readonly loadJobs: (jobs: readonly object[]) => Promise<void>;
  /** Misbehaves towards one account. */
  readonly setFaults: (account: string, faults: object) => Promise<void>;
  /** The same towards everybody: boards know nobody before a form is sent. */
  readonly setFaultsForAll: (faults: object) => Promise<void>;
  /** The newest code that was mailed to an address. */
  readonly readCode: (account: string) => Promise<string>;
  readonly stop: () => Promise<void>;
}

/** The control calls are those of `portal`. */
export async function startSandbox(
  portal: "linkedin" | "indeed" | "glassdoor" | "boards" = "linkedin",
): Promise<Sandbox> {
  const dataDir = await mkdtemp(join(tmpdir(), "sendoff-sandbox-"));
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, SANDBOX_PORT_BASE: "0", SANDBOX_DATA_DIR: dataDir },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const http = await request.newContext();
  for await (const line of createInterface({ input: child.stdout })) {
    const urls = Listening.safeParse(JSON.parse(line));
    if (!urls.success) continue;
    const { linkedinUrl, indeedUrl, glassdoorUrl, boardsUrl, mailUrl, paymentUrl } = urls.data;
    const portalUrl = {
      linkedin: linkedinUrl,
      indeed: indeedUrl,
      glassdoor: glassdoorUrl,
      boards: boardsUrl,
    }[portal];
    const control = async (what: string, data: object): Promise<void> => {
      const answer = await http.post(`${portalUrl}/_control/${what}`, { data });
      if (!answer.ok()) throw new Error(await answer.text());
    };
    return {
      linkedinUrl,
      indeedUrl,
      glassdoorUrl,
      boardsUrl,
      paymentUrl,
      async listReceived(account) {
        const answer = await http.get(
          `${portalUrl}/_control/applications?applicant=${encodeURIComponent(account)}`,
        );
        return z.array(Received).parse(await answer.json());
      },
      loadJobs: (jobs) => control("jobs", { mode: "replace", jobs }),
      setFaults: (account, faults) =>
        control("faults", { ...faults, scope: { applicant: account } }),
      setFaultsForAll: (faults) => control("faults", faults),
      readCode: (account) =>
        vi.waitFor(
          async () => {
            const url = `${new URL(mailUrl).origin}/mail/api/messages?to=${encodeURIComponent(account)}`;
            const [newest] = Messages.parse(await (await http.get(url)).json());
            const code = /\b\d{6}\b/.exec(newest?.text ?? "")?.[0];
            if (code === undefined) throw new Error("no code yet");
            return code;
          },
          { timeout: 10_000, interval: 50 },
        ),
      async stop() {
        await http.dispose();
        await new Promise<void>((resolve) => {
          child.once("exit", () => resolve());
          child.kill("SIGTERM");
        });
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  }
  throw new Error("the sandbox did not start");
}
