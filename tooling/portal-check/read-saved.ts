import type { FormField } from "@sendoff/contract/form";
import type { Browser } from "playwright-core";
import { readFields } from "./read-fields.ts";

/** A question of a saved page; what was filled in is not in it. */
export type SavedQuestion = Pick<FormField, "question" | "kind" | "required" | "options">;

/** What the reader of a portal's forms sees in a saved page, which is opened without network and without its scripts. */
export async function readSaved(
  browser: Browser,
  portal: string,
  html: string,
): Promise<SavedQuestion[]> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  try {
    const page = await context.newPage();
    await page.setContent(html, { waitUntil: "domcontentloaded" });
    const fields = await readFields(portal, page);
    return fields.map(({ question, kind, required, options }) => ({
      question,
      kind,
      required,
      options,
    }));
  } finally {
    await context.close();
  }
}
