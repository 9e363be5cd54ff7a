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
  readonly #lost: string[] = [];

  /** The page as it stands. Never rejects: a page that goes away meanwhile is told by `write` as one that was not kept. */
  async keep(page: Page, name: string): Promise<void> {
    this.#count += 1;
    const words = name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .replaceAll(/^-|-$/g, "");
    const number = String(this.#count).padStart(2, "0");
    const { snapshots, lost } = await takeSnapshot(page, `${number}-${words.slice(0, 40)}`);
    this.#snapshots.push(...snapshots);
    this.#lost.push(...lost);
  }

  /**
   * Writes the redacted pages, and beside each that has a form what the reader of the portal's forms sees in it; returns the names
   * of the pages' files, and of those that could not be kept. Both are a fixture as they are (docs/testing.md).
   */
  async write(
    browser: Browser,
    folder: string,
    wish: { readonly portal: string; readonly words: readonly string[] },
  ): Promise<{ readonly files: readonly string[]; readonly lost: readonly string[] }> {
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
    const files = pages.map(({ file }) => file);
    const unredacted = this.#snapshots
      .map(({ file }) => file)
      .filter((file) => !files.includes(file));
    return { files, lost: [...this.#lost, ...unredacted] };
  }
}
