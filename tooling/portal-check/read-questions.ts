import { readForm, readLinkedInForm, readSmartApplyForm } from "@sendoff/portals";
import type { FormControl } from "@sendoff/portals";
import type { Page } from "playwright-core";

/** Portals whose form is Indeed's, in the page or in a frame of it. */
const WITH_SMART_APPLY = new Set(["indeed", "glassdoor"]);

/** Reads the form on a page as the portal's driver does: LinkedIn's dialog, Indeed's form, or every form that there is. */
export function readControls(portal: string, page: Page): Promise<FormControl[]> {
  if (portal === "linkedin") return readLinkedInForm(page);
  if (WITH_SMART_APPLY.has(portal)) return readSmartApplyForm(page);
  return readForm(page, page.locator("body"));
}

/** The questions of a form as lines, without what is filled in. */
export async function readQuestions(portal: string, page: Page): Promise<string[]> {
  const controls = await readControls(portal, page);
  return controls.map(({ field: { question, kind, required, options } }) => {
    const choices = options.length === 0 ? "" : `: ${options.length} choices`;
    return `${question} (${kind}${required ? ", required" : ""}${choices})`;
  });
}
