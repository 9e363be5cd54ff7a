import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { FormField } from "@sendoff/contract/form";
import { closeTestContexts, testBrowser } from "@sendoff/testkit/browser";
import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readLinkedInForm } from "../linkedin/read-linkedin-form.ts";
import { readForm } from "./read-form.ts";

const FIXTURES = join(import.meta.dirname, "..", "..", "fixtures", "forms");
const names = readdirSync(FIXTURES)
  .filter((name) => name.endsWith(".html"))
  .map((name) => name.replace(".html", ""));

let browser: Browser;
let context: BrowserContext;
beforeAll(async () => {
  browser = await testBrowser();
  context = await browser.newContext({ javaScriptEnabled: false, bypassCSP: true });
});
afterAll(closeTestContexts);

async function read(name: string, portal: "any" | "linkedin"): Promise<FormField[]> {
  const page = await context.newPage();
  const body = readFileSync(join(FIXTURES, `${name}.html`), "utf8");
  await page.route("**/*", (route) =>
    route.fulfill({ body, contentType: "text/html; charset=utf-8" }),
  );
  await page.goto("http://saved-page.invalid/");
  await page
    .locator("body")
    .evaluate((element) => element.style.setProperty("visibility", "visible"));
  const controls =
    portal === "linkedin"
      ? await readLinkedInForm(page)
      : await readForm(page, page.locator("html"));
  await page.close();
  return controls.map((control) => FormField.parse(control.field));
}

function outline(fields: readonly FormField[]): unknown[] {
  return fields.map(({ question, kind, required, options, value, error, readOnly }) => ({
    question,
    kind,
    required,
    options,
    value,
    error,
    ...(readOnly === undefined ? {} : { readOnly }),
  }));
}

describe("the fields a person sees are read, in page order, and no others", () => {
  test.each(names)("%s", async (name) => {
    const expected: unknown = JSON.parse(readFileSync(join(FIXTURES, `${name}.json`), "utf8"));
    const portal = name.startsWith("linkedin") ? "linkedin" : "any";
    expect(outline(await read(name, portal))).toEqual(expected);
  });
});

test("what limits an answer is read with the field", async () => {
  const fields = await read("indeed-smartapply", "any");
  expect(fields[0]).toMatchObject({ min: 0, max: 99 });
  expect(fields[2]).toMatchObject({ maxLength: 4000 });
  const greenhouse = await read("greenhouse-new", "any");
  expect(greenhouse[0]).toMatchObject({ autocomplete: "given-name", maxLength: 255 });
  expect(greenhouse.find((field) => field.question === "Cover Letter")?.accept).toBe(".pdf");
});

test("a field knows the heading it stands under", async () => {
  const fields = await read("greenhouse-new", "any");
  expect(fields.find((field) => field.question === "Gender")?.section).toBe(
    "Voluntary Self-Identification",
  );
});

test("a file's own sentence is its question, a button's caption is not", async () => {
  const page = await context.newPage();
  const file = (label: string, id: string): string =>
    `<div><label for="${id}">${label}</label><input type="file" id="${id}"></div>`;
  await page.setContent(`<form><h2>Answer these questions</h2>${file("Upload your cover letter", "a")}
    <div><p class="title">Portfolio</p>${file("Attach a file", "b")}</div></form>`);
  const controls = await readForm(page, page.locator("html"));
  await page.close();
  expect(controls.map(({ field }) => field.question)).toEqual([
    "Upload your cover letter",
    "Portfolio",
  ]);
});
