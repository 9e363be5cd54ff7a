import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser } from "playwright-core";

const SYSTEM = ["/usr/bin/chromium", "/usr/bin/google-chrome", "/usr/bin/chromium-browser"];

/** A Chromium for tests: SENDOFF_CHROMIUM, the system's, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const named = process.env["SENDOFF_CHROMIUM"];
  const found = named ?? SYSTEM.find((path) => existsSync(path)) ?? chromium.executablePath();
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  return chromium.launch({
    executablePath: found,
    args: [...sandbox, "--disable-gpu", "--disable-background-networking", "--no-first-run"],
  });
}
