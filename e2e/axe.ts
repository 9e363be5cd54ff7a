import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { expect } from "./test.ts";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const AXE = readFile(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

const OPTIONS = {
  resultTypes: ["violations"],
  // Off in axe unless asked for: the size of targets is WCAG 2.2, the name in the label is still being tried out there.
  rules: { "target-size": { enabled: true }, "label-content-name-mismatch": { enabled: true } },
} satisfies axe.RunOptions;

/** Every rule in the light; in the dark those that look at colours: the markup that the others read is the same there. */
const RUNS = {
  light: OPTIONS,
  dark: { resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"] },
} satisfies Record<string, axe.RunOptions>;

/**
 * Asks axe, in light and dark, about the page as it stands; `what` names it where something is found. The pages have no frames,
 * so axe is put into a page once and asked there: half of what the builder for Playwright takes.
 */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(await AXE);
  expect(page.frames(), `the frames of ${what}`).toHaveLength(1);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const found = await page.evaluate(async (options) => {
      const results = await window.axe?.run(document, options);
      return results?.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`,
      );
    }, RUNS[colorScheme]);
    expect(found, `${what} in ${colorScheme}`).toEqual([]);
  }
}
