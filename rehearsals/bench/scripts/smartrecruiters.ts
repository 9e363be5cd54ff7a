import { answerTo } from "./fill-form.ts";
import type { PortalScript } from "./portal-script.ts";

const PROFILE: Readonly<Record<string, string>> = {
  "spl-input#first-name-input": "first name",
  "spl-input#last-name-input": "last name",
  "spl-input#email-input": "email",
  "spl-input#confirm-email-input": "email",
  "oc-phone-number spl-input": "phone",
};

/** A form of two steps whose boxes stand in roots of their own. */
export const smartrecruitersScript: PortalScript = {
  urlOf: (portalUrl, id) => `${portalUrl}/smartrecruiters/bench-works/${id}`,
  async apply(page, { cvPath, picture, pause }) {
    await page.locator("#st-apply").click();
    const form = page.locator("oc-app-root");
    for (const [host, asked] of Object.entries(PROFILE)) {
      await form.locator(`${host} input`).first().fill(answerTo(asked));
    }
    await form.locator("[data-test=resume-upload] input[type=file]").setInputFiles(cvPath);
    await form.getByRole("button", { name: "Next" }).click();
    const questions = form.locator("sr-screening-questions-form");
    const hosts = questions.locator(":is(spl-input,spl-number-field)[aria-label]");
    await hosts.first().waitFor();
    for (const host of await hosts.all()) {
      const asked = (await host.getAttribute("aria-label")) ?? "";
      await host.locator("input").first().fill(answerTo(asked));
    }
    await questions.locator("spl-radio[label=Yes]").first().click();
    await pause();
    await picture("before");
    await form.getByRole("button", { name: "Submit" }).click();
    await page.locator("[data-test=success-page]").waitFor();
    await picture("after");
  },
};
