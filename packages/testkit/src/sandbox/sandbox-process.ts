import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { PortalControl } from "./sandbox-client.ts";

const MAIN = fileURLToPath(new URL("../../../../apps/sandbox/src/main.ts", import.meta.url));

const Listening = z.object({
  mailUrl: z.string(),
  linkedinUrl: z.string(),
  indeedUrl: z.string(),
  glassdoorUrl: z.string(),
  boardsUrl: z.string(),
  naukriUrl: z.string(),
  paymentUrl: z.string(),
});
/** Where the sandbox's parts are. */
export type SandboxUrls = z.infer<typeof Listening>;

/** The sandbox as the process it is: a stranger to whoever drives it but for its addresses and its control calls. */
export interface SandboxProcess {
  readonly urls: SandboxUrls;
  readonly linkedin: PortalControl;
  readonly indeed: PortalControl;
  readonly glassdoor: PortalControl;
  readonly boards: PortalControl;
  readonly naukri: PortalControl;
}

let shared: Promise<SandboxProcess> | undefined;

/**
 * The sandbox of this process, as it is when it is new: whoever calls has it alone until the next call. It is started at the
 * first call, since its start costs a second of processor time, and ends with this process, however that ends.
 */
export async function useSandbox(): Promise<SandboxProcess> {
  shared ??= startSandbox();
  const sandbox = await shared;
  const { linkedin, indeed, glassdoor, boards, naukri } = sandbox;
  await Promise.all([linkedin, indeed, glassdoor, boards, naukri].map((portal) => portal.reset()));
  return sandbox;
}

async function startSandbox(): Promise<SandboxProcess> {
  const dataDir = mkdtempSync(join(tmpdir(), "sendoff-sandbox-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      SANDBOX_PORT_BASE: "0",
      SANDBOX_DATA_DIR: dataDir,
      SANDBOX_ENDS_WITH_STDIN: "1",
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const listening = Listening.safeParse(JSON.parse(line));
    if (!listening.success) continue;
    const urls = listening.data;
    child.stdout.resume();
    // Nobody waits for it to end.
    for (const part of [child, child.stdin, child.stdout]) unref(part);
    return {
      urls,
      linkedin: new PortalControl(urls.linkedinUrl),
      indeed: new PortalControl(urls.indeedUrl),
      glassdoor: new PortalControl(urls.glassdoorUrl),
      boards: new PortalControl(urls.boardsUrl),
      naukri: new PortalControl(urls.naukriUrl),
    };
  }
  throw new Error("The sandbox ended before it listened");
}

/** Pipes to a child are sockets, which Node's types do not tell. */
function unref(part: object): void {
  if ("unref" in part && typeof part.unref === "function") part.unref();
}
