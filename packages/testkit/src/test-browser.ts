import { FEATURES_FLAG } from "@sendoff/kit/chromium-flags";
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from "playwright-core";

let shared: Promise<Browser> | undefined;

/**
 * The Chromium of this process, started at the first call and ended with the process: starting one costs half a second of
 * processor time, a context of a test's own next to nothing. Nobody closes it; a test file ends with `closeTestContexts`. vitest.config.ts names the program in SENDOFF_CHROMIUM. Throws when it does not start.
 */
export function testBrowser(): Promise<Browser> {
  shared ??= launchTestBrowser();
  return shared;
}

/** A page in a context of its own, for one test at a time. */
export interface TestTab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What scripts of the page threw and nobody caught. */
  readonly thrown: readonly string[];
  /** For a test that is about to change the tab for good (its clock, its size): no other test gets it. */
  readonly discard: () => void;
  /** Empties the tab for the next test that asks for one alike: no cookies, no routes, an empty page. */
  readonly release: () => Promise<void>;
}

const given = new Map<string, Page[]>();

/**
 * A tab for a test: one that an earlier test released, or a new one when there is none. A new page costs a process, a sixth
 * of the processor time of a driver's test. Release it after the test.
 */
export async function openTab(options: BrowserContextOptions = {}): Promise<TestTab> {
  const key = JSON.stringify(options);
  const pages = given.get(key) ?? [];
  given.set(key, pages);
  const kept = pages.pop();
  const page =
    kept === undefined || kept.isClosed()
      ? await (await (await testBrowser()).newContext(options)).newPage()
      : kept;
  const context = page.context();
  const thrown: string[] = [];
  let isKept = true;
  const keepError = (error: Error): void => void thrown.push(String(error));
  page.on("pageerror", keepError);
  return {
    context,
    page,
    thrown,
    discard: () => {
      isKept = false;
    },
    async release() {
      page.off("pageerror", keepError);
      if (isKept && (await empty(page))) pages.push(page);
      else await context.close();
    },
  };
}

/** Whether the tab is as good as a new one now. */
async function empty(page: Page): Promise<boolean> {
  const context = page.context();
  const isAlone = context.pages().length === 1 && !page.isClosed();
  if (!isAlone) return false;
  await page.unrouteAll({ behavior: "ignoreErrors" });
  try {
    await page.goto("about:blank");
  } catch {
    // A form that the test has sent still leads the page on: the next test must not meet where.
    return false;
  }
  await context.clearCookies();
  return true;
}

/** Closes every context of that Chromium, for the end of a test file: files of one process run one after another. */
export async function closeTestContexts(): Promise<void> {
  const contexts = (await shared)?.contexts() ?? [];
  await Promise.all(contexts.map((context) => context.close()));
}

/** A Chromium of the caller's own, for tests that need other flags or that end it. Close it. */
export function launchTestBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["SENDOFF_CHROMIUM"] ?? "",
    // Chromium refuses its own sandbox as root; an ordinary user keeps it.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      "--disable-gpu",
      // What is drawn goes through one process less: some 7 % of the processor time of tests in a browser.
      "--disable-gpu-compositing",
      // And through one less again, a tenth of it: the part that would draw on a graphics card is a thread of the browser.
      "--in-process-gpu",
      FEATURES_FLAG,
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--disable-quic",
      "--no-first-run",
      ...flags,
    ],
  });
}
