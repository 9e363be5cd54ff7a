import { openTab } from "@sendoff/testkit/browser";
import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";

/** A tab for one test. */
export interface TestPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** For a test that changes the tab for good. */
  readonly discard: () => void;
  /** Gives it back; throws when a script of the page did. */
  readonly close: () => Promise<void>;
}

export async function openPage(
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<TestPage> {
  const { context, page, thrown, discard, release } = await openTab({ ...options, baseURL });
  return {
    context,
    page,
    discard,
    async close() {
      await release();
      if (thrown.length > 0) throw new Error(`The page threw: ${thrown.join("; ")}`);
    },
  };
}
