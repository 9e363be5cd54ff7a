import { type Browser, chromium } from "playwright-core";

let shared: Promise<Browser> | undefined;

/**
 * The Chromium of this process, started at the first call and ended with the process: starting one costs half a second of
 * processor time, a context of a test's own next to nothing. Nobody closes it; a test file ends with `closeTestContexts`. vitest.config.ts names the program in SENDOFF_CHROMIUM. Throws when it does not start.
 */
export function testBrowser(): Promise<Browser> {
  shared ??= launchTestBrowser();
  return shared;
}

/** Closes every context of that Chromium, for the end of a test file: files of one process run one after another. */
export async function closeTestContexts(): Promise<void> {
  const contexts = (await shared)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}

/** A Chromium of the caller's own, for tests that need other flags or that end it. Close it. */
export function launchTestBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["SENDOFF_CHROMIUM"] ?? "",
    // Chromium refuses its own sandbox as root; an ordinary user keeps it.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      "--disable-gpu",
      // What is drawn goes through one process less: some 7 % of the processor time of tests in a browser.
      "--disable-gpu-compositing",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--no-first-run",
      ...flags,
    ],
  });
}
