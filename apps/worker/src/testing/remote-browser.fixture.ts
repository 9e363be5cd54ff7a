import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";

/** A Chromium of its own process, as it would run on another machine, reached by its debugging port alone; ends with the test. */
export async function openRemoteBrowser(): Promise<{
  wsUrl: string;
  httpUrl: string;
  kill: () => void;
}> {
  const folder = await mkdtemp(join(tmpdir(), "remote-browser-"));
  const browser = spawn(
    process.env["SENDOFF_CHROMIUM"] ?? "",
    [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--remote-debugging-port=0",
      `--user-data-dir=${folder}`,
    ],
    // A group of its own: Debian starts the browser from a shell, which would leave it behind.
    { stdio: ["ignore", "ignore", "pipe"], detached: true },
  );
  const over = once(browser, "exit");
  let hasEnded = false;
  void over.then(() => (hasEnded = true));
  const kill = (): void => {
    if (browser.pid !== undefined && !hasEnded) process.kill(-browser.pid, "SIGKILL");
  };
  onTestFinished(async () => {
    kill();
    await over;
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  for await (const line of createInterface(browser.stderr)) {
    const [wsUrl] = /ws:\S+/.exec(line) ?? [];
    if (wsUrl === undefined) continue;
    return { wsUrl, httpUrl: `http://${new URL(wsUrl).host}`, kill };
  }
  throw new Error("The browser ended before it listened");
}
