import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react()],
  test: {
    name: "web",
    environment: "jsdom",
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/testing/setup.ts"],
    css: false,
    // Files share a process, which saves two thirds of the time; src/testing/setup.ts puts back what a test leaves behind.
    isolate: false,
    // As in the root's configuration.
    execArgv: [
      "--min-semi-space-size=32",
      "--max-semi-space-size=64",
      "--initial-old-space-size=512",
    ],
    testTimeout: 120_000,
  },
});
