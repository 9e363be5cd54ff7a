import type { Frame, Page } from "playwright-core";
import type { FormControl } from "../form/control.ts";
import { withNumberKind } from "../form/number-kind.ts";
import { readForm } from "../form/read-form.ts";
import { withFreeText } from "./free-text.ts";

/** The cards of the CV and of the account's profile are a chooser of their own, no question with options. */
const RESUME_CARDS = "[data-testid$='resume-radio-card']";

/** Where the form stands in its document, the surest first. */
const FORM_ROOTS = [
  "#ia-container main",
  "main:has([data-testid='continue-button'],[name='submit-application'])",
  "main:has(form)",
] as const;

/**
 * Reads the open page of Indeed's application form, from the page itself or from the innermost frame that holds one; else the
 * whole page. For saved pages too, whose addresses say nothing.
 */
export async function readSmartApplyForm(page: Page): Promise<FormControl[]> {
  const [main, ...inside] = page.frames();
  const frames = [...inside.toReversed(), ...(main === undefined ? [] : [main])];
  for (const selector of FORM_ROOTS) {
    for (const frame of frames) {
      const controls = await readIn(frame, selector);
      if (controls !== undefined) return controls;
    }
  }
  return readForm(page, page.locator("body"));
}

async function readIn(frame: Frame, selector: string): Promise<FormControl[] | undefined> {
  const root = frame.locator(selector).filter({ visible: true }).first();
  if ((await root.count()) === 0) return undefined;
  const controls = await readForm(frame, root, { ignore: [RESUME_CARDS] });
  return controls.map(withNumberKind).map(withFreeText);
}
