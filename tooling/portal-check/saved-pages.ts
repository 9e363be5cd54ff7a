import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { takeSnapshot } from "./page-snapshot.ts";
import type { Snapshot } from "./page-snapshot.ts";
import { redact } from "./redact.ts";

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

  /** Writes the redacted pages and returns the names of the files. */
  async write(browser: Browser, folder: string, words: readonly string[]): Promise<string[]> {
    const pages = await redact(browser, this.#snapshots, words);
    mkdirSync(folder, { recursive: true });
    for (const { file, html } of pages) writeFileSync(join(folder, file), html);
    return pages.map(({ file }) => file);
  }
}
