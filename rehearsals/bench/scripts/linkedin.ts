import type { Locator } from "playwright-core";
import { answerTo } from "./fill-form.ts";
import type { PortalScript } from "./portal-script.ts";

const MOST_STEPS = 8;

/** LinkedIn's older pages: it knows one skin, and is spared the others. */
export const linkedinScript: PortalScript = {
  urlOf: (portalUrl, id) => `${portalUrl}/jobs/view/${id}/`,
  async apply(page, { cvPath, picture, pause }) {
    await page.locator("button.jobs-apply-button:visible").first().click();
    const modal = page.locator(".jobs-easy-apply-modal");
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const next = modal.locator(
        "[data-easy-apply-next-button], [data-live-test-easy-apply-review-button], [data-live-test-easy-apply-submit-button]",
      );
      await next.waitFor();
      await modal.locator(".jobs-loader").waitFor({ state: "detached" });
      await fillStep(modal, cvPath);
      await pause();
      const isSubmit =
        (await next.getAttribute("data-live-test-easy-apply-submit-button")) !== null;
      const heading = await modal.locator("h3").first().textContent();
      if (isSubmit) await picture("before");
      await next.click();
      if (isSubmit) {
        await page
          .locator("#post-apply-modal, .jpac-modal-header")
          .first()
          .waitFor({ state: "attached" });
        await picture("after");
        return;
      }
      await page.waitForFunction(
        (before) => document.querySelector(".jobs-easy-apply-modal h3")?.textContent !== before,
        heading,
      );
      await pause();
    }
  },
};

async function fillStep(modal: Locator, cvPath: string): Promise<void> {
  for (const input of await modal.locator("input[type=text]").all()) {
    if ((await input.inputValue()) !== "") continue;
    const id = (await input.getAttribute("id")) ?? "";
    const label = (await modal.locator(`label[for="${id}"]`).first().textContent()) ?? "";
    await input.fill(answerTo(label));
  }
  for (const radio of await modal.locator("fieldset label").filter({ hasText: "Yes" }).all()) {
    await radio.click();
  }
  const files = modal.locator("input[type=file]");
  if ((await files.count()) > 0) {
    const cards = modal.locator(".jobs-document-upload-redesign-card__container");
    if ((await cards.count()) === 0) {
      await files.first().setInputFiles(cvPath);
      await cards.first().waitFor();
    }
  }
}
