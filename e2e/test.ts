import { test as base } from "@playwright/test";
import { type Product, startProduct } from "./product.ts";

interface PerTest {
  /** A failed test comes with what the product has written. */
  readonly keepLog: undefined;
}

interface PerWorker {
  /** Begins the name of the product's folder (`.data/stages`). */
  readonly productName: string;
  readonly product: Product;
}

/**
 * Tests run side by side, those of one file too: each Playwright worker has a product of its own, so that what one test does to
 * the portals is nobody else's. Addresses without an origin are this product's.
 */
export const test = base.extend<PerTest, PerWorker>({
  productName: ["e2e", { option: true, scope: "worker" }],
  product: [
    async ({ productName }, use, { parallelIndex }) => {
      const product = await startProduct(`${productName}-${parallelIndex}`);
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: ({ product }, use) => use(product.appUrl),
  // After a failure the product is started anew, under the same name.
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
