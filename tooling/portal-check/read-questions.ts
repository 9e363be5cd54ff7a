import type { Page } from "playwright-core";
import { readFields } from "./read-fields.ts";

/** The questions of a form as lines, without what is filled in. */
export async function readQuestions(portal: string, page: Page): Promise<string[]> {
  const fields = await readFields(portal, page);
  return fields.map(({ question, kind, required, options }) => {
    const choices = options.length === 0 ? "" : `: ${options.length} choices`;
    return `${question} (${kind}${required ? ", required" : ""}${choices})`;
  });
}
