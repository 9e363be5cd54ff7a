import { inspect } from "node:util";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { typeSecret } from "./type-secret.ts";

const SECRET = "tr0ub4dor-8841";

let browser: Browser;
beforeAll(async () => {
  browser = await testBrowser();
});
afterAll(closeTestContexts);

test.each([
  ["switched off", "<input disabled>"],
  ["no box at all", "<input type=checkbox>"],
])("an error at a box that is %s does not carry the secret", async (_what, html) => {
  const page = await browser.newPage();
  await page.setContent(html);
  const typing = typeSecret(page.locator("input"), SECRET, { name: "password", timeoutMs: 300 });
  const error: unknown = await typing.catch((caught: unknown) => caught);
  expect(error).toEqual(new Error("The password could not be typed into the page"));
  expect(inspect(error, { depth: null, showHidden: true })).not.toContain(SECRET);
  // The same without the wrapping does carry it, so this test could fail.
  const own = await page.locator("input").fill(SECRET, { timeout: 2_000 }).catch(String);
  expect(own).toContain(SECRET);
  await page.close();
});

test("what is typed arrives", async () => {
  const page = await browser.newPage();
  await page.setContent("<input>");
  await typeSecret(page.locator("input"), SECRET, { name: "code", timeoutMs: 20_000 });
  expect(await page.locator("input").inputValue()).toBe(SECRET);
  await page.close();
});
