import type { Browser, BrowserContext, Page } from "playwright-core";

/** A page of its own for one test, and what it threw. */
export interface TestPage {
  context: BrowserContext;
  page: Page;
  /** Closes it; throws when a script of the page did. */
  close(): Promise<void>;
}

export async function openPage(browser: Browser, baseURL: string): Promise<TestPage> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  return {
    context,
    page,
    async close() {
      await context.close();
      if (errors.length > 0) throw new Error(`The page threw: ${errors.join("; ")}`);
    },
  };
}
