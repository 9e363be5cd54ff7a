import { fillForm, pressHit } from "./fill-form.ts";
import type { PortalScript } from "./portal-script.ts";

/** A company's board: one page with the form, and a page that thanks. */
export const boardScript = (pathOf: (company: string, id: string) => string): PortalScript => ({
  urlOf: (portalUrl, id) => `${portalUrl}${pathOf("bench-works", id)}`,
  async apply(page, { cvPath, picture, pause }) {
    await pressHit(page, "submit");
    await fillForm(page, "body", cvPath);
    await pause();
    await picture("before");
    await page.locator("[data-bare-press]").click();
    await page
      .getByText(/thank you|submitted|received/i)
      .first()
      .waitFor();
    await picture("after");
  },
});
