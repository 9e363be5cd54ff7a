import { readFileSync } from "node:fs";
import { join } from "node:path";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { readSmartApplyForm } from "./read-smart-apply-form.ts";

const FORMS = join(import.meta.dirname, "..", "..", "fixtures", "forms");
const FORM = readFileSync(join(FORMS, "indeed-smartapply.html"), "utf8");
const framed = (html: string): string =>
  `<iframe width="800" height="800" srcdoc="${html.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await testBrowser();
});
beforeEach(async () => {
  page = await browser.newPage();
});
afterEach(() => page.close());
afterAll(closeTestContexts);

const questions = async (): Promise<string[]> =>
  (await readSmartApplyForm(page)).map(({ field }) => field.question);

test("the form is read alike in a page of its own and in a frame inside a frame, and nothing around it", async () => {
  await page.setContent(FORM);
  const own = await questions();
  expect(own).toContain("Are you authorized to work in India?");
  const around = "<main><form><label>Search <input></label></form></main>";
  await page.setContent(around + framed(`<p>Outer</p>${framed(FORM)}`));
  expect(await questions()).toEqual(own);
});

test("a page without the form is read as it is", async () => {
  await page.setContent("<label>Search <input></label>");
  expect(await questions()).toEqual(["Search"]);
});
