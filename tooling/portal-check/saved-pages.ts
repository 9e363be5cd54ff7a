import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { takeSnapshot } from "./page-snapshot.ts";
import type { Snapshot } from "./page-snapshot.ts";
import { readSaved } from "./read-saved.ts";
import { redact } from "./redact.ts";

/** The file beside a saved page that says what is asked there. */
export const questionsFile = (page: string): string => page.replace(/\.html$/, ".questions.json");

/** Keeps the pages of a walk in memory, and writes them once all is known that is to be taken out of them. */
export class SavedPages {
  #count = 0;
  readonly #snapshots: Snapshot[] = [];

  /** The page as it stands. Never rejects: a page that goes away meanwhile is not kept. */
  async keep(page: Page, name: string): Promise<void> {
    this.#count += 1;
    const words = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "");
    const number = String(this.#count).padStart(2, "0");
    const taken = await takeSnapshot(page, `${number}-${words.slice(0, 40)}`).catch(() => []);
    this.#snapshots.push(...taken);
  }

  /**
   * Writes the redacted pages, and beside each that has a form what the reader of the portal's forms sees in it; returns the names
   * of the pages' files. Both are a fixture as they are (docs/testing.md).
   */
  async write(
    browser: Browser,
    folder: string,
    wish: { readonly portal: string; readonly words: readonly string[] },
  ): Promise<string[]> {
    const pages = await redact(browser, this.#snapshots, wish.words);
    mkdirSync(folder, { recursive: true });
    for (const { file, html } of pages) {
      writeFileSync(join(folder, file), html);
      const questions = file.includes("-form") ? await readSaved(browser, wish.portal, html) : [];
      if (questions.length > 0) {
        const json = `${JSON.stringify(questions, null, 2)}\n`;
        writeFileSync(join(folder, questionsFile(file)), json);
      }
    }
    return pages.map(({ file }) => file);
  }
}
