import { defineConfig } from "@playwright/test";

/** The whole product on the sandbox, started once for all specs by global-setup.ts. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  globalSetup: "./global-setup.ts",
  // One product, two cores: specs take turns.
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env["SENDOFF_CHROMIUM"] ?? "",
      chromiumSandbox: process.getuid?.() !== 0,
      args: ["--disable-gpu", "--disable-dev-shm-usage", "--disable-background-networking"],
    },
    trace: "retain-on-failure",
  },
  outputDir: "../.data/test-reports/end-to-end",
});
