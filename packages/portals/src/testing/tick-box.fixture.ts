import type { Page } from "playwright-core";

/** Ticks the box of the check in this frame, as its owner's hand does. */
export async function tickBox(page: Page, frame: string): Promise<void> {
  await page
    .frameLocator(`${frame} >> visible=true >> nth=-1`)
    .locator("#recaptcha-anchor")
    .click();
}
