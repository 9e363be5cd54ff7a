import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";

/** The whole product on the sandbox; each worker starts one for itself (test.ts). */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  workers: availableParallelism(),
  retries: 0,
  // These end what hangs. They are no expectations: a machine with other work takes several times as long.
  timeout: 360_000,
  expect: { timeout: 30_000 },
  use: {
    // Of a context that a test opens for itself; the shared one is opened in test.ts.
    contextOptions: { reducedMotion: "reduce" },
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env["SENDOFF_CHROMIUM"] ?? "",
      chromiumSandbox: process.getuid?.() !== 0,
      args: [
        "--disable-gpu",
        "--disable-gpu-compositing",
        "--in-process-gpu",
        "--disable-dev-shm-usage",
        "--disable-background-networking",
      ],
    },
    // A trace of each test costs as much as the test: `--trace=retain-on-failure` for the one that is looked into.
    screenshot: "only-on-failure",
  },
  outputDir: "../.data/test-reports/end-to-end",
});
