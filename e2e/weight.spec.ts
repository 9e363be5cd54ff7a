import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Request } from "@playwright/test";
import { TOKEN_STORAGE_KEY } from "@sendoff/contract/constants";
import { arriveReady } from "./arrive.ts";
import { expect, test } from "./test.ts";

/** Where the set-up builds the web app, and the product under test serves it from. */
const BUILT =
  process.env["SENDOFF_WEB_DIST"] ?? fileURLToPath(new URL("../.data/web", import.meta.url));

/**
 * The most in kB of 1,000 bytes, as the server sends it: scripts and styles with Brotli, faces as they are. Each has a few percent of
 * room over what stands in docs/measured.md.
 */
const CEILINGS: Readonly<Record<string, number>> = {
  /** The files that the app's page names: there before anything is drawn, whichever screen is opened. */
  "every page begins with": 234,
  /** A first visit to the dashboard, in English, nothing kept by the browser: with its own code and the faces that it draws in. */
  "the dashboard, nothing cached": 435,
  /** Every screen of a signed-in person. */
  "scripts of all screens": 625,
  "styles of all screens": 19.2,
  "faces of all screens": 192,
  /** What somebody who reads Hindi loads beside it: the texts of all screens and their faces. */
  "Hindi on top": 170,
};

const TO_DO =
  "The signed-in app has grown. Look for what came in (a library, a face, a screen that the first page imports) and load it when it is needed; if it is worth its weight, raise the ceiling here and the figures under “The app's weight” in docs/measured.md.";

test("the signed-in app weighs no more than docs/measured.md says", async ({
  browser,
  page,
  product,
}) => {
  const person = await arriveReady(page, product, "weight");
  const context = await browser.newContext({ baseURL: product.appUrl });
  await context.addInitScript(([key, token]) => localStorage.setItem(key, token), [
    TOKEN_STORAGE_KEY,
    person.token,
  ] as const);
  const first = await context.newPage();
  const sent: Request[] = [];
  first.on("requestfinished", (request) => sent.push(request));
  await first.goto("/app/dashboard");
  await expect(first.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(first.locator("main :is(.skeleton, [aria-busy=true])")).toHaveCount(0);
  await first.evaluate(() => document.fonts.ready.then(() => undefined));
  const sizes = await Promise.all(
    sent
      .filter((request) => ["script", "stylesheet", "font"].includes(request.resourceType()))
      .map((request) => request.sizes()),
  );
  await context.close();
  const dashboard = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);

  const weights: Readonly<Record<string, number>> = {
    ...weighBuilt(),
    "the dashboard, nothing cached": inKilobytes(dashboard),
  };
  process.stdout.write(`The app's weight in kB: ${JSON.stringify(weights)}\n`);
  for (const [what, most] of Object.entries(CEILINGS)) {
    expect(weights[what], `${what}, kB. ${TO_DO}`).toBeLessThanOrEqual(most);
    // A ceiling far above holds nothing.
    expect(weights[what], `${what}, kB: lower its ceiling`).toBeGreaterThan(most * 0.9);
  }
});

const inKilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;

/** As the server sends it. */
function sentBytes(file: string): number {
  const path = join(BUILT, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What the build wrote. The landing page and the operators' console are other pages than the app's. */
function weighBuilt(): Record<string, number> {
  const page = readFileSync(join(BUILT, "index.html"), "utf8");
  const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css|woff2))"/g)];
  const assets = readdirSync(join(BUILT, "assets"))
    .filter((name) => !/\.(?:br|gz)$/.test(name) && !/^(?:landing|console)/.test(name))
    .map((name) => `assets/${name}`);
  const isHindi = (name: string): boolean => /\/(?:hindi|noto-sans-devanagari)/.test(name);
  const weigh = (isCounted: (name: string) => boolean): number =>
    inKilobytes(assets.filter(isCounted).reduce((sum, name) => sum + sentBytes(name), 0));
  return {
    "every page begins with": inKilobytes(
      new Set(named.map(([, file = ""]) => file))
        .values()
        .reduce((sum, file) => sum + sentBytes(file), 0),
    ),
    "scripts of all screens": weigh((name) => name.endsWith(".js") && !isHindi(name)),
    "styles of all screens": weigh((name) => name.endsWith(".css") && !isHindi(name)),
    "faces of all screens": weigh((name) => name.endsWith(".woff2") && !isHindi(name)),
    "Hindi on top": weigh(isHindi),
  };
}
