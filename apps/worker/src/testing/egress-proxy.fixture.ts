import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { z } from "zod";
import type { EgressProxy } from "../browser/egress.ts";

const Call = z.object({ method: z.string(), url: z.string(), credentials: z.string() });
const SCRIPT = fileURLToPath(new URL("egress-proxy-process.fixture.ts", import.meta.url));

/** An operator's proxy with credentials, and what it has taken. It ends with the test. */
export async function openEgressProxy(name: string): Promise<{
  proxy: EgressProxy;
  calls: readonly z.infer<typeof Call>[];
  kill: () => Promise<void>;
}> {
  const child = spawn(process.execPath, [SCRIPT], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  const kill = async (): Promise<void> => {
    child.kill("SIGKILL");
    await ended;
  };
  onTestFinished(kill);
  const lines = createInterface(child.stdout);
  const [first] = await once(lines, "line");
  const { port } = z.object({ port: z.number() }).parse(JSON.parse(String(first)));
  const calls: z.infer<typeof Call>[] = [];
  lines.on("line", (line) => calls.push(Call.parse(JSON.parse(line))));
  return { proxy: { name, url: `http://house:p%40ss@127.0.0.1:${port}/` }, calls, kill };
}

/** As a proxy is told them. */
export const CREDENTIALS = `Basic ${Buffer.from("house:p@ss").toString("base64")}`;
