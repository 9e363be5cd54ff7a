import type { FrameLocator, Locator, Page } from "playwright-core";

/**
 * The button that goes on, on a page with decoys or without. They are alike but for one class: only the real one's is worn by
 * no other. Waits until the page of the form is there.
 */
export async function continueButton(
  form: Page | FrameLocator,
  name = /^(Continue|Apply anyway)$/,
): Promise<Locator> {
  const all = form.locator("button").filter({ hasText: name });
  await all.first().waitFor({ state: "attached" });
  const looks = await all.evaluateAll((buttons) => buttons.map((button) => button.className));
  return all.nth(looks.findIndex((look) => looks.indexOf(look) === looks.lastIndexOf(look)));
}

export const fileInput = (form: Page | FrameLocator): Locator =>
  form.getByTestId("resume-selection-file-resume-radio-card-file-input");

export const fileName = (form: Page | FrameLocator): Locator =>
  form.getByTestId("resume-selection-file-resume-radio-card-label");
