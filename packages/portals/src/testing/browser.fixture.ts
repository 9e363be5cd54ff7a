import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

/** The Chromium that vitest.config.ts names in SENDOFF_CHROMIUM. */
export function launchBrowser(extra: readonly string[] = []): Promise<Browser> {
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: process.env["SENDOFF_CHROMIUM"] ?? "",
    args: [
      ...sandbox,
      "--disable-gpu",
      "--disable-background-networking",
      "--no-first-run",
      ...extra,
    ],
  });
}
