import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { OperationalError } from "@sendoff/kit";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { scan } from "./page-scan.ts";
import { pageBundle } from "./page-script.ts";
import { callInWorld } from "./page-world.ts";
import type { PortalSession } from "./portal-driver.ts";
import { launchBrowser } from "./testing/browser.fixture.ts";

const BUNDLE = pageBundle("test");
const TITLE = { title: [{ id: "h1", css: "h1" }], done: [{ id: "class", css: ".done" }] };

const PAGES: Readonly<Record<string, string>> = {
  "/first": `<h1>First</h1><script>setTimeout(() => { location.href = "/second"; }, 150);</script>`,
  "/second": `<h1>Second</h1><p class="done">Here</p>`,
  "/hostile": `<h1>Hostile</h1><script>
    const empty = () => [];
    Document.prototype.querySelectorAll = empty;
    Element.prototype.querySelectorAll = empty;
    Element.prototype.getBoundingClientRect = () => ({ width: 0, height: 0, right: 0, bottom: 0 });
    globalThis.sendoff = { test: { scanUntil: () => "the page's own" } };
  </script>`,
  "/shadow": `<h1>Shadow</h1><div id="host"></div>`,
};

let server: Server;
let browser: Browser;
let page: Page;
let session: PortalSession;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader("content-type", "text/html").end(PAGES[request.url ?? ""] ?? "");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  browser = await launchBrowser();
});
beforeEach(async () => {
  const { port } = server.address() as AddressInfo;
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${port}` });
  page = await context.newPage();
  session = { context, page, baseUrl: "", signal: new AbortController().signal };
});
afterEach(() => session.context.close());
afterAll(async () => {
  await browser.close();
  server.close();
});

test("a look that waits goes on in the document that the page moves to", async () => {
  await page.goto("/first");
  const found = await scan(session, TITLE, { page: "any", until: ["done"], timeoutMs: 5_000 });
  expect(found.title?.text).toBe("Second");
});

test("what a page's own scripts change is not ours", async () => {
  await page.goto("/hostile");
  const found = await scan(session, TITLE, { page: "any", until: ["title"], timeoutMs: 2_000 });
  expect(found.title?.text).toBe("Hostile");
  expect(await page.evaluate("Object.keys(globalThis.sendoff.test).join()")).toBe("scanUntil");
});

test("what has come since the last look is seen, also inside a shadow root", async () => {
  await page.goto("/shadow");
  const once = { page: "any", until: [], timeoutMs: 2_000 } as const;
  expect((await scan(session, TITLE, once)).done).toBeUndefined();
  await page.evaluate(
    `document.querySelector("#host").attachShadow({ mode: "open" }).innerHTML = '<p class="done">Inside</p>'`,
  );
  expect((await scan(session, TITLE, once)).done?.text).toBe("Inside");
});

test("a page that never answers is given up when the time is over", async () => {
  await page.goto("/second");
  const wish = { things: TITLE, until: ["missing"], timeoutMs: 60_000, stale: [] };
  await expect(callInWorld(page, BUNDLE, "scanUntil", wish, 200)).rejects.toThrow(OperationalError);
});

test("a fault inside the page names the function and says what happened", async () => {
  await page.goto("/second");
  await expect(callInWorld(page, BUNDLE, "scanUntil", null, 2_000)).rejects.toThrow(
    /scanUntil failed in the page: TypeError/,
  );
});

test("a closed page ends the call", async () => {
  await page.goto("/second");
  const wish = { things: TITLE, until: ["missing"], timeoutMs: 60_000, stale: [] };
  const call = callInWorld(page, BUNDLE, "scanUntil", wish, 60_000);
  await page.close();
  await expect(call).rejects.toThrow(/closed|detached/i);
});
