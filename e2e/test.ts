import { type ConsoleMessage, test as base, type Page } from "@playwright/test";
import { type Collector, openCollector } from "./collector.ts";
import { type Product, startProduct } from "./product.ts";

interface PerTest {
  /** A failed test comes with what the product has written. */
  readonly keepLog: undefined;
}

interface PerWorker {
  /** Begins the name of the product's folder (`.data/stages`). */
  readonly productName: string;
  /** Where the product under test sends its traces. */
  readonly collector: Collector;
  readonly product: Product;
  /** The `page` of every test, one after the other. */
  readonly tab: Page;
}

const DESK = { width: 1440, height: 900 };
/** Movement costs a fifth of the time; main-job.spec.ts has it. */
const STILL = { reducedMotion: "reduce" } as const;
/** A document of the app's origin in which nothing runs. */
const EMPTY_PATH = "/healthz";

/**
 * Tests run side by side, those of one file too: each Playwright worker has a product of its own, so that what one test does to
 * the portals is nobody else's. Addresses without an origin are this product's.
 *
 * The tests of a worker share one tab, as those of the drivers do (docs/testing.md): a new one is a process that loads and
 * compiles the whole web app again, half of the processor time of a test. Each test begins in an empty document of the app's
 * origin, with nothing stored, alone in the browser. One that needs a browser that has loaded nothing opens a context of its own.
 */
export const test = base.extend<PerTest, PerWorker>({
  productName: ["e2e", { option: true, scope: "worker" }],
  collector: [
    // oxlint-disable-next-line no-empty-pattern -- a fixture names what it needs, also when that is nothing
    async ({}, use) => {
      const collector = await openCollector();
      await use(collector);
      await collector.close();
    },
    { scope: "worker" },
  ],
  product: [
    async ({ productName, collector }, use, { parallelIndex }) => {
      const product = await startProduct(`${productName}-${parallelIndex}`, {
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      });
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  tab: [
    async ({ browser, product }, use) => {
      const context = await browser.newContext({
        baseURL: product.appUrl,
        viewport: DESK,
        ...STILL,
      });
      await context.addInitScript(() => {
        // A try that its library catches is told of by this event alone.
        addEventListener("securitypolicyviolation", (event) => {
          const { effectiveDirective, blockedURI, sourceFile } = event;
          // oxlint-disable-next-line no-console -- the page has no other way to tell the test
          console.error(
            `Content Security Policy: ${effectiveDirective} ${blockedURI} ${sourceFile}`,
          );
        });
      });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: ({ product }, use) => use(product.appUrl),
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await empty(tab);
    const broken: string[] = [];
    const listen = (message: ConsoleMessage): void => {
      if (message.text().includes("Content Security Policy")) broken.push(message.text());
    };
    tab.on("console", listen);
    await use(tab);
    tab.off("console", listen);
    // Whatever a screen is tested for: none of our own scripts and styles breaks the policy that its page came with.
    if (broken.length > 0) throw new Error(`A page broke its own policy:\n${broken.join("\n")}`);
  },
  // After a failure the product is started anew, under the same name, and the browser too.
  keepLog: [
    async ({ product }, use, testInfo) => {
      await use(undefined);
      const hasFailed = testInfo.status !== testInfo.expectedStatus;
      if (hasFailed && product.logFile !== undefined) {
        await testInfo.attach("product.log", { path: product.logFile });
      }
    },
    { auto: true },
  ],
});

export { expect } from "@playwright/test";

/** Brings the tab to where every test begins. */
async function empty(tab: Page): Promise<void> {
  const context = tab.context();
  const others = context.pages().filter((each) => each !== tab);
  await Promise.all(others.map((each) => each.close()));
  await context.setOffline(false);
  await context.clearCookies();
  await tab.unrouteAll({ behavior: "ignoreErrors" });
  await tab.goto(EMPTY_PATH);
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await tab.setViewportSize(DESK);
  await tab.emulateMedia({ colorScheme: null, ...STILL });
}
